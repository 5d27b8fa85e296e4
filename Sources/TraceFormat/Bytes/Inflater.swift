import CZlib

/// Inflates blocks with zlib into memory of exactly the announced length.
package final class Inflater {
    // zlib remembers the address of its stream, so it needs a fixed one.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

    package init() {
        stream.initialize(to: z_stream())
        let status = inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib refuses to start: status \(status)")
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Inflates one zlib stream that must fill `output` exactly and use up `input`.
    package func inflate(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) throws(TraceFormatError) {
        guard inflateReset(stream) == Z_OK else { throw .badCompression(reason: "zlib cannot be reset") }
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        let status = CZlib.inflate(stream, Z_FINISH)
        switch status {
        case Z_STREAM_END: break
        case Z_BUF_ERROR where stream.pointee.avail_out == 0: throw .badCompression(reason: "it is longer than announced")
        case Z_BUF_ERROR: throw .badCompression(reason: "it ends too early")
        default: throw .badCompression(reason: stream.pointee.msg.map { String(cString: $0) } ?? "zlib status \(status)")
        }
        guard stream.pointee.avail_out == 0 else { throw .badCompression(reason: "it is shorter than announced") }
        guard stream.pointee.avail_in == 0 else { throw .badCompression(reason: "bytes follow its end") }
    }
}
