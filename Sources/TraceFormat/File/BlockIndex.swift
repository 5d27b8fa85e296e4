/// One line of the index: where a block is and what is in it.
package struct IndexEntry: Equatable, Sendable {
    /// Bytes of an entry.
    package static let size = 56

    package var offset: UInt64
    package var type: UInt8
    package var stream: UInt32
    package var sequence: UInt32
    package var storedLength: UInt32
    package var eventCount: UInt32
    package var firstTick: UInt64
    package var lastTick: UInt64
    package var kinds: UInt64

    package init(offset: UInt64, header: BlockHeader) {
        self.offset = offset
        type = header.type
        stream = header.stream
        sequence = header.sequence
        storedLength = header.storedLength
        eventCount = header.eventCount
        firstTick = header.firstTick
        lastTick = header.lastTick
        kinds = header.kinds
    }

    func encode(into writer: inout ByteWriter) {
        writer.fixed(offset)
        writer.fixed(UInt32(type))
        writer.fixed(stream)
        writer.fixed(sequence)
        writer.fixed(storedLength)
        writer.fixed(eventCount)
        writer.fixed(UInt32(0))
        writer.fixed(firstTick)
        writer.fixed(lastTick)
        writer.fixed(kinds)
    }

    /// The content of an index block with these entries.
    package static func encoded(_ entries: some Sequence<IndexEntry>) -> [UInt8] {
        var writer = ByteWriter()
        for entry in entries { entry.encode(into: &writer) }
        return writer.bytes
    }

    /// Reads the entry at an offset of an index block's content.
    package init(decoding bytes: UnsafeRawBufferPointer, at place: Int) {
        offset = bytes.integer(at: place)
        type = UInt8(truncatingIfNeeded: bytes.integer(at: place + 8, as: UInt32.self))
        stream = bytes.integer(at: place + 12)
        sequence = bytes.integer(at: place + 16)
        storedLength = bytes.integer(at: place + 20)
        eventCount = bytes.integer(at: place + 24)
        firstTick = bytes.integer(at: place + 32)
        lastTick = bytes.integer(at: place + 40)
        kinds = bytes.integer(at: place + 48)
    }
}

/// The last 32 bytes of a file that was closed: where its index is.
package struct Trailer: Equatable, Sendable {
    package static let size = 32
    package static let magic: [UInt8] = [0xF7, 0x45, 0x4E, 0x44, 0x0D, 0x0A, 0x1A, 0x42]

    /// Where the first index block begins.
    package var indexOffset: UInt64
    /// Events in all blocks.
    package var eventCount: UInt64
    /// Blocks in front of the index.
    package var blockCount: UInt32

    package init(indexOffset: UInt64, eventCount: UInt64, blockCount: UInt32) {
        self.indexOffset = indexOffset
        self.eventCount = eventCount
        self.blockCount = blockCount
    }

    package var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.raw(Self.magic)
        writer.fixed(indexOffset)
        writer.fixed(eventCount)
        writer.fixed(blockCount)
        writer.fixed(writer.bytes.withUnsafeBytes { Checksum.of($0) })
        return writer.bytes
    }

    /// Nil if these are not the bytes of a trailer.
    package init?(decoding bytes: UnsafeRawBufferPointer) {
        guard bytes.count == Self.size, bytes.prefix(8).elementsEqual(Self.magic),
            Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[..<28])) == bytes.integer(at: 28, as: UInt32.self)
        else { return nil }
        indexOffset = bytes.integer(at: 8)
        eventCount = bytes.integer(at: 16)
        blockCount = bytes.integer(at: 24)
    }
}
