import CZlib

/// Compresses blocks with zlib, keeping its tables from block to block.
package final class Deflater {
    // zlib remembers the address of its stream, so it needs a fixed one.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let level: Int32

    init(level: Int32) {
        self.level = level
        stream.initialize(to: z_stream())
        let status = deflateInit_(stream, level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib refuses to start with level \(level): status \(status)")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Compresses `input` as one zlib stream into `output`; nil where it does not fit.
    func deflate(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Int? {
        guard deflateReset(stream) == Z_OK else { return nil }
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        guard CZlib.deflate(stream, Z_FINISH) == Z_STREAM_END else { return nil }
        return output.count - Int(stream.pointee.avail_out)
    }

    /// Some bytes as one zlib stream; nil where zlib refuses, or they are more than it can count.
    package static func wrapped(_ input: [UInt8], level: Int32) -> [UInt8]? {
        guard input.count < Int(UInt32.max) / 2 else { return nil }
        let deflater = Deflater(level: level)
        // zlib's own bound for the worst case, and some room for its header.
        var output = [UInt8](repeating: 0, count: input.count + input.count / 1000 + 64)
        let count = input.withUnsafeBytes { source in output.withUnsafeMutableBytes { deflater.deflate(source, into: $0) } }
        guard let count else { return nil }
        output.removeSubrange(count...)
        return output
    }
}
