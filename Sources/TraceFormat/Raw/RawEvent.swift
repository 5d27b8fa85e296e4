/// An event or a definition as it stands in a block: every field, nothing resolved.
package struct RawEvent: Equatable, Sendable {
    package var tag: UInt16
    package var tick: UInt64
    package var values: [Value]

    /// One field, by its type.
    package enum Value: Equatable, Sendable {
        /// A number; of identities, writes and transactions the absolute one, of signed fields its bits.
        case number(UInt64)
        case text(String)
        case strings([UInt64])
    }

    package init(tag: UInt16, tick: UInt64, values: [Value]) {
        self.tag = tag
        self.tick = tick
        self.values = values
    }
}

/// The numbers from which a block counts differences; they change with each event alike for who reads and who writes.
struct RawBases {
    var tick: UInt64
    var identity: UInt32 = 0
    var write: UInt32 = 0
    var transaction: UInt32 = 0
}

/// Reads the content of an events block field by field, for notations that keep every byte.
///
/// Checks that bytes can be read, not that they make sense: who writes them again compares.
package struct RawEventReader {
    private var reader: ByteReader
    private let schema: EventSchema
    private var bases: RawBases

    /// A reader of inflated content, which must outlive it.
    package init(_ content: UnsafeRawBufferPointer, firstTick: UInt64, schema: EventSchema) {
        reader = ByteReader(content)
        self.schema = schema
        bases = RawBases(tick: firstTick)
    }

    /// The next event or definition; nil at the end.
    package mutating func next() throws(TraceFormatError) -> RawEvent? {
        let start = reader.offset
        do throws(ByteReader.Fault) { return try step() } catch {
            throw .badEvent(reason: error.rawValue, offset: start)
        }
    }

    private mutating func step() throws(ByteReader.Fault) -> RawEvent? {
        if reader.isAtEnd { return nil }
        var tag = UInt16(try reader.byte())
        if tag == UInt16(EventTag.escape) { tag = UInt16(try reader.varint(atMost: UInt64(TraceLimits.schemaTags - 1))) }
        let (tick, overflow) = bases.tick.addingReportingOverflow(try reader.varint())
        guard !overflow else { throw .lateTick }
        bases.tick = tick
        guard let description = schema.rawDescription(of: tag) else { throw .undescribed }
        var values: [RawEvent.Value] = []
        values.reserveCapacity(description.fields.count)
        for field in description.fields { values.append(try value(field.type)) }
        return RawEvent(tag: tag, tick: tick, values: values)
    }

    private mutating func value(_ type: FieldType) throws(ByteReader.Fault) -> RawEvent.Value {
        switch type {
        case .number, .code, .string, .list, .type, .location, .object: return .number(try reader.varint())
        case .signed: return .number(UInt64(bitPattern: Varint.unzigzag(try reader.varint())))
        case .identity: return .number(UInt64(try reader.identifier(from: &bases.identity)))
        case .relatedIdentity: return .number(UInt64(try reader.related(to: bases.identity)))
        case .write: return .number(UInt64(try reader.identifier(from: &bases.write)))
        case .relatedWrite: return .number(UInt64(try reader.related(to: bases.write)))
        case .transaction: return .number(UInt64(try reader.identifier(from: &bases.transaction)))
        case .relatedTransaction: return .number(UInt64(try reader.related(to: bases.transaction)))
        case .fixed64: return .number(try reader.fixed64())
        case .text: return .text(try reader.text())
        case .strings:
            let count = try reader.varint(atMost: UInt64(TraceLimits.listItems))
            guard count <= UInt64(reader.remaining) else { throw .end }
            var items: [UInt64] = []
            for _ in 0..<count { items.append(try reader.varint()) }
            return .strings(items)
        }
    }
}

/// Writes the content of an events block field by field, and counts what its header must say.
package struct RawEventWriter {
    private var writer = ByteWriter()
    private let schema: EventSchema
    private var bases: RawBases
    /// Events until now, definitions not counted.
    package private(set) var eventCount: UInt32 = 0
    /// Bit `min(tag, 63)` for each tag in the block.
    package private(set) var kinds: UInt64 = 0

    package init(firstTick: UInt64, schema: EventSchema) {
        self.schema = schema
        bases = RawBases(tick: firstTick)
    }

    package var content: [UInt8] { writer.bytes }
    /// The tick of the last event.
    package var lastTick: UInt64 { bases.tick }

    /// Appends an event; says what is wrong where it cannot be written.
    package mutating func append(_ event: RawEvent) -> String? {
        guard let description = schema.rawDescription(of: event.tag) else { return "tag \(event.tag) is not described by the schema" }
        guard description.fields.count == event.values.count else {
            return "'\(description.name)' has \(description.fields.count) fields, not \(event.values.count)"
        }
        guard event.tick >= bases.tick else { return "tick \(event.tick) is before \(bases.tick)" }
        if event.tag < UInt16(EventTag.escape) {
            writer.raw([UInt8(event.tag)])
        } else {
            writer.raw([EventTag.escape])
            writer.varint(UInt64(event.tag))
        }
        writer.varint(event.tick - bases.tick)
        bases.tick = event.tick
        for (field, value) in zip(description.fields, event.values) {
            guard append(value, as: field.type) else { return "field '\(field.name)' has a value that it cannot hold" }
        }
        if event.tag > UInt16(EventTag.locationDefined.rawValue) { eventCount += 1 }
        // The tag's first byte is what a block's header counts.
        kinds |= 1 << UInt64(min(event.tag, 63))
        return nil
    }

    private mutating func append(_ value: RawEvent.Value, as type: FieldType) -> Bool {
        switch (value, type) {
        case (.text(let text), .text): writer.text(text)
        case (.strings(let items), .strings):
            writer.varint(UInt64(items.count))
            for item in items { writer.varint(item) }
        case (.number(let number), .number), (.number(let number), .code), (.number(let number), .string), (.number(let number), .list),
            (.number(let number), .type), (.number(let number), .location), (.number(let number), .object):
            writer.varint(number)
        case (.number(let number), .signed): writer.varint(Varint.zigzag(Int64(bitPattern: number)))
        case (.number(let number), .fixed64): writer.fixed(number)
        case (.number(let number), .identity): return Self.put(number, from: &bases.identity, into: &writer)
        case (.number(let number), .write): return Self.put(number, from: &bases.write, into: &writer)
        case (.number(let number), .transaction): return Self.put(number, from: &bases.transaction, into: &writer)
        case (.number(let number), .relatedIdentity): return related(number, to: bases.identity)
        case (.number(let number), .relatedWrite): return related(number, to: bases.write)
        case (.number(let number), .relatedTransaction): return related(number, to: bases.transaction)
        default: return false
        }
        return true
    }

    private static func put(_ number: UInt64, from base: inout UInt32, into writer: inout ByteWriter) -> Bool {
        guard let id = UInt32(exactly: number) else { return false }
        writer.varint(Varint.difference(id, from: base))
        base = id
        return true
    }

    private mutating func related(_ number: UInt64, to base: UInt32) -> Bool {
        guard let id = UInt32(exactly: number) else { return false }
        writer.varint(Varint.related(id, to: base))
        return true
    }
}

extension EventSchema {
    /// How a tag's fields are written: those of tags 1 to 15 are fixed by the version, whatever a schema says.
    package func rawDescription(of tag: UInt16) -> TagDescription? {
        tag <= UInt16(EventTag.lastFixed) ? EventSchema.current.description(of: tag) : description(of: tag)
    }
}
