import SwiftUI
import Synchronization
import Testing
import ViewRuntime

private let made = Mutex(0)

private final class Service: Sendable {
    init() { made.withLock { $0 += 1 } }
}

extension EnvironmentValues {
    @Entry var count = 7
    @Entry var title: String = "a" + "b"
    @Entry var maybe: Int?
    @Entry var sizes: [String: Int] = ["a": 1, "b": 2]
    @Entry fileprivate var service: Service = Service()
    @Entry fileprivate var shared = Service()
    @Entry public internal(set) var smaller: @Sendable (Int, Int) -> Int = { a, b in a < b ? a : b }
    /// With a comment, and a keyword for a name.
    @Entry var `default`: Bool = 2 > 1
}

private struct Reader: View {
    @Environment(\.title) var title
    @Environment(\.count) var count
    var body: some View { Text("\(title) \(count)") }
}

@Suite(.serialized) struct EntryTests {
    @Test("An entry has its default until it is written, and keeps what is written")
    func values() {
        var values = EnvironmentValues()
        #expect(values.count == 7)
        values.count = 8
        #expect(values.count == 8)
        #expect(EnvironmentValues().count == 7)
        #expect(values.title == "ab")
        #expect(values.maybe == nil)
        values.maybe = 3
        #expect(values.maybe == 3)
        #expect(values.sizes == ["a": 1, "b": 2])
        #expect(values.smaller(2, 1) == 1)
        #expect(values.default)
    }

    @Test("A default with a type is evaluated at each read, one without once")
    func evaluation() {
        let values = EnvironmentValues()
        let before = made.withLock { $0 }
        _ = values.service
        _ = values.service
        #expect(made.withLock { $0 } == before + 2)
        #expect(values.shared === values.shared)
    }

    @Test("Views read entries, and run again where an ancestor writes them")
    @MainActor func views() {
        let host = HostCore()
        host.mount(Reader().environment(\.count, 9))
        #expect(host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } == ["ab 9"])
        host.end()
    }
}
