import Foundation

/// The letters of a text.
public struct Font: Hashable, Sendable, CustomStringConvertible {
    /// What the font starts from.
    enum Base: Hashable {
        case style(TextStyle)
        case size(CGFloat)
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// A change to the font.
    enum Change: Hashable {
        case bold, italic, smallCaps, monospaced, monospacedDigit
        case weight(Weight)
        case design(Design?)
        case width(Width)
        case leading(Leading)
    }

    var base: Base
    private var changes: [Change] = []

    init(_ base: Base) { self.base = base }

    func adding(_ change: Change) -> Font {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    /// The weight that was set last.
    var setWeight: Weight? {
        changes.reduce(nil) { if case .weight(let weight) = $1 { weight } else { $0 } }
    }

    /// Whether its letters are thick without a weight: a headline's are.
    var isBold: Bool { changes.contains(.bold) || base == .style(.headline) && setWeight == nil }

    /// Whether all characters are equally wide.
    var isMonospaced: Bool { changes.contains(.monospaced) || changes.contains(.design(.monospaced)) }

    var isItalic: Bool { changes.contains(.italic) }
    var isSerif: Bool { changes.contains(.design(.serif)) }

    public var description: String {
        let start =
            switch base {
            case .style(let style): "\(style)"
            case .size(let size): "system(\(size))"
            case .custom(let name, let size, _): "\(name)(\(size))"
            }
        return start + changes.map { "." + $0.words }.joined()
    }

    /// The font in another size, as a part of its own.
    public func scaled(by factor: CGFloat) -> Font { sized(points(.large) * factor) }

    /// The font in another size in points.
    public func pointSize(_ size: CGFloat) -> Font { sized(size) }

    private func sized(_ size: CGFloat) -> Font {
        var copy = self
        copy.base =
            switch base {
            case .custom(let name, _, let style): .custom(name: name, size: size, relativeTo: style)
            case .style, .size: .size(size)
            }
        return copy
    }

    /// The styles of text that a person can make larger and smaller.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The shapes of letters.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// How thick letters are.
    public struct Weight: Hashable, Sendable {
        let name: String
        public static let ultraLight = Weight(name: "ultraLight")
        public static let thin = Weight(name: "thin")
        public static let light = Weight(name: "light")
        public static let regular = Weight(name: "regular")
        public static let medium = Weight(name: "medium")
        public static let semibold = Weight(name: "semibold")
        public static let bold = Weight(name: "bold")
        public static let heavy = Weight(name: "heavy")
        public static let black = Weight(name: "black")
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        /// A width between the font's narrowest (-1) and widest (1).
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }
}

extension Font.Change {
    var words: String {
        switch self {
        case .bold, .italic, .smallCaps, .monospaced, .monospacedDigit: "\(self)"
        case .weight(let weight): weight.name
        case .design(let design): design.map { "\($0)" } ?? "default"
        case .width(let width): "width(\(width.value))"
        case .leading(let leading): "leading(\(leading))"
        }
    }
}

extension Font {
    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    /// The system font for a style of text.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(.style(style))
        if let design { font = font.adding(.design(design)) }
        if let weight { font = font.adding(.weight(weight)) }
        return font
    }

    /// The system font in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.size(size))
        if let weight { font = font.adding(.weight(weight)) }
        if let design { font = font.adding(.design(design)) }
        return font
    }

    /// A font of the app's, which grows and shrinks with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, relativeTo: .body))
    }

    /// A font of the app's, which grows and shrinks with a style of text.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }

    /// A font of the app's in a size that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }

    public func bold() -> Font { adding(.bold) }
    public func italic() -> Font { adding(.italic) }
    public func smallCaps() -> Font { adding(.smallCaps) }
    public func monospaced() -> Font { adding(.monospaced) }
    public func monospacedDigit() -> Font { adding(.monospacedDigit) }
    public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
    public func width(_ width: Width) -> Font { adding(.width(width)) }
    public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
}
