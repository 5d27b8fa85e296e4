import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

/// Views and modifiers whose values change step by step, and transitions with a body.
@MainActor @Suite struct AnimatableViewTests {
    private struct Counter: View, @preconcurrency Animatable {
        var number: Double
        var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View { Text("\(Int(number.rounded()))") }
    }

    private struct Screen: View {
        @State private var number = 0.0
        var body: some View {
            VStack {
                Button("animated") { withAnimation(.linear(duration: 1)) { number += 60 } }
                Button("at once") { number = 7 }
                Counter(number: number)
            }
        }
    }

    @Test("A body runs for each sixtieth of a second on the way to an animated value, and ends at the value")
    func view() throws {
        let host = ViewHost { Screen() }
        host.resetCounts()
        try host.button("animated").tap()
        // The parent ran; the view shows what it showed.
        #expect(host.bodyCounts == ["AnimatableViewTests.Screen": 1])
        host.advance(by: .milliseconds(500))
        #expect(host.bodyCount(of: Counter.self) == 29)
        #expect(host.texts.last == "29")
        host.advance(by: .seconds(1))
        #expect(host.bodyCount(of: Counter.self) == 60)
        #expect(host.texts.last == "60")
        #expect(host.core.clock.nextDue == nil)
    }

    @Test("A value that is written without an animation is shown at once, also while one goes on")
    func atOnce() throws {
        let host = ViewHost { Screen() }
        try host.button("animated").tap()
        host.advance(by: .milliseconds(300))
        try host.button("at once").tap()
        #expect(host.texts.last == "7")
        host.resetCounts()
        host.advance(by: .seconds(2))
        #expect(host.bodyCounts == [:])
    }

    private struct Shaking: AnimatableModifier {
        var amount: Double
        nonisolated var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        func body(content: Content) -> some View {
            VStack {
                content
                Text("shaken \(Int(amount))")
            }
        }
    }

    private struct Shaken: View {
        @State private var amount = 0.0
        var body: some View {
            Button("shake") { withAnimation(.linear(duration: 0.5)) { amount = 30 } }.modifier(Shaking(amount: amount))
        }
    }

    @Test("A modifier's body runs on the way as a view's does")
    func modifier() throws {
        let host = ViewHost { Shaken() }
        host.resetCounts()
        try host.button("shake").tap()
        host.advance(by: .seconds(1))
        #expect(host.bodyCounts == ["AnimatableViewTests.Shaken": 1, "AnimatableViewTests.Shaking": 30])
        #expect(host.texts.last == "shaken 30")
    }

    private struct Noting: Transition {
        let notes: Box<[TransitionPhase]>
        func body(content: Content, phase: TransitionPhase) -> some View {
            let _ = notes.value.append(phase)
            content.opacity(phase.isIdentity ? 1 : 0)
        }
    }

    private struct Coming: View {
        let notes: Box<[TransitionPhase]>
        @State private var isShown = false
        var body: some View {
            Button("animated") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            Button("at once") { isShown.toggle() }
            if isShown { Text("here").transition(Noting(notes: notes)) }
        }
    }

    @Test("A transition's body is evaluated before, while and after the view is there, where it comes and goes with an animation")
    func transition() throws {
        let notes = Box<[TransitionPhase]>([])
        let host = ViewHost { Coming(notes: notes) }
        try host.button("animated").tap()
        #expect(notes.value == [.willAppear, .identity])
        try host.button("animated").tap()
        #expect(notes.value == [.willAppear, .identity, .didDisappear])
        #expect(!host.texts.contains("here"))
        host.advance(by: .seconds(2))
        notes.value = []
        try host.button("at once").tap()
        try host.button("at once").tap()
        #expect(notes.value == [.identity])
    }

    @Test("A view that comes back while it goes is there again")
    func back() throws {
        let notes = Box<[TransitionPhase]>([])
        let host = ViewHost { Coming(notes: notes) }
        try host.button("animated").tap()
        try host.button("animated").tap()
        host.advance(by: .milliseconds(500))
        try host.button("animated").tap()
        #expect(notes.value == [.willAppear, .identity, .didDisappear, .identity])
    }

    @Test("Transitions are combined, and have the animation that they are given")
    func combined() {
        #expect(AnyTransition(OpacityTransition()).isAnimated)
        #expect(!AnyTransition(IdentityTransition()).isAnimated)
        #expect(TransitionPhase.didDisappear.value == 1)
    }

    @Test("An animation around what a closure adds holds for that alone")
    func body() throws {
        let host = ViewHost { Around() }
        try host.button("go").tap()
        // The thirtieth frame is due some nanoseconds after half a second.
        host.advance(by: .milliseconds(501))
        #expect(host.texts.suffix(2) == ["30", "60"])
    }

    private struct Around: View {
        @State private var number = 0.0
        var body: some View {
            Button("go") { number = 60 }
            Color.red.animation(.linear(duration: 1)) { _ in Counter(number: number) }
            Counter(number: number)
        }
    }
}

extension AnyTransition {
    /// Whether a removal with it takes time.
    @MainActor fileprivate var isAnimated: Bool {
        let host = ViewHost { Leaving(transition: self) }
        do { try host.button("go").tap() } catch { return false }
        return host.core.clock.nextDue != nil
    }
}

private struct Leaving: View {
    let transition: AnyTransition
    @State private var isShown = true
    var body: some View {
        Button("go") { withAnimation { isShown = false } }
        if isShown { Text("leaving").transition(transition) }
    }
}
