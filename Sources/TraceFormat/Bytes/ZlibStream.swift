import CZlib

/// Compresses whatever is written once and read whole: the page's data.
package enum ZlibStream {
    /// The bytes as exactly one zlib stream.
    ///
    /// `level` is zlib's, from 1 (fast) to 9 (small). Takes memory for the worst case once.
    package static func of(_ bytes: UnsafeRawBufferPointer, level: Int32 = 6) -> [UInt8] {
        var length = compressBound(uLong(bytes.count))
        return [UInt8](unsafeUninitializedCapacity: Int(length)) { output, count in
            // zlib asks for an address even where there is nothing to read.
            var nothing: UInt8 = 0
            let status = withUnsafePointer(to: &nothing) { nowhere in
                compress2(
                    output.baseAddress, &length, bytes.bindMemory(to: UInt8.self).baseAddress ?? nowhere,
                    uLong(bytes.count), level)
            }
            precondition(status == Z_OK, "zlib refuses to compress \(bytes.count) bytes at level \(level): status \(status)")
            count = Int(length)
        }
    }
}
