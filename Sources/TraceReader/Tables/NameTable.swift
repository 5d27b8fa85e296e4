import TraceFormat

/// The strings, lists, types and locations by which all other rows speak.
///
/// A reference to something that was never defined is answered by the text `unknown`, never by a trap: a damaged trace has such
/// references. Look-ups cost an index.
public struct NameTable: Sendable {
    private let strings: [String]
    private let lists: [[String]]
    private let kinds: [TypeKind]
    private let typeNames: [String]
    private let locations: [LocationID: TraceLocation]
    /// Where the entries of each identifier stand; -1 for those that were not defined.
    private var stringPlaces = IDTable<StringID, Int32>(none: -1)
    private var listPlaces = IDTable<ListID, Int32>(none: -1)
    private var typePlaces = IDTable<TypeID, Int32>(none: -1)

    init(_ definitions: TraceDefinitions) {
        // What is looked up for each of millions of rows is made once.
        var strings: [String] = []
        for (id, text) in definitions.strings {
            stringPlaces[id] = Int32(clamping: strings.count)
            strings.append(text)
        }
        let text: (StringID) -> String = { id in id == .none ? "" : definitions.strings[id] ?? Self.unknown }
        var lists: [[String]] = []
        for (id, items) in definitions.lists {
            listPlaces[id] = Int32(clamping: lists.count)
            lists.append(items.map(text))
        }
        var kinds: [TypeKind] = []
        var typeNames: [String] = []
        for (id, type) in definitions.types {
            typePlaces[id] = Int32(clamping: kinds.count)
            kinds.append(type.kind)
            typeNames.append(text(type.name))
        }
        self.strings = strings
        self.lists = lists
        self.kinds = kinds
        self.typeNames = typeNames
        locations = definitions.locations.compactMapValues { found in
            let file = found.line == 0 ? "" : text(found.file)
            let function = text(found.function)
            guard !file.isEmpty || !function.isEmpty else { return nil }
            return TraceLocation(function: function, file: file, line: found.line, column: found.column)
        }
    }

    /// What stands for a reference to something undefined.
    public static let unknown = "unknown"

    /// The text of a string; empty for `.none`.
    public subscript(id: StringID) -> String {
        if id == .none { return "" }
        let place = stringPlaces[id]
        return place < 0 ? Self.unknown : strings[Int(place)]
    }

    /// The strings of a list in the order in which they were reported; empty for `.none`.
    public subscript(id: ListID) -> [String] {
        if id == .none { return [] }
        let place = listPlaces[id]
        return place < 0 ? [Self.unknown] : lists[Int(place)]
    }

    /// What a type is, or nil where it was not defined.
    public func kind(of id: TypeID) -> TypeKind? {
        let place = typePlaces[id]
        return place < 0 ? nil : kinds[Int(place)]
    }

    /// The printed name of a type: `unknown` where it was not defined.
    public func typeName(_ id: TypeID) -> String {
        let place = typePlaces[id]
        return place < 0 ? Self.unknown : typeNames[Int(place)]
    }

    /// The place in source code, or nil where neither its file nor its function is known.
    public subscript(id: LocationID) -> TraceLocation? { locations[id] }
}
