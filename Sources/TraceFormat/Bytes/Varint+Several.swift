/// Several varints in a row, with a short way for numbers that all take one byte.
///
/// Most do. Written one after the other, each would wait for the pointer of the one before; together they take one test and one
/// addition.
extension Varint {
    @inlinable @inline(__always)
    package static func put(_ a: UInt64, _ b: UInt64, at cursor: inout UnsafeMutablePointer<UInt8>) {
        if _fastPath(a | b < 0x80) {
            cursor[0] = UInt8(truncatingIfNeeded: a)
            cursor[1] = UInt8(truncatingIfNeeded: b)
            cursor += 2
        } else {
            put(a, at: &cursor)
            put(b, at: &cursor)
        }
    }

    @inlinable @inline(__always)
    package static func put(_ a: UInt64, _ b: UInt64, _ c: UInt64, at cursor: inout UnsafeMutablePointer<UInt8>) {
        if _fastPath(a | b | c < 0x80) {
            cursor[0] = UInt8(truncatingIfNeeded: a)
            cursor[1] = UInt8(truncatingIfNeeded: b)
            cursor[2] = UInt8(truncatingIfNeeded: c)
            cursor += 3
        } else {
            put(a, at: &cursor)
            put(b, at: &cursor)
            put(c, at: &cursor)
        }
    }

    @inlinable @inline(__always)
    package static func put(
        _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, at cursor: inout UnsafeMutablePointer<UInt8>
    ) {
        if _fastPath(a | b | c | d < 0x80) {
            cursor[0] = UInt8(truncatingIfNeeded: a)
            cursor[1] = UInt8(truncatingIfNeeded: b)
            cursor[2] = UInt8(truncatingIfNeeded: c)
            cursor[3] = UInt8(truncatingIfNeeded: d)
            cursor += 4
        } else {
            put(a, at: &cursor)
            put(b, at: &cursor)
            put(c, at: &cursor)
            put(d, at: &cursor)
        }
    }
}
