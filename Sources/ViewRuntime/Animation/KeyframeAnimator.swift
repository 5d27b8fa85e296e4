import DependencyGraph

/// Content whose value follows keyframes, by the host's clock.
///
/// The content is made for the first value, and then for the value of each sixtieth of a second until the longest track has ended. Without a trigger that
/// begins when the view appears, again and again where it repeats; with one, each time it changes, from the value that is shown then.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: FrameworkView
where Value == KeyframePath.Value {
    nonisolated(unsafe) private let initial: Value
    private let trigger: PhaseTrigger
    private let repeats: Bool
    nonisolated(unsafe) private let content: (Value) -> Content
    nonisolated(unsafe) private let keyframes: (Value) -> KeyframePath
    private let run = State(initialValue: KeyframeRun<Value>())
    @State private var turn = 0
    @Environment(\.host) private var host

    /// Follows keyframes when a value changes.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        self.trigger = PhaseTrigger(value: trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Follows keyframes from the moment of appearing.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        trigger = PhaseTrigger(value: nil)
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor @preconcurrency public var body: some View {
        let run = run.wrappedValue
        let _ = turn
        content(run.value ?? initial)
            .onAppear {
                run.isShown = true
                if trigger.value == nil { begin(run, from: initial) }
            }
            .onDisappear { run.stop() }
            .onChange(of: trigger) { _, _ in
                run.stop()
                run.isShown = true
                begin(run, from: run.value ?? initial)
            }
    }

    @MainActor private func begin(_ run: KeyframeRun<Value>, from value: Value) {
        guard let clock = host?.host?.clock else { return }
        let tracks = keyframes(value)._tracks(from: value)
        go(on: run, value, tracks, since: clock.now, clock)
    }

    @MainActor private func go(
        on run: KeyframeRun<Value>, _ start: Value, _ tracks: _KeyframeTracks<Value>, since began: Duration, _ clock: HostTime
    ) {
        guard tracks.duration > 0, run.isShown else { return }
        let number: Int = clock.schedule(at: clock.now + FrameTime.interval) {
            let time = (clock.now - began) / .seconds(1)
            var value = start
            for change in tracks.changes { change(&value, min(time, tracks.duration)) }
            run.value = value
            turn += 1
            if time < tracks.duration {
                go(on: run, start, tracks, since: began, clock)
            } else if repeats {
                begin(run, from: initial)
            }
        }
        run.cancel = { clock.cancel(number) }
    }
}

/// What goes on in content that follows keyframes.
final class KeyframeRun<Value>: FreshlyMade, @unchecked Sendable {
    var isShown = false
    var value: Value?
    var cancel: () -> Void = {}

    func stop() {
        isShown = false
        cancel()
        cancel = {}
    }
}

extension View {
    /// Shows the view with values that follow keyframes, from the moment of appearing.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) }, keyframes: keyframes)
    }

    /// Shows the view with values that follow keyframes, each time a value changes.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
    }
}
