import Foundation

/// What was set on a text beside its string; shared by the copies of the text.
package final class TextDetails: Equatable, @unchecked Sendable {
    package let attributes: TextAttributes
    /// The texts that were joined, where what is set on them differs.
    package let runs: [Text]

    package init(_ attributes: TextAttributes = TextAttributes(), runs: [Text] = []) {
        self.attributes = attributes
        self.runs = runs
    }

    package static func == (left: TextDetails, right: TextDetails) -> Bool {
        left === right || (left.attributes == right.attributes && left.runs == right.runs)
    }
}

/// How the characters of a text look, where that differs from what the environment says.
package struct TextAttributes: Equatable {
    package var font: Font?
    package var weight: Font.Weight?
    package var foreground: AnyShapeStyle?
    package var isBold: Bool?
    package var isItalic: Bool?
    package var isMonospaced: Bool?
    package var hasMonospacedDigits: Bool?
    package var strikethrough: Text.LineStyle?
    package var underline: Text.LineStyle?
    package var kerning: CGFloat?
    package var tracking: CGFloat?
    package var baselineOffset: CGFloat?
    package var background: Color?
    /// Where a tap on the characters leads.
    package var link: URL?
    /// Marks of the user's for text renderers.
    package var custom: [CustomTextAttribute] = []
    /// How large the characters are, relative to their font.
    package var scale: CGFloat?
    /// What the characters are at any time, where they depend on it.
    package var live: LiveText?
    /// What is said in place of the characters to those who do not see them.
    package var label: String?
    /// Which level of heading the text is.
    package var heading: AccessibilityHeadingLevel?
    /// What kind of text it is.
    package var contentType: AccessibilityTextContentType?

    /// What is set, for printing.
    package var facts: [(String, String)] {
        var facts: [(String, String)] = []
        if let font { facts.append(("font", font.description)) }
        if let weight { facts.append(("fontWeight", weight.name)) }
        if let foreground { facts.append(("foregroundStyle", foreground.description)) }
        if let isBold { facts.append(("bold", String(isBold))) }
        if let isItalic { facts.append(("italic", String(isItalic))) }
        if let isMonospaced { facts.append(("monospaced", String(isMonospaced))) }
        if hasMonospacedDigits == true { facts.append(("monospacedDigit", "true")) }
        if strikethrough != nil { facts.append(("strikethrough", "true")) }
        if underline != nil { facts.append(("underline", "true")) }
        if let link { facts.append(("link", link.absoluteString)) }
        if let label { facts.append(("accessibility.label", label)) }
        if let heading { facts.append(("accessibilityHeading", "\(heading)")) }
        if let contentType { facts.append(("accessibilityTextContentType", contentType.name)) }
        return facts
    }
}

/// A mark of the user's on characters. Two of one type are equal: what they hold is the renderer's affair.
package struct CustomTextAttribute: Equatable {
    package var value: any TextAttribute

    package static func == (left: Self, right: Self) -> Bool { type(of: left.value) == type(of: right.value) }
}

extension Text {
    /// A line through or under characters.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is interrupted.
        public struct Pattern: Hashable, Sendable {
            let name: String
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        var pattern: Pattern
        var color: Color?

        /// A line of a pattern and a colour; without one, the text's.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// Where a line of text is cut that does not fit.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// The case in which letters are shown.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}
