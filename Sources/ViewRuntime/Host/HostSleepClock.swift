import DependencyGraph
import Synchronization

/// The host's clock as views see it: a clock on which tasks sleep until the host's time moves.
///
/// ```swift
/// @Environment(\.hostClock) private var clock
/// …
/// .task { try? await clock.sleep(for: .seconds(1)) }
/// ```
///
/// Outside of a host it is real time.
public struct HostSleepClock: Clock {
    /// A point in the host's time.
    public struct Instant: InstantProtocol {
        /// The time since the host was made.
        public var offset: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let time: HostTime?

    init(_ time: HostTime?) { self.time = time }

    private static let start = ContinuousClock.now

    public var now: Instant { Instant(offset: time?.now ?? (ContinuousClock.now - HostSleepClock.start)) }
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Sleeps until the host's time reaches the deadline. Throws `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        guard let time else { return try await Task.sleep(for: now.duration(to: deadline)) }
        try await time.sleep(until: deadline.offset)
    }
}

extension EnvironmentValues {
    /// The clock of the host in which the view stands.
    public var hostClock: HostSleepClock { HostSleepClock(host?.host?.clock) }
}

extension HostTime {
    /// Suspends the task until the clock reaches `due`.
    @MainActor
    fileprivate func sleep(until due: Duration) async throws {
        try Task.checkCancellation()
        guard due > now else { return }
        let cause = TaskCause.current
        let sleeper = Sleeper { cause?.addSleeps(-1) }
        cause?.addSleeps(1)
        let order: Int = schedule(at: due) { sleeper.wake(cancelled: false) }
        do {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { sleeper.begin($0) }
            } onCancel: {
                sleeper.wake(cancelled: true)
            }
        } catch {
            cancel(order)
            throw error
        }
    }
}

/// Resumes one sleeping task once, by the clock or by cancellation, whichever comes first.
private final class Sleeper: Sendable {
    private enum State {
        case new
        case asleep(CheckedContinuation<Void, any Error>)
        case awake(cancelled: Bool)
    }

    private let state = Mutex(State.new)
    private let onWake: @Sendable () -> Void

    init(onWake: @escaping @Sendable () -> Void) { self.onWake = onWake }

    func begin(_ continuation: CheckedContinuation<Void, any Error>) {
        let result: Bool? = state.withLock { state in
            if case .awake(let cancelled) = state { return cancelled }
            state = .asleep(continuation)
            return nil
        }
        if let result { resume(continuation, cancelled: result) }
    }

    func wake(cancelled: Bool) {
        var sleeping: CheckedContinuation<Void, any Error>?
        let isFirst = state.withLock { state in
            if case .awake = state { return false }
            if case .asleep(let continuation) = state { sleeping = continuation }
            state = .awake(cancelled: cancelled)
            return true
        }
        guard isFirst else { return }
        onWake()
        if let sleeping { resume(sleeping, cancelled: cancelled) }
    }

    private func resume(_ continuation: CheckedContinuation<Void, any Error>, cancelled: Bool) {
        if cancelled { continuation.resume(throwing: CancellationError()) } else { continuation.resume() }
    }
}
