import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

/// Animations as values.
@MainActor @Suite struct AnimationTests {
    @Test("A delay makes an animation longer, speed makes it shorter, repeating leaves one pass as it is")
    func durations() {
        #expect(Animation.easeIn(duration: 1).delay(0.5).duration == .milliseconds(1500))
        #expect(Animation.linear(duration: 1).speed(2).duration == .milliseconds(500))
        #expect(Animation.bouncy(duration: 2).repeatForever(autoreverses: false).duration == .seconds(2))
        #expect(Animation.easeOut.speed(0).duration == Animation.easeOut.duration)
    }

    private struct Fading: View {
        let isOn: Bool
        let animation: Animation?
        let note: (String) -> Void
        @State private var value = false
        var body: some View {
            Button(value ? "on" : "off") {
                withAnimation(animation) { value = isOn } completion: { note(value ? "completed on" : "completed off") }
                note("tapped")
            }
        }
    }

    @Test("A completion runs when the animation has ended, at once where nothing was written, and after the update without an animation")
    func completions() throws {
        let notes = Box<[String]>([])
        for (isOn, animation, atOnce) in [
            (true, Animation.linear(duration: 2), ["tapped"]), (false, .linear(duration: 2), ["completed off", "tapped"]),
            (true, nil, ["tapped", "completed on"]),
        ] {
            notes.value = []
            let host = ViewHost { Fading(isOn: isOn, animation: animation) { notes.value.append($0) } }
            try host.button("off").tap()
            #expect(notes.value == atOnce)
            host.advance(by: .milliseconds(1_999))
            #expect(notes.value == atOnce)
            host.advance(by: .milliseconds(1))
            #expect(notes.value.count == 2)
        }
    }
}
