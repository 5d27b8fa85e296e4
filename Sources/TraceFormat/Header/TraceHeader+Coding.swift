extension TraceHeader {
    /// Bytes of the header that this version writes.
    package static let size = 64
    /// What a trace file begins with: the high bit shows 7-bit channels, the line ends show text-mode damage.
    package static let magic: [UInt8] = [0x89, 0x56, 0x54, 0x52, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The 64 bytes of the header.
    package var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.raw(Self.magic)
        writer.fixed(version.major)
        writer.fixed(version.minor)
        writer.fixed(UInt32(Self.size))
        writer.fixed(session.high.byteSwapped)
        writer.fixed(session.low.byteSwapped)
        writer.fixed(wallClock)
        writer.fixed(monotonicClock)
        writer.fixed(requiredFeatures)
        writer.fixed(optionalFeatures)
        writer.fixed(shard)
        writer.fixed(process)
        writer.fixed(writer.bytes.withUnsafeBytes { Checksum.of($0) })
        return writer.bytes
    }

    /// The version in a header, before anything else of it is looked at; nil where the magic bytes are others.
    package static func version(in bytes: UnsafeRawBufferPointer) -> TraceVersion? {
        guard bytes.count >= 12, bytes.prefix(8).elementsEqual(magic) else { return nil }
        return TraceVersion(major: bytes.integer(at: 8), minor: bytes.integer(at: 10))
    }

    /// Reads a header of this major version; `length` is the number of bytes before the first block.
    package static func decode(
        _ bytes: UnsafeRawBufferPointer
    ) throws(TraceFormatError) -> (header: TraceHeader, length: Int) {
        guard bytes.count >= size else { throw .cut(what: "the file's header") }
        guard let version = version(in: bytes) else { throw .noMarker }
        let length: UInt32 = bytes.integer(at: 12)
        let checksum: UInt32 = bytes.integer(at: 60)
        guard Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[..<60])) == checksum, length >= size else {
            throw .wrongChecksum
        }
        let header = TraceHeader(
            version: version,
            session: TraceSessionID(
                high: bytes.integer(at: 16, as: UInt64.self).byteSwapped,
                low: bytes.integer(at: 24, as: UInt64.self).byteSwapped),
            wallClock: bytes.integer(at: 32), monotonicClock: bytes.integer(at: 40),
            requiredFeatures: bytes.integer(at: 48), optionalFeatures: bytes.integer(at: 50),
            shard: bytes.integer(at: 52), process: bytes.integer(at: 56))
        return (header, Int(length))
    }
}
