/// A part of a line. Lines are read as bytes, since a log may hold anything.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
    /// The text, repaired where it is not valid UTF-8.
    var text: String { String(decoding: self, as: UTF8.self) }

    func hasPrefix(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { count >= $0.count && prefix($0.count).elementsEqual($0) }
    }

    func hasSuffix(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { count >= $0.count && suffix($0.count).elementsEqual($0) }
    }

    /// What follows the text, or nil if the bytes do not begin with it.
    func after(_ text: StaticString) -> Bytes? {
        hasPrefix(text) ? dropFirst(text.utf8CodeUnitCount) : nil
    }

    /// What precedes the text, or nil if the bytes do not end with it.
    func before(_ text: StaticString) -> Bytes? {
        hasSuffix(text) ? dropLast(text.utf8CodeUnitCount) : nil
    }

    /// Where the text begins first. Costs the product of both lengths at worst; the texts are short and the lines bounded.
    func firstIndex(of text: StaticString) -> Index? {
        text.withUTF8Buffer { wanted in
            guard let first = wanted.first, count >= wanted.count else { return nil }
            var start = startIndex
            while endIndex - start >= wanted.count {
                guard let found = self[start...(endIndex - wanted.count)].firstIndex(of: first) else { return nil }
                if self[found..<(found + wanted.count)].elementsEqual(wanted) { return found }
                start = found + 1
            }
            return nil
        }
    }

    func contains(_ text: StaticString) -> Bool { firstIndex(of: text) != nil }

    var trimmingBlanks: Bytes {
        let start = drop { $0.isBlank }
        return start.prefix((start.lastIndex { !$0.isBlank } ?? start.startIndex - 1) - start.startIndex + 1)
    }
}

extension UInt8 {
    var isBlank: Bool { self == 0x20 || self == 0x09 }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7a }
    var isHexDigit: Bool { isDigit || ((self | 0x20) >= 0x61 && (self | 0x20) <= 0x66) }
    /// Part of a Swift identifier; beyond ASCII anything may be one.
    var isIdentifierStart: Bool { isLetter || self == 0x5f || self >= 0x80 }
    var isIdentifierPart: Bool { isIdentifierStart || isDigit }
}
