import ViewRuntime

/// A view that may take taps itself, or stand in one that does.
public protocol TappableHandle: ViewHandle {}

extension TappableHandle {
    /// Taps on it: the innermost view around it that takes taps gets it.
    public func tap(fileID: String = #fileID, line: Int = #line) throws {
        try drive("taps", fileID, line) { $0.tapAction }
    }

    /// Presses it for a while: the innermost view around it that takes long presses gets it.
    public func longPress(fileID: String = #fileID, line: Int = #line) throws {
        try drive("long presses", fileID, line) { $0.pressAction }
    }

    private func drive(
        _ what: String, _ fileID: String, _ line: Int, _ action: (ViewElement) -> (() -> Void)?
    ) throws {
        let element = try enabledElement()
        let path = ElementTree.path(reference.host.elements) { $0.isSame(as: element) }
        for candidate in path.reversed() {
            guard let action = action(candidate) else { continue }
            return drive(element, fileID, line, action)
        }
        throw impossible("takes no \(what), and nothing around it does")
    }
}

/// A button or a link.
public struct ButtonHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// Taps it, and runs all that follows.
    public func tap(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.tapAction else {
            throw impossible(
                element.kind == "Menu" ? "opens a menu, whose items can be tapped at once" : "takes no taps")
        }
        drive(element, fileID, line, action)
    }
}

/// Any view.
public struct AnyViewHandle: TappableHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }
}

/// A text on screen.
public struct TextHandle: TappableHandle {
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
