import DependencyGraph

/// Content that goes through phases, each with its animation, by the host's clock.
///
/// The content is made once for each phase that is reached. Without a trigger, the phases follow one another without end, from the
/// moment at which the view appears; with one, they are gone through once when it changes, and the first one is shown again. A phase without an animation takes a
/// sixtieth of a second.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: FrameworkView {
    nonisolated(unsafe) private let phases: [Phase]
    private let trigger: PhaseTrigger
    nonisolated(unsafe) private let content: (Phase) -> Content
    nonisolated(unsafe) private let animation: (Phase) -> Animation?
    @State private var position = 0
    private let run = State(initialValue: PhaseRun())
    @Environment(\.host) private var host

    /// Goes through phases without end.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = PhaseTrigger(value: nil)
        self.content = content
        self.animation = animation
    }

    /// Goes through phases when a value changes.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = PhaseTrigger(value: trigger)
        self.content = content
        self.animation = animation
    }

    @MainActor @preconcurrency public var body: some View {
        let run = run.wrappedValue
        if !phases.isEmpty {
            content(phases[min(position, phases.count - 1)])
                .onAppear {
                    run.isShown = true
                    if trigger.value == nil { advance(run) }
                }
                .onDisappear { run.stop() }
                .onChange(of: trigger) { _, _ in
                    run.stop()
                    run.isShown = true
                    advance(run)
                }
        }
    }

    /// Goes on to the next phase, and from there when its animation has ended.
    @MainActor private func advance(_ run: PhaseRun) {
        guard phases.count > 1, run.isShown, let clock = host?.host?.clock else { return }
        let next = (position + 1) % phases.count
        let animation = animation(phases[next])
        withAnimation(animation) { position = next }
        if trigger.value != nil, next == 0 { return }
        // An animation without an end keeps its phase.
        if let animation, animation.total == nil { return }
        let time = max(animation?.total ?? .zero, FrameTime.interval)
        let number: Int = clock.schedule(at: clock.now + time) { advance(run) }
        run.cancel = { clock.cancel(number) }
    }
}

/// A value whose change starts something; nil where nothing does.
nonisolated struct PhaseTrigger: Equatable {
    nonisolated(unsafe) var value: (any Equatable)?

    static func == (left: PhaseTrigger, right: PhaseTrigger) -> Bool {
        func equals<T: Equatable>(_ value: T) -> Bool { right.value as? T == value }
        guard let value = left.value else { return right.value == nil }
        return equals(value)
    }
}

/// What goes on in a view that moves by itself.
final class PhaseRun: FreshlyMade, @unchecked Sendable {
    var isShown = false
    var cancel: () -> Void = {}

    func stop() {
        isShown = false
        cancel()
        cancel = {}
    }
}

extension View {
    /// Shows the view in phases, one after the other without end.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Shows the view in phases, once when a value changes.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
}
