import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct OwnGestureTests {
    /// A gesture made of two others.
    private struct LongDrag: Gesture {
        @Binding var text: String
        var body: some Gesture {
            DragGesture().onEnded { text = "dragged by \(Int($0.translation.width))" }
        }
    }

    private struct Handle: View {
        @State private var text = "still"
        var body: some View {
            Text(verbatim: text).gesture(LongDrag(text: $text)).accessibilityIdentifier("handle")
        }
    }

    @Test("A gesture of the user's own does what its body does")
    func own() throws {
        let host = ViewHost { Handle() }
        try host.view("handle").drag(by: CGSize(width: 12, height: 0))
        #expect(try host.view("handle").texts == ["dragged by 12"])
    }

    @Test("The value of a gesture of the user's own is that of its body")
    func value() throws {
        let notes = Box<[CGFloat]>([])
        struct Plain: Gesture {
            var body: some Gesture<DragGesture.Value> { DragGesture() }
        }
        let host = ViewHost {
            Text("handle").gesture(Plain().onEnded { notes.value.append($0.translation.height) }).accessibilityIdentifier("handle")
        }
        try host.view("handle").drag(by: CGSize(width: 0, height: 17))
        #expect(notes.value == [17])
    }
}
