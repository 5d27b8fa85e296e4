import TraceFormat

/// The notation that keeps every byte of a file: what `tracectl dump --exact` prints and `tracectl assemble` makes the same file of.
///
/// ```
/// header 1.0 session 0…02 wall 946684800000000000 monotonic 0 required 0 optional 0 shard 0 process 0
/// block metadata zlib stream 0 sequence 0 schema 0 ticks 0 0
/// json {"clock":{"kind":"virtual"}}
/// block schema zlib stream 0 sequence 0 schema 1 ticks 0 0
/// tag 26 appeared since 0 critical 0 fields identity identity
/// block events stored stream 0 sequence 0 schema 1 ticks 101 300
/// 101 stringDefined 1 tap
/// 101 transactionBegan t1 3 1 0 -
/// 300 bodyEndedChanged 0
/// block clock stored stream 0 sequence 0 schema 0 ticks 300 300
/// clock tick 300 monotonic 300 wall 946684800000000300 bracket 0 rate 1/1
/// index
/// trailer
/// ```
///
/// - Blocks follow as they stand in the file; behind each stands its content. Sizes, counts, kinds and checksums are not written: they
///   follow from the content.
/// - An event is its tick, its name in the schema, and its fields in order: `#5` an identity, `w3` a write, `t2` a transaction, `-` none;
///   all else as its number. Definitions are events here.
/// - `index` and `trailer` are those of the blocks above.
/// - What cannot be written so that the same bytes come back (damaged blocks, what another zlib compressed) stands as `raw` and
///   hexadecimal digits; lines that begin with `more` go on with it.
/// - Empty lines and lines that begin with `//` are left out.
public enum ExactNotation {
    /// Whether a text is in this notation: its first line that says anything begins with `header` or `raw`.
    public static func isExact(_ text: String) -> Bool {
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = Substring(line).drop { $0 == " " || $0 == "\t" || $0 == "\r" }
            if line.isEmpty || line.hasPrefix("//") { continue }
            return line.hasPrefix("header ") || line.hasPrefix("raw ")
        }
        return false
    }

    /// Prints the file at a path, piece by piece; ends early where `write` answers false.
    ///
    /// Throws ``TraceReaderError`` where the file cannot be read or is no trace. Each block is written and assembled again, so that what is
    /// printed is known to give the same bytes. Cost: some microseconds for each event; memory is that of one block.
    public static func print(_ path: String, write: (String) -> Bool) throws(TraceReaderError) {
        try print(ByteSource(path: path), path: path, write: write)
    }

    /// Prints the bytes of a file; `name` stands for its path.
    public static func print(_ bytes: [UInt8], name: String) throws(TraceReaderError) -> String {
        var text = ""
        try print(ByteSource(bytes), path: name) {
            text += $0
            return true
        }
        return text
    }

    /// The bytes of the file that a text in this notation describes, handed over piece by piece; `name` stands for its path.
    ///
    /// Throws ``TraceReaderError/badNotation(path:line:reason:)`` at the first line that is wrong.
    public static func assemble(
        _ text: String, name: String = "notation", write: ([UInt8]) throws(TraceReaderError) -> Void
    ) throws(TraceReaderError) {
        var assembler = ExactAssembler()
        var number = 0
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let bytes: [UInt8]
            do throws(NotationFault) { bytes = try assembler.take(Substring(line)) } catch {
                throw .badNotation(path: name, line: number, reason: error.reason)
            }
            if !bytes.isEmpty { try write(bytes) }
        }
        let rest: [UInt8]
        do throws(NotationFault) { rest = try assembler.finish() } catch {
            throw .badNotation(path: name, line: number, reason: error.reason)
        }
        if !rest.isEmpty { try write(rest) }
    }

    private static func print(
        _ source: ByteSource, path: String, write: (String) -> Bool
    ) throws(TraceReaderError) {
        let start = try FileStart(source, path: path)
        var printer = ExactPrinter()
        var place: UInt64 = 0
        // The header, with what a later version adds to it.
        let size = Int(min(start.firstBlock, source.size, 1 << 20))
        guard write(printer.text(of: source.bytes(at: 0, count: size))) else { return }
        place += UInt64(size)
        while place < source.size {
            let size = chunk(source, at: place)
            guard write(printer.text(of: source.bytes(at: place, count: size))) else { return }
            place += UInt64(size)
        }
    }

    /// How many bytes from a place on belong together: a block, the trailer, or what is neither, up to the next marker.
    private static func chunk(_ source: ByteSource, at place: UInt64) -> Int {
        let rest = source.size - place
        if rest == UInt64(Trailer.size) { return Trailer.size }
        let head = source.bytes(at: place, count: BlockHeader.size)
        if let header = head.withUnsafeBytes({ try? BlockHeader(decoding: $0) }) {
            let size = UInt64(BlockHeader.size) + UInt64(header.storedLength)
            if size <= rest { return Int(size) }
        }
        let bytes = source.bytes(at: place, count: 1 << 16)
        let marker = BlockHeader.marker
        var index = 1
        while index + marker.count <= bytes.count {
            if bytes[index] == marker[0], bytes[index..<(index + marker.count)].elementsEqual(marker) { return index }
            index += 1
        }
        // A marker can lie across the end of what was looked at.
        return UInt64(bytes.count) == rest ? bytes.count : bytes.count - marker.count
    }
}

/// Where an exact copy stands: what blocks are behind it.
struct ExactState {
    private(set) var offset: UInt64 = 0
    private(set) var entries: [IndexEntry] = []
    private(set) var eventCount: UInt64 = 0
    var schemas: [UInt32: EventSchema] = [:]

    init(offset: UInt64 = 0, schemas: [UInt32: EventSchema] = [:]) {
        self.offset = offset
        self.schemas = schemas
    }

    /// Takes bytes that belong together.
    mutating func take(_ bytes: [UInt8]) {
        if offset > 0, let header = bytes.withUnsafeBytes({ try? BlockHeader(decoding: $0) }) {
            entries.append(IndexEntry(offset: offset, header: header))
            if header.knownType == .events { eventCount += UInt64(header.eventCount) }
        }
        offset += UInt64(bytes.count)
    }

    /// The entries of the index blocks at hand, and those of the blocks before them.
    var indexed: [IndexEntry] { entries.filter { BlockType(rawValue: $0.type) != .index } }
    var firstIndex: UInt64 { entries.first { BlockType(rawValue: $0.type) == .index }?.offset ?? offset }
}
