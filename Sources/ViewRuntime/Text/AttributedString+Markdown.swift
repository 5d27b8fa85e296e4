import Foundation

#if !canImport(Darwin)
extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// Which marks count. Inline marks are read in all of them; blocks in none.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Line breaks are spaces, as in the two below; headings, lists and quotes keep their marks.
            case full
            case inlineOnly
            /// Line breaks and spaces stay as they are.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens where Markdown cannot be read: it always can be.
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// The characters of inline Markdown, with `inlinePresentationIntent` and `link` where its marks say so.
    ///
    /// Foundation has this initialiser on Apple's platforms alone. Emphasis, code, lines through text, links and escapes are read; headings,
    /// lists, quotes, tables and `^[…](…)` attributes are not, and keep their marks. It throws nothing.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(inlineMarkdown: markdown, options, baseURL)
    }

    /// The characters of inline Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(inlineMarkdown: String(decoding: markdown, as: UTF8.self), options, baseURL)
    }

    /// A localized string, whose Markdown is read. No table is looked up: the string stands for itself.
    public init(
        localized keyAndValue: String.LocalizationValue, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init()
        for text in Text(keyAndValue.key).parts {
            var part = AttributedString(text.content)
            if !text.attributes.intent.isEmpty { part.inlinePresentationIntent = text.attributes.intent }
            if let link = text.attributes.link { part.link = link }
            append(part)
        }
    }

    private init(inlineMarkdown markdown: String, _ options: MarkdownParsingOptions, _ baseURL: URL?) {
        let keepsBreaks = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        self.init()
        for run in InlineMarkdown.runs(markdown, baseURL: baseURL) {
            var part = AttributedString(keepsBreaks ? run.text : run.text.replacingOccurrences(of: "\n", with: " "))
            if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
            if let link = run.link { part.link = link }
            append(part)
        }
    }
}
#endif
