import TraceFormat

/// The schemas of a file by their numbers, in bounded memory: a few bytes of a file could otherwise ask for thousands each.
struct SchemaTables {
    private var schemas: [UInt32: (content: [UInt8], table: DecodingTable)] = [:]
    private var count = 0
    private var bytes = 0

    /// How to decode the blocks that name this schema; nil if the file has not described it so far.
    subscript(id: UInt32) -> DecodingTable? { schemas[id]?.table }

    /// What the file says of a schema; nil if it has not described it so far.
    func schema(_ id: UInt32) -> EventSchema? {
        schemas[id].flatMap { known in known.content.withUnsafeBytes { try? EventSchema(id: id, decoding: $0) } }
    }

    /// The kinds that none of the file's schemas describes; none where it has no schema that could be read.
    var untoldKinds: Set<EventTag> {
        // What the major version fixes is in every file.
        var untold = Set(schemas.isEmpty ? [] : EventTag.allCases.filter { $0.rawValue > EventTag.lastFixed })
        for known in schemas.values { untold = untold.filter { known.table.description(of: UInt16($0.rawValue)) == nil } }
        return untold
    }

    /// Takes the content of a schema block. One that comes again as it was costs nothing.
    mutating func take(_ id: UInt32, _ content: UnsafeRawBufferPointer) throws(TraceFormatError) {
        if let known = schemas[id], known.content.elementsEqual(content) { return }
        guard count < TraceLimits.schemas else {
            throw .badSchema(reason: "the file has more than \(TraceLimits.schemas) of them")
        }
        guard bytes + content.count <= TraceLimits.schemaBytes else {
            throw .badSchema(reason: "those of the file take more than \(TraceLimits.schemaBytes) bytes")
        }
        count += 1
        bytes += content.count
        schemas[id] = (Array(content), DecodingTable(try EventSchema(id: id, decoding: content)))
    }
}
