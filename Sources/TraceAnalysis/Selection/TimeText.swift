import Foundation

/// Times as people write them.
package enum TimeText {
    /// Nanoseconds of `2ms`, `500us`, `500µs`, `1.5s`, `800ns`, with or without a space; nil for anything else.
    package static func nanoseconds(_ text: String) -> Int64? {
        let units: [(String, Double)] = [("ns", 1), ("us", 1e3), ("µs", 1e3), ("μs", 1e3), ("ms", 1e6), ("s", 1e9)]
        guard let unit = units.first(where: { text.hasSuffix($0.0) }) else { return nil }
        let digits = text.dropLast(unit.0.count).trimmingCharacters(in: .whitespaces)
        guard let first = digits.first, first.isASCII, first.isNumber, let number = Double(digits) else { return nil }
        let value = (number * unit.1).rounded()
        guard value.isFinite, value >= 0, value < 9e18 else { return nil }
        return Int64(value)
    }
}
