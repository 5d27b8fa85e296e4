import Foundation

/// How wide and high text is: by a table, the same on every machine.
///
/// No font is asked. A character's width is a part of the font's size, by this table:
///
/// | characters | width |
/// | --- | --- |
/// | `i j l ' \| ! . , : ;` | 0.25 |
/// | space, `f r t I ( ) [ ] { } / \ - "` and the backtick | 0.35 |
/// | other small letters and signs of ASCII | 0.55 |
/// | digits | 0.6 |
/// | other capital letters | 0.65 |
/// | `m w M W @ %` | 0.85 |
/// | marks that combine with the letter before, and what has no width | 0 |
/// | Chinese, Japanese, Korean, full-width forms, emoji | 1 |
/// | everything else | 0.55 |
///
/// Bold and semibold text is 1.06 times as wide; in a monospaced font every character is 0.6 wide. A line is 1.2 times as high as the font's
/// size, rounded to whole points; its letters stand at 0.8 of that height. Font sizes of the styles are those of Apple's Human Interface
/// Guidelines at the size `.large`; at another size they change as the body style does.
package struct TextMetrics: Equatable {
    /// The size of the font in points.
    package var size: CGFloat
    var isBold = false
    var isMonospaced = false
    /// The space added after each character in points.
    var tracking: CGFloat = 0

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
        let scalar = character.unicodeScalars.first ?? " "
        let part = TextMetrics.part(scalar)
        if part == 0 { return 0 }
        return size * part * (isBold ? 1.06 : 1) + tracking
    }

    private static func part(_ scalar: Unicode.Scalar) -> CGFloat {
        switch scalar {
        case "i", "j", "l", "'", "|", "!", ".", ",", ":", ";": 0.25
        case " ", "f", "r", "t", "I", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "\"", "`": 0.35
        case "0"..."9": 0.6
        case "m", "w", "M", "W", "@", "%": 0.85
        case "A"..."Z": 0.65
        case "\u{0}"..."\u{1f}", "\u{7f}", "\u{ad}", "\u{200b}"..."\u{200f}", "\u{2028}"..."\u{202e}", "\u{feff}": 0
        case "\u{20}"..."\u{7e}": 0.55
        case "\u{300}"..."\u{36f}", "\u{20d0}"..."\u{20ff}", "\u{fe00}"..."\u{fe0f}": 0
        case "\u{1100}"..."\u{115f}", "\u{2e80}"..."\u{a4cf}", "\u{ac00}"..."\u{d7a3}", "\u{f900}"..."\u{faff}",
            "\u{fe30}"..."\u{fe6f}", "\u{ff00}"..."\u{ff60}", "\u{1f300}"..."\u{1faff}", "\u{20000}"..."\u{3fffd}":
            1
        default: 0.55
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
