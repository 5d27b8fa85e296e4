import Foundation

/// The string literal of a text, with its interpolated values.
///
/// Headless, a key stands for itself: the literal of the development language is what is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The whole string, interpolated values written out.
    package var text: String
    /// What interpolated texts brought along beside their strings.
    package var details: TextDetails?

    /// A key made of a string.
    public init(_ value: String) { text = value }

    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
        if stringInterpolation.isStyled { details = TextDetails(runs: stringInterpolation.runs + [Text(verbatim: text)]) }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.text == right.text && left.details == right.details
    }

    /// Collects the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var runs: [Text] = []
        fileprivate var isStyled = false

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds a string as it stands.
        public mutating func appendInterpolation(_ string: String) { text += string }

        /// Adds a text; what is set on it stays with it.
        public mutating func appendInterpolation(_ other: Text) {
            text += other.content
            if other.details != nil {
                isStyled = true
                runs.append(other)
            }
        }

        /// Adds an image, which shows no text.
        public mutating func appendInterpolation(_ image: Image) {}

        /// Adds a number as a localized string writes it: `1,234` and `1.500000`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            text += value._localized
        }

        /// Adds a number in the way that a `printf` specifier says.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            text += String(format: specifier, value._argument)
        }

        /// Adds a value in the words of a format style.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            text += format.format(input)
        }

        /// Adds a value in the words of a formatter.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            text += formatter.string(for: subject) ?? ""
        }

        /// Adds a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += style.words(for: date) }

        /// Adds a range of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            text += "\(Text.DateStyle.date.words(for: dates.lowerBound)) – \(Text.DateStyle.date.words(for: dates.upperBound))"
        }

        /// Adds whatever describes the value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
    }
}

/// A number that can stand in a localized string.
public protocol _FormatSpecifiable: Equatable {
    /// The number as `printf` takes it.
    var _argument: any CVarArg { get }
    /// The number as a localized string of the language `en` writes it.
    var _localized: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
    public var _argument: any CVarArg { self }
    public var _localized: String {
        magnitude < 1000 ? description : withGroups(magnitude.description, isNegative: self < 0)
    }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _argument: any CVarArg { Double(self) }
    public var _localized: String {
        let value = Double(self)
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-∞" : "∞" }
        let parts = String(format: "%.6f", abs(value)).split(separator: ".", maxSplits: 1)
        return withGroups(String(parts[0]), isNegative: value < 0) + "." + parts[1]
    }
}

/// Puts a comma after each thousand.
private func withGroups(_ digits: String, isNegative: Bool) -> String {
    var result = isNegative ? "-" : ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
        result.append(digit)
    }
    return result
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
