/// FNV-1a over texts, each with its end: what two sides show is equal if their checksums are.
struct TextChecksum: Equatable, CustomStringConvertible {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    init(_ texts: [String]) {
        for text in texts {
            for byte in text.utf8 { add(byte) }
            // No text holds this byte: it is none of UTF-8's.
            add(0xff)
        }
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

    /// 16 hexadecimal digits.
    var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
