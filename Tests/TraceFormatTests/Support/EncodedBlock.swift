import TraceFormat

/// A block in memory, for tests that look at its bytes or change them.
struct EncodedBlock {
    var header: BlockHeader
    var content: [UInt8]

    /// What an encoder holds.
    init(_ encoder: BlockEncoder) {
        let sealed = BlockSealer().seal(encoder, effort: .stored)
        header = sealed.header
        content = Array(encoder.content)
    }

    /// Hand-made content of `events` events at tick 0.
    init(content: [UInt8], events: UInt32, kinds: UInt64, lastTick: UInt64 = 0) {
        header = BlockHeader(.events)
        header.eventCount = events
        header.kinds = kinds
        header.lastTick = lastTick
        self.content = content
    }

    /// The events with their ticks.
    func decode(_ schema: EventSchema = .current) throws(TraceFormatError) -> [StampedEvent] {
        let opener = BlockOpener()
        let table = DecodingTable(schema)
        return try content.span.bytes.withUnsafeBytes { bytes throws(TraceFormatError) in
            var decoder = opener.events(header, content: bytes, table: table)
            var events: [StampedEvent] = []
            while let event = try decoder.next() { events.append(StampedEvent(tick: decoder.tick, event: event)) }
            return events
        }
    }
}

struct StampedEvent: Equatable {
    var tick: UInt64
    var event: TraceEvent
}

extension BlockEncoder {
    /// An encoder whose first block was begun.
    static func begun(capacity: Int = BlockEncoder.leastCapacity, schema: EventSchema = .current) -> BlockEncoder {
        let encoder = BlockEncoder(capacity: capacity, schema: schema)
        encoder.begin(stream: 0, sequence: 0)
        return encoder
    }
}
