import DependencyGraph

/// Tells one view's ids from another's.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A namespace.
    public struct ID: Hashable, Sendable { fileprivate let place: ObjectIdentifier? }

    /// State that is never written: its place is what one view has and no other.
    @State private var place = 0

    public init() {}

    public var wrappedValue: ID {
        guard let location = _place._location else {
            Evaluation.warn(.notInstalled, RuntimeWarning.namespaceNotInstalled)
            return ID(place: nil)
        }
        return ID(place: ObjectIdentifier(location))
    }
}

extension RuntimeWarning {
    static let namespaceNotInstalled =
        "Reading a Namespace property outside View.body. This will result in identifiers that never match any other identifier."
}
