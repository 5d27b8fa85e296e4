/// How values of the user's stand in a trace: as a hash that says which are equal, or as they are where that was asked for.
enum ValueText {
    /// `#` and eight hexadecimal digits: FNV-1a of the UTF-8 bytes in 64 bits, the halves folded together.
    ///
    /// Fixed for all time and machines, so that traces can be compared. It hides a value from a reader's eye; it is no secret.
    static func hashed(_ text: String) -> String { digits(hash(text)) }

    /// The hash as a number.
    static func hash(_ text: String) -> UInt32 {
        var text = text
        // Offset basis and prime: "The FNV Non-Cryptographic Hash Algorithm", RFC 9923.
        let hash = text.withUTF8 { $0.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }

    /// The printed form of a hash. A string of nine bytes is stored in place: nothing is allocated.
    static func digits(_ hash: UInt32) -> String {
        String(unsafeUninitializedCapacity: 9) { text in
            text[0] = UInt8(ascii: "#")
            for place in 1...8 {
                let digit = UInt8(truncatingIfNeeded: hash &>> UInt32(32 - 4 * place)) & 15
                text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
            }
            return 9
        }
    }

    /// A text in which a value is replaced by its hash wherever it occurs.
    static func hiding(_ value: String?, in text: String) -> String {
        guard let value, !value.isEmpty else { return text }
        return text.replacing(value, with: hashed(value))
    }
}
