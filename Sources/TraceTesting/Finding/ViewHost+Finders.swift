import ViewRuntime

/// Finding views as a person does.
///
/// A label matches as a whole; an accessibility identifier is tried first. A button that shows several texts is also found by one of them. What is not there, or there more than once, is an error that
/// lists what is there. A handle looks for its view again at each use. What is covered by a sheet or an alert cannot be reached.
/// What is leaving with a removal transition is not found, and its texts are not among those that are shown.
extension ViewHost {
    /// Finds a button or a link by its label or identifier.
    public func button(_ label: String, in scope: ViewScope? = nil) throws -> ButtonHandle {
        try found(ButtonHandle(self, query("button", label, scope) { $0.isButton }))
    }

    /// Finds the only button.
    public func button(in scope: ViewScope) throws -> ButtonHandle {
        try found(ButtonHandle(self, query("button", nil, scope) { $0.isButton }))
    }

    /// Finds a toggle by its label or identifier. What can be disclosed, as a group of a list, is toggled as well.
    public func toggle(_ label: String, in scope: ViewScope? = nil) throws -> ToggleHandle {
        try found(ToggleHandle(self, query("toggle", label, scope) { $0.kind == "Toggle" || $0.isDisclosing }))
    }

    /// Finds a text field by its title or identifier. Search fields are text fields.
    public func textField(_ title: String, in scope: ViewScope? = nil) throws -> TextFieldHandle {
        try found(TextFieldHandle(self, query("text field", title, scope) { $0.isTextField }))
    }

    /// Finds a secure field by its title or identifier.
    public func secureField(_ title: String, in scope: ViewScope? = nil) throws -> TextFieldHandle {
        try found(TextFieldHandle(self, query("secure field", title, scope) { $0.isSecure }))
    }

    /// Finds a stepper by its current label or its identifier.
    public func stepper(_ label: String, in scope: ViewScope? = nil) throws -> StepperHandle {
        try found(StepperHandle(self, query("stepper", label, scope) { $0.kind == "Stepper" }))
    }

    /// Finds a slider by its label or identifier.
    public func slider(_ label: String, in scope: ViewScope? = nil) throws -> SliderHandle {
        try found(SliderHandle(self, query("slider", label, scope) { $0.kind == "Slider" }))
    }

    /// Finds a picker by its title or identifier.
    public func picker(_ title: String, in scope: ViewScope? = nil) throws -> PickerHandle {
        try found(PickerHandle(self, query("picker", title, scope) { $0.kind == "Picker" }))
    }

    /// Finds a text that is shown, by the whole of it.
    public func text(_ text: String, in scope: ViewScope? = nil) throws -> TextHandle {
        var query = query("text", text, scope) { $0.text != nil }
        query.labelOf = { $0.text ?? "" }
        query.needsReach = false
        return try found(TextHandle(self, query))
    }

    /// Finds any view by its accessibility identifier or by its label: one that takes taps without being a button, say.
    public func view(_ label: String, in scope: ViewScope? = nil) throws -> AnyViewHandle {
        var query = query("view", label, scope) { $0.identifier != nil || $0.ownLabel != nil }
        query.labelOf = { $0.ownLabel ?? "" }
        return try found(AnyViewHandle(self, query))
    }

    /// All texts that are shown, in the order of the tree.
    public var texts: [String] { elements.flatMap(\.texts) }

    /// All texts that are shown in a place.
    public func texts(in scope: ViewScope) throws -> [String] {
        try scope.roots(in: elements).flatMap(\.texts)
    }

    /// What is on screen, after all pending writes.
    var elements: [ViewElement] {
        update()
        return core.root.map { TreeReader.elements(of: $0) } ?? []
    }

    /// What a person can reach: where something is presented above the rest, that alone. Texts can be read everywhere.
    func reachableElements(for query: ViewQuery) -> [ViewElement] {
        let elements = elements
        guard query.needsReach else { return elements }
        var top: ViewElement?
        ElementTree.walk(elements) { element in
            if element.isPresentation { top = element }
            return .into
        }
        return top.map { [$0] } ?? elements
    }

    private func query(
        _ kind: String, _ label: String?, _ scope: ViewScope?, _ isKind: @escaping (ViewElement) -> Bool
    ) -> ViewQuery {
        ViewQuery(kind: kind, label: label, scope: scope, isKind: isKind)
    }

    /// A handle whose view is there now.
    func found<Handle: ViewHandle>(_ handle: Handle) throws -> Handle {
        _ = try handle.element()
        return handle
    }
}
