import ViewRuntime

/// A text field, a secure field, a search field, or an editor.
public struct TextFieldHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// What stands in the field.
    public var value: String { get throws { try element().editAction?.get() ?? "" } }

    /// Types a text after what stands in the field. The field's binding is written once.
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

    private func edit(_ fileID: String, _ line: Int, _ change: (String) -> String) throws {
        let element = try enabledElement()
        guard let action = element.editAction else { throw impossible("takes no text") }
        drive(element, fileID, line) { action.set(change(action.get())) }
    }
}
