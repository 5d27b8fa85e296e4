import Foundation

extension View {
    /// Gives text below a font.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Gives text below a weight.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

    /// Gives text below a design of its font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.font) { $0 = ($0 ?? .body).adding(.design(design)) }
    }

    /// Gives text below a width of its font.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.font) { if let width { $0 = ($0 ?? .body).width(width) } }
    }

    /// Shows text below in bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { environment(\.isBold, isActive) }

    /// Shows text below in italics.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

    /// Shows text below in characters of equal width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.font) { if isActive { $0 = ($0 ?? .body).monospaced() } }
    }

    /// Shows digits below in equal width.
    nonisolated public func monospacedDigit() -> some View {
        transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
    }

    /// Raises text below above its line, in points. Inert: text stays on its line.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        inert(baselineOffset)
    }

    /// Draws a line through text below.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        attribute("strikethrough", isActive)
    }

    /// Draws a line under text below.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        attribute("underline", isActive)
    }

    /// Changes the distance between characters below. Inert: characters keep their distance.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { inert(kerning) }

    /// Adds space to characters below. Inert: characters keep their distance.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { inert(tracking) }

    /// Shows text below in a case.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Limits the lines of text below.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Limits the lines of text below, and keeps room for them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimits(least: reservesSpace ? limit : nil, most: limit))
    }

    /// Limits the lines of text below to a range; there is room for the least number of them.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: limit.upperBound))
    }

    /// Limits the lines of text below to a range without an end.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: nil))
    }

    /// Limits the lines of text below to a range without a start.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }

    /// Sets the space between lines below.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Lets text below become smaller in order to fit.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Sets how lines of text below stand to one another.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets where text below is cut that does not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Lets text below become narrower in order to fit, by three hundredths of its width.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Leaves words as they are written.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Leaves words as they are written.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }

    /// Sets which letters a keyboard writes large by itself.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        environment(\.autocapitalization, autocapitalization)
    }

    /// Sets what the key at the end of the keyboard says.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
    }

    /// Sets whether text below can be selected. Inert: nothing can be selected.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        inert(S.allowsSelection)
    }
}

/// Whether text can be selected.
public protocol TextSelectability { static var allowsSelection: Bool { get } }

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: Self { Self() }
}

/// How many lines a text has at least and at most.
struct LineLimits: Equatable, Sendable {
    /// The number of lines for which there is room at least.
    var least: Int?
    var most: Int?
}

private struct LineLimitsKey: EnvironmentKey {
    static var defaultValue: LineLimits { LineLimits() }
}

extension EnvironmentValues {
    var lineLimits: LineLimits {
        get { self[LineLimitsKey.self] }
        set { self[LineLimitsKey.self] = newValue }
    }

    /// The largest number of lines of text; nil where there is none.
    public var lineLimit: Int? {
        get { lineLimits.most }
        set { lineLimits = LineLimits(most: newValue) }
    }
}
