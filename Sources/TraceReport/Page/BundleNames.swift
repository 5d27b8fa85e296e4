import TraceAnalysis
import TraceReader

/// The strings, lists and locations of a bundle, each stored once. References count from 1; 0 is none.
struct BundleNames {
    private var stringIndex: [String: UInt32] = [:]
    private var strings: [UInt8] = []
    private var stringEnds: [UInt32] = []
    private var listIndex: [[UInt32]: UInt32] = [:]
    private var items: [UInt32] = []
    private var listEnds: [UInt32] = []
    private var locationIndex: [TraceLocation: UInt32] = [:]
    private var locations: [TraceLocation] = []

    mutating func string(_ text: String) -> UInt32 {
        if text.isEmpty { return 0 }
        if let known = stringIndex[text] { return known }
        // Ends are counted in 32 bits; what is above the limit of a section makes the writer refuse the bundle.
        guard strings.count <= BundleWriter.sectionLimit else { return 0 }
        strings += text.utf8
        stringEnds.append(UInt32(strings.count))
        stringIndex[text] = UInt32(stringEnds.count)
        return UInt32(stringEnds.count)
    }

    mutating func list(_ texts: [String]) -> UInt32 {
        if texts.isEmpty { return 0 }
        let references = texts.map { string($0) }
        if let known = listIndex[references] { return known }
        items += references
        listEnds.append(UInt32(items.count))
        listIndex[references] = UInt32(listEnds.count)
        return UInt32(listEnds.count)
    }

    mutating func location(_ location: TraceLocation?) -> UInt32 {
        guard let location else { return 0 }
        if let known = locationIndex[location] { return known }
        locations.append(location)
        locationIndex[location] = UInt32(locations.count)
        return UInt32(locations.count)
    }

    /// Adds the tables; the last thing, since all others bring names.
    mutating func add(to writer: inout BundleWriter) {
        writer.add("locations.function", locations.map { string($0.function) })
        writer.add("locations.file", locations.map { string($0.file) })
        writer.add("locations.line", locations.map(\.line))
        writer.add("locations.column", locations.map(\.column))
        writer.add("lists.end", listEnds)
        writer.add("items.string", items)
        writer.add("strings.end", stringEnds)
        writer.add("strings.text", text: strings)
    }
}

/// The names of one trace, translated once.
struct BundleTranslation {
    private let tables: TraceTables
    private var strings: [StringID: UInt32] = [:]
    private var lists: [ListID: UInt32] = [:]
    private var selfLists: [ListID: Bool] = [:]
    private var locations: [LocationID: UInt32] = [:]

    init(_ tables: TraceTables) { self.tables = tables }

    mutating func string(_ id: StringID, _ names: inout BundleNames) -> UInt32 {
        if let known = strings[id] { return known }
        let reference = names.string(tables.names[id])
        strings[id] = reference
        return reference
    }

    mutating func list(_ id: ListID, _ names: inout BundleNames) -> UInt32 {
        if let known = lists[id] { return known }
        let reference = names.list(tables.names[id])
        lists[id] = reference
        return reference
    }

    mutating func location(_ id: LocationID, _ names: inout BundleNames) -> UInt32 {
        if let known = locations[id] { return known }
        let reference = names.location(tables.names[id])
        locations[id] = reference
        return reference
    }

    /// Whether `@self` is among the reasons.
    mutating func hasSelf(_ id: ListID) -> Bool {
        if let known = selfLists[id] { return known }
        let found = tables.names[id].contains("@self")
        selfLists[id] = found
        return found
    }
}
