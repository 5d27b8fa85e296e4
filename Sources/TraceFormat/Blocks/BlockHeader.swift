/// What the 64 bytes in front of each block's content say.
package struct BlockHeader: Equatable, Sendable {
    /// Bytes of a header.
    package static let size = 64
    /// What each block begins with: no valid UTF-8, improbable in deflated bytes; the checksum decides.
    package static let marker: [UInt8] = [0xF7, 0x42, 0x4C, 0x4B, 0x0D, 0x0A, 0x1A, 0x42]
    /// The bit of `type` that allows a reader to skip a block it does not know.
    package static let skippable: UInt8 = 0x80

    package var type: UInt8
    package var codec: Codec = .stored
    package var layout: Layout = .rows
    package var stream: UInt32 = 0
    package var sequence: UInt32 = 0
    /// Bytes of the content as it stands in the file.
    package var storedLength: UInt32 = 0
    /// Bytes of the content after inflating.
    package var length: UInt32 = 0
    /// Events in the block, definitions not counted.
    package var eventCount: UInt32 = 0
    package var schema: UInt32 = 0
    package var firstTick: UInt64 = 0
    package var lastTick: UInt64 = 0
    package var kinds: UInt64 = 0

    package init(_ type: BlockType) { self.type = type.rawValue }

    /// The type, or nil if this version does not know it.
    package var knownType: BlockType? { BlockType(rawValue: type & ~Self.skippable) }

    /// Writes the header with the checksum of itself and of the stored content.
    package func encode(into bytes: UnsafeMutableRawBufferPointer, content: UnsafeRawBufferPointer) {
        for (index, byte) in Self.marker.enumerated() { bytes[index] = byte }
        bytes[12] = type
        bytes[13] = codec.rawValue
        bytes[14] = layout.rawValue
        bytes[15] = 0
        bytes.put(stream, at: 16)
        bytes.put(sequence, at: 20)
        bytes.put(storedLength, at: 24)
        bytes.put(length, at: 28)
        bytes.put(eventCount, at: 32)
        bytes.put(schema, at: 36)
        bytes.put(firstTick, at: 40)
        bytes.put(lastTick, at: 48)
        bytes.put(kinds, at: 56)
        bytes.put(Self.checksum(UnsafeRawBufferPointer(bytes), content: content), at: 8)
    }

    /// The checksum that a block must have.
    package static func checksum(_ header: UnsafeRawBufferPointer, content: UnsafeRawBufferPointer) -> UInt32 {
        var checksum = Checksum()
        checksum.update(UnsafeRawBufferPointer(rebasing: header[12..<size]))
        checksum.update(content)
        return checksum.value
    }

    /// Reads a header and checks it against itself and the format's limits; the checksum is left to the caller, who has the
    /// content.
    package init(decoding bytes: UnsafeRawBufferPointer) throws(TraceFormatError) {
        guard bytes.count >= Self.size else { throw .cut(what: "a block's header") }
        for (index, byte) in Self.marker.enumerated() {
            guard bytes[index] == byte else { throw .noMarker }
        }
        type = bytes[12]
        guard let codec = Codec(rawValue: bytes[13]) else {
            throw .badBlockHeader(reason: "it names codec \(bytes[13])")
        }
        guard let layout = Layout(rawValue: bytes[14]) else {
            throw .badBlockHeader(reason: "it names layout \(bytes[14])")
        }
        self.codec = codec
        self.layout = layout
        stream = bytes.integer(at: 16)
        sequence = bytes.integer(at: 20)
        storedLength = bytes.integer(at: 24)
        length = bytes.integer(at: 28)
        eventCount = bytes.integer(at: 32)
        schema = bytes.integer(at: 36)
        firstTick = bytes.integer(at: 40)
        lastTick = bytes.integer(at: 48)
        kinds = bytes.integer(at: 56)
        guard length <= TraceLimits.blockBytes else {
            throw .badBlockHeader(reason: "\(length) bytes are more than a block may have")
        }
        guard Int(length) <= TraceLimits.deflateRatio * Int(storedLength) + 64 else {
            throw .badBlockHeader(reason: "\(storedLength) bytes cannot hold \(length)")
        }
        guard codec == .zlib || length == storedLength else {
            throw .badBlockHeader(reason: "it is stored as it is, in \(storedLength) bytes for \(length)")
        }
        guard storedLength <= TraceLimits.blockBytes + 4096 else {
            throw .badBlockHeader(reason: "\(storedLength) stored bytes are more than a block may have")
        }
        guard knownType != .events || eventCount <= length / 2 else {
            throw .badBlockHeader(reason: "\(length) bytes cannot hold \(eventCount) events")
        }
        guard firstTick <= lastTick else {
            throw .badBlockHeader(reason: "its last tick \(lastTick) is before its first, \(firstTick)")
        }
    }
}

/// What a block holds.
package enum BlockType: UInt8, CaseIterable, Sendable {
    case events = 1
    case metadata = 2
    case schema = 3
    /// Identities alive at a tick, for seeking. Not written by version 1.0.
    case treeSnapshot = 4
    case clock = 5
    case loss = 6
    case index = 7
}

/// How a block's content is stored.
package enum Codec: UInt8, CaseIterable, Sendable {
    case stored = 0
    /// One zlib stream (RFC 1950).
    case zlib = 1
}

/// How the events of a block are arranged.
package enum Layout: UInt8, CaseIterable, Sendable {
    /// One event after the other.
    case rows = 0
    /// One column for each field. Not written by version 1.0.
    case columns = 1
}
