import Foundation

/// The string literal of a text, with its interpolated values.
///
/// Headless, a key stands for itself: the literal of the development language is what is shown. Its Markdown is read (emphasis, code, lines through
/// text, links); that of interpolated values is not.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The whole string, interpolated values written out.
    package var text: String
    /// What interpolated texts brought along beside their strings.
    package var details: TextDetails?
    /// The string with its marks, where it has some.
    private var marked: String?

    /// The string as it was written, interpolated values written out.
    var source: String { marked ?? text }

    /// A key made of a string.
    public init(_ value: String) {
        text = value
        if InlineMarkdown.isPossible(in: value) {
            marked = value
            style(Text.runs(ofMarkdown: value))
        }
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
        if stringInterpolation.isStyled || stringInterpolation.hasMarks {
            marked = stringInterpolation.text
            style(stringInterpolation.styledRuns)
        }
    }

    /// Takes on texts one after the other, if some of them have a look of their own.
    private mutating func style(_ runs: [Text]) {
        text = runs.map(\.content).joined()
        if runs.contains(where: { $0.details != nil }) { details = TextDetails(runs: runs) }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.text == right.text && left.details == right.details
    }

    /// Collects the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        /// Texts up to the last one with a look of its own.
        private var runs: [Text] = []
        fileprivate var isStyled = false
        /// Whether a literal may hold Markdown.
        fileprivate var hasMarks = false
        /// How many bytes of the text the runs stand for.
        private var runsEnd = 0
        /// What comes after the runs, with the marks of interpolated values escaped; nil where that is the same as the text itself.
        private var markup: String?

        /// The texts of which the whole is made.
        fileprivate var styledRuns: [Text] { runs + lastRuns }

        private var lastText: String { String(decoding: text.utf8.dropFirst(runsEnd), as: UTF8.self) }

        /// The texts that come after the runs.
        private var lastRuns: [Text] {
            let last = markup ?? lastText
            if last.isEmpty { return [] }
            return hasMarks || markup != nil ? Text.runs(ofMarkdown: last) : [Text(verbatim: last)]
        }

        /// Adds a value as it stands.
        private mutating func append(_ value: String) {
            if InlineMarkdown.isPossible(in: value) {
                markup = (markup ?? lastText) + InlineMarkdown.escaped(value)
            } else {
                markup? += value
            }
            text += value
        }

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) {
            if InlineMarkdown.isPossible(in: literal) { hasMarks = true }
            text += literal
            markup? += literal
        }

        /// Adds a string as it stands.
        public mutating func appendInterpolation(_ string: String) { append(string) }

        /// Adds the characters of an attributed string, which keep their look.
        public mutating func appendInterpolation(_ string: AttributedString) { appendInterpolation(Text(string)) }

        /// Adds a localized string.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(String(localized: resource)) }

        /// Adds a text; what is set on it stays with it.
        public mutating func appendInterpolation(_ other: Text) {
            guard other.details != nil else { return append(other.content) }
            isStyled = true
            runs += lastRuns
            runs.append(other)
            text += other.content
            runsEnd = text.utf8.count
            markup = nil
        }

        /// Adds an image, which shows no text.
        public mutating func appendInterpolation(_ image: Image) {}

        /// Adds a number as a localized string writes it: `1,234` and `1.500000`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._localized)
        }

        /// Adds a number in the way that a `printf` specifier says.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(String(format: specifier, value._argument))
        }

        /// Adds a value in the words of a format style.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(input))
        }

        /// Adds a value in the words of a formatter.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append(formatter.string(for: subject) ?? "")
        }

        /// Adds a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { appendInterpolation(Text(date, style: style)) }

        /// Adds a range of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            let (start, end) = (dates.lowerBound, dates.upperBound)
            append("\(Text.DateStyle.date.words(for: start, at: start)) – \(Text.DateStyle.date.words(for: end, at: end))")
        }

        /// Adds whatever describes the value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }
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
