/// The live part of a trace that is being recorded: blocks that are not sealed yet, in memory that the system keeps if the process is killed.
package enum LiveLayout {
    package static let magic: [UInt8] = [0x89, 0x56, 0x54, 0x4C, 0x0D, 0x0A, 0x1A, 0x0A]
    package static let version: UInt32 = 1
    /// Bytes of the header that say something.
    package static let headerSize = 64
    /// Where the first slot begins.
    package static let firstSlot = 4096
    /// Bytes of a slot's header, behind which its content stands.
    package static let slotHeaderSize = 64
    /// Bytes from one slot to the next: header and content, in whole pages.
    package static let stride = (slotHeaderSize + BlockEncoder.usualCapacity + 4095) / 4096 * 4096
    /// Slots of a recording; blocks beyond them stand in memory of the process alone.
    package static let slots = 16

    /// The file's first bytes.
    package static func header(_ session: TraceSessionID) -> [UInt8] {
        var writer = ByteWriter()
        writer.raw(magic)
        writer.fixed(version)
        writer.fixed(UInt32(firstSlot))
        writer.fixed(session.high.byteSwapped)
        writer.fixed(session.low.byteSwapped)
        writer.fixed(UInt32(stride))
        writer.raw([UInt8](repeating: 0, count: headerSize - 4 - writer.bytes.count))
        writer.fixed(writer.bytes.withUnsafeBytes { Checksum.of($0) })
        return writer.bytes
    }

    /// What a live part's header says: whose it is, where its slots begin, and how far apart they are. Nil where these are no such bytes.
    package static func decode(_ bytes: UnsafeRawBufferPointer) -> (session: TraceSessionID, first: UInt64, stride: UInt64)? {
        guard bytes.count >= headerSize, bytes.prefix(8).elementsEqual(magic), bytes.integer(at: 8, as: UInt32.self) == version,
            Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[..<60])) == bytes.integer(at: 60, as: UInt32.self)
        else { return nil }
        let first: UInt32 = bytes.integer(at: 12), stride: UInt32 = bytes.integer(at: 32)
        guard first >= headerSize, stride > slotHeaderSize else { return nil }
        let session = TraceSessionID(
            high: bytes.integer(at: 16, as: UInt64.self).byteSwapped, low: bytes.integer(at: 24, as: UInt64.self).byteSwapped)
        return (session, UInt64(first), UInt64(stride))
    }
}

/// What the 64 bytes in front of a slot's content say.
package struct LiveSlot: Equatable, Sendable {
    package var stream: UInt32
    package var sequence: UInt32
    package var schema: UInt32
    package var firstTick: UInt64
    /// Bytes of whole events.
    package var committed: UInt32

    // Offsets in a slot's header.
    static let state = 0
    static let streamOffset = 4
    static let sequenceOffset = 8
    static let schemaOffset = 12
    static let tickOffset = 16
    static let committedOffset = 24

    /// Reads a slot's header; nil where it is not in use.
    package init?(decoding bytes: UnsafeRawBufferPointer) {
        guard bytes.count >= LiveLayout.slotHeaderSize, bytes.integer(at: Self.state, as: UInt32.self) == 1 else { return nil }
        stream = bytes.integer(at: Self.streamOffset)
        sequence = bytes.integer(at: Self.sequenceOffset)
        schema = bytes.integer(at: Self.schemaOffset)
        firstTick = bytes.integer(at: Self.tickOffset)
        committed = bytes.integer(at: Self.committedOffset)
    }
}
