import TraceFormat

/// The strings, lists, types and locations by which all other rows speak.
///
/// A reference to something that was never defined is answered by the text `unknown`, never by a trap: a damaged trace has such
/// references. Look-ups cost one hash.
public struct NameTable: Sendable {
    private let definitions: TraceDefinitions

    init(_ definitions: TraceDefinitions) {
        self.definitions = definitions
    }

    /// What stands for a reference to something undefined.
    public static let unknown = "unknown"

    /// The text of a string; empty for `.none`.
    public subscript(id: StringID) -> String {
        id == .none ? "" : definitions.strings[id] ?? Self.unknown
    }

    /// The strings of a list in the order in which they were reported; empty for `.none`.
    public subscript(id: ListID) -> [String] {
        id == .none ? [] : definitions.lists[id]?.map { self[$0] } ?? [Self.unknown]
    }

    /// What a type is, or nil where it was not defined.
    public func kind(of id: TypeID) -> TypeKind? { definitions.types[id]?.kind }

    /// The printed name of a type: `unknown` where it was not defined.
    public func typeName(_ id: TypeID) -> String {
        definitions.types[id].map { self[$0.name] } ?? Self.unknown
    }

    /// The place in source code, or nil where neither its file nor its function is known.
    public subscript(id: LocationID) -> TraceLocation? {
        guard let found = definitions.locations[id] else { return nil }
        let file = found.line == 0 ? "" : self[found.file]
        let function = self[found.function]
        guard !file.isEmpty || !function.isEmpty else { return nil }
        return TraceLocation(function: function, file: file, line: found.line, column: found.column)
    }
}
