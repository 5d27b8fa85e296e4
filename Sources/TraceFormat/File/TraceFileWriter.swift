#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Writes a trace file: the header, blocks as they come, and at the end the index.
///
/// Each block is one `write`, so that a process that is killed leaves whole blocks. After an error nothing more is written and
/// the file is cut back to its last whole block; the error is thrown again by each later call. Used by one thread at a time.
package final class TraceFileWriter: @unchecked Sendable {
    /// The file's path.
    package let path: String
    /// Bytes in the file.
    package private(set) var size: UInt64 = 0
    /// Events in the file, definitions not counted.
    package private(set) var eventCount: UInt64 = 0
    /// Whether each block is forced to the disk (`fsync`), so that it survives a crash of the machine.
    package var synchronizes = false

    private let effort: BlockSealer.Effort
    private var entries: [IndexEntry] = []
    private var file: Int32
    private var failure: TraceFormatError?

    /// Creates the file (an existing one is replaced) and writes the header, the metadata and the schema. `effort` is that of
    /// blocks which are no events.
    ///
    /// Throws ``TraceFormatError/notWritten(path:code:reason:)``, or `badMetadata` if the metadata is larger than 1 MiB.
    package init(
        path: String, header: TraceHeader, metadata: TraceMetadata, schema: EventSchema = .current,
        effort: BlockSealer.Effort = .fast
    ) throws(TraceFormatError) {
        self.path = path
        self.effort = effort
        file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw Self.refusal(path, errno) }
        let header = header.encoded
        try header.span.bytes.withUnsafeBytes { bytes throws(TraceFormatError) in try put(bytes) }
        try write(metadata)
        try write(schema)
    }

    /// Creates the file and writes the header alone: for rewritten traces, whose blocks come from elsewhere.
    ///
    /// Throws ``TraceFormatError/notWritten(path:code:reason:)``.
    package init(headerTo path: String, header: TraceHeader, effort: BlockSealer.Effort = .fast) throws(TraceFormatError) {
        self.path = path
        self.effort = effort
        file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw Self.refusal(path, errno) }
        let header = header.encoded
        try header.span.bytes.withUnsafeBytes { bytes throws(TraceFormatError) in try put(bytes) }
    }

    deinit {
        if file >= 0 { _ = Self.close(file) }
    }

    /// Writes a block byte for byte as it stood elsewhere; `bytes` are its header and its content as stored.
    package func copy(_ header: BlockHeader, bytes: UnsafeRawBufferPointer) throws(TraceFormatError) {
        try write(SealedBlock(header: header, bytes: bytes))
    }

    /// Writes a schema, by whose number events blocks refer to it.
    package func write(_ schema: EventSchema) throws(TraceFormatError) {
        var description = BlockHeader(.schema)
        description.schema = schema.id
        try write(description, content: schema.encoded)
    }

    /// Seals the events of an encoder and writes them. An encoder without events writes nothing.
    package func write(_ encoder: BlockEncoder, effort: BlockSealer.Effort = .fast) throws(TraceFormatError) {
        guard !encoder.isEmpty else { return }
        try SealerPool.shared.withSealer { sealer throws(TraceFormatError) in try write(sealer.seal(encoder, effort: effort)) }
    }

    /// Writes a sealed block.
    package func write(_ block: SealedBlock) throws(TraceFormatError) {
        if let failure { throw failure }
        precondition(file >= 0, "the trace was closed")
        let entry = IndexEntry(offset: size, header: block.header)
        try put(block.bytes)
        entries.append(entry)
        if block.header.knownType == .events { eventCount += UInt64(block.header.eventCount) }
    }

    /// Writes metadata; the last one in the file holds.
    package func write(_ metadata: TraceMetadata) throws(TraceFormatError) {
        let json = Array(metadata.encodedJSON.utf8)
        guard json.count <= TraceLimits.metadataBytes else {
            throw .badMetadata(reason: "is larger than \(TraceLimits.metadataBytes) bytes")
        }
        try write(BlockHeader(.metadata), content: json)
    }

    /// Writes which tick was at which time.
    package func write(_ point: ClockPoint) throws(TraceFormatError) {
        var header = BlockHeader(.clock)
        header.firstTick = point.tick
        header.lastTick = point.tick
        try write(header, content: point.encoded)
    }

    /// Says that records were dropped: the block takes the place of the one with that number in its stream.
    package func writeLoss(
        stream: UInt32, sequence: UInt32, records: UInt64, firstTick: UInt64, lastTick: UInt64
    ) throws(TraceFormatError) {
        var header = BlockHeader(.loss)
        header.stream = stream
        header.sequence = sequence
        header.firstTick = firstTick
        header.lastTick = lastTick
        var content = ByteWriter()
        content.fixed(records)
        try write(header, content: content.bytes)
    }

    /// Writes the metadata again, the index and the trailer, and closes the file. To be called once.
    package func close(_ metadata: TraceMetadata) throws(TraceFormatError) {
        try write(metadata)
        let indexed = entries
        let trailer = Trailer(
            indexOffset: size, eventCount: eventCount, blockCount: UInt32(clamping: indexed.count))
        // An index block holds as many entries as fit; the trailer's count says how many blocks of index follow.
        let entriesPerBlock = TraceLimits.blockBytes / IndexEntry.size
        for first in stride(from: 0, to: indexed.count, by: entriesPerBlock) {
            let content = IndexEntry.encoded(indexed[first..<min(first + entriesPerBlock, indexed.count)])
            try write(BlockHeader(.index), content: content)
        }
        try trailer.encoded.span.bytes.withUnsafeBytes { bytes throws(TraceFormatError) in try put(bytes) }
        let status = Self.close(file)
        file = -1
        if status != 0 { throw Self.refusal(path, errno) }
    }

    /// Seals any content under a header whose codec and lengths are filled in here, and writes it.
    package func write(_ header: BlockHeader, content: [UInt8]) throws(TraceFormatError) {
        try SealerPool.shared.withSealer { sealer throws(TraceFormatError) in
            try content.span.bytes.withUnsafeBytes { bytes throws(TraceFormatError) in
                try write(sealer.seal(header, content: bytes, effort: effort))
            }
        }
    }

    private func put(_ bytes: UnsafeRawBufferPointer) throws(TraceFormatError) {
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            let written = HeldSignals.during { Self.write(file, start, rest.count) }
            if written < 0 {
                if errno == EINTR { continue }
                let refusal = Self.refusal(path, errno)
                failure = refusal
                // A valid prefix is worth more than half a block.
                _ = ftruncate(file, off_t(size))
                throw refusal
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
        size += UInt64(bytes.count)
        if synchronizes, fsync(file) != 0 { throw Self.refusal(path, errno) }
    }

    private static func refusal(_ path: String, _ code: Int32) -> TraceFormatError {
        .notWritten(path: path, code: code, reason: String(cString: strerror(code)))
    }

    // The class's own functions hide the system's of the same names.
    private static func write(_ file: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
        Darwin.write(file, start, count)
        #else
        Glibc.write(file, start, count)
        #endif
    }

    private static func close(_ file: Int32) -> Int32 {
        #if canImport(Darwin)
        Darwin.close(file)
        #else
        Glibc.close(file)
        #endif
    }
}
