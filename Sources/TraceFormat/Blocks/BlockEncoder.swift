import Synchronization

/// Encodes the events of one stream into one block, in memory of fixed size.
///
/// Used by one thread at a time; handing it to another is the caller's affair. Every function that writes returns false, having
/// written nothing, where the event does not fit: then the block is sealed, the encoder begins the next one, and the event is
/// written again *with its definitions*, because each block can be decoded alone. Which identifiers the block already defines
/// is the caller's knowledge: see ``DefinitionStamps`` and `epoch`.
///
/// Nothing here allocates. An event costs 1.4 to 2.8 ns.
package final class BlockEncoder: @unchecked Sendable {
    /// The least capacity: room for the longest text or the longest list with all that goes with it.
    package static let leastCapacity = 128 << 10
    /// The capacity a writer picks without reason for another.
    package static let usualCapacity = 256 << 10
    /// Bytes that the largest event without text takes: a tag, a tick and as many varints as a tag can have fields.
    @usableFromInline package static let largestEvent = 3 + 10 + 64 * 10

    @usableFromInline package let start: UnsafeMutablePointer<UInt8>
    /// The last place at which the largest event still fits.
    @usableFromInline package let limit: UnsafeMutablePointer<UInt8>
    /// Bytes that a block can hold.
    package let capacity: Int

    @exclusivity(unchecked) @usableFromInline package var cursor: UnsafeMutablePointer<UInt8>
    @exclusivity(unchecked) @usableFromInline package var identityBase: UInt32 = 0
    @exclusivity(unchecked) @usableFromInline package var writeBase: UInt32 = 0
    @exclusivity(unchecked) @usableFromInline package var transactionBase: UInt32 = 0
    @exclusivity(unchecked) @usableFromInline package var bodyIdentity: UInt32 = 0
    @exclusivity(unchecked) @usableFromInline package var bodyType: UInt32 = 0
    @exclusivity(unchecked) @usableFromInline package var bodyReasons: UInt32 = 0
    @exclusivity(unchecked) @usableFromInline package var bodyFields: UInt32 = 0

    /// The stream that the block belongs to.
    @exclusivity(unchecked) package private(set) var stream: UInt32 = 0
    /// The block's number in its stream.
    @exclusivity(unchecked) package private(set) var sequence: UInt32 = 0
    /// A number that each block of the process has alone and that is never 0: what was defined under it need not be again.
    @exclusivity(unchecked) package private(set) var epoch: UInt32 = 1
    /// Events in the block, definitions not counted.
    @exclusivity(unchecked) package internal(set) var eventCount: UInt32 = 0
    /// The tick of the first event; without meaning in an empty block.
    @exclusivity(unchecked) @usableFromInline package internal(set) var firstTick: UInt64 = .max
    /// The tick of the last event; without meaning in an empty block.
    @exclusivity(unchecked) @usableFromInline package internal(set) var lastTick: UInt64 = .max
    /// A byte for each bit of `kinds`, 1 if it is set. A byte is only stored; setting a bit would load the word, and the compiler
    /// sets constant bits by the byte, for which a load of the whole word then waits.
    @usableFromInline package let marks: UnsafeMutablePointer<UInt8>

    /// Where the bytes of whole events are counted, for whoever finds the memory after the process was killed.
    @usableFromInline package let committed: UnsafeMutablePointer<UInt32>
    /// The header of the live part's slot in which the block stands, if it does.
    private let slot: UnsafeMutableRawBufferPointer?
    /// Whose memory it is, if not the encoder's own.
    private let owner: AnyObject?

    let schema: EventSchema
    private let values: UnsafeMutablePointer<UInt64>
    @exclusivity(unchecked) var fields: EventFields

    /// An encoder of blocks of at most `capacity` bytes before compression.
    ///
    /// Its memory is touched at once, so that no event waits for a page of it, unless `isReady` is false: then it takes as much as is used.
    package init(capacity: Int = BlockEncoder.usualCapacity, schema: EventSchema = .current, isReady: Bool = true) {
        precondition(
            capacity >= Self.leastCapacity && capacity <= TraceLimits.blockBytes,
            "a block has \(Self.leastCapacity) to \(TraceLimits.blockBytes) bytes")
        self.capacity = capacity
        self.schema = schema
        start = .allocate(capacity: capacity)
        if isReady { start.initialize(repeating: 0, count: capacity) }
        committed = .allocate(capacity: 1)
        committed.initialize(to: 0)
        slot = nil
        owner = nil
        limit = start + (capacity - Self.largestEvent)
        cursor = start
        marks = .allocate(capacity: 64)
        marks.initialize(repeating: 0, count: 64)
        values = .allocate(capacity: TraceLimits.schemaFields)
        values.initialize(repeating: 0, count: TraceLimits.schemaFields)
        fields = EventFields(values: values)
    }

    /// An encoder of blocks in a slot of a live part, whose memory `owner` keeps.
    init(inSlot memory: UnsafeMutableRawPointer, owner: AnyObject) {
        capacity = Self.usualCapacity
        schema = .current
        self.owner = owner
        let header = UnsafeMutableRawBufferPointer(start: memory, count: LiveLayout.slotHeaderSize)
        slot = header
        committed = (memory + LiveSlot.committedOffset).bindMemory(to: UInt32.self, capacity: 1)
        start = (memory + LiveLayout.slotHeaderSize).bindMemory(to: UInt8.self, capacity: capacity)
        limit = start + (capacity - Self.largestEvent)
        cursor = start
        marks = .allocate(capacity: 64)
        marks.initialize(repeating: 0, count: 64)
        values = .allocate(capacity: TraceLimits.schemaFields)
        values.initialize(repeating: 0, count: TraceLimits.schemaFields)
        fields = EventFields(values: values)
    }

    deinit {
        if owner == nil {
            start.deallocate()
            committed.deallocate()
        }
        marks.deallocate()
        values.deallocate()
    }

    /// Begins an empty block; `sequence` counts the blocks of the stream from 0.
    package func begin(stream: UInt32, sequence: UInt32) {
        self.stream = stream
        self.sequence = sequence
        epoch = Self.nextEpoch()
        cursor = start
        identityBase = 0
        writeBase = 0
        transactionBase = 0
        bodyIdentity = 0
        bodyType = 0
        bodyReasons = 0
        bodyFields = 0
        eventCount = 0
        firstTick = .max
        lastTick = .max
        marks.update(repeating: 0, count: 64)
    }

    /// Whether a killed process leaves what was committed.
    package var isLive: Bool { slot != nil }

    /// Lets the block be found after a kill. To be called once its first event is encoded, and before `commit`.
    package func publish() {
        guard let slot else { return }
        committed.pointee = 0
        slot.put(stream, at: LiveSlot.streamOffset)
        slot.put(sequence, at: LiveSlot.sequenceOffset)
        slot.put(schema.id, at: LiveSlot.schemaOffset)
        slot.put(firstTick, at: LiveSlot.tickOffset)
        atomicMemoryFence(ordering: .releasing)
        slot.put(UInt32(1), at: LiveSlot.state)
    }

    /// Counts what was encoded until now as whole.
    @inlinable @inline(__always)
    package func commit() {
        // The bytes come before the count; on x86 this costs nothing, since the processor keeps the order of stores by itself.
        atomicMemoryFence(ordering: .releasing)
        committed.pointee = UInt32(truncatingIfNeeded: cursor - start)
    }

    /// Says that the block needs not be found any more: it is in the file.
    package func retract() {
        guard let slot else { return }
        slot.put(UInt32(0), at: LiveSlot.state)
        atomicMemoryFence(ordering: .releasing)
    }

    /// Bit `min(tag, 63)` is set for each tag in the block.
    package var kinds: UInt64 {
        (0..<64).reduce(0) { $0 | UInt64(marks[$1]) << UInt64($1) }
    }

    private static let lastEpoch = Atomic<UInt32>(0)

    private static func nextEpoch() -> UInt32 {
        let epoch = lastEpoch.wrappingAdd(1, ordering: .relaxed).newValue
        return epoch == 0 ? nextEpoch() : epoch
    }

    /// Whether the block holds no event. Definitions alone are not worth a block.
    package var isEmpty: Bool { eventCount == 0 }
    /// Bytes that the block takes until now.
    package var count: Int { cursor - start }
    /// Bytes that are left.
    package var remaining: Int { capacity - count }
    /// Whether any event without a text fits.
    @inlinable package var hasRoom: Bool { cursor <= limit }
    /// The block's content until now.
    package var content: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

    /// Writes a tag, counts the event, and returns the difference to the last tick, which is to follow. A tick before the last
    /// counts as the last.
    @inlinable @inline(__always)
    package func stamp(_ tag: EventTag, _ tick: UInt64, at place: inout UnsafeMutablePointer<UInt8>) -> UInt64 {
        place.pointee = tag.rawValue
        place += 1
        var difference: UInt64 = 0
        if _fastPath(tick >= lastTick) {
            difference = tick &- lastTick
            lastTick = tick
        } else if eventCount == 0 {
            firstTick = tick
            lastTick = tick
        }
        eventCount &+= 1
        marks[Int(min(tag.rawValue, 63))] = 1
        return difference
    }
}
