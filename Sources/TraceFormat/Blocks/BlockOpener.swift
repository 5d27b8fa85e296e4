/// Checks and inflates blocks, in memory that is used again for the next. Used by one thread at a time.
package final class BlockOpener {
    private let inflater = Inflater()
    private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private let values = UnsafeMutablePointer<UInt64>.allocate(capacity: TraceLimits.schemaFields)

    package init() {
        values.initialize(repeating: 0, count: TraceLimits.schemaFields)
    }

    deinit {
        memory.deallocate()
        values.deallocate()
    }

    /// The content of a block whose header was read, inflated; valid until the next call. The checksum must have been checked.
    package func content(
        _ header: BlockHeader, stored: UnsafeRawBufferPointer
    ) throws(TraceFormatError) -> UnsafeRawBufferPointer {
        guard header.codec == .zlib else { return stored }
        let length = Int(header.length)
        if memory.count < length {
            memory.deallocate()
            memory = .allocate(byteCount: length, alignment: 16)
        }
        let output = UnsafeMutableRawBufferPointer(rebasing: memory[..<length])
        try inflater.inflate(stored, into: output)
        return UnsafeRawBufferPointer(output)
    }

    /// A decoder of an events block's content, valid as long as that is.
    package func events(
        _ header: BlockHeader, content: UnsafeRawBufferPointer, table: DecodingTable
    ) -> EventDecoder {
        EventDecoder(content, header: header, table: table, values: values)
    }
}
