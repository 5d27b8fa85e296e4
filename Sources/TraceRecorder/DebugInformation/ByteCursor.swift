/// Reads little-endian numbers from memory that it does not own, and never past its end.
///
/// A read past the end answers 0 and sets `isExhausted`: whoever loops asks for it, so that each read costs one comparison.
struct ByteCursor {
    private(set) var position: Int
    let end: Int
    private(set) var isExhausted = false
    private let base: UnsafeRawPointer

    init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!
        end = bytes.baseAddress == nil ? 0 : bytes.count
        self.position = position
        if position < 0 || position > end {
            self.position = end
            isExhausted = true
        }
    }

    @inline(__always)
    private mutating func take(_ count: Int) -> Int? {
        guard count >= 0, count <= end - position else {
            position = end
            isExhausted = true
            return nil
        }
        let start = position
        position = start &+ count
        return start
    }

    @inline(__always) mutating func skip(_ count: Int) { _ = take(count) }

    @inline(__always)
    mutating func byte() -> UInt8 { take(1).map { base.load(fromByteOffset: $0, as: UInt8.self) } ?? 0 }

    mutating func half() -> UInt16 { take(2).map { base.loadUnaligned(fromByteOffset: $0, as: UInt16.self) } ?? 0 }
    mutating func word() -> UInt32 { take(4).map { base.loadUnaligned(fromByteOffset: $0, as: UInt32.self) } ?? 0 }
    mutating func long() -> UInt64 { take(8).map { base.loadUnaligned(fromByteOffset: $0, as: UInt64.self) } ?? 0 }

    /// An unsigned LEB128 number; what does not fit 64 bits is cut off.
    mutating func unsigned() -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while !isExhausted {
            let byte = byte()
            if shift < 64 { value |= UInt64(byte & 0x7F) << shift }
            if byte < 0x80 { break }
            shift &+= 7
        }
        return value
    }

    /// A signed LEB128 number; what does not fit 64 bits is cut off.
    mutating func signed() -> Int64 {
        var value: Int64 = 0
        var shift: Int64 = 0
        while !isExhausted {
            let byte = byte()
            if shift < 64 { value |= Int64(byte & 0x7F) << shift }
            shift &+= 7
            if byte < 0x80 {
                if shift < 64, byte & 0x40 != 0 { value |= -1 << shift }
                break
            }
        }
        return value
    }

    /// The bytes up to the next 0, which is passed over.
    mutating func string() -> String {
        let start = position
        while !isExhausted, byte() != 0 {}
        let length = max(0, position - start - (isExhausted ? 0 : 1))
        return String(decoding: UnsafeRawBufferPointer(start: base + start, count: length), as: UTF8.self)
    }
}
