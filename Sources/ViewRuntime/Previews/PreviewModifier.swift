/// Stands around the content of previews, with a context that all previews with a modifier of its type share: sample data, say.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of what is shared.
    associatedtype Context = Void
    /// The type of the content with what stands around it.
    associatedtype Body: View

    /// Makes what is shared: once in a process.
    @MainActor @preconcurrency static func makeSharedContext() async throws -> Self.Context

    /// The content with what stands around it.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, context: Self.Context) -> Self.Body

    /// The content of a preview.
    typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
    @MainActor @preconcurrency public static func makeSharedContext() async throws {}
}

/// The content of a preview, as a modifier's body sees it.
nonisolated public struct PreviewModifierContent: FrameworkView {
    var content: AnyView
    @MainActor @preconcurrency public var body: some View { content }
}

/// Why a preview could not be made.
public enum PreviewError: Error, Hashable, Sendable {
    /// The shared context of a modifier of that type is not made at once.
    case contextNotReady(modifier: String)
}

extension PreviewError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .contextNotReady(let modifier):
            "\(modifier).makeSharedContext() waits for something: mount the preview with 'try await scenario.mounted()'"
        }
    }
}

/// A modifier of any type.
protocol TraitModifier: Sendable {
    @MainActor func modify(_ content: AnyView) throws -> AnyView
    @MainActor func prepare() async throws
}

/// A modifier, with what is shared by those of its type.
struct PreviewTraitModifier<Modifier: PreviewModifier>: TraitModifier {
    nonisolated(unsafe) private let modifier: Modifier

    init(_ modifier: Modifier) { self.modifier = modifier }

    func modify(_ content: AnyView) throws -> AnyView {
        AnyView(modifier.body(content: PreviewModifierContent(content: content), context: try context()))
    }

    func prepare() async throws {
        if SharedContexts.known[ObjectIdentifier(Modifier.self)] == nil {
            SharedContexts.known[ObjectIdentifier(Modifier.self)] = try await Modifier.makeSharedContext()
        }
    }

    /// What is shared; made now where that takes no waiting.
    @MainActor
    private func context() throws -> Modifier.Context {
        if let known = SharedContexts.known[ObjectIdentifier(Modifier.self)] as? Modifier.Context { return known }
        var made: Result<Modifier.Context, any Error>?
        Task.immediate { @MainActor in
            do { made = .success(try await Modifier.makeSharedContext()) } catch { made = .failure(error) }
        }
        guard let made else { throw PreviewError.contextNotReady(modifier: TypeNames.printed(Modifier.self)) }
        let context = try made.get()
        SharedContexts.known[ObjectIdentifier(Modifier.self)] = context
        return context
    }
}

/// What previews share, by the type of the modifier.
@MainActor
private enum SharedContexts {
    static var known: [ObjectIdentifier: Any] = [:]
}
