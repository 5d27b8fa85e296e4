import TraceFormat

/// Puts the definitions of places in source code in front of a block's events, and writes both.
///
/// Write sites are found here, on the writing thread, so that each block defines its places with the functions and lines that they
/// turned out to have, and whoever is killed leaves nothing unresolved in what was written.
final class BlockPreparation {
    private let interner: Interner
    /// Most recordings define few places: a test's fit into a page.
    private let definitions = BlockEncoder(capacity: BlockPreparation.definitionBytes, isReady: false)
    private var content: [UInt8] = []

    /// Places that one block may define.
    static let placesPerBlock = 512
    /// A function's or a file's name is cut after so many bytes.
    static let longestName = 400
    /// Room for that many places with two names of that length each.
    private static let definitionBytes = 1 << 20

    init(_ interner: Interner) { self.interner = interner }

    func write(_ block: FullBlock, to file: TraceFileWriter) throws(TraceFormatError) {
        guard !block.locations.isEmpty else { return try file.write(block.encoder) }
        definitions.begin(stream: block.encoder.stream, sequence: block.encoder.sequence)
        var defined: Set<UInt32> = [0]
        for location in block.locations {
            let place = interner.resolvedPlace(of: location)
            for string in [place.function, place.file] where defined.insert(string).inserted {
                check(definitions.define(string: string, text: interner.text(of: string)))
            }
            check(
                definitions.define(
                    location: location, function: place.function, file: place.file, line: place.line, column: place.column))
        }
        content.removeAll(keepingCapacity: true)
        content.append(contentsOf: definitions.content)
        content.append(contentsOf: block.encoder.content)
        var header = BlockHeader(.events)
        header.stream = block.encoder.stream
        header.sequence = block.encoder.sequence
        header.eventCount = block.encoder.eventCount
        header.schema = EventSchema.current.id
        header.firstTick = block.encoder.firstTick
        header.lastTick = block.encoder.lastTick
        header.kinds = block.encoder.kinds | definitions.kinds
        try file.write(header, content: content)
    }

    private func check(_ fits: Bool) {
        precondition(fits, "\(BlockPreparation.placesPerBlock) places take more than \(BlockPreparation.definitionBytes) bytes")
    }
}
