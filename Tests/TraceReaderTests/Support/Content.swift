/// Writes the content of a block by hand.
struct Content {
    private(set) var bytes: [UInt8] = []

    mutating func fixed<Value: FixedWidthInteger>(_ value: Value) {
        withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }

    mutating func varints(_ values: UInt64...) {
        for value in values {
            var rest = value
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(rest))
        }
    }

    mutating func text(_ text: String) {
        varints(UInt64(text.utf8.count))
        bytes += text.utf8
    }
}
