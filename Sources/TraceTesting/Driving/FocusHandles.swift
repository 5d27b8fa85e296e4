import DependencyGraph
import ViewRuntime

/// The keyboard's focus.
extension ViewHandle {
    /// Whether the view has the focus; false where it is bound to no `FocusState`.
    public var isFocused: Bool { get throws { try element().focusAction?.get() ?? false } }

    /// Gives the view the focus, as a tap on a field does. It is taken from the view that has it.
    ///
    /// Throws where the view is bound to no `FocusState`: nobody could tell that it has the focus.
    public func focus(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.focusAction else { throw impossible("has no focus that is bound to a FocusState") }
        drive(element, as: "Focus", fileID, line) { action.set(true) }
    }

    /// Takes the focus from the view, if it has it.
    public func resignFocus(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.focusAction else { throw impossible("has no focus that is bound to a FocusState") }
        drive(element, as: "Focus", fileID, line) { action.set(false) }
    }
}

extension ViewHost {
    /// Presses a key, and lets it up.
    ///
    /// First come controls with that keyboard shortcut: the first that a person can reach and that takes input is tapped. Then it goes to the
    /// view with the focus and those around it, from the inside out, until one handles it; where no view has the focus, to the views that take keys
    /// in the order of the tree. Says whether somebody took it.
    @discardableResult
    public func pressKey(
        _ key: KeyEquivalent, modifiers: EventModifiers = [], fileID: String = #fileID, line: Int = #line
    ) throws -> Bool {
        let cause = Cause(.action, name: "Key \(KeyName.name(of: key, modifiers))", location: CodeLocation(fileID: fileID, line: line))
        let elements = reachableElements(for: ViewQuery(kind: "key") { _ in true })
        var shortcut: (() -> Void)?
        ElementTree.walk(elements) { element in
            if shortcut == nil, element.isEnabled, element.shortcuts.contains(where: { $0.key == key && $0.modifiers == modifiers }) {
                shortcut = element.anyTapAction
            }
            return shortcut == nil ? .into : .over
        }
        if let shortcut {
            drive(cause, shortcut)
            return true
        }
        let focused = ElementTree.path(elements) { $0.focusAction?.get() == true }
        var takers: [ViewElement] = focused.reversed()
        if takers.isEmpty {
            ElementTree.walk(elements) { element in
                takers.append(element)
                return .into
            }
        }
        var isHandled = false
        drive(cause) {
            for phase in [KeyPress.Phases.down, .up] {
                let press = KeyPress(phase: phase, key: key, modifiers: modifiers)
                let handlers = takers.lazy.filter(\.isEnabled)
                    .flatMap { $0.allActions { if case .key(let handler) = $0 { handler } else { nil } } }
                for handler in handlers where handler(press) {
                    isHandled = true
                    break
                }
            }
        }
        return isHandled
    }
}

/// What keys are called in traces.
private enum KeyName {
    static func name(of key: KeyEquivalent, _ modifiers: EventModifiers) -> String {
        let names: [(EventModifiers, String)] = [(.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command")]
        let held = names.filter { modifiers.contains($0.0) }.map(\.1)
        let known: [KeyEquivalent: String] = [
            .return: "return", .escape: "escape", .space: "space", .tab: "tab", .delete: "delete", .upArrow: "up", .downArrow: "down",
            .leftArrow: "left", .rightArrow: "right", .home: "home", .end: "end", .pageUp: "page up", .pageDown: "page down",
            .deleteForward: "delete forward", .clear: "clear",
        ]
        return (held + [known[key] ?? String(key.character)]).joined(separator: "-")
    }
}

extension ViewElement {
    var focusAction: (get: () -> Bool, set: (Bool) -> Void)? {
        for case .focus(let get, let set) in actions { return (get, set) }
        return nil
    }

    /// What a tap, or the control's own change, does.
    var anyTapAction: (() -> Void)? {
        if let tapAction { return tapAction }
        return toggleAction.map { action in { action.set(!action.get()) } }
    }
}
