import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

@MainActor @Suite struct HostingControllerTests {
    @Test("Another root view replaces the root, with that cause, and state lives on")
    func rootView() throws {
        let controller = UIHostingController(rootView: Greeting(name: "a"))
        let host = ViewHost(hosting: controller)
        try host.button("Wave").tap()
        host.resetCounts()
        controller.rootView = Greeting(name: "b")
        #expect(host.texts == ["b 1", "Wave"])
        #expect(host.changes == ["Greeting: @self changed."])
        #expect(host.transactionCauses.last?.kind == .rootReplaced)
        controller.rootView.name = "c"
        #expect(host.texts == ["c 1", "Wave"])
    }

    @Test("A controller that nobody hosts evaluates its root when its view is loaded, and measures it")
    func alone() {
        let notes = Log()
        let controller = UIHostingController(rootView: Measured(notes: notes))
        #expect(notes.lines == [])
        controller.loadViewIfNeeded()
        #expect(notes.lines == ["body"])
        #expect(controller.sizeThatFits(in: CGSize(width: 300, height: CGFloat.infinity)) == CGSize(width: 300, height: 20))
    }

    @Test("AppKit's controllers and views hold a root view, too")
    func appKit() {
        let controller = NSHostingController(rootView: Greeting(name: "a"))
        let host = ViewHost(hosting: controller)
        controller.rootView = Greeting(name: "b")
        #expect(host.texts == ["b 0", "Wave"])
        let view = NSHostingView(rootView: Color.red.frame(width: 30, height: 20))
        #expect(view.fittingSize == CGSize(width: 30, height: 20))
    }

    @Test("A renderer evaluates its content, and measures it for its proposal")
    func renderer() {
        let notes = Log()
        let renderer = ImageRenderer(content: Measured(notes: notes))
        #expect(notes.lines == ["body"])
        #expect(renderer.size == CGSize(width: 10, height: 20))
        renderer.proposedSize = ProposedViewSize(width: 70, height: nil)
        #expect(renderer.size == CGSize(width: 70, height: 20))
        renderer.content = Measured(notes: notes, height: 50)
        #expect(renderer.size == CGSize(width: 70, height: 50))
        #expect(notes.lines == ["body", "body"])
    }
}

private struct Greeting: View {
    var name: String
    @State private var waves = 0
    var body: some View {
        Text("\(name) \(waves)")
        Button("Wave") { waves += 1 }
    }
}

private struct Measured: View {
    let notes: Log
    var height: CGFloat = 20
    var body: some View {
        let _ = notes.lines.append("body")
        Color.red.frame(height: height)
    }
}
