import ViewRuntime

/// A button or a link.
public struct ButtonHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// Taps it, and runs all that follows.
    public func tap(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.tapAction else { throw impossible("takes no taps") }
        drive(element, fileID, line, action)
    }
}

/// A text on screen.
public struct TextHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// The text itself.
    public var string: String { get throws { try element().text ?? "" } }
}

/// A toggle.
public struct ToggleHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// Whether it is on.
    public var isOn: Bool { get throws { try element().toggleAction?.get() ?? false } }

    /// Turns it to the other side.
    public func toggle(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.toggleAction else { throw impossible("is no toggle any more") }
        drive(element, fileID, line) { action.set(!action.get()) }
    }
}
