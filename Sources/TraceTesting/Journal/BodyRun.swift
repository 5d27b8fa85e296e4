import DependencyGraph
import ViewRuntime

/// One run of a body, as the journal keeps it.
struct BodyRun {
    var node: NodeID
    /// The index of the type's description.
    var type: Int32
    /// The step's window, or -1 outside of steps.
    var window: Int32
    /// The index of the transaction in the journal.
    var transaction: Int32
    var outputChanged = true
    var changed: ChangeSet
    var fields: NameList
    /// The key paths that stand for `@dependencies`, under profiles that print them.
    var dependencies: NameList
    /// What invalidated the view before the run; nil where the run came from the parent.
    var triggers: [Trigger]?

    struct Trigger {
        var input: Name
        var write: WriteID?
    }
}

/// A transaction and what started it.
struct TransactionNote {
    var id: TransactionID
    var cause: Cause
}

/// What was written.
struct WriteNote {
    /// The type of the observable object; nil for a state property or an environment key.
    var owner: Name?
    var property: Name
    var change: WriteChange

    var text: String { owner.map { "\($0.text).\(property.text)" } ?? property.text }
}

/// A named part of a host's life.
struct StepWindow {
    var name: String
    /// The window around it.
    var parent: Int?
}
