import TraceFormat

/// What the beginning of a file says: whether it is a trace that this version can read, and where its blocks begin.
struct FileStart {
    let header: TraceHeader
    /// Where the first block begins.
    let firstBlock: UInt64
    /// Whether the checksum of the header is wrong, so that only the version was believed.
    let isDamaged: Bool

    init(_ source: ByteSource, path: String) throws(TraceReaderError) {
        guard source.size > 0 else { throw .empty(path: path) }
        let bytes = source.bytes(at: 0, count: TraceHeader.size)
        guard !bytes.isEmpty else { throw .unreadable(path: path, reason: "not one byte of it can be read") }
        guard bytes.prefix(8).elementsEqual(TraceHeader.magic.prefix(bytes.count)) else {
            if Self.isConverted(bytes) { throw .convertedAsText(path: path) }
            throw .notATrace(path: path, begins: Self.description(bytes))
        }
        // A newer version may have another header, so its number comes before anything else.
        guard let version = bytes.withUnsafeBytes({ TraceHeader.version(in: $0) }) else {
            throw .cutHeader(path: path, bytes: source.size)
        }
        guard version.major <= TraceVersion.current.major else {
            throw .newerVersion(path: path, version: version, readable: .current)
        }
        guard bytes.count == TraceHeader.size else { throw .cutHeader(path: path, bytes: source.size) }
        guard let (header, length) = try? bytes.withUnsafeBytes({ try TraceHeader.decode($0) }) else {
            header = TraceHeader(version: version)
            firstBlock = UInt64(TraceHeader.size)
            isDamaged = true
            return
        }
        guard header.requiredFeatures == 0 else {
            throw .missingFeatures(path: path, bits: header.requiredFeatures)
        }
        self.header = header
        firstBlock = UInt64(length)
        isDamaged = false
    }

    /// Whether these are the magic bytes after a conversion: of line ends, of the eighth bit, or into UTF-8.
    private static func isConverted(_ bytes: [UInt8]) -> Bool {
        let beginnings: [[UInt8]] = [
            [0x89, 0x56, 0x54, 0x52, 0x0A, 0x1A, 0x0A],
            [0x89, 0x56, 0x54, 0x52, 0x0D, 0x0D, 0x0A, 0x1A],
            [0x89, 0x56, 0x54, 0x52, 0x0D, 0x1A],
            [0x09, 0x56, 0x54, 0x52, 0x0D, 0x0A, 0x1A, 0x0A],
            [0xEF, 0xBF, 0xBD, 0x56, 0x54, 0x52],
            [0xC2, 0x89, 0x56, 0x54, 0x52],
        ]
        return beginnings.contains { bytes.starts(with: $0) }
    }

    /// What a file looks like that is no trace.
    private static func description(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0x1F, 0x8B]) { return "as a gzip file does (unpack it first)" }
        if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return "as a zip archive does (unpack it first)" }
        let isText = bytes.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
        if isText {
            let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(40)
            return "with the text \"\(String(decoding: line, as: UTF8.self))\""
        }
        let digits = bytes.prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return "with the bytes \(digits.joined(separator: " "))"
    }
}
