#if !canImport(Darwin)
import Foundation

/// What a drop does with what is dropped.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }

/// What is to be done where something is dropped.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view, or dropped on it.
public struct DropInfo {
    /// Where it is: the view's origin, since drivers drop on views and not on places.
    public var location: CGPoint { .zero }
    let providers: [NSItemProvider]

    /// Whether something is of one of the kinds.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { providers.contains { $0.holds(contentTypes) } }

    /// Whether something is of one of the kinds.
    public func hasItemsConforming(to typeIdentifiers: [String]) -> Bool {
        hasItemsConforming(to: typeIdentifiers.map { UTType(importedAs: $0) })
    }

    /// What is of one of the kinds.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers.filter { $0.holds(contentTypes) } }

    /// What is of one of the kinds.
    public func itemProviders(for typeIdentifiers: [String]) -> [NSItemProvider] {
        itemProviders(for: typeIdentifiers.map { UTType(importedAs: $0) })
    }
}

/// Decides about what is dragged over a view, and takes what is dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether what is dragged can be dropped here; asked first.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what is dropped. Returns whether it was taken.
    func performDrop(info: DropInfo) -> Bool
    /// Something is dragged over the view.
    func dropEntered(info: DropInfo)
    /// Something is dragged on over the view; nil for what was said before.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// What was dragged has left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

extension View {
    /// Lets a person drag the view. A driver does: `host.view("a").drag(onto: host.view("b"))`.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(_GestureModifier(action: .carry { data().carried }))
    }

    /// Lets a person drag the view, with another picture of it.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        onDrag(data)
    }

    /// Takes what is dropped on the view and is of one of the kinds, with the place of the drop: the view's origin.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            _GestureModifier(
                action: .drop(
                    over: { isTargeted?.wrappedValue = $0 },
                    drop: { values in
                        let wanted = NSItemProvider.providers(of: values).filter { $0.holds(supportedContentTypes) }
                        return wanted.isEmpty ? nil : action(wanted, .zero)
                    })))
    }

    /// Takes what is dropped on the view and is of one of the kinds.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes what is dropped on the view and is of one of the kinds, named as text, with the place.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Takes what is dropped on the view and is of one of the kinds, named as text.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes what is dropped on the view and is of one of the kinds, as a delegate decides: it validates what is dragged, hears that it enters, goes on
    /// and leaves, and performs the drop. What it proposes as forbidden or cancelled is not dropped.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        nonisolated(unsafe) let delegate = delegate
        return modifier(
            _GestureModifier(
                action: .drop(
                    over: { _ in },
                    drop: { values in
                        nonisolated(unsafe) let values = values
                        return MainActor.assumeIsolated { DropVisit(delegate, supportedContentTypes).drop(values) }
                    })))
    }

    /// Takes what is dropped on the view and is of one of the kinds, named as text, as a delegate decides.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}

/// One drag to a delegate.
@MainActor
private struct DropVisit {
    let delegate: any DropDelegate
    let types: [UTType]

    init(_ delegate: any DropDelegate, _ types: [UTType]) {
        self.delegate = delegate
        self.types = types
    }

    /// Nil where nothing that is dragged is wanted.
    func drop(_ values: [Any]) -> Bool? {
        let info = DropInfo(providers: NSItemProvider.providers(of: values))
        guard info.hasItemsConforming(to: types), delegate.validateDrop(info: info) else { return nil }
        delegate.dropEntered(info: info)
        let operation = delegate.dropUpdated(info: info)?.operation
        if operation == .forbidden || operation == .cancel {
            delegate.dropExited(info: info)
            return nil
        }
        return delegate.performDrop(info: info)
    }
}

extension DynamicViewContent {
    /// Takes what is dropped between rows and is of one of the kinds, with the position in front of which it is dropped.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(
            _RowsModifier(
                delete: nil, move: nil,
                insert: { values, position in
                    let wanted = NSItemProvider.providers(of: values).filter { $0.holds(supportedContentTypes) }
                    if wanted.isEmpty { return false }
                    action(position, wanted)
                    return true
                }))
    }

    /// Takes what is dropped between rows and is of one of the kinds, named as text.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
    }
}
#endif
