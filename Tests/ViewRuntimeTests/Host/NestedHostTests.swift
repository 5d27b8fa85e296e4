import DependencyGraph
import Observation
import SwiftUI
import Testing
import ViewRuntime

@Suite("A host in another host's update")
@MainActor
struct NestedHostTests {
    @Observable
    final class Model {
        var shown = 0
        var hidden = 0
    }

    /// Counts its own appearance.
    struct Badge: View {
        let model: Model
        @State private var count = 0
        var body: some View {
            Text("\(count) of \(model.shown)").onAppear { count += 1 + model.hidden }
        }
    }

    /// Holds a host of its own, as a view that makes a picture of another one does.
    struct Poster: View {
        let model: Model
        let inner: HostCore
        var body: some View {
            let _ = inner.root == nil ? inner.mount(Badge(model: model)) : ()
            Text(TreeReader.elements(of: inner.root!).flatMap(\.texts).joined())
        }
    }

    @Test("Its appear actions write state as anywhere, and nothing is warned of")
    func writes() {
        let inner = HostCore()
        let probe = Probe { Poster(model: Model(), inner: inner) }
        #expect(probe.texts == ["1 of 0"])
        #expect(inner.warnings.map(\.text) == [])
        #expect(probe.warnings == [])
        inner.end()
    }

    @Test("What its views and actions read is not the outer body's")
    func reads() {
        let model = Model()
        let inner = HostCore()
        let probe = Probe { Poster(model: model, inner: inner) }
        #expect(probe.counts()["NestedHostTests.Poster"] == 1)
        probe.act { model.hidden = 1 }
        probe.act { model.shown = 1 }
        #expect(probe.counts() == [:])
        inner.flush()
        #expect(TreeReader.elements(of: inner.root!).flatMap(\.texts) == ["1 of 1"])
        inner.end()
    }

    /// Ends its host while its body runs.
    struct Ending: View {
        let end: @MainActor () -> Void
        var body: some View {
            let _ = end()
            Text("shown")
        }
    }

    @Test("A host cannot be ended by a body of its own")
    func endingInABody() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let host = HostCore()
            host.mount(Ending { host.end() })
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("a host cannot end while a body of it runs: end it from an action, or from outside"))
    }
}
