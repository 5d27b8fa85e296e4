/// Hands out identifiers for strings, lists, types and locations, the same for the same content.
///
/// For importers and for traces written by hand; a recorder interns by means of its own. Numbers go from 1 upwards in the
/// order of first use. Each call costs one hash of its content.
package struct DefinitionInterner: Sendable {
    /// What was interned until now.
    package private(set) var definitions = TraceDefinitions()
    /// Whether there was more than a trace may define: what came later has no identifier.
    package private(set) var isFull = false
    private var strings: [String: StringID] = [:]
    private var lists: [[StringID]: ListID] = [:]
    private var types: [DefinedType: TypeID] = [:]
    private var locations: [DefinedLocation: LocationID] = [:]

    package init() {}

    /// The identifier of a string; an empty one has an identifier too.
    package mutating func string(_ text: String) -> StringID {
        Self.intern(text, in: &strings, &definitions, &isFull) { .string(id: $0, text: text) }
    }

    /// The identifier of a list of strings; an empty one has an identifier too.
    package mutating func list(_ items: [String]) -> ListID {
        let items = items.map { string($0) }
        return Self.intern(items, in: &lists, &definitions, &isFull) { .list(id: $0, items: items) }
    }

    /// The identifier of a type; an empty module is none.
    package mutating func type(_ name: String, module: String, kind: TypeKind) -> TypeID {
        let type = DefinedType(name: string(name), module: optional(module), kind: kind)
        return Self.intern(type, in: &types, &definitions, &isFull) {
            .type(id: $0, name: type.name, module: type.module, kind: type.kind)
        }
    }

    /// The identifier of a place in source code; an empty function or file is none.
    package mutating func location(function: String, file: String, line: UInt32, column: UInt32 = 0) -> LocationID {
        let place = DefinedLocation(function: optional(function), file: optional(file), line: line, column: column)
        return Self.intern(place, in: &locations, &definitions, &isFull) {
            .location(
                id: $0, function: place.function, file: place.file, line: place.line, column: place.column)
        }
    }

    /// An identifier for the fields of one record of an unknown kind; a new one each time.
    package mutating func fields(_ numbers: [UInt64]) -> FieldsID {
        guard let id = definitions.add(fields: numbers) else {
            isFull = true
            return .none
        }
        return id
    }

    private mutating func optional(_ text: String) -> StringID { text.isEmpty ? .none : string(text) }

    private static func intern<Value: Hashable, ID: TraceIdentifier>(
        _ value: Value, in known: inout [Value: ID], _ definitions: inout TraceDefinitions, _ isFull: inout Bool,
        definition: (ID) -> TraceDefinition
    ) -> ID {
        if let id = known[value] { return id }
        let id = ID(rawValue: UInt32(known.count + 1))
        guard definitions.add(definition(id)) == .known else {
            isFull = true
            return .none
        }
        known[value] = id
        return id
    }
}
