import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

#Preview("Scenario counter") {
    @Previewable @State var count = 0
    Text("count \(count)")
    Button("Count") { count += 1 }
}

#Preview("Scenario fixed", traits: .fixedLayout(width: 120, height: 80)) { Color.red.accessibilityIdentifier("fill") }

#Preview("Scenario landscape", traits: .landscapeLeft) { Color.red.accessibilityIdentifier("fill") }

#Preview("Scenario shared", traits: .modifier(SampleData(level: 2)), .fixedLayout(width: 50, height: 50)) {
    SampleScreen()
}

#Preview("Scenario waiting", traits: .modifier(WaitingData())) { SampleScreen() }

#Preview("Scenario controller") {
    UIHostingController(rootView: Text("hosted"))
}

#Preview("Scenario view") {
    let view = UIView()
    view.tag = 3
    return view
}

@MainActor @Suite struct PreviewScenarioTests {
    private func scenario(_ title: String) throws -> PreviewScenario {
        try #require(previews.first { $0.title == title })
    }

    @Test("All previews are scenarios with title and place")
    func listed() throws {
        let titles = previews.map(\.title).filter { $0.hasPrefix("Scenario ") }
        #expect(titles == ["counter", "fixed", "landscape", "shared", "waiting", "controller", "view"].map { "Scenario \($0)" })
        let location = try scenario("Scenario counter").location
        #expect(location.fileID == "TraceTestingTests/PreviewScenarioTests.swift")
        #expect(location.line == 6)
    }

    @Test("Each mount has state of its own, and can be driven")
    func mount() throws {
        let scenario = try scenario("Scenario counter")
        let host = scenario.mount()
        try host.button("Count").tap()
        #expect(host.texts == ["count 1", "Count"])
        #expect(scenario.mount().texts == ["count 0", "Count"])
    }

    @Test("Traits say how large the host is")
    func traits() throws {
        #expect(try scenario("Scenario fixed").mount().frame(of: "fill").size == CGSize(width: 120, height: 80))
        #expect(try scenario("Scenario landscape").mount().frame(of: "fill").size == CGSize(width: 844, height: 390))
    }

    @Test("A modifier stands around the content, with a context that is made once")
    func modifier() throws {
        let scenario = try scenario("Scenario shared")
        #expect(scenario.mount().texts == ["level 2 of shared 1"])
        #expect(scenario.mount().texts == ["level 2 of shared 1"])
        #expect(scenario.mount().size == CGSize(width: 50, height: 50))
    }

    @Test("A context that takes waiting is made by the asynchronous form; the other one says so")
    func waiting() async throws {
        let scenario = try scenario("Scenario waiting")
        withKnownIssue { _ = scenario.mount() } matching: { issue in
            String(describing: issue).contains("mount the preview with 'try await scenario.mounted()'")
        }
        let host = try await scenario.mounted()
        #expect(host.texts == ["level 9 of waited"])
        #expect(scenario.mount().texts == ["level 9 of waited"])
    }

    @Test("Previews of controllers and views are hosted as representables are")
    func platformPreviews() throws {
        #expect(try scenario("Scenario controller").mount().bodyCounts == ["PreviewedController": 1])
        #expect(try scenario("Scenario view").mount().bodyCounts == ["PreviewedView": 1])
    }

    @Test("A PreviewProvider is a scenario, too")
    func provider() {
        let scenario = PreviewScenario(SampleProvider.self)
        #expect(scenario.title == "SampleProvider")
        #expect(scenario.mount().texts == ["one", "two"])
    }

    @Test("Scenarios are arguments of a traced test", .traced(keep: .onFailure), arguments: previews)
    func all(_ scenario: PreviewScenario) async throws {
        guard scenario.title.hasPrefix("Scenario "), scenario.title != "Scenario waiting" else { return }
        let host = try await scenario.mounted()
        try await host.settle()
        #expect(host.warnings == [])
    }
}

private struct SampleScreen: View {
    @Environment(\.lineLimit) private var level
    @Environment(SharedSample.self) private var sample
    var body: some View { Text("level \(level ?? 0) of \(sample.name)") }
}

@Observable private final class SharedSample {
    let name: String
    init(_ name: String) { self.name = name }
}

@MainActor private enum Made { static var count = 0 }

private struct SampleData: PreviewModifier {
    let level: Int

    static func makeSharedContext() async throws -> SharedSample {
        Made.count += 1
        return SharedSample("shared \(Made.count)")
    }

    func body(content: Content, context: SharedSample) -> some View {
        content.environment(context).environment(\.lineLimit, level)
    }
}

private struct WaitingData: PreviewModifier {
    static func makeSharedContext() async throws -> SharedSample {
        await Task.yield()
        return SharedSample("waited")
    }

    func body(content: Content, context: SharedSample) -> some View {
        content.environment(context).environment(\.lineLimit, 9)
    }
}

private struct SampleProvider: PreviewProvider {
    static var previews: some View {
        Text("one").previewDisplayName("One")
        Text("two").previewLayout(.sizeThatFits).previewDevice("iPhone 15")
    }
}
