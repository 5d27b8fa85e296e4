import DependencyGraph
import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// What layout costs: how many views are measured.
@MainActor @Suite struct LayoutCostTests {
    private func host<Content: View>(_ content: Content) -> HostCore {
        let host = HostCore(size: CGSize(width: 300, height: 400))
        host.mount(content)
        return host
    }

    @Test("A layout in which nothing changed measures nothing")
    func unchanged() throws {
        let model = Model(count: 1_000)
        let host = host(Column(model: model))
        #expect(try #require(host.layout).measured > 1_000)
        host.perform(Cause(.action)) { model.unrelated += 1 }
        let before = try #require(host.layout).measured
        host.flush()
        #expect(host.layout?.measured == before)
    }

    @Test("A changed row measures itself and what is around it, not its siblings")
    func changed() throws {
        let model = Model(count: 1_000)
        let host = host(Column(model: model))
        host.perform(Cause(.action)) { model.names[500] = "another name" }
        host.flush()
        // The row's text for each proposal of the stack, the stack, the host.
        #expect(try #require(host.layout).measured < 20)
    }

    @Test("Content that became higher moves what stands below it")
    func moving() throws {
        let model = Model(count: 3)
        let host = host(Column(model: model))
        let before = try frames(host)
        host.perform(Cause(.action)) { model.names[0] = "first\nsecond" }
        host.flush()
        let after = try frames(host)
        #expect(after[0].height == before[0].height + 20)
        #expect(after[1].minY - after[0].minY == before[1].minY - before[0].minY + 20)
    }

    @Test("A host without a size measures nothing and evaluates all rows")
    func without() {
        let model = Model(count: 100)
        let host = HostCore()
        host.mount(List(0..<100, id: \.self) { Text(model.names[$0]) })
        #expect(host.layout == nil)
        #expect(TreeReader.elements(of: host.root!).flatMap(\.texts).count == 100)
    }

    @Test("A list of 100,000 rows evaluates those in sight, also after a jump")
    func manyRows() throws {
        let model = Model(count: 1)
        let host = host(List(0..<100_000, id: \.self) { Text(verbatim: "\($0) \(model.names[0])") })
        #expect(TreeReader.elements(of: host.root!).flatMap(\.texts).count == 10)
        host.perform(Cause(.action)) { host.layout?.scroll(to: 90_000) }
        host.flush()
        let texts = TreeReader.elements(of: host.root!).flatMap(\.texts)
        #expect(texts.count <= 11)
        #expect(texts.contains("90000 row"))
    }

    private func frames(_ host: HostCore) throws -> [CGRect] {
        let layout = try #require(host.layout)
        return ["0", "1", "2"].flatMap { layout.frames(identifiedBy: $0) }
    }
}

@Observable private final class Model {
    var names: [String]
    var unrelated = 0
    init(count: Int) { names = Array(repeating: "row", count: count) }
}

private struct Column: View {
    let model: Model
    var body: some View {
        VStack {
            ForEach(model.names.indices, id: \.self) { Line(model: model, index: $0).accessibilityIdentifier("\($0)") }
        }
    }
}

private struct Line: View {
    let model: Model
    let index: Int
    var body: some View { Text(model.names[index]) }
}
