/// Writes the events of one stream into a file, with the definitions that each block needs.
///
/// For importers and for traces written by hand. A recorder does the same with a ``BlockEncoder`` of its own, since looking up
/// definitions by hash costs more than an event may.
package final class TraceStreamWriter {
    private let file: TraceFileWriter
    private let encoder: BlockEncoder
    private let effort: BlockSealer.Effort
    private let stream: UInt32
    private var sequence: UInt32 = 0
    /// What the block defines already. Identifiers may come from a damaged file, so no table is indexed by them.
    private var defined: Set<Definition> = []

    private enum Definition: Hashable {
        case string(StringID)
        case list(ListID)
        case type(TypeID)
        case location(LocationID)
    }

    /// A stream of a file; `capacity` is the size of its blocks before compression.
    package init(
        _ file: TraceFileWriter, stream: UInt32 = 0, capacity: Int = BlockEncoder.usualCapacity,
        schema: EventSchema = .current, effort: BlockSealer.Effort = .fast
    ) {
        self.file = file
        self.stream = stream
        self.effort = effort
        encoder = BlockEncoder(capacity: capacity, schema: schema)
        encoder.begin(stream: stream, sequence: 0)
    }

    /// Writes an event, and before it those definitions that it refers to and that the block does not have yet.
    /// Ticks do not fall. An identifier without a definition is written as it is.
    package func append(
        _ event: TraceEvent, tick: UInt64, definitions: TraceDefinitions
    ) throws(TraceFormatError) {
        if encode(event, tick, definitions) { return }
        try flush()
        guard encode(event, tick, definitions) else {
            throw .tooLarge(what: "an event with its definitions", limit: encoder.capacity)
        }
    }

    /// Ends the block, so that what was appended is in the file.
    package func flush() throws(TraceFormatError) {
        if !encoder.isEmpty {
            try file.write(encoder, effort: effort)
            sequence &+= 1
        }
        encoder.begin(stream: stream, sequence: sequence)
        defined.removeAll(keepingCapacity: true)
    }

    private func encode(_ event: TraceEvent, _ tick: UInt64, _ definitions: TraceDefinitions) -> Bool {
        if case .unknown(let tag, let fields) = event {
            encoder.fields.set(tag: tag, fields: definitions.fields(fields))
        } else {
            encoder.fields.set(event)
        }
        guard let description = encoder.schema.description(of: encoder.fields.tag) else {
            preconditionFailure("the schema does not describe tag \(encoder.fields.tag)")
        }
        let values = UnsafeBufferPointer(start: encoder.fields.values, count: encoder.fields.count)
        let references = zip(description.fields, values)
        for (field, value) in references {
            let id = UInt32(truncatingIfNeeded: value)
            let fits =
                switch field.type {
                case .string: define(StringID(rawValue: id), definitions)
                case .list: define(ListID(rawValue: id), definitions)
                case .type: define(TypeID(rawValue: id), definitions)
                case .location: define(LocationID(rawValue: id), definitions)
                default: true
                }
            guard fits else { return false }
        }
        if case .unknown(let tag, let fields) = event {
            return encoder.encode(tag: tag, fields: definitions.fields(fields), tick: tick)
        }
        return encoder.encode(event, tick: tick)
    }

    private func define(_ id: StringID, _ definitions: TraceDefinitions) -> Bool {
        guard let text = definitions.strings[id], defined.insert(.string(id)).inserted else { return true }
        return encoder.define(string: id.rawValue, text: text)
    }

    private func define(_ id: ListID, _ definitions: TraceDefinitions) -> Bool {
        guard let items = definitions.lists[id], defined.insert(.list(id)).inserted else { return true }
        for item in items {
            guard define(item, definitions) else { return false }
        }
        return encoder.define(list: id.rawValue, items: items.lazy.map(\.rawValue))
    }

    private func define(_ id: TypeID, _ definitions: TraceDefinitions) -> Bool {
        guard let type = definitions.types[id], defined.insert(.type(id)).inserted else { return true }
        return define(type.name, definitions) && define(type.module, definitions)
            && encoder.define(
                type: id.rawValue, name: type.name.rawValue, module: type.module.rawValue, kind: type.kind.rawValue)
    }

    private func define(_ id: LocationID, _ definitions: TraceDefinitions) -> Bool {
        guard let place = definitions.locations[id], defined.insert(.location(id)).inserted else { return true }
        return define(place.function, definitions) && define(place.file, definitions)
            && encoder.define(
                location: id.rawValue, function: place.function.rawValue, file: place.file.rawValue,
                line: place.line, column: place.column)
    }
}
