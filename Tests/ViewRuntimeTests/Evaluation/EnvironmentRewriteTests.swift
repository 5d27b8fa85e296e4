import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// The environment written while its readers come and go.
@MainActor @Suite struct EnvironmentRewriteTests {
    @Observable final class Model {
        var name = "a"
        init(_ name: String = "a") { self.name = name }
    }

    final class Store: ObservableObject { @Published var n = 0 }

    @Test("A view that must have an object of the environment may leave in the update that takes the object away")
    func requiredObjectTakenAwayWithItsReader() {
        struct Reader: View {
            @Environment(Model.self) var model
            var body: some View { Text(model.name) }
        }
        struct Screen: View {
            var model: Model?
            var body: some View {
                Group { if model != nil { Reader() } else { Text("none") } }.environment(model)
            }
        }
        let host = HostCore()
        host.mount(Screen(model: Model("x")))
        host.replaceRoot(Screen(model: nil))
        #expect(host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } == ["none"])
    }

    @Test("Environment values that are written again and again take no more room")
    func environmentUpdatesDoNotPileUp() {
        let host = HostCore()
        host.mount(Text("x"))
        for n in 0..<20_000 { host.updateEnvironment(key: "x") { $0.lineLimit = n % 7; $0.isEnabled = n % 2 == 0 } }
        #expect(host.environment.values.description.count < 2_000)
    }
}
