import ViewRuntime

/// A view that may take taps itself, or stand in one that does.
public protocol TappableHandle: ViewHandle {}

/// A button or a link.
public struct ButtonHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// Taps it, and runs all that follows.
    public func tap(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        let path = ElementTree.path(reference.host.elements) { $0.isSame(as: element) }
        guard element.tapAction != nil || path.contains(where: { !$0.firstActions.isEmpty }) else {
            throw impossible(
                element.kind == "Menu" ? "opens a menu, whose items can be tapped at once" : "takes no taps")
        }
        let actions = GestureRoute.actions(path) { if case .tap(let action) = $0 { action } else { nil } }
        drive(element, fileID, line) { for action in actions { action() } }
    }

    /// Puts a finger on it: its style sees that it is pressed. `release()` lifts the finger.
    public func hold(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        let actions = holdActions(element)
        guard !actions.isEmpty else { throw impossible("shows no difference while it is pressed: it has no style of its own") }
        drive(element, fileID, line) { for action in actions { action(true) } }
    }

    /// Lifts the finger that `hold()` has put on it: the button is tapped.
    public func release(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        let actions = holdActions(element)
        drive(element, fileID, line) { for action in actions { action(false) } }
        try tap(fileID: fileID, line: line)
    }

    /// Pastes values into a `PasteButton`. Throws where it wants none of them.
    public func paste(_ values: Any..., fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        for case .paste(let action) in element.actions {
            var isTaken = false
            drive(element, fileID, line) { isTaken = action(values) }
            if isTaken { return }
            throw impossible("takes none of the values: they are not of its type")
        }
        throw impossible("is no paste button")
    }

    private func holdActions(_ element: ViewElement) -> [(Bool) -> Void] {
        var actions: [(Bool) -> Void] = []
        ElementTree.walk([element]) { inner in
            actions += inner.allActions { if case .hold(let action) = $0 { action } else { nil } }
            return .into
        }
        return actions
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

    /// The parts of it that lead somewhere, in order.
    public var links: [String] {
        get throws { try element().allActions { if case .link(let label, _) = $0 { label } else { nil } } }
    }

    /// Taps on a part of it that leads somewhere, by the whole of that part.
    public func tapLink(_ label: String, fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        for case .link(label, let action) in element.actions { return drive(element, as: label, fileID, line, action) }
        throw ViewHostError.notFound("link \"\(label)\"", place: " in \(reference.query.name)", present: try links.map { "\"\($0)\"" })
    }
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
