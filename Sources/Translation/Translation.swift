@_exported import Foundation
@_exported import ViewRuntime

// Texts in other languages. Nothing is translated here.

/// From which language into which.
public final class TranslationSession: @unchecked Sendable {
    /// From which language into which.
    public struct Configuration: Equatable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        public private(set) var version = 0
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) { (self.source, self.target) = (source, target) }
        public mutating func invalidate() { version += 1 }
    }
    /// A text to translate.
    public struct Request: Sendable {
        public let sourceText: String
        public let clientIdentifier: String?
        public init(sourceText: String, clientIdentifier: String? = nil) { (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier) }
    }
    /// A text that was translated.
    public struct Response: Sendable {
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }
    public func translate(_ string: String) async throws -> Response { throw TranslationError.unsupportedLanguagePairing }
    public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.unsupportedLanguagePairing }
    public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }
}
/// Why nothing is translated.
public enum TranslationError: Error, Sendable { case unsupportedSourceLanguage, unsupportedTargetLanguage, unsupportedLanguagePairing, nothingToTranslate, internalError }
/// Which languages are there: none.
public final class LanguageAvailability: Sendable {
    /// Whether a language is there.
    public enum Status: Sendable { case installed, supported, unsupported }
    public init() {}
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
}
extension View {
    /// Shows a translation while a binding is true. Inert: nothing is translated, and the binding stays.
    nonisolated public func translationPresentation(
        isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        inert("")
    }
    /// Translates when the languages change. Inert: nothing is translated, and the action is not called.
    nonisolated public func translationTask(
        _ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void
    ) -> some View {
        inert("")
    }
    /// Translates when the languages change. Inert: nothing is translated, and the action is not called.
    nonisolated public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (TranslationSession) async -> Void
    ) -> some View {
        inert("")
    }
}
