import DependencyGraph
import ViewRuntime

/// Stands for a view that was found. The view is looked for again at each use.
@MainActor
public protocol ViewHandle {
    /// What was looked for, and where.
    var reference: ViewReference { get }
}

/// What a handle looks for, in which host.
@MainActor
public struct ViewReference {
    let host: ViewHost
    let query: ViewQuery
}

extension ViewHandle {
    /// The label as a person reads it: all its texts, joined by commas, where it has no label of its own.
    public var label: String { get throws { reference.query.labelOf(try element()) } }

    /// Whether it takes input.
    public var isEnabled: Bool { get throws { try element().isEnabled } }

    /// The accessibility identifier, where one was given.
    public var identifier: String? { get throws { try element().identifier } }

    /// All texts of the view, in the order of the tree.
    public var texts: [String] { get throws { try element().texts } }

    func element() throws(ViewHostError) -> ViewElement {
        try reference.query.element(in: reference.host.reachableElements(for: reference.query))
    }

    /// The element, if it takes input.
    func enabledElement() throws(ViewHostError) -> ViewElement {
        let element = try element()
        guard element.isEnabled else { throw .disabled(reference.query.name) }
        return element
    }

    /// Runs a person's action and all that follows from it. In the trace it is named after the view's label.
    func drive(
        _ element: ViewElement, as name: String? = nil, _ fileID: String, _ line: Int, _ action: () -> Void
    ) {
        let cause = Cause(
            .action, name: name ?? reference.query.labelOf(element), location: CodeLocation(fileID: fileID, line: line))
        reference.host.drive(cause, at: element.node.reported.id, action)
    }

    func impossible(_ reason: String) -> ViewHostError {
        .impossible(reference.query.name, reason: reason)
    }
}
