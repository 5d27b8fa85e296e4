import SwiftUI
import Testing
import TraceTesting
import ViewPictures
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

    @Test("A renderer's picture has what the content shows, at its scale, and nothing around it")
    func rendererPictures() throws {
        let renderer = ImageRenderer(
            content: HStack(spacing: 0) {
                Color.red.frame(width: 2, height: 2)
                Color.clear.frame(width: 2, height: 2)
            })
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(renderer.cgImage?.width == 8)
        let picture = try PNG.picture(from: try #require(image.pngData()))
        #expect((picture.width, picture.height) == (8, 4))
        #expect((picture[0, 0], picture[3, 3], picture[4, 0]) == (0xFF3B_30FF, 0xFF3B_30FF, 0))
        renderer.isOpaque = true
        let opaque = try PNG.picture(from: try #require(renderer.uiImage?.pngData()))
        #expect(opaque[4, 0] == 0xFFFF_FFFF)
    }

    @Test("A renderer without a size gives no picture; its proposal gives it one")
    func rendererSize() {
        let renderer = ImageRenderer(content: EmptyView())
        #expect(renderer.uiImage == nil)
        let wide = ImageRenderer(content: Color.red)
        wide.proposedSize = ProposedViewSize(width: 30, height: 20)
        #expect(wide.uiImage?.size == CGSize(width: 30, height: 20))
    }

    @Test("What is drawn into contexts of UIKit's is in their pictures")
    func contexts() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            context.cgContext.translateBy(x: 2, y: 0)
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 2, width: 2, height: 2)).fill()
        }
        let picture = try PNG.picture(from: try #require(image.pngData()))
        #expect((picture.width, picture.height) == (8, 8))
        #expect((picture[1, 1], picture[5, 1], picture[5, 5]) == (0xFF00_00FF, 0, 0x0000_FFFF))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
        image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 2))
        let second = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let copy = try PNG.picture(from: try #require(second?.pngData()))
        #expect(copy[1, 0] == 0)
        #expect(copy[0, 0] >> 24 > 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
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
