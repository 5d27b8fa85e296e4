import TraceFormat
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The events of one thread on their way into blocks.
///
/// Only its thread writes into it. A lock guards it against those who seal its block from elsewhere (`flush`, `close`, the writing
/// thread when the program is idle); the thread holds it through each outermost transaction, so that an event within costs no lock.
final class EventStream: @unchecked Sendable {
    /// 0 for the main thread.
    let number: UInt32
    let clock: RecorderClock
    let sites = WriteSiteTable()
    private let interner: Interner
    private let writer: BlockWriter
    private let memory: BlockMemory
    private let lock = StreamLock()
    private let sealAge: UInt64
    private let process = getpid()

    @exclusivity(unchecked) private var current: BlockEncoder? {
        didSet {
            open = current.map(Unmanaged.passUnretained)
            epoch = current?.epoch ?? 0
        }
    }
    /// `current` again: counting references to it at each event would cost as much as the clock.
    @exclusivity(unchecked) private var open: Unmanaged<BlockEncoder>?
    /// What tells the block's definitions from those of others; see `DefinitionStamps`.
    @exclusivity(unchecked) private var epoch: UInt32 = 0
    @exclusivity(unchecked) private var sequence: UInt32 = 0
    @exclusivity(unchecked) private var locations: [UInt32] = []
    @exclusivity(unchecked) private var isClosed = false
    @exclusivity(unchecked) private var sealedEvents: UInt64 = 0
    /// Events that take more than a block.
    @exclusivity(unchecked) private(set) var leftOut: UInt64 = 0
    /// Touched by the stream's own thread only.
    @exclusivity(unchecked) private var openTransactions = 0

    private let strings = DefinitionStamps()
    private let lists = DefinitionStamps()
    private let types = DefinitionStamps()
    private let places = DefinitionStamps()

    init(number: UInt32, clock: RecorderClock, interner: Interner, writer: BlockWriter, memory: BlockMemory) {
        self.memory = memory
        self.number = number
        self.clock = clock
        self.interner = interner
        self.writer = writer
        // What is older when a transaction ends is sealed, so that little is lost with a process that is killed.
        sealAge = clock.ticks(milliseconds: 250)
    }

    // MARK: On the stream's thread

    /// Takes the lock for what follows, if no transaction holds it.
    @inline(__always) func enter() { if openTransactions == 0 { lock.lock() } }
    /// Gives back the lock that `enter` took.
    @inline(__always) func leave() { if openTransactions == 0 { lock.unlock() } }

    /// Holds the lock until the matching `transactionEnded`.
    func transactionBegan() {
        enter()
        openTransactions += 1
    }

    /// Gives back the lock after the outermost transaction, and seals a block that is old.
    func transactionEnded() {
        guard openTransactions > 0 else { return }
        openTransactions -= 1
        guard openTransactions == 0 else { return }
        if let current, !current.isEmpty, current.lastTick &- current.firstTick >= sealAge { seal() }
        lock.unlock()
    }

    /// Writes one event at the present tick: `encode` writes its definitions and then the event, and answers false if the block is
    /// full; it is then called again with an empty one. The lock must be held. Without effect after `close`.
    @inline(__always)
    func record(_ encode: (EventStream, BlockEncoder, UInt64) -> Bool) {
        let isRecorded = open?._withUnsafeGuaranteedRef { encoder in
            guard encode(self, encoder, clock.tick()) else { return false }
            encoder.commit()
            return true
        }
        if _fastPath(isRecorded == true) { return }
        recordInNewBlock(encode)
    }

    @inline(never)
    private func recordInNewBlock(_ encode: (EventStream, BlockEncoder, UInt64) -> Bool) {
        if current != nil { seal() }
        guard !isClosed else { return }
        let encoder = memory.take()
        encoder.begin(stream: number, sequence: sequence)
        current = encoder
        // Only lists of thousands of long names can take more than a block.
        guard encode(self, encoder, clock.tick()) else {
            leftOut += 1
            return
        }
        encoder.publish()
        encoder.commit()
    }

    // MARK: Definitions

    /// Sees to it that the block defines a string; false if it is full.
    @inline(__always)
    func define(string: UInt32, in encoder: BlockEncoder) -> Bool {
        strings.claim(string, in: epoch) ? encoder.define(string: string, text: interner.text(of: string)) : true
    }

    /// Sees to it that the block defines a list and its strings; false if it is full.
    @inline(__always)
    func define(list: UInt32, in encoder: BlockEncoder) -> Bool {
        lists.claim(list, in: epoch) ? defineItems(list, in: encoder) : true
    }

    private func defineItems(_ list: UInt32, in encoder: BlockEncoder) -> Bool {
        let items = interner.items(of: list)
        for item in items {
            guard define(string: item, in: encoder) else { return false }
        }
        return encoder.define(list: list, items: items)
    }

    /// Sees to it that the block defines a type and its strings; false if it is full.
    @inline(__always)
    func define(type: UInt32, in encoder: BlockEncoder) -> Bool {
        types.claim(type, in: epoch) ? defineNames(type, in: encoder) : true
    }

    private func defineNames(_ type: UInt32, in encoder: BlockEncoder) -> Bool {
        let definition = interner.definition(of: type)
        return define(string: definition.name, in: encoder) && define(string: definition.module, in: encoder)
            && encoder.define(type: type, name: definition.name, module: definition.module, kind: definition.kind)
    }

    /// Sees to it that the block will define a place; false if it has too many.
    @inline(__always)
    func define(location: UInt32, in encoder: BlockEncoder) -> Bool {
        places.claim(location, in: epoch) ? add(location) : true
    }

    private func add(_ location: UInt32) -> Bool {
        guard locations.count < BlockPreparation.placesPerBlock else { return false }
        locations.append(location)
        return true
    }

    // MARK: Sealing

    /// Hands the block over to the writing thread, if there are events in it. The lock must be held.
    private func seal() {
        guard let block = takeBlock() else { return }
        // A forked child has no writing thread, and its parent has these events.
        guard getpid() == process else {
            isClosed = true
            return
        }
        if !writer.submit(block) { isClosed = true }
    }

    private func takeBlock() -> FullBlock? {
        guard let encoder = current else { return nil }
        current = nil
        defer { locations.removeAll(keepingCapacity: true) }
        guard !encoder.isEmpty else {
            memory.giveBack(encoder)
            return nil
        }
        sequence &+= 1
        sealedEvents += UInt64(encoder.eventCount)
        return FullBlock(encoder: encoder, locations: locations)
    }

    /// Hands over what there is, from any thread; inside a transaction of another thread's, waits for its end.
    func flush(onOwnThread: Bool) {
        let isHeld = onOwnThread && openTransactions > 0
        if !isHeld { lock.lock() }
        seal()
        if !isHeld { lock.unlock() }
    }

    /// Records counters from any thread.
    func record(onOwnThread: Bool, counters: () -> [(String, UInt64)]) {
        let isHeld = onOwnThread && openTransactions > 0
        if !isHeld { lock.lock() }
        defer { if !isHeld { lock.unlock() } }
        for (name, value) in counters() {
            let name = StringID(rawValue: interner.string(name))
            record { stream, encoder, tick in
                stream.define(string: name.rawValue, in: encoder)
                    && encoder.encode(.countersSampled(name: name, value: value), tick: tick)
            }
        }
    }

    /// Hands over what there is and takes no more. With a limit in milliseconds it gives up on a thread that stays in a transaction.
    func close(onOwnThread: Bool, patience: Int?) {
        let isHeld = onOwnThread && openTransactions > 0
        if !isHeld {
            if let patience {
                guard lock.lock(milliseconds: patience) else { return }
            } else {
                lock.lock()
            }
        }
        seal()
        isClosed = true
        if !isHeld { lock.unlock() }
    }

    /// The block, if nobody is writing into the stream and its first event is old: for the writing thread, which takes it itself.
    func takeIdleBlock() -> FullBlock? {
        guard lock.tryLock() else { return nil }
        defer { lock.unlock() }
        guard let current, !current.isEmpty, clock.tick() &- current.firstTick >= sealAge else { return nil }
        return takeBlock()
    }

    /// Events until now. The lock must be held, or the stream closed.
    var eventCount: UInt64 { sealedEvents + UInt64(current?.eventCount ?? 0) }
}
