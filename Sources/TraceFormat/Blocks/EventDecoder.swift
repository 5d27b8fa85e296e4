/// Reads the events of one block in rows, checking everything: the bytes may come from anybody.
///
/// Cost: 5 to 10 ns an event; texts and unknown events allocate, others do not.
package struct EventDecoder {
    /// The tick of the event that `next()` returned last.
    package private(set) var tick: UInt64
    /// Events until now, definitions not counted.
    package private(set) var eventCount: UInt32 = 0
    /// Whether a case of an enumeration was none of ours and the nearest that is was taken.
    package private(set) var hasNewerValues = false
    /// Events whose tags this version does not know, by tag.
    package private(set) var unknown: [UInt16: (name: String, criticality: Criticality, count: Int)] = [:]
    /// Whether a text was no UTF-8 and was repaired.
    package var hasInvalidText: Bool { reader.hasInvalidText }

    private var reader: ByteReader
    private let header: BlockHeader
    private let table: DecodingTable
    private var fields: EventFields
    private var kinds: UInt64 = 0
    private var identityBase: UInt32 = 0
    private var writeBase: UInt32 = 0
    private var transactionBase: UInt32 = 0
    private var bodyIdentity: UInt32 = 0
    private var bodyType: UInt32 = 0
    private var bodyReasons: UInt32 = 0
    private var bodyFields: UInt32 = 0

    /// A decoder of inflated content, which must outlive it; `values` is room for as many numbers as a tag can have fields.
    package init(
        _ content: UnsafeRawBufferPointer, header: BlockHeader, table: DecodingTable,
        values: UnsafeMutablePointer<UInt64>
    ) {
        reader = ByteReader(content)
        self.header = header
        self.table = table
        tick = header.firstTick
        fields = EventFields(values: values)
    }

    /// The next event, definitions included; nil at the end, if the block holds what its header says.
    package mutating func next() throws(TraceFormatError) -> TraceEvent? {
        let start = reader.offset
        do throws(ByteReader.Fault) {
            if let event = try step() { return event }
        } catch {
            throw .badEvent(reason: error.rawValue, offset: start)
        }
        guard eventCount == header.eventCount else {
            throw .badEvent(reason: "there are \(eventCount) events, the header says \(header.eventCount)", offset: start)
        }
        guard tick == header.lastTick else {
            throw .badEvent(reason: "the last tick is \(tick), the header says \(header.lastTick)", offset: start)
        }
        guard kinds == header.kinds else {
            throw .badEvent(reason: "the kinds of events are not those that the header names", offset: start)
        }
        return nil
    }

    private mutating func step() throws(ByteReader.Fault) -> TraceEvent? {
        guard !reader.isAtEnd else { return nil }
        let first = try reader.byte()
        var tag = UInt16(first)
        if first >= EventTag.escape {
            guard first == EventTag.escape else { throw .undescribed }
            tag = UInt16(try reader.varint(atMost: UInt64(TraceLimits.schemaTags - 1)))
            guard tag >= UInt16(EventTag.escape) else { throw .wrongEscape }
        }
        guard tag != 0 else { throw .noTag }
        kinds |= 1 &<< UInt64(min(tag, 63))
        let (next, overflow) = tick.addingReportingOverflow(try reader.varint())
        guard !overflow else { throw .lateTick }
        tick = next
        if first > EventTag.locationDefined.rawValue { eventCount &+= 1 }
        return try event(tag)
    }

    private mutating func event(_ tag: UInt16) throws(ByteReader.Fault) -> TraceEvent {
        switch tag {
        case UInt16(EventTag.stringDefined.rawValue):
            return .stringDefined(id: try id(), text: try reader.text())
        case UInt16(EventTag.listDefined.rawValue):
            return .listDefined(id: try id(), items: try items())
        case UInt16(EventTag.typeDefined.rawValue):
            return .typeDefined(id: try id(), name: try id(), module: try id(), kind: try typeKind())
        case UInt16(EventTag.locationDefined.rawValue):
            return .locationDefined(
                id: try id(), function: try id(), file: try id(), line: try reader.identifier(),
                column: try reader.identifier())
        case UInt16(EventTag.bodyBegan.rawValue):
            bodyIdentity = try reader.identifier(from: &identityBase)
            bodyType = try reader.identifier()
            bodyReasons = try reader.identifier()
            bodyFields = try reader.identifier()
            return body
        case UInt16(EventTag.bodyBeganByItself.rawValue):
            bodyIdentity = try reader.identifier(from: &identityBase)
            bodyType = try reader.identifier()
            bodyReasons = try reader.identifier()
            bodyFields = 0
            return body
        case UInt16(EventTag.bodyBeganAlike.rawValue):
            bodyIdentity = try reader.identifier(from: &identityBase)
            return body
        case UInt16(EventTag.bodyEndedSame.rawValue):
            return .bodyEnded(identity: IdentityID(rawValue: bodyIdentity), outputChanged: false, reads: try id())
        case UInt16(EventTag.bodyEndedChanged.rawValue):
            return .bodyEnded(identity: IdentityID(rawValue: bodyIdentity), outputChanged: true, reads: try id())
        default: return try described(tag)
        }
    }

    private var body: TraceEvent {
        .bodyBegan(
            identity: IdentityID(rawValue: bodyIdentity), type: TypeID(rawValue: bodyType),
            reasons: ListID(rawValue: bodyReasons), fields: ListID(rawValue: bodyFields))
    }

    @inline(__always)
    private mutating func id<ID: TraceIdentifier>() throws(ByteReader.Fault) -> ID {
        ID(rawValue: try reader.identifier())
    }

    private mutating func items() throws(ByteReader.Fault) -> [StringID] {
        let count = try reader.varint()
        guard count <= UInt64(TraceLimits.listItems) else { throw .longList }
        // Each item takes a byte at least, so the count cannot ask for more memory than there is content.
        guard count <= UInt64(reader.remaining) else { throw .end }
        var items: [StringID] = []
        items.reserveCapacity(Int(count))
        for _ in 0..<count { items.append(try id()) }
        return items
    }

    private mutating func typeKind() throws(ByteReader.Fault) -> TypeKind {
        let code = try reader.varint()
        if let kind = UInt8(exactly: code).flatMap(TypeKind.init(rawValue:)) { return kind }
        hasNewerValues = true
        return .framework
    }

    /// Walks the fields as the schema describes them, whether or not the tag is known.
    private mutating func described(_ tag: UInt16) throws(ByteReader.Fault) -> TraceEvent {
        guard let entry = table.entry(tag) else { throw .undescribed }
        for index in 0..<entry.count {
            fields.values[index] = try field(table.types[entry.start + index])
        }
        if entry.known >= 0 {
            var index = entry.count
            while index < entry.known {
                fields.values[index] = 0
                index += 1
            }
            fields.tag = tag
            if let event = fields.event(isNewer: &hasNewerValues) { return event }
        }
        unknown[tag, default: (entry.name, entry.criticality, 0)].count += 1
        return .unknown(tag: tag, fields: Array(UnsafeBufferPointer(start: fields.values, count: entry.count)))
    }

    private mutating func field(_ type: FieldType) throws(ByteReader.Fault) -> UInt64 {
        switch type {
        case .number, .code: return try reader.varint()
        case .string, .list, .type, .location, .object: return UInt64(try reader.identifier())
        case .signed: return UInt64(bitPattern: Varint.unzigzag(try reader.varint()))
        case .identity: return UInt64(try reader.identifier(from: &identityBase))
        case .relatedIdentity: return UInt64(try reader.related(to: identityBase))
        case .write: return UInt64(try reader.identifier(from: &writeBase))
        case .relatedWrite: return UInt64(try reader.related(to: writeBase))
        case .transaction: return UInt64(try reader.identifier(from: &transactionBase))
        case .relatedTransaction: return UInt64(try reader.related(to: transactionBase))
        case .fixed64: return try reader.fixed64()
        case .text: return UInt64(try reader.bytes(atMost: TraceLimits.textBytes).count)
        case .strings: return UInt64(try items().count)
        }
    }
}
