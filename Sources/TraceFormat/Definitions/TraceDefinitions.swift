/// What the identifiers of a trace stand for: strings, lists, types and locations.
///
/// In the file a definition precedes its first use in each block, so that any block can be decoded alone; a reader gathers
/// them here, once each. Tables grow by what is defined, never by the size of a number in the file. Each look-up costs one hash.
public struct TraceDefinitions: Sendable {
    package private(set) var strings: [StringID: String] = [:]
    package private(set) var lists: [ListID: [StringID]] = [:]
    package private(set) var types: [TypeID: DefinedType] = [:]
    package private(set) var locations: [LocationID: DefinedLocation] = [:]

    package private(set) var fields: [[UInt64]] = []
    /// Bytes that texts and lists take, and a little for each entry.
    private var bytes = 0

    /// Definitions of nothing.
    public init() {}

    /// The text of an interned string: empty for `.none`, `?` and the number where the trace does not define it.
    public func text(_ id: StringID) -> String {
        if let text = strings[id] { return text }
        return id == .none ? "" : "?\(id)"
    }

    /// The strings of an interned list: empty for `.none`, one `?` and the number where the trace does not define it.
    public func list(_ id: ListID) -> [String] {
        if let items = lists[id] { return items.map(text) }
        return id == .none ? [] : ["?\(id)"]
    }

    /// The type, or nil for `.none` and where the trace does not define it.
    public func type(_ id: TypeID) -> TraceType? {
        types[id].map { TraceType(name: text($0.name), module: text($0.module), kind: $0.kind) }
    }

    /// The place in source code, or nil for `.none` and where the trace does not define it.
    public func location(_ id: LocationID) -> TraceLocation? {
        locations[id].map {
            TraceLocation(function: text($0.function), file: text($0.file), line: $0.line, column: $0.column)
        }
    }

    /// The numbers of a record that this version does not know.
    public func fields(_ id: FieldsID) -> [UInt64] {
        id == .none || id.rawValue > fields.count ? [] : fields[Int(id.rawValue) - 1]
    }

    /// What became of a definition that was offered to `add(_:)`.
    package enum Outcome: Equatable, Sendable {
        /// It was taken, or says what was known.
        case known
        /// It contradicts an earlier definition, which stays.
        case contradiction
        /// There are too many definitions of its kind; it was left out.
        case tooMany
    }

    /// Takes a definition. The first one of an identifier holds, except that a location can be defined again.
    package mutating func add(_ definition: TraceDefinition) -> Outcome {
        switch definition {
        case .string(let id, let text):
            Self.keep(text, as: id, in: &strings, size: 32 + text.utf8.count, of: &bytes)
        case .list(let id, let items):
            Self.keep(items, as: id, in: &lists, size: 32 + 4 * items.count, of: &bytes)
        case .type(let id, let name, let module, let kind):
            Self.keep(DefinedType(name: name, module: module, kind: kind), as: id, in: &types, size: 32, of: &bytes)
        case .location(let id, let function, let file, let line, let column):
            Self.keep(
                DefinedLocation(function: function, file: file, line: line, column: column),
                as: id, in: &locations, size: 32, of: &bytes, replacing: true)
        }
    }

    /// Leaves out the lists whose strings take more than ``TraceLimits/listBytes`` together, and returns how many they were: a
    /// list of one long string again and again takes little in a file, and fills the memory once it is written out.
    package mutating func removeLongLists() -> Int {
        let longest = strings.values.reduce(0) { max($0, $1.utf8.count) }
        let long = lists.filter { _, items in
            items.count * longest > TraceLimits.listBytes
                && items.reduce(0) { $0 + (strings[$1]?.utf8.count ?? 0) } > TraceLimits.listBytes
        }
        for id in long.keys { lists[id] = nil }
        return long.count
    }

    /// Takes the numbers of a record that this version does not know; nil where there are too many.
    package mutating func add(fields numbers: [UInt64]) -> FieldsID? {
        guard fields.count < TraceLimits.definitions, bytes + 32 + 8 * numbers.count <= TraceLimits.definitionBytes else {
            return nil
        }
        bytes += 32 + 8 * numbers.count
        fields.append(numbers)
        return FieldsID(rawValue: UInt32(fields.count))
    }

    private static func keep<ID: TraceIdentifier, Value: Equatable>(
        _ value: Value, as id: ID, in table: inout [ID: Value], size: Int, of total: inout Int,
        replacing: Bool = false
    ) -> Outcome {
        if let known = table[id] {
            if known == value { return .known }
            guard replacing else { return .contradiction }
        } else if id == .none {
            return .contradiction
        } else if table.count >= TraceLimits.definitions || total + size > TraceLimits.definitionBytes {
            return .tooMany
        } else {
            total += size
        }
        table[id] = value
        return .known
    }
}

extension TraceDefinitions: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.strings == right.strings && left.lists == right.lists && left.types == right.types
            && left.locations == right.locations && left.fields == right.fields
    }
}

/// A type that has identities in the tree.
public struct TraceType: Hashable, Sendable {
    /// The printed name, without the module.
    public var name: String
    public var module: String
    public var kind: TypeKind

    public init(name: String, module: String, kind: TypeKind) {
        self.name = name
        self.module = module
        self.kind = kind
    }
}

/// A place in source code.
public struct TraceLocation: Hashable, Sendable {
    /// The function, or empty where it is not known.
    public var function: String
    /// The file, or empty where it is not known.
    public var file: String
    /// The line from 1, or 0 where it is not known.
    public var line: UInt32
    /// The column from 1, or 0 where it is not known.
    public var column: UInt32

    public init(function: String, file: String, line: UInt32, column: UInt32 = 0) {
        self.function = function
        self.file = file
        self.line = line
        self.column = column
    }
}

/// A type as its record defines it.
package struct DefinedType: Hashable, Sendable {
    package var name: StringID
    package var module: StringID
    package var kind: TypeKind

    package init(name: StringID, module: StringID, kind: TypeKind) {
        self.name = name
        self.module = module
        self.kind = kind
    }
}

/// A place in source code as its record defines it.
package struct DefinedLocation: Hashable, Sendable {
    package var function: StringID
    package var file: StringID
    package var line: UInt32
    package var column: UInt32

    package init(function: StringID, file: StringID, line: UInt32, column: UInt32) {
        self.function = function
        self.file = file
        self.line = line
        self.column = column
    }
}
