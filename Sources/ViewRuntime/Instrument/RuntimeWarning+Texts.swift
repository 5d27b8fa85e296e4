import DependencyGraph

/// SwiftUI's own wording of its runtime warnings.
extension RuntimeWarning {
    static let stateWrittenDuringUpdate = "Modifying state during view update, this will cause undefined behavior."
    static let stateNotInstalled =
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update."
    static let stateObjectNotInstalled =
        "Accessing StateObject's object without being installed on a View. This will create a new instance each time."
    static let publishedDuringUpdate =
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
    static let publishedOffMainThread =
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates."

    static func environmentNotInstalled(_ type: Any.Type) -> String {
        "Accessing Environment<\(TypeNames.printed(type))>'s value outside of being installed on a View. This will always read the default value and will not update."
    }

    static func duplicateID(_ collection: String, _ id: some Any) -> String {
        "\(collection): the ID \(id) occurs multiple times within the collection, this will give undefined results!"
    }

    static func nonConstantRange(_ collection: String, new: Int, first: Int) -> String {
        "\(collection) count (\(new)) != its initial count (\(first)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
    }

    static func multipleUpdates(_ label: String) -> String {
        "\(label) action tried to update multiple times per frame."
    }
}

extension Evaluation {
    /// Issues a warning from a property wrapper, which knows a host only while a body runs.
    static func warn(_ kind: RuntimeWarning.Kind, _ text: String) {
        guard isRunningAnywhere, let body else {
            unattended.append(RuntimeWarning(kind: kind, text: text))
            return
        }
        body.host.warn(kind, text, at: body)
    }

    /// Warnings that belong to no host; the latest hundred are kept.
    nonisolated(unsafe) private static var unattended: [RuntimeWarning] = []

    /// Takes the warnings that were issued outside of any host.
    package static func takeUnattendedWarnings() -> [RuntimeWarning] {
        defer { unattended = [] }
        return unattended
    }

    private static var isRunningAnywhere: Bool { isRunning }
}
