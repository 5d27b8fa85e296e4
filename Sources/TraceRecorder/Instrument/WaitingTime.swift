import CMachine

/// Finds out how long bodies have their thread wait: the time that passed in them without the time that the thread computed.
///
/// The thread's own time costs a system call. It is read at a body's end where the body took long, and before a body where the last reading is old: what
/// was computed since then is more than what the body did, so that what is found is too little, never too much. Under virtual time the thread
/// computes whenever that time passes, but for what it is told to wait.
struct WaitingTime {
    private let clock: RecorderClock
    private let isVirtual: Bool
    private let longBody: UInt64
    private let old: UInt64
    private var began: UInt64 = 0
    private var read: UInt64 = 0
    private var computed: UInt64 = 0
    private var waits: UInt64 = 0
    /// Under virtual time, how long the thread has waited, in nanoseconds, and how often.
    private var virtualWait: (nanoseconds: UInt64, count: UInt64) = (0, 0)

    /// Milliseconds of a body from which on it is looked at.
    private static let shortest: UInt64 = 5
    /// Milliseconds after which the thread's time is read anew.
    private static let oldest: UInt64 = 2
    /// What part of a body that waits can be computing, one in so many.
    private static let computingPart: UInt64 = 10

    init(_ clock: RecorderClock) {
        self.clock = clock
        isVirtual = clock.source == .virtual
        longBody = clock.ticks(milliseconds: Self.shortest)
        old = clock.ticks(milliseconds: Self.oldest)
    }

    /// A body begins at a tick.
    @inline(__always)
    mutating func bodyBegan(_ tick: UInt64) {
        began = tick
        if _slowPath(tick &- read > old) { look(tick) }
    }

    /// What the thread has computed by now, at least: to be given to `computed(since:)`.
    mutating func mark(_ tick: UInt64) -> UInt64 {
        if tick &- read > old { look(tick) }
        return computed
    }

    /// Nanoseconds that the thread has computed since a mark, at most.
    func computed(since mark: UInt64) -> UInt64 { threadTime(clock.tick()) &- mark }

    /// Notes that the thread has waited, under virtual time.
    mutating func waited(_ nanoseconds: UInt64) {
        virtualWait.nanoseconds &+= nanoseconds
        virtualWait.count &+= 1
    }

    private mutating func look(_ tick: UInt64) {
        read = tick
        computed = threadTime(tick)
        waits = isVirtual ? virtualWait.count : vt_thread_waits()
    }

    private func threadTime(_ tick: UInt64) -> UInt64 {
        isVirtual ? clock.nanoseconds(ticks: tick) &- virtualWait.nanoseconds : vt_thread_cpu_nanoseconds()
    }

    /// Whether a body that ends at a tick took so long that it is worth a look.
    @inline(__always)
    func isLong(_ tick: UInt64) -> Bool { tick &- began >= longBody && tick >= began }

    /// The nanoseconds that the body which ended now waited; nil where it did not.
    mutating func bodyEnded() -> UInt64? {
        let before = (computed: computed, waits: waits)
        let tick = clock.tick()
        look(tick)
        let passed = clock.nanoseconds(ticks: tick &- began)
        let work = computed &- before.computed
        // Where a machine is busy, a thread loses its processor without having asked for anything: that is nobody's fault.
        guard work < passed / Self.computingPart, waits > before.waits else { return nil }
        return passed - work
    }
}
