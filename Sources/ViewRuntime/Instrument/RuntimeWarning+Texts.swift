import DependencyGraph

/// SwiftUI's own wording of its runtime warnings. Types are named as string interpolation names them.
extension RuntimeWarning {
    static let stateWrittenDuringUpdate = "Modifying state during view update, this will cause undefined behavior."
    static let stateNotInstalled =
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update."
    static let stateObjectNotInstalled =
        "Accessing StateObject's object without being installed on a View. This will create a new instance each time."
    static let focusStateNotInstalled =
        "Accessing FocusState's value outside of the body of a View. This will result in a constant Binding of the initial value and will not update."
    static let publishedDuringUpdate =
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
    static let publishedOffMainThread =
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates."

    static func environmentNotInstalled(_ type: Any.Type) -> String {
        "Accessing Environment<\(type)>'s value outside of being installed on a View. This will always read the default value and will not update."
    }

    static func duplicateID(_ collection: String, _ id: some Any) -> String {
        "\(collection): the ID \(id) occurs multiple times within the collection, this will give undefined results!"
    }

    static func nonConstantRange(_ collection: String, new: Int, first: Int) -> String {
        "\(collection) count (\(new)) != its initial count (\(first)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
    }

    static func variableRowCount(_ data: Any.Type) -> String {
        "Unable to determine number of views per element in the collection \(data). If this view only produces one view per element in the collection, consider wrapping your views in a VStack to take the fast path."
    }

    static func cycle(_ node: NodeID) -> String {
        "=== AttributeGraph: cycle detected through attribute \(node.rawValue) ==="
    }

    static let multiplePathUpdates =
        "Update NavigationAuthority bound path tried to update multiple times per frame."

    static func multipleUpdates(_ label: String) -> String {
        "\(label) action tried to update multiple times per frame."
    }
}
