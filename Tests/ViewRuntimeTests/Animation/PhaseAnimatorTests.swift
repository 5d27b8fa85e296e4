import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

/// Content in phases and along keyframes, by the host's clock.
@MainActor @Suite struct PhaseAnimatorTests {
    @Test("Without a trigger phases follow one another without end, and content is made once for each")
    func endless() {
        let made = Box<[Int]>([])
        let host = ViewHost {
            PhaseAnimator([1, 2, 3]) { phase in
                let _ = made.value.append(phase)
                Text("\(phase)")
            } animation: { _ in .linear(duration: 1) }
        }
        // The second phase is what the first animation goes to.
        #expect(made.value == [1, 2])
        host.advance(by: .milliseconds(999))
        #expect(made.value == [1, 2])
        host.advance(by: .milliseconds(1))
        #expect(made.value == [1, 2, 3])
        host.advance(by: .seconds(2))
        #expect(made.value == [1, 2, 3, 1, 2])
        #expect(host.texts == ["2"])
    }

    private struct Bell: View {
        let made: Box<[String]>
        @State private var rings = 0
        var body: some View {
            VStack {
                Button("ring") { rings += 1 }
                Text("bell").phaseAnimator(["rest", "left", "right"], trigger: rings) { content, phase in
                    let _ = made.value.append(phase)
                    content.accessibilityIdentifier(phase)
                } animation: { $0 == "left" ? .linear(duration: 0.5) : .linear(duration: 1) }
            }
        }
    }

    @Test("With a trigger phases are gone through once when it changes, back to the first")
    func triggered() throws {
        let made = Box<[String]>([])
        let host = ViewHost { Bell(made: made) }
        host.advance(by: .seconds(10))
        #expect(made.value == ["rest"])
        try host.button("ring").tap()
        // Made for the new trigger's content, and for the phase that it starts.
        #expect(made.value.last == "left")
        made.value = []
        host.advance(by: .milliseconds(500))
        #expect(made.value == ["right"])
        host.advance(by: .seconds(1))
        #expect(made.value == ["right", "rest"])
        host.advance(by: .seconds(10))
        #expect(made.value == ["right", "rest"])
    }

    @Test("Content that goes takes its phases with it")
    func gone() throws {
        let made = Box<[Int]>([])
        let host = ViewHost { Toggled(made: made) }
        #expect(made.value == [0, 1])
        try host.button("hide").tap()
        host.advance(by: .seconds(5))
        #expect(made.value == [0, 1])
        #expect(host.core.clock.nextDue == nil)
    }

    private struct Toggled: View {
        let made: Box<[Int]>
        @State private var isShown = true
        var body: some View {
            Button("hide") { isShown = false }
            if isShown {
                PhaseAnimator([0, 1]) { phase in
                    let _ = made.value.append(phase)
                    Color.red
                }
            }
        }
    }

    @Test("A phase without an animation takes a sixtieth of a second")
    func without() {
        let made = Box<[Int]>([])
        let host = ViewHost {
            PhaseAnimator([0, 1]) { phase in
                let _ = made.value.append(phase)
                Color.red
            } animation: { _ in nil }
        }
        host.advance(by: .milliseconds(100))
        // Six sixtieths of a second are behind the first step at 0.
        #expect(made.value.count == 2 + 5)
    }

    private struct Values: Equatable {
        var x = 0.0
        var angle = Angle.zero
    }

    @Test("Keyframes give a value for each sixtieth of a second; content is made for each")
    func keyframes() {
        let made = Box<[Double]>([])
        let host = ViewHost {
            KeyframeAnimator(initialValue: Values(), repeating: false) { value in
                let _ = made.value.append(value.x)
                Color.red
            } keyframes: { _ in
                KeyframeTrack(\.x) {
                    LinearKeyframe(10, duration: 0.5)
                    MoveKeyframe(20)
                    LinearKeyframe(30, duration: 0.5)
                }
                KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.25) }
            }
        }
        #expect(made.value == [0])
        host.advance(by: .milliseconds(250))
        #expect(abs(made.value[made.value.count - 1] - 5) < 0.4)
        #expect(made.value.count == 1 + 14)
        host.advance(by: .seconds(2))
        // Sixty for the second, and the one with which it has ended.
        #expect(made.value.count == 1 + 60)
        #expect(made.value.last == 30)
        #expect(host.core.clock.nextDue == nil)
    }

    @Test("A timeline of keyframes tells its length and its values")
    func timeline() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                CubicKeyframe(30, duration: 1)
                SpringKeyframe(0, duration: 1, spring: .bouncy)
            }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2, timingCurve: .easeInOut) }
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 0.25).x == 2.5)
        #expect(timeline.value(time: 1).x == 10)
        #expect(timeline.value(time: 1).angle.degrees.rounded() == 45)
        #expect(abs(timeline.value(time: 2).x - 30) < 1e-9)
        #expect(abs(timeline.value(time: 99).x) < 0.2)
        #expect(timeline.value(progress: 1).angle == .degrees(90))
    }
}
