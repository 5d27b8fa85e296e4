#if !canImport(Darwin)
import Foundation

extension AttributedString {
    /// The text of a localized string's literal, of which emphasis, code and links are read; here those in interpolated strings too, which a
    /// literal alone (a `LocalizedStringResource`) shows as they are.
    @_disfavoredOverload
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(localizedText: String(localized: keyAndValue, table: table, bundle: bundle))
    }

    /// The text of a localized string's key: from the bundle's table where that has it, otherwise the given one.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(localizedText: String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle))
    }

    private init(localizedText text: String) {
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}

extension String.StandardComparator {
    /// The order in which file browsers show names. Foundation's Linux edition has no order of a language: this one is that of the letters' codes.
    public static let localizedStandard = String.StandardComparator.lexical
    /// The order of a language. Foundation's Linux edition has none: this one is that of the letters' codes.
    public static let localized = String.StandardComparator.lexical
}
#endif
