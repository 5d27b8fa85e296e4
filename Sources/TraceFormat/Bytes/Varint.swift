/// Unsigned LEB128 and zigzag, as the format writes integers.
package enum Varint {
    /// The most bytes a varint of 64 bits takes.
    package static let longest = 10

    /// Writes a varint and moves the pointer behind it; the caller has made sure that there is room.
    @inlinable @inline(__always)
    package static func put(_ value: UInt64, at cursor: inout UnsafeMutablePointer<UInt8>) {
        var rest = value
        while rest >= 0x80 {
            cursor.pointee = UInt8(truncatingIfNeeded: rest) | 0x80
            cursor += 1
            rest >>= 7
        }
        cursor.pointee = UInt8(truncatingIfNeeded: rest)
        cursor += 1
    }

    /// Maps small numbers of either sign to small unsigned ones: 0, -1, 1, -2 … to 0, 1, 2, 3 …
    @inlinable @inline(__always)
    package static func zigzag(_ value: Int64) -> UInt64 {
        UInt64(bitPattern: (value &<< 1) ^ (value &>> 63))
    }

    /// The inverse of `zigzag(_:)`.
    @inlinable @inline(__always)
    package static func unzigzag(_ value: UInt64) -> Int64 {
        Int64(bitPattern: (value &>> 1) ^ (0 &- (value & 1)))
    }

    /// The zigzag difference between two identifiers.
    @inlinable @inline(__always)
    package static func difference(_ value: UInt32, from base: UInt32) -> UInt64 {
        zigzag(Int64(value) &- Int64(base))
    }

    /// A related identifier: 0 for none, else 1 + the zigzag difference from it to the base.
    @inlinable @inline(__always)
    package static func related(_ value: UInt32, to base: UInt32) -> UInt64 {
        value == 0 ? 0 : 1 &+ zigzag(Int64(base) &- Int64(value))
    }
}
