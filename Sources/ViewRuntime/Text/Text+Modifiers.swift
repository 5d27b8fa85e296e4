import Foundation

extension Text {
    /// The text in a font.
    nonisolated public func font(_ font: Font?) -> Text { setting(\.font, font) }

    /// The text in a weight.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }

    /// The text in a width of its font.
    nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
        width.map { setting(\.font, (attributes.font ?? .body).width($0)) } ?? self
    }

    /// The text in a design of its font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
        setting(\.font, (attributes.font ?? .body).adding(.design(design)))
    }

    /// The text in a colour.
    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        setting(\.foreground, color.map { AnyShapeStyle($0) })
    }

    /// The text in a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        setting(\.foreground, AnyShapeStyle(style))
    }

    /// The text in bold.
    nonisolated public func bold() -> Text { setting(\.isBold, true) }

    /// The text in bold, or not.
    nonisolated public func bold(_ isActive: Bool) -> Text { setting(\.isBold, isActive) }

    /// The text in italics.
    nonisolated public func italic() -> Text { setting(\.isItalic, true) }

    /// The text in italics, or not.
    nonisolated public func italic(_ isActive: Bool) -> Text { setting(\.isItalic, isActive) }

    /// The text in a font whose characters are equally wide.
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text { setting(\.isMonospaced, isActive) }

    /// The text with digits of equal width.
    nonisolated public func monospacedDigit() -> Text { setting(\.hasMonospacedDigits, true) }

    /// The text with a line through it.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        setting(\.strikethrough, isActive ? LineStyle(color: color) : nil)
    }

    /// The text with a line of a pattern through it.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        setting(\.strikethrough, isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }

    /// The text with a line under it.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        setting(\.underline, isActive ? LineStyle(color: color) : nil)
    }

    /// The text with a line of a pattern under it.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        setting(\.underline, isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }

    /// The text with another distance between characters.
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { setting(\.kerning, kerning) }

    /// The text with space added to each character.
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { setting(\.tracking, tracking) }

    /// The text with a mark for a text renderer.
    nonisolated public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        setting(\.custom, attributes.custom.filter { !($0.value is T) } + [CustomTextAttribute(value: value)])
    }

    /// The text in another size relative to its font: a secondary one is a tenth smaller.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled && scale == .secondary ? setting(\.scale, 0.9) : self
    }

    /// The text spoken letter by letter. Inert: nothing is spoken.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// The text spoken with its punctuation. Inert: nothing is spoken.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// The text spoken higher or lower. Inert: nothing is spoken.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// The text spoken after what is spoken already. Inert: nothing is spoken.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// The text above or below its baseline.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        setting(\.baselineOffset, baselineOffset)
    }
}
