import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// Actions as views keep and pass them. That these compile without warnings in Swift 6 mode is part of the test.
@MainActor @Suite struct ActionFormTests {
    final class Presenter {
        var log: [String] = []
        func tap() { log.append("method") }
    }

    struct Row: View {
        let title: String
        let action: () -> Void
        let onMain: @MainActor () -> Void
        let presenter: Presenter
        var body: some View {
            Button("key", action: action)
            Button(title, action: action)
            Button("role", role: .destructive, action: action)
            Button("symbol", systemImage: "plus", action: action)
            Button(action: action) { Text("label") }
            Button(role: .cancel, action: action) { Text("label and role") }
            Button("main", action: onMain)
            Button("method", action: presenter.tap)
            Button(title + " literal") { presenter.tap() }
        }
    }

    @Test("Stored functions, methods and closures are all taken by buttons, and called")
    func forms() {
        let presenter = Presenter()
        let probe = Probe {
            Row(
                title: "title", action: { presenter.log.append("plain") }, onMain: { presenter.log.append("main") },
                presenter: presenter)
        }
        for label in ["key", "title", "role", "symbol", "label", "label and role"] { #expect(probe.press(label)) }
        #expect(presenter.log == Array(repeating: "plain", count: 6))
        for label in ["main", "method", "title literal"] { #expect(probe.press(label)) }
        #expect(presenter.log.suffix(3) == ["main", "method", "method"])
        #expect(probe.first("Button", "role")?.attributes["role"] == "destructive")
        #expect(probe.first("Button", "label and role")?.attributes["role"] == "cancel")
    }

    @Test("A dragged view follows the gesture's state, which ends with the gesture")
    func gestureState() {
        struct V: View {
            @GestureState private var offset = CGSize.zero
            @State private var dropped = 0.0
            var body: some View {
                Rectangle().gesture(
                    DragGesture()
                        .updating($offset) { value, state, _ in state = value.translation }
                        .onEnded { dropped = $0.translation.width })
                Text("\(Int(offset.width)) \(Int(dropped))")
            }
        }
        let probe = Probe { V() }
        let rectangle = probe.first("Rectangle")
        #expect(probe.texts.last == "0 0")
        #expect(probe.drive(rectangle) {
            if case .drag(let changed, _) = $0 { { changed(CGSize(width: 30, height: 0)) } } else { nil }
        })
        #expect(probe.texts.last == "30 0")
        #expect(probe.drive(rectangle) {
            if case .drag(_, let ended) = $0 { { ended(CGSize(width: 40, height: 0)) } } else { nil }
        })
        #expect(probe.texts.last == "0 40")
    }

    struct Ring: Shape {
        var progress: Double
        var animatableData: Double {
            get { progress }
            set { progress = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    }

    @Test("A shape can say what of it is animated")
    func animatableShape() {
        var ring = Ring(progress: 0.25)
        ring.animatableData = 0.5
        #expect(ring.progress == 0.5)
        #expect(Probe { Ring(progress: 1) }.elements.map(\.kind) == ["ActionFormTests.Ring"])
    }

    @Test("Another layout of the same children keeps their state (C143)")
    func anyLayout() {
        struct K: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct V: View {
            @State private var isVertical = false
            var body: some View {
                let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
                layout { K() }
                Button("turn") { isVertical.toggle() }
            }
        }
        let probe = Probe { V() }
        #expect(probe.press("count 0"))
        #expect(probe.all("VStack").isEmpty)
        #expect(probe.press("turn"))
        #expect(probe.texts == ["count 1", "turn"])
        #expect(probe.all("VStack").count == 1 && probe.all("HStack").isEmpty)
    }
}
