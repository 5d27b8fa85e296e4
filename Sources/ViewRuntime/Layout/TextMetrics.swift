import Foundation

/// How wide and high text is: by a table, the same on every machine. The page *Text metrics* shows it.
package struct TextMetrics: Equatable {
    /// The size of the font in points.
    package var size: CGFloat
    var isBold = false
    var isMonospaced = false
    /// The space added after each character in points.
    var tracking: CGFloat = 0

    /// How much narrower characters become where tightening is allowed: chosen, as what is hardly seen.
    static let tightest: CGFloat = 0.97
    /// The steps in which text becomes smaller until it fits, as parts of its size: chosen.
    static let scaleStep: CGFloat = 0.05

    /// The height of a line in points.
    package var lineHeight: CGFloat { (size * 1.2).rounded() }
    /// How far below the top of a line its letters stand.
    var ascent: CGFloat { (lineHeight * 0.8).rounded() }

    /// The metrics of a font in an environment.
    init(_ font: Font?, _ settings: TextSettings, weight: Font.Weight? = nil, isBold: Bool? = nil) {
        let font = font ?? .body
        size = font.points(settings.typeSize)
        let weight = weight ?? font.setWeight ?? settings.weight
        self.isBold = isBold == true || settings.isBold || font.isBold || weight.map { Font.heavyWeights.contains($0) } ?? false
        isMonospaced = font.isMonospaced
    }

    /// The width of a piece of text on one line.
    package func width(_ text: Substring) -> CGFloat {
        text.reduce(0) { $0 + width($1) }
    }

    func width(_ character: Character) -> CGFloat {
        if isMonospaced { return size * 0.6 + tracking }
        let part = TextMetrics.isWide(character) ? 1 : TextMetrics.part(character.unicodeScalars.first ?? " ")
        if part == 0 { return 0 }
        return size * part * (isBold ? 1.06 : 1) + tracking
    }

    private static func part(_ scalar: Unicode.Scalar) -> CGFloat {
        switch scalar {
        case "i", "j", "l", "'", "|", "!", ".", ",", ":", ";": 0.25
        case " ", "\u{a0}", "f", "r", "t", "I", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "\"", "`": 0.35
        case "0"..."9": 0.6
        case "m", "w", "M", "W", "@", "%": 0.85
        case "A"..."Z": 0.65
        case "\t": 1.4
        case "\u{0}"..."\u{1f}", "\u{7f}", "\u{ad}", "\u{200b}"..."\u{200f}", "\u{2028}"..."\u{202e}", "\u{2060}", "\u{feff}": 0
        case "\u{300}"..."\u{36f}", "\u{20d0}"..."\u{20ff}", "\u{fe00}"..."\u{fe0f}": 0
        default: 0.55
        }
    }

    /// Whether a character is as wide as its font is high: Chinese, Japanese, Korean, full-width forms, emoji.
    package static func isWide(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value >= 0x23 else { return false }
        switch first {
        case "\u{1100}"..."\u{115f}", "\u{2e80}"..."\u{a4cf}", "\u{a960}"..."\u{a97f}", "\u{ac00}"..."\u{d7a3}",
            "\u{f900}"..."\u{faff}", "\u{fe30}"..."\u{fe6f}", "\u{ff00}"..."\u{ff60}", "\u{ffe0}"..."\u{ffe6}",
            "\u{1f000}"..."\u{1faff}", "\u{20000}"..."\u{3fffd}":
            return true
        default:
            // A sign that is shown as an emoji because it says so, or by itself.
            if first.value < 0x7f { return scalars.count > 1 && scalars.contains("\u{fe0f}") }
            return first.value > 0xff && first.properties.isEmojiPresentation || scalars.count > 1 && scalars.contains("\u{fe0f}")
        }
    }
}

extension Font {
    fileprivate static let heavyWeights: Set<Weight> = [.semibold, .bold, .heavy, .black]

    /// The font's size in points where a person reads text in a size.
    func points(_ typeSize: DynamicTypeSize) -> CGFloat {
        let factor = CGFloat(typeSize.bodySize) / 17
        return switch base {
        case .style(let style): (style.points * factor).rounded()
        case .size(let size): size
        case .custom(_, let size, let relative): relative == nil ? size : (size * factor).rounded()
        }
    }
}

extension Font.TextStyle {
    /// The size at `.large`, in points.
    fileprivate var points: CGFloat {
        switch self {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }
}
