/// Why a context cannot save.
public enum ModelContextError: Error, Equatable, CustomStringConvertible {
    /// The container's configuration does not allow it.
    case savingNotAllowed(configuration: String)
    /// A model was deleted that still leads to others by a relationship with the rule `.deny`.
    case deletionDenied(model: String, property: String)

    public var description: String {
        switch self {
        case .savingNotAllowed(let configuration):
            "the configuration '\(configuration)' has allowsSave: false; make the container with another one to save"
        case .deletionDenied(let model, let property):
            "\(model).\(property) still leads to models and has the delete rule .deny; delete those first, or call rollback()"
        }
    }
}
