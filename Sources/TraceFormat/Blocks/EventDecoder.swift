/// Reads the events of one block in rows, checking everything: the bytes may come from anybody.
///
/// Definitions are gathered on the way. Only they and events of unknown kinds allocate.
package struct EventDecoder {
    /// The tick of the event that `next()` returned last.
    package private(set) var tick: UInt64
    /// Events until now, definitions not counted.
    package private(set) var eventCount: UInt32 = 0
    /// Whether a case of an enumeration was none of ours and the nearest that is was taken.
    package private(set) var hasNewerValues = false
    /// The fields of the event that `next()` returned last, if that is of an unknown kind.
    package private(set) var unknownFields: [UInt64] = []
    /// Definitions until now, in their order.
    package private(set) var definitions: [TraceDefinition] = []
    /// Whether a text was no UTF-8 and was repaired.
    package var hasInvalidText: Bool { reader.hasInvalidText }

    private var reader: ByteReader
    /// The tag behind the escape, of the event that is being read.
    private var escapedTag: UInt16 = 0
    private let invalidatedIsExact: Bool
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
        invalidatedIsExact = table.entry(UInt16(EventTag.invalidated.rawValue))?.isExact ?? false
        fields = EventFields(values: values)
    }

    /// The next event; nil at the end, if the block holds what its header says.
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
        while !reader.isAtEnd {
            let tag = try reader.byte()
            kinds |= 1 &<< UInt64(min(tag, 63))
            let (next, overflow) = tick.addingReportingOverflow(
                tag < EventTag.escape ? try reader.varint() : try escapedTick(tag))
            guard !overflow else { throw .lateTick }
            tick = next
            if tag > EventTag.locationDefined.rawValue {
                eventCount &+= 1
                return try event(tag)
            }
            definitions.append(try definition(tag))
        }
        return nil
    }

    /// Reads the tag behind the escape and the ticks behind that.
    private mutating func escapedTick(_ first: UInt8) throws(ByteReader.Fault) -> UInt64 {
        guard first == EventTag.escape else { throw .undescribed }
        escapedTag = UInt16(try reader.varint(atMost: UInt64(TraceLimits.schemaTags - 1)))
        guard escapedTag >= UInt16(EventTag.escape) else { throw .wrongEscape }
        return try reader.varint()
    }

    private mutating func definition(_ tag: UInt8) throws(ByteReader.Fault) -> TraceDefinition {
        switch EventTag(rawValue: tag) {
        case .stringDefined: .string(id: try id(), text: try reader.text())
        case .listDefined: .list(id: try id(), items: try items())
        case .typeDefined: .type(id: try id(), name: try id(), module: try id(), kind: try typeKind())
        case .locationDefined:
            .location(
                id: try id(), function: try id(), file: try id(), line: try reader.identifier(),
                column: try reader.identifier())
        default: throw .noTag
        }
    }

    private mutating func event(_ tag: UInt8) throws(ByteReader.Fault) -> TraceEvent {
        switch tag {
        case EventTag.bodyBegan.rawValue:
            bodyIdentity = try reader.identifier(from: &identityBase)
            bodyType = try reader.identifier()
            bodyReasons = try reader.identifier()
            bodyFields = try reader.identifier()
            return body
        case EventTag.bodyBeganByItself.rawValue:
            bodyIdentity = try reader.identifier(from: &identityBase)
            bodyType = try reader.identifier()
            bodyReasons = try reader.identifier()
            bodyFields = 0
            return body
        case EventTag.bodyBeganAlike.rawValue:
            bodyIdentity = try reader.identifier(from: &identityBase)
            return body
        case EventTag.bodyEndedSame.rawValue:
            return .bodyEnded(identity: IdentityID(rawValue: bodyIdentity), outputChanged: false, reads: try id())
        case EventTag.bodyEndedChanged.rawValue:
            return .bodyEnded(identity: IdentityID(rawValue: bodyIdentity), outputChanged: true, reads: try id())
        case EventTag.identityCreated.rawValue:
            let identity: IdentityID = try identityID()
            let parent = IdentityID(rawValue: try reader.related(to: identityBase))
            let type: TypeID = try id()
            let kind = try code(IdentityKind.structural)
            return .identityCreated(
                identity: identity, parent: parent, type: type, kind: kind, key: try id(), slot: try number())
        case EventTag.stateCreated.rawValue: return .stateCreated(identity: try identityID(), property: try id())
        case EventTag.viewValuesCreated.rawValue:
            return .viewValuesCreated(identity: try identityID(), type: try id(), count: try number())
        case EventTag.invalidated.rawValue where invalidatedIsExact:
            return .invalidated(
                identity: try identityID(), input: try id(), write: WriteID(rawValue: try reader.related(to: writeBase)))
        case EventTag.escape: return try described(escapedTag)
        default: return try described(UInt16(tag))
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

    private mutating func typeKind() throws(ByteReader.Fault) -> TypeKind { try code(.framework) }

    /// A case of an enumeration; `other` for one that is none of ours.
    private mutating func code<Code: RawRepresentable<UInt8>>(_ other: Code) throws(ByteReader.Fault) -> Code {
        let raw = try reader.varint()
        if raw <= 255, let code = Code(rawValue: UInt8(truncatingIfNeeded: raw)) { return code }
        hasNewerValues = true
        return other
    }

    @inline(__always)
    private mutating func identityID() throws(ByteReader.Fault) -> IdentityID {
        IdentityID(rawValue: try reader.identifier(from: &identityBase))
    }

    @inline(__always)
    private mutating func number() throws(ByteReader.Fault) -> UInt32 { UInt32(clamping: try reader.varint()) }

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
        unknownFields = Array(UnsafeBufferPointer(start: fields.values, count: entry.count))
        return .unknown(tag: tag, fields: .none)
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
