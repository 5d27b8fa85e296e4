import CMachine
import TraceFormat
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The writing thread of a recording: it compresses blocks and writes them into the file.
///
/// Streams hand over full blocks and go on; if `capacity` of them wait, the stream waits too, so that nothing is lost and memory is
/// bounded, or its block is dropped and the trace says so, as the options want it. Where nothing is written for longer than `patience`, the
/// recording gives up. After the first error nothing more is written: the file keeps its valid prefix, the program goes on, and standard error says
/// so once.
final class BlockWriter: @unchecked Sendable {
    /// Blocks that may wait to be written: 2 MiB.
    static let capacity = 8

    private let file: TraceFileWriter
    private let clock: RecorderClock
    private let preparation: BlockPreparation
    private let memory: BlockMemory
    private let drops: Bool
    /// Nanoseconds for which nothing may be written.
    private let patience: UInt64

    // Everything below is guarded by `mutex`.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>
    private var waiting: [FullBlock] = []
    private var submitted: UInt64 = 0
    private var finished: UInt64 = 0
    private var pointsWanted = false
    private var isEnding = false
    private var hasEnded = false
    private var failure: TraceFormatError?
    private var stallCount: UInt64 = 0
    private var stallTime: UInt64 = 0
    private var byteCount: UInt64 = 0
    /// Blocks that were dropped and whose loss is not in the file yet.
    private var losses: [Loss] = []
    private var droppedCount: UInt64 = 0
    private var idleBlocks: (() -> [FullBlock])?
    /// When idle streams were looked at last. Touched by the writing thread only.
    private var lastLook: UInt64 = 0
    /// Nanoseconds between two looks at idle streams.
    private static let lookInterval: UInt64 = 250_000_000

    init(_ file: TraceFileWriter, clock: RecorderClock, interner: Interner, memory: BlockMemory, options: Recorder.Options) {
        self.file = file
        drops = options.onFull == .drop
        let (seconds, attoseconds) = options.patience.components
        patience = UInt64(clamping: seconds) * 1_000_000_000 &+ UInt64(clamping: attoseconds / 1_000_000_000)
        self.memory = memory
        self.clock = clock
        preparation = BlockPreparation(interner)
        byteCount = file.size
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        changed = .allocate(capacity: 1)
        changed.initialize(to: pthread_cond_t())
        precondition(pthread_mutex_init(mutex, nil) == 0 && Self.initialize(changed), "the system gives no lock")
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    /// Starts the thread; answers the system's error number if there is none to be had. `idleBlocks` is asked four times a second for
    /// blocks that are old and not full.
    func start(idleBlocks: (() -> [FullBlock])?) -> Int32 {
        self.idleBlocks = idleBlocks
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        // Demangling a deep generic type recurses.
        pthread_attr_setstacksize(&attributes, 8 << 20)
        let context = Unmanaged.passRetained(self).toOpaque()
        #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { context in
            Unmanaged<BlockWriter>.fromOpaque(context).takeRetainedValue().run()
            return nil
        }, context)
        #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, { context in
            Unmanaged<BlockWriter>.fromOpaque(context!).takeRetainedValue().run()
            return nil
        }, context)
        #endif
        if status != 0 { Unmanaged<BlockWriter>.fromOpaque(context).release() }
        return status
    }

    /// Hands over a block; waits while too many wait already. Answers whether the recording goes on.
    func submit(_ block: FullBlock) -> Bool {
        withLock {
            if waiting.count >= BlockWriter.capacity {
                if drops { return drop(block) }
                let start = vt_monotonic_nanoseconds()
                waitForProgress { waiting.count < BlockWriter.capacity }
                stallCount += 1
                stallTime += vt_monotonic_nanoseconds() - start
            }
            guard failure == nil, !isEnding else {
                memory.giveBack(block.encoder)
                return false
            }
            waiting.append(block)
            submitted += 1
            pthread_cond_broadcast(changed)
            return true
        }
    }

    /// A block in whose place the file says how much is missing.
    private struct Loss {
        var stream: UInt32
        var sequence: UInt32
        var records: UInt64
        var firstTick: UInt64
        var lastTick: UInt64
    }

    /// Drops a block. The lock must be held. Answers whether the recording goes on.
    private func drop(_ block: FullBlock) -> Bool {
        defer { memory.giveBack(block.encoder) }
        guard failure == nil, !isEnding else { return false }
        let encoder = block.encoder
        droppedCount += UInt64(encoder.eventCount)
        // While nothing at all can be written, statements are what waits; where there are many, gaps in the numbers tell the rest.
        guard losses.count < 100_000 else { return true }
        losses.append(
            Loss(
                stream: encoder.stream, sequence: encoder.sequence, records: UInt64(encoder.eventCount), firstTick: encoder.firstTick,
                lastTick: encoder.lastTick))
        return true
    }

    /// Waits until a condition holds or the recording has failed; it fails where nothing is written for longer than `patience`. The lock
    /// must be held.
    private func waitForProgress(_ holds: () -> Bool) {
        var seen = finished
        var since = vt_monotonic_nanoseconds()
        while !holds(), failure == nil {
            wait(until: vt_monotonic_nanoseconds() + 100_000_000)
            let now = vt_monotonic_nanoseconds()
            if finished != seen {
                seen = finished
                since = now
            } else if now - since > patience {
                fail(.notWritten(path: file.path, code: EAGAIN, reason: "nothing was taken for \(patience / 1_000_000_000) seconds"))
            }
        }
    }

    /// Waits for a change, no longer than until a time of the monotonic clock. The lock must be held.
    private func wait(until end: UInt64) {
        #if canImport(Darwin)
        let now = vt_monotonic_nanoseconds()
        var time = timespec(tv_sec: 0, tv_nsec: end > now ? Int(end - now) : 0)
        pthread_cond_timedwait_relative_np(changed, mutex, &time)
        #else
        var deadline = timespec(tv_sec: Int(end / 1_000_000_000), tv_nsec: Int(end % 1_000_000_000))
        pthread_cond_timedwait(changed, mutex, &deadline)
        #endif
    }

    /// Waits until what was submitted is in the file, with a reading of the clocks after it.
    func drain() {
        withLock {
            let target = submitted
            pointsWanted = true
            pthread_cond_broadcast(changed)
            waitForProgress { finished >= target && !pointsWanted || hasEnded }
        }
    }

    /// Writes what was submitted, then the metadata and the index, and closes the file. To be called once.
    func finish(_ metadata: TraceMetadata) {
        withLock {
            isEnding = true
            pthread_cond_broadcast(changed)
            waitForProgress { hasEnded }
        }
        guard error == nil else { return }
        do {
            for loss in withLock({ takeLosses() }) { try write(loss) }
            try file.write(clock.point())
            try file.close(metadata)
        } catch {
            withLock { fail(error) }
        }
    }

    /// How often a stream had to wait, for how many nanoseconds in all, and the bytes written until now.
    var counts: (stalls: UInt64, stallTime: UInt64, bytes: UInt64, dropped: UInt64) {
        withLock { (stallCount, stallTime, byteCount, droppedCount) }
    }
    /// Why nothing more is written, if so.
    var error: TraceFormatError? { withLock { failure } }

    // MARK: The thread

    private func run() {
        while true {
            var block: FullBlock?
            var point = false
            let goesOn: Bool = withLock {
                if waiting.isEmpty, !isEnding, !pointsWanted { waitForWork() }
                if !waiting.isEmpty {
                    block = waiting.removeFirst()
                    pthread_cond_broadcast(changed)
                    return true
                }
                point = pointsWanted
                return point || !isEnding
            }
            guard goesOn else { break }
            if let block { write(block) }
            if point { writePoint() }
            lookAtIdleStreams()
        }
        withLock {
            idleBlocks = nil
            hasEnded = true
            pthread_cond_broadcast(changed)
        }
    }

    /// Waits for work, no longer than until idle streams are to be looked at.
    private func waitForWork() {
        guard idleBlocks != nil else {
            pthread_cond_wait(changed, mutex)
            return
        }
        let waited = vt_monotonic_nanoseconds() - lastLook
        guard waited < Self.lookInterval else { return }
        wait(until: lastLook + Self.lookInterval)
    }

    /// Makes a condition whose deadlines go by the monotonic clock: the other one can be set back while somebody waits.
    private static func initialize(_ condition: UnsafeMutablePointer<pthread_cond_t>) -> Bool {
        #if canImport(Darwin)
        return pthread_cond_init(condition, nil) == 0
        #else
        var attributes = pthread_condattr_t()
        guard pthread_condattr_init(&attributes) == 0 else { return false }
        defer { pthread_condattr_destroy(&attributes) }
        return pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) == 0 && pthread_cond_init(condition, &attributes) == 0
        #endif
    }

    /// Takes old blocks from streams that are idle, four times a second, however busy the others are.
    private func lookAtIdleStreams() {
        guard let idleBlocks else { return }
        let now = vt_monotonic_nanoseconds()
        guard now - lastLook >= Self.lookInterval else { return }
        lastLook = now
        let blocks = idleBlocks()
        if !blocks.isEmpty { enqueue(blocks) }
    }

    /// Queues blocks that were taken from idle streams, each before later ones of its stream that came in meanwhile.
    private func enqueue(_ blocks: [FullBlock]) {
        withLock {
            for block in blocks {
                let later = waiting.firstIndex {
                    $0.encoder.stream == block.encoder.stream && $0.encoder.sequence > block.encoder.sequence
                }
                waiting.insert(block, at: later ?? waiting.endIndex)
                submitted += 1
            }
        }
    }

    private func write(_ block: FullBlock) {
        var failed: TraceFormatError?
        // Only this thread sets it after the start.
        if withLock({ failure == nil }) {
            do {
                for loss in withLock({ takeLosses() }) { try write(loss) }
                try preparation.write(block, to: file)
            } catch {
                failed = error
            }
        }
        withLock {
            if let failed { fail(failed) }
            // Only now that the block is in the file, or never will be.
            memory.giveBack(block.encoder)
            byteCount = file.size
            finished += 1
            pthread_cond_broadcast(changed)
        }
    }

    private func takeLosses() -> [Loss] {
        defer { losses.removeAll(keepingCapacity: true) }
        return losses
    }

    private func write(_ loss: Loss) throws(TraceFormatError) {
        try file.writeLoss(
            stream: loss.stream, sequence: loss.sequence, records: loss.records, firstTick: loss.firstTick, lastTick: loss.lastTick)
    }

    private func writePoint() {
        var failed: TraceFormatError?
        if withLock({ failure == nil }) {
            do {
                try file.write(clock.point())
            } catch {
                failed = error
            }
        }
        withLock {
            if let failed { fail(failed) }
            pointsWanted = false
            pthread_cond_broadcast(changed)
        }
    }

    private func fail(_ error: TraceFormatError) {
        guard failure == nil else { return }
        failure = error
        // What cannot be written can be read from the live part.
        memory.freeze()
        StandardError.say("\(error); recording stops, the program goes on, and the trace keeps what was written before")
    }

    private func withLock<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
