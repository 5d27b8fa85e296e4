import ViewRuntime

/// Finding views as a person does.
///
/// A label matches as a whole; an accessibility identifier is tried first. What is not there, or there more than once, is an error that
/// lists what is there. A handle looks for its view again at each use.
extension ViewHost {
    /// Finds a button or a link by its label or identifier.
    public func button(_ label: String, in scope: ViewScope? = nil) throws -> ButtonHandle {
        try found(ButtonHandle(self, query("button", label, scope) { $0.isButton }))
    }

    /// Finds the only button.
    public func button(in scope: ViewScope) throws -> ButtonHandle {
        try found(ButtonHandle(self, query("button", nil, scope) { $0.isButton }))
    }

    /// Finds a toggle by its label or identifier.
    public func toggle(_ label: String, in scope: ViewScope? = nil) throws -> ToggleHandle {
        try found(ToggleHandle(self, query("toggle", label, scope) { $0.toggleAction != nil }))
    }

    /// Finds a text field by its title or identifier. Search fields are text fields.
    public func textField(_ title: String, in scope: ViewScope? = nil) throws -> TextFieldHandle {
        try found(TextFieldHandle(self, query("text field", title, scope) { $0.editAction != nil && !$0.isSecure }))
    }

    /// Finds a secure field by its title or identifier.
    public func secureField(_ title: String, in scope: ViewScope? = nil) throws -> TextFieldHandle {
        try found(TextFieldHandle(self, query("secure field", title, scope) { $0.editAction != nil && $0.isSecure }))
    }

    /// Finds a stepper by its current label or its identifier.
    public func stepper(_ label: String, in scope: ViewScope? = nil) throws -> StepperHandle {
        try found(StepperHandle(self, query("stepper", label, scope) { $0.stepAction != nil }))
    }

    /// Finds a slider by its label or identifier.
    public func slider(_ label: String, in scope: ViewScope? = nil) throws -> SliderHandle {
        try found(SliderHandle(self, query("slider", label, scope) { $0.slideAction != nil }))
    }

    /// Finds a picker by its title or identifier.
    public func picker(_ title: String, in scope: ViewScope? = nil) throws -> PickerHandle {
        try found(PickerHandle(self, query("picker", title, scope) { $0.selectAction != nil && !$0.isTabView }))
    }

    /// Finds a text that is shown, by the whole of it.
    public func text(_ text: String, in scope: ViewScope? = nil) throws -> TextHandle {
        var query = query("text", text, scope) { $0.text != nil }
        query.labelOf = { $0.text ?? "" }
        return try found(TextHandle(self, query))
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

extension ViewElement {
    var isButton: Bool { tapAction != nil && kind != "Text" }
    var isSecure: Bool { kind == "SecureField" }
    var isTabView: Bool { kind == "TabView" }

    var tapAction: (() -> Void)? { firstAction { if case .tap(let action) = $0 { action } else { nil } } }
    var toggleAction: (get: () -> Bool, set: (Bool) -> Void)? {
        firstAction { if case .toggle(let get, let set) = $0 { (get, set) } else { nil } }
    }
    var editAction: (get: () -> String, set: (String) -> Void, submit: (() -> Void)?)? {
        firstAction { if case .edit(let get, let set, let submit) = $0 { (get, set, submit) } else { nil } }
    }
    var stepAction: (increment: (() -> Void)?, decrement: (() -> Void)?)? {
        firstAction { if case .step(let increment, let decrement) = $0 { (increment, decrement) } else { nil } }
    }
    var slideAction: (get: () -> Double, set: (Double) -> Void, range: ClosedRange<Double>)? {
        firstAction { if case .slide(let get, let set, let range) = $0 { (get, set, range) } else { nil } }
    }
    var selectAction: (get: () -> AnyHashable?, set: (AnyHashable) -> Bool)? {
        firstAction { if case .select(let get, let set) = $0 { (get, set) } else { nil } }
    }
    var popAction: (() -> Void)? { firstAction { if case .pop(let action) = $0 { action } else { nil } } }
    var dismissAction: (() -> Void)? { firstAction { if case .dismiss(let action) = $0 { action } else { nil } } }

    private func firstAction<Action>(_ action: (ElementAction) -> Action?) -> Action? {
        for candidate in actions { if let action = action(candidate) { return action } }
        return nil
    }
}
