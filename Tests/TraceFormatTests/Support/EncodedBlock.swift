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
        try decodeAll(schema).events
    }

    /// The events with their ticks, and the definitions.
    func decodeAll(
        _ schema: EventSchema = .current
    ) throws(TraceFormatError) -> (events: [StampedEvent], definitions: [TraceDefinition]) {
        let opener = BlockOpener()
        let table = DecodingTable(schema)
        return try content.span.bytes.withUnsafeBytes { bytes throws(TraceFormatError) in
            var decoder = opener.events(header, content: bytes, table: table)
            var events: [StampedEvent] = []
            while let event = try decoder.next() {
                var stamped = StampedEvent(tick: decoder.tick, event: event)
                if case .unknown = event { stamped.fields = decoder.unknownFields }
                events.append(stamped)
            }
            return (events, decoder.definitions)
        }
    }
}

struct StampedEvent: Equatable {
    var tick: UInt64
    var event: TraceEvent
    /// The fields of an event of an unknown kind.
    var fields: [UInt64] = []
}

extension BlockEncoder {
    /// An encoder whose first block was begun.
    static func begun(capacity: Int = BlockEncoder.leastCapacity, schema: EventSchema = .current) -> BlockEncoder {
        let encoder = BlockEncoder(capacity: capacity, schema: schema)
        encoder.begin(stream: 0, sequence: 0)
        return encoder
    }
}
