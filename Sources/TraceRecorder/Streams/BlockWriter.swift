import CMachine
import TraceFormat
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What a recording has to write: a thread of the crew's compresses its blocks and writes them into the file.
///
/// Streams hand over full blocks and go on; if `capacity` of them wait, the stream waits too, so that nothing is lost and memory is
/// bounded, or its block is dropped and the trace says so, as the options want it. Where nothing is written for longer than `patience`, the
/// recording gives up. After the first error nothing more is written: the file keeps its valid prefix, the program goes on, and standard error says
/// so once.
final class BlockWriter: @unchecked Sendable {
    /// Blocks that may wait to be written: 2 MiB.
    static let capacity = 8

    private let file: RecordingFile
    private let clock: RecorderClock
    private let preparation: BlockPreparation
    private let memory: BlockMemory
    private let crew: WritingCrew
    private let drops: Bool
    /// Nanoseconds for which nothing may be written.
    private let patience: UInt64

    private let lock = WaitableLock()
    // Everything below is guarded by `lock`.
    private var waiting: [FullBlock] = []
    private var submitted: UInt64 = 0
    private var finished: UInt64 = 0
    private var pointsWanted = false
    private var lookWanted = false
    private var isEnding = false
    private var hasEnded = false
    /// The crew was called and the turn is not over.
    private var hasCalled = false
    private var failure: TraceFormatError?
    private var stallCount: UInt64 = 0
    private var stallTime: UInt64 = 0
    private var byteCount: UInt64 = 0
    /// Blocks that were dropped and whose loss is not in the file yet.
    private var losses: [Loss] = []
    private var droppedCount: UInt64 = 0
    private var idleBlocks: (() -> [FullBlock])?

    init(
        _ file: RecordingFile, crew: WritingCrew, clock: RecorderClock, interner: Interner, memory: BlockMemory, options: Recorder.Options
    ) {
        self.file = file
        self.crew = crew
        drops = options.onFull == .drop
        let (seconds, attoseconds) = options.patience.components
        patience = UInt64(clamping: seconds) * 1_000_000_000 &+ UInt64(clamping: attoseconds / 1_000_000_000)
        self.memory = memory
        self.clock = clock
        preparation = BlockPreparation(interner)
        byteCount = file.size
    }

    /// Begins to write; answers the system's error number if there is no thread to be had. `idleBlocks` is asked four times a second for
    /// blocks that are old and not full.
    func start(idleBlocks: (() -> [FullBlock])?) -> Int32 {
        self.idleBlocks = idleBlocks
        return crew.add(self)
    }

    /// Hands over a block; waits while too many wait already. Answers whether the recording goes on.
    func submit(_ block: FullBlock) -> Bool {
        lock.withLock {
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
            callCrew()
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
            lock.wait(until: vt_monotonic_nanoseconds() + 100_000_000)
            let now = vt_monotonic_nanoseconds()
            if finished != seen {
                seen = finished
                since = now
            } else if now - since > patience {
                fail(.notWritten(path: file.path, code: EAGAIN, reason: "nothing was taken for \(patience / 1_000_000_000) seconds"))
            }
        }
    }

    /// Waits until what was submitted is in the file, with a reading of the clocks after it.
    func drain() {
        lock.withLock {
            let target = submitted
            pointsWanted = true
            callCrew()
            waitForProgress { finished >= target && !pointsWanted || hasEnded }
        }
    }

    /// Writes what was submitted, then the metadata and the index, and closes the file. To be called once.
    func finish(_ metadata: TraceMetadata) {
        lock.withLock {
            isEnding = true
            callCrew()
            waitForProgress { hasEnded }
            idleBlocks = nil
        }
        crew.remove(self)
        guard error == nil else { return }
        do {
            let writer = try file.opened()
            for loss in lock.withLock({ takeLosses() }) { try write(loss, to: writer) }
            try writer.write(clock.point())
            try writer.close(metadata)
        } catch {
            lock.withLock { fail(error) }
        }
    }

    /// Takes no more, and lets go of what waits: nobody will read it. To be called once, in place of `finish`.
    func discard() {
        lock.withLock {
            isEnding = true
            for block in waiting { memory.giveBack(block.encoder) }
            finished += UInt64(waiting.count)
            waiting = []
            // A turn that is under way ends, and says so.
            if hasCalled { waitForProgress { hasEnded } }
            idleBlocks = nil
        }
        crew.remove(self)
    }

    /// How often a stream had to wait, for how many nanoseconds in all, and the bytes written until now.
    var counts: (stalls: UInt64, stallTime: UInt64, bytes: UInt64, dropped: UInt64) {
        lock.withLock { (stallCount, stallTime, byteCount, droppedCount) }
    }
    /// Why nothing more is written, if so.
    var error: TraceFormatError? { lock.withLock { failure } }

    // MARK: Turns

    /// Asks for a turn, if none is to come. The lock must be held.
    private func callCrew() {
        guard !hasCalled else { return }
        hasCalled = true
        crew.call(self)
    }

    /// Has idle streams looked at on the next turn, if there are any that could be idle.
    func lookIsDue() {
        lock.withLock {
            guard idleBlocks != nil, !isEnding else { return }
            lookWanted = true
            callCrew()
        }
    }

    /// Writes what waits. Called by one thread of the crew at a time.
    func takeTurn() {
        // As many blocks as may wait: then it is somebody else's turn.
        for _ in 0...BlockWriter.capacity {
            lookAtIdleStreams()
            var block: FullBlock?
            var point = false
            lock.withLock {
                if !waiting.isEmpty {
                    block = waiting.removeFirst()
                    lock.announce()
                } else {
                    point = pointsWanted
                }
            }
            if let block {
                write(block)
            } else if point {
                writePoint()
            } else {
                break
            }
        }
        lock.withLock {
            hasCalled = false
            if !waiting.isEmpty || pointsWanted || lookWanted { return callCrew() }
            if isEnding { hasEnded = true }
            lock.announce()
        }
    }

    /// Takes old blocks from idle streams, however busy the others are.
    private func lookAtIdleStreams() {
        let look = lock.withLock {
            defer { lookWanted = false }
            return lookWanted ? idleBlocks : nil
        }
        guard let blocks = look?(), !blocks.isEmpty else { return }
        enqueue(blocks)
    }

    /// Queues blocks that were taken from idle streams, each before later ones of its stream that came in meanwhile.
    private func enqueue(_ blocks: [FullBlock]) {
        lock.withLock {
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
        // Only a turn sets it after the start.
        if lock.withLock({ failure == nil }) {
            do {
                let writer = try file.opened()
                for loss in lock.withLock({ takeLosses() }) { try write(loss, to: writer) }
                try preparation.write(block, to: writer)
            } catch {
                failed = error
            }
        }
        lock.withLock {
            if let failed { fail(failed) }
            // Only now that the block is in the file, or never will be.
            memory.giveBack(block.encoder)
            byteCount = file.size
            finished += 1
            lock.announce()
        }
    }

    private func takeLosses() -> [Loss] {
        defer { losses.removeAll(keepingCapacity: true) }
        return losses
    }

    private func write(_ loss: Loss, to writer: TraceFileWriter) throws(TraceFormatError) {
        try writer.writeLoss(
            stream: loss.stream, sequence: loss.sequence, records: loss.records, firstTick: loss.firstTick, lastTick: loss.lastTick)
    }

    private func writePoint() {
        var failed: TraceFormatError?
        if lock.withLock({ failure == nil }) {
            do {
                try file.opened().write(clock.point())
            } catch {
                failed = error
            }
        }
        lock.withLock {
            if let failed { fail(failed) }
            pointsWanted = false
            lock.announce()
        }
    }

    private func fail(_ error: TraceFormatError) {
        guard failure == nil else { return }
        failure = error
        // What cannot be written can be read from the live part.
        memory.freeze()
        StandardError.say("\(error); recording stops, the program goes on, and the trace keeps what was written before")
    }
}
