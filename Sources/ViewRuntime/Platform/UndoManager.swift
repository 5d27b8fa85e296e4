#if !canImport(Darwin)
import Foundation

/// Keeps how to undo changes. Every registered change is a group of its own, unless groups are opened.
open class UndoManager: @unchecked Sendable {
    private final class Group {
        var actions: [() -> Void] = []
        var name = ""
    }

    private var undone: [Group] = []
    private var done: [Group] = []
    private var open: [Group] = []
    private var isEnabled = true

    public init() {}

    /// How many groups are kept; 0 for no limit.
    open var levelsOfUndo = 0
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open var canUndo: Bool { !done.isEmpty }
    open var canRedo: Bool { !undone.isEmpty }
    open var isUndoRegistrationEnabled: Bool { isEnabled }
    open var undoActionName: String { done.last?.name ?? "" }
    open var redoActionName: String { undone.last?.name ?? "" }

    /// Keeps how to undo a change.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isEnabled else { return }
        let isAlone = open.isEmpty
        if isAlone { beginUndoGrouping() }
        open.last?.actions.append { [weak target] in if let target { handler(target) } }
        if isAlone { endUndoGrouping() }
    }

    /// Names what would be undone next.
    open func setActionName(_ actionName: String) { (open.last ?? done.last)?.name = actionName }

    open func beginUndoGrouping() { open.append(Group()) }

    open func endUndoGrouping() {
        guard let group = open.popLast(), !group.actions.isEmpty else { return }
        if let outer = open.last {
            outer.actions += group.actions
        } else if isUndoing {
            undone.append(group)
        } else {
            done.append(group)
            if !isRedoing { undone = [] }
            if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst(done.count - levelsOfUndo) }
        }
    }

    /// Takes the last change back.
    open func undo() {
        guard let group = done.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
    }

    /// Makes the last change again that was taken back.
    open func redo() {
        guard let group = undone.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
    }

    private func run(_ group: Group) {
        beginUndoGrouping()
        open.last?.name = group.name
        for action in group.actions.reversed() { action() }
        endUndoGrouping()
    }

    open func disableUndoRegistration() { isEnabled = false }
    open func enableUndoRegistration() { isEnabled = true }

    open func removeAllActions() {
        done = []
        undone = []
    }
}
#endif
