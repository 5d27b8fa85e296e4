import ViewRuntime

/// A text field, a secure field, a search field, or an editor.
public struct TextFieldHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// What stands in the field.
    public var value: String { get throws { try element().editAction?.get() ?? "" } }

    /// Types a text after what stands in the field, which gets the focus first, if it is bound to a `FocusState`. The field's binding is
    /// written once.
    public func type(_ text: String, fileID: String = #fileID, line: Int = #line) throws {
        try edit(fileID, line) { $0 + text }
    }

    /// Empties the field.
    public func clear(fileID: String = #fileID, line: Int = #line) throws {
        try edit(fileID, line) { _ in "" }
    }

    /// Presses return.
    public func submit(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.editAction else { throw impossible("takes no text") }
        drive(element, fileID, line) { action.submit?() }
    }

    /// A person taps on a field before typing: the focus goes there, or away from the field that had it.
    private func takeFocus(_ fileID: String, _ line: Int) throws {
        let element = try enabledElement()
        if let focus = element.focusAction {
            if !focus.get() { drive(element, as: "Focus", fileID, line) { focus.set(true) } }
        } else if reference.host.core.hasFocus {
            drive(element, as: "Focus", fileID, line) { reference.host.core.resignFocus() }
        }
    }

    private func edit(_ fileID: String, _ line: Int, _ change: (String) -> String) throws {
        try takeFocus(fileID, line)
        let element = try enabledElement()
        guard let action = element.editAction else { throw impossible("takes no text") }
        drive(element, fileID, line) { action.set(change(action.get())) }
    }
}
