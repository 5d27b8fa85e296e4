import TraceFormat

/// Writes the records of one or several traces into a new file, one trace behind the other.
///
/// Ticks are nanoseconds. Records of kinds that this version does not know are left out, since their texts are not in memory, and counted.
final class RecordWriter {
    private let file: TraceFileWriter
    private let schema: EventSchema
    private var definitions = RewrittenDefinitions()
    private var identities: UInt32 = 0
    private var writes: UInt32 = 0
    private var transactions: UInt32 = 0
    private var objects: UInt32 = 0
    private var streams: UInt32 = 0
    private var tick: UInt64 = 0
    private let numbers = FieldNumbers()
    private(set) var recordCount = 0
    /// Records of kinds that are not known.
    private(set) var leftOut = 0

    /// `untoldKinds` are those that none of the traces can tell of: the new file does not describe them either.
    init(_ path: String, header: TraceHeader, metadata: TraceMetadata, untoldKinds: Set<EventTag> = []) throws(TraceFormatError) {
        schema = .current(without: untoldKinds)
        file = try TraceFileWriter(path: path, header: header, metadata: metadata, schema: schema)
    }

    /// Appends a trace; its first record follows the last one of the trace before at a nanosecond's distance, its numbers are shifted behind
    /// those before. With `keepsTimes`, for one trace alone, records keep their times.
    func append(_ trace: TraceFile, keepsTimes: Bool = false) throws(TraceReaderError) {
        do throws(TraceFormatError) { try add(trace, keepsTimes) } catch {
            switch error {
            case .badEvent(let reason, _): throw .notRewritable(path: trace.path, reason: reason)
            default: throw TraceReaderError(error, path: file.path)
            }
        }
    }

    func close(_ metadata: TraceMetadata) throws(TraceReaderError) {
        do throws(TraceFormatError) { try file.close(metadata) } catch { throw TraceReaderError(error, path: file.path) }
    }

    private func add(_ trace: TraceFile, _ keepsTimes: Bool) throws(TraceFormatError) {
        let first = keepsTimes ? 0 : trace.records.first?.time ?? 0
        let base = keepsTimes || recordCount == 0 ? 0 : tick &+ 1
        let wall = trace.header.wallClock &+ UInt64(bitPattern: first)
        try file.write(point(base, wall))
        var ids = RewrittenIDs(trace.definitions, into: definitions)
        let numbers = Set(trace.records.lazy.map(\.stream)).sorted()
        var writers: [UInt32: TraceStreamWriter] = [:]
        for (index, number) in numbers.enumerated() {
            // One trace alone keeps its streams' numbers.
            let stream = keepsTimes ? number : streams + UInt32(index)
            writers[number] = TraceStreamWriter(file, stream: stream, schema: schema)
        }
        var largest = (identity: identities, write: writes, transaction: transactions, object: objects)
        tick = base
        for record in trace.records {
            if case .unknown = record.event {
                leftOut += 1
                continue
            }
            let span = record.time > first ? UInt64(bitPattern: record.time &- first) : 0
            let (time, overflow) = base.addingReportingOverflow(span)
            tick = max(tick, overflow ? .max - 1 : min(time, .max - 1))
            let event = try shifted(record.event, &ids, &largest)
            try writers[record.stream]!.append(event, tick: tick, definitions: definitions.known)
            recordCount += 1
        }
        for number in numbers { try writers[number]!.flush() }
        (identities, writes, transactions, objects) = largest
        streams += UInt32(numbers.count)
        if tick > base { try file.write(point(tick, wall &+ (tick - base))) }
    }

    private func point(_ tick: UInt64, _ wall: UInt64) -> ClockPoint {
        ClockPoint(tick: tick, monotonic: tick, wallClock: wall, numerator: 1)
    }

    /// The event with the numbers that it has in the new file.
    private func shifted(
        _ event: TraceEvent, _ ids: inout RewrittenIDs, _ largest: inout (identity: UInt32, write: UInt32, transaction: UInt32, object: UInt32)
    ) throws(TraceFormatError) -> TraceEvent {
        numbers.fields.set(event)
        guard let description = EventSchema.current.description(of: numbers.fields.tag) else { return event }
        for (index, field) in description.fields.enumerated() {
            let id = UInt32(truncatingIfNeeded: numbers.fields.values[index])
            let new: UInt32
            switch field.type {
            case .identity, .relatedIdentity: new = try Self.shift(id, by: identities, "identities", &largest.identity)
            case .write, .relatedWrite: new = try Self.shift(id, by: writes, "writes", &largest.write)
            case .transaction, .relatedTransaction: new = try Self.shift(id, by: transactions, "transactions", &largest.transaction)
            case .object: new = try Self.shift(id, by: objects, "objects", &largest.object)
            case .string: new = try ids.string(StringID(rawValue: id)).rawValue
            case .list: new = try ids.list(ListID(rawValue: id)).rawValue
            case .type: new = try ids.type(TypeID(rawValue: id)).rawValue
            case .location: new = try ids.location(LocationID(rawValue: id)).rawValue
            case .number, .signed, .code, .text, .strings, .fixed64: continue
            }
            numbers.fields.values[index] = UInt64(new)
        }
        var isNewer = false
        return numbers.fields.event(isNewer: &isNewer) ?? event
    }

    private static func shift(_ id: UInt32, by offset: UInt32, _ what: String, _ largest: inout UInt32) throws(TraceFormatError) -> UInt32 {
        if id == 0 { return 0 }
        let (sum, overflow) = id.addingReportingOverflow(offset)
        guard !overflow else { throw .badEvent(reason: "all traces together have more \(what) than 32 bits can number", offset: 0) }
        largest = max(largest, sum)
        return sum
    }
}

/// Memory for the numbers of one event.
final class FieldNumbers {
    var fields: EventFields

    init() {
        let values = UnsafeMutablePointer<UInt64>.allocate(capacity: TraceLimits.schemaFields)
        values.initialize(repeating: 0, count: TraceLimits.schemaFields)
        fields = EventFields(values: values)
    }

    deinit { fields.values.deallocate() }
}

/// The definitions of a file that is being written, each once.
final class RewrittenDefinitions {
    private(set) var known = TraceDefinitions()
    private var strings: [String: StringID] = [:]
    private var lists: [[StringID]: ListID] = [:]
    private var types: [DefinedType: TypeID] = [:]
    private var locations: [DefinedLocation: LocationID] = [:]

    func string(_ text: String) throws(TraceFormatError) -> StringID {
        try intern(text, in: &strings) { .string(id: $0, text: text) }
    }

    func list(_ items: [StringID]) throws(TraceFormatError) -> ListID {
        try intern(items, in: &lists) { .list(id: $0, items: items) }
    }

    func type(_ type: DefinedType) throws(TraceFormatError) -> TypeID {
        try intern(type, in: &types) { .type(id: $0, name: type.name, module: type.module, kind: type.kind) }
    }

    func location(_ place: DefinedLocation) throws(TraceFormatError) -> LocationID {
        try intern(place, in: &locations) {
            .location(id: $0, function: place.function, file: place.file, line: place.line, column: place.column)
        }
    }

    private func intern<Value: Hashable, ID: TraceIdentifier>(
        _ value: Value, in table: inout [Value: ID], definition: (ID) -> TraceDefinition
    ) throws(TraceFormatError) -> ID {
        if let id = table[value] { return id }
        let id = ID(rawValue: UInt32(table.count + 1))
        guard known.add(definition(id)) == .known else {
            throw .badEvent(reason: "all traces together have more strings, lists, types or places than a trace may define", offset: 0)
        }
        table[value] = id
        return id
    }
}

/// What the identifiers of one trace become in the file that is being written.
struct RewrittenIDs {
    private let own: TraceDefinitions
    private let new: RewrittenDefinitions
    private var strings: [StringID: StringID] = [:]
    private var lists: [ListID: ListID] = [:]
    private var types: [TypeID: TypeID] = [:]
    private var locations: [LocationID: LocationID] = [:]

    init(_ own: TraceDefinitions, into new: RewrittenDefinitions) {
        self.own = own
        self.new = new
    }

    // What was never defined is defined as what readers show in its place.

    mutating func string(_ id: StringID) throws(TraceFormatError) -> StringID {
        if id == .none { return .none }
        if let known = strings[id] { return known }
        let result = try new.string(own.text(id))
        strings[id] = result
        return result
    }

    mutating func list(_ id: ListID) throws(TraceFormatError) -> ListID {
        if id == .none { return .none }
        if let known = lists[id] { return known }
        var items: [StringID] = []
        if let defined = own.lists[id] {
            for item in defined { items.append(try string(item)) }
        } else {
            items = [try new.string("?\(id)")]
        }
        let result = try new.list(items)
        lists[id] = result
        return result
    }

    mutating func type(_ id: TypeID) throws(TraceFormatError) -> TypeID {
        if id == .none { return .none }
        if let known = types[id] { return known }
        var type = DefinedType(name: .none, module: .none, kind: .view)
        if let defined = own.types[id] {
            type = DefinedType(name: try string(defined.name), module: try string(defined.module), kind: defined.kind)
        } else {
            type.name = try new.string("?\(id)")
        }
        let result = try new.type(type)
        types[id] = result
        return result
    }

    mutating func location(_ id: LocationID) throws(TraceFormatError) -> LocationID {
        if id == .none { return .none }
        if let known = locations[id] { return known }
        var place = DefinedLocation(function: .none, file: .none, line: 0, column: 0)
        if let defined = own.locations[id] {
            place = DefinedLocation(
                function: try string(defined.function), file: try string(defined.file), line: defined.line, column: defined.column)
        } else {
            place.function = try new.string("?\(id)")
        }
        let result = try new.location(place)
        locations[id] = result
        return result
    }
}
