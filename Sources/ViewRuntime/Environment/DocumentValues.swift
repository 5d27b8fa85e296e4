import Foundation

// Documents and the place of focus, as desktop apps ask for them.

/// Opens a window with a new document. Inert: a host opens no documents.
@MainActor @preconcurrency
public struct NewDocumentAction: Sendable {
    nonisolated init() {}
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}
    public func callAsFunction(contentType: UTType) {}
}

/// Opens a document. There are none in a host: it throws.
@MainActor @preconcurrency
public struct OpenDocumentAction: Sendable {
    nonisolated init() {}
    public func callAsFunction(at url: URL) async throws { throw CocoaError(.featureUnsupported) }
}

/// Gives focus back to the view that has it at first. Inert: focus stays where it is.
@MainActor @preconcurrency
public struct ResetFocusAction: Sendable {
    nonisolated init() {}
    public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
    /// Opens windows with new documents. Inert: a host opens no documents.
    public var newDocument: NewDocumentAction { NewDocumentAction() }
    /// Opens documents. There are none in a host: the action throws.
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    /// Gives focus back to the view that has it at first. Inert: focus stays where it is.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    /// The keys that press the buttons of a view. Inert: there are none; drivers press a button by its own keys.
    public var keyboardShortcut: KeyboardShortcut? { nil }
}
