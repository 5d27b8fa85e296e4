import ViewRuntime

/// A stack of screens.
public struct NavigationHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// How many screens have been pushed onto the first one.
    public var depth: Int { get throws { Int(try element().attributes["depth"] ?? "") ?? 0 } }

    /// Goes back to the screen before; on the first one of a stack in a split view that has room for one column, to the column before.
    ///
    /// Throws where there is nothing to go back to.
    public func pop(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        let path = ElementTree.path(reference.host.elements) { $0.isSame(as: element) }
        guard let action = element.popAction ?? path.reversed().lazy.compactMap(\.popAction).first else {
            throw impossible("stands on its first screen: there is nothing to go back to")
        }
        drive(element, as: "Back", fileID, line, action)
    }
}

/// One tab of several.
public struct TabHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// Whether its screen is shown.
    public var isSelected: Bool { get throws { try element().attributes["selected"] == "true" } }

    /// Shows its screen.
    public func select(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.tapAction else { throw impossible("takes no taps") }
        drive(element, fileID, line, action)
    }
}

/// Content that is presented above the rest: a sheet, a cover, a popover, an alert.
public struct PresentationHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// The title, where it has one: an alert's, say.
    public var title: String? { get throws { try element().text } }

    /// Puts it away, as a swipe down does.
    public func dismiss(fileID: String = #fileID, line: Int = #line) throws {
        let element = try element()
        guard let action = element.dismissAction else { throw impossible("cannot be dismissed") }
        drive(element, as: "Dismiss", fileID, line, action)
    }
}

extension ViewHost {
    /// The stack of screens on screen; of nested ones the innermost. A split view is one, too.
    public var navigation: NavigationHandle {
        get throws {
            var query = ViewQuery(kind: "navigation stack") { $0.kind == "NavigationStack" || $0.kind == "NavigationSplitView" }
            query.takesInnermost = true
            return try found(NavigationHandle(self, query))
        }
    }

    /// Finds a tab by its label, its identifier, or the text of its tag.
    public func tab(_ label: String, in scope: ViewScope? = nil) throws -> TabHandle {
        var query = ViewQuery(kind: "tab", label: label, scope: scope) { $0.kind == "Tab" }
        query.labelOf = { tab in
            let label = tab.label
            return label.isEmpty ? tab.tag.map { "\($0.base)" } ?? "" : label
        }
        return try found(TabHandle(self, query))
    }

    /// The sheet, cover, popover or alert that is presented above everything else.
    public var sheet: PresentationHandle {
        get throws {
            var query = ViewQuery(kind: "presented content") { $0.isPresentation }
            query.takesInnermost = true
            query.labelOf = { $0.text ?? $0.kind }
            return try found(PresentationHandle(self, query))
        }
    }
}

extension ViewElement {
    /// Whether it is presented above the rest.
    var isPresentation: Bool { dismissAction != nil }
}
