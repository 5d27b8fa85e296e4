import Foundation
import Observation

// A language model as view files talk to it. There is none here: it says that it is unavailable, and who asks it anyway hears so.

/// The model of the device: there is none.
@Observable public final class SystemLanguageModel: Sendable {
    /// Whether it can be asked: no.
    public enum Availability: Equatable, Sendable {
        /// Why it cannot.
        public enum UnavailableReason: Equatable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
        case available
        case unavailable(UnavailableReason)
    }
    /// What it is asked for.
    public struct UseCase: Equatable, Sendable {
        let name: String
        public static let general = UseCase(name: "general")
        public static let contentTagging = UseCase(name: "contentTagging")
    }
    /// What it keeps to.
    public struct Guardrails: Sendable {
        public static let `default` = Guardrails()
        public static let permissiveContentTransformations = Guardrails()
    }
    public static let `default` = SystemLanguageModel()
    public convenience init(useCase: UseCase = .general, guardrails: Guardrails = .default) { self.init() }
    private init() {}
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// What a model is told.
public protocol PromptRepresentable { var promptRepresentation: Prompt { get } }
/// What a model is to be.
public protocol InstructionsRepresentable { var instructionsRepresentation: Instructions { get } }
/// What a model is asked.
public struct Prompt: PromptRepresentable, Sendable {
    let text: String
    public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
    init(text: String) { self.text = text }
    public var promptRepresentation: Prompt { self }
}
/// What a model is to be.
public struct Instructions: InstructionsRepresentable, Sendable {
    let text: String
    public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
    init(text: String) { self.text = text }
    public var instructionsRepresentation: Instructions { self }
}
extension String: PromptRepresentable, InstructionsRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: self) }
    public var instructionsRepresentation: Instructions { Instructions(text: self) }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n")) }
}
/// Gathers what a model is asked.
@resultBuilder
public enum PromptBuilder {
    public static func buildExpression(_ part: some PromptRepresentable) -> Prompt { part.promptRepresentation }
    public static func buildBlock(_ parts: Prompt...) -> Prompt { Prompt(text: parts.map(\.text).joined(separator: "\n")) }
    public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt(text: "") }
    public static func buildEither(first part: Prompt) -> Prompt { part }
    public static func buildEither(second part: Prompt) -> Prompt { part }
    public static func buildArray(_ parts: [Prompt]) -> Prompt { Prompt(text: parts.map(\.text).joined(separator: "\n")) }
}
/// Gathers what a model is to be.
@resultBuilder
public enum InstructionsBuilder {
    public static func buildExpression(_ part: some InstructionsRepresentable) -> Instructions { part.instructionsRepresentation }
    public static func buildBlock(_ parts: Instructions...) -> Instructions { Instructions(text: parts.map(\.text).joined(separator: "\n")) }
    public static func buildOptional(_ part: Instructions?) -> Instructions { part ?? Instructions(text: "") }
    public static func buildEither(first part: Instructions) -> Instructions { part }
    public static func buildEither(second part: Instructions) -> Instructions { part }
    public static func buildArray(_ parts: [Instructions]) -> Instructions { Instructions(text: parts.map(\.text).joined(separator: "\n")) }
}
/// How freely a model answers, and how much.
public struct GenerationOptions: Equatable, Sendable {
    /// Which words it takes.
    public struct SamplingMode: Equatable, Sendable {
        let name: String
        public static let greedy = SamplingMode(name: "greedy")
        public static func random(top k: Int, seed: UInt64? = nil) -> Self { Self(name: "top \(k)") }
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> Self { Self(name: "threshold \(probabilityThreshold)") }
    }
    public var sampling: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
    }
}
/// Something of the app's that a model can use. None does.
public protocol Tool<Arguments, Output>: Sendable {
    associatedtype Arguments: Generable
    associatedtype Output
    var name: String { get }
    var description: String { get }
    func call(arguments: Arguments) async throws -> Output
}
extension Tool {
    public var name: String { String(describing: Self.self) }
}

/// A conversation with a model. There is none: each question throws.
@Observable public final class LanguageModelSession: @unchecked Sendable {
    /// Why there is no answer.
    public enum GenerationError: LocalizedError, Sendable {
        /// More about it.
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        static let words = "there is no language model here"
        public var errorDescription: String? { Self.words }
    }
    /// An answer. There is none.
    public struct Response<Content: Generable>: Sendable {
        public let content: Content
        public let rawContent: GeneratedContent
    }
    /// An answer as it comes. There is none: the first part throws.
    public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
        /// What has come so far.
        public struct Snapshot: Sendable {
            public let content: Content.PartiallyGenerated
            public let rawContent: GeneratedContent
        }
        /// One way through the answer.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Snapshot? { throw GenerationError.assetsUnavailable(.init(debugDescription: GenerationError.words)) }
        }
        public typealias Element = Snapshot
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        public func collect() async throws -> Response<Content> { throw GenerationError.assetsUnavailable(.init(debugDescription: GenerationError.words)) }
    }

    public let isResponding = false
    public let transcript = Transcript()
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) { self.init() }
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?) { self.init() }
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) { self.init() }
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        _ = try instructions()
        self.init()
    }
    private init() {}

    /// Makes a model ready. Inert: there is none.
    public func prewarm(promptPrefix: Prompt? = nil) {}
    private func fail<Answer>() throws -> Answer { throw GenerationError.assetsUnavailable(.init(debugDescription: GenerationError.words)) }

    @discardableResult
    public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> { try fail() }
    @discardableResult
    public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> { try fail() }
    @discardableResult
    public func respond(options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) async throws -> Response<String> {
        try fail()
    }
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { try fail() }
    @discardableResult
    public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { try fail() }
    @discardableResult
    public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> { try fail() }

    public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }
    public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> { ResponseStream() }
}
/// What was said in a conversation: nothing.
public struct Transcript: Sendable, RandomAccessCollection {
    /// Something that was said.
    public enum Entry: Sendable { case instructions(String), prompt(String), response(String) }
    public init() {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Entry { [Entry]()[position] }
}
