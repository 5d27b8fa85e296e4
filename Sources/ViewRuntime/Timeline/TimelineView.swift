import Foundation

/// The moment for which a timeline's content is made, whatever its schedule and content are.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Content that is made again at the moments of a schedule, by the host's clock.
///
/// The host's time starts at the date on which the first timeline was shown in it. Content is made for the last moment that has passed, or the
/// first one where none has, and again for each that is reached while it is on screen. Moments that are jumped over are not made up for.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: FrameworkView {
    /// The moment for which content is made.
    public struct Context {
        /// How much it matters that the content is up to date.
        public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
        /// The moment.
        public let date: Date
        /// How often the content is made again.
        public let cadence: Cadence
        let renew: () -> Void

        /// Has the moments asked for again.
        public func invalidateTimelineContent() { renew() }
    }

    nonisolated(unsafe) private let schedule: Schedule
    nonisolated(unsafe) private let content: (TimelineViewDefaultContext) -> Content
    private let course = State(initialValue: TimelineCourse())
    @State private var turn = 0
    @Environment(\.host) private var host

    /// Content for each moment of a schedule.
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor @preconcurrency public var body: some View {
        let _ = turn
        let course = course.wrappedValue
        let clock = host?.host?.clock
        let now = clock?.date ?? Date()
        let (date, next) = moment(at: now)
        let _ = course.wait(until: next, clock) { turn += 1 }
        content(TimelineViewDefaultContext(date: date, cadence: cadence(next.map { $0.timeIntervalSince(date) })) { turn += 1 })
            .onAppear { course.appear() }
            .onDisappear { course.disappear() }
    }

    /// The moment that is shown at a date, and the one behind it.
    private func moment(at now: Date) -> (date: Date, next: Date?) {
        var shown: Date?
        // Dates are exact to some tenths of a microsecond.
        let end = now + 1e-6
        for date in schedule.entries(from: now, mode: .normal) {
            if date > end, shown != nil { return (shown ?? date, date) }
            // The first moment is shown before its time.
            shown = date
        }
        return (shown ?? now, nil)
    }

    private func cadence(_ interval: TimeInterval?) -> TimelineViewDefaultContext.Cadence {
        guard let interval else { return .live }
        return interval < 1 ? .live : interval < 60 ? .seconds : .minutes
    }
}

/// What waits for the next moment of one timeline.
final class TimelineCourse: FreshlyMade, @unchecked Sendable {
    private var isShown = false
    private var start: () -> Void = {}
    private var cancel: () -> Void = {}

    func wait(until next: Date?, _ clock: HostTime?, _ work: @escaping () -> Void) {
        cancel()
        cancel = {}
        start = { [weak self] in
            guard let self, let next, let clock else { return }
            let number: Int = clock.schedule(at: clock.time(of: next), work)
            cancel = { clock.cancel(number) }
        }
        if isShown { start() }
    }

    func appear() {
        isShown = true
        cancel()
        start()
    }

    func disappear() {
        isShown = false
        cancel()
        cancel = {}
    }
}
