import ViewRuntime

/// What kind of control an element is, and what a person calls it.
extension ViewElement {
    /// Whether it is a view of the user's, with a body.
    var isBody: Bool { attributes["view"] == "body" }

    var isButton: Bool { ["Button", "NavigationLink", "Link", "Menu", "ColumnHeader"].contains(kind) }
    var isTextField: Bool { ["TextField", "TextEditor", "SearchField"].contains(kind) }
    var isSecure: Bool { kind == "SecureField" }

    /// Whether it takes input by itself.
    var isControl: Bool {
        isButton || isTextField || isSecure || ["Toggle", "Stepper", "Slider", "Picker", "DatePicker"].contains(kind)
    }

    /// Whether it shows and hides what is in it.
    var isDisclosing: Bool { (kind == "DisclosureGroup" || kind == "Section") && toggleAction != nil }

    /// Whether both are the same view of one snapshot.
    func isSame(as other: ViewElement) -> Bool {
        node === other.node && kind == other.kind && identifier == other.identifier && text == other.text
            && rowID == other.rowID && label == other.label && children.count == other.children.count
    }

    /// The label that the view itself was given for those who do not see it.
    var ownLabel: String? { attributes["accessibility.label"] ?? attributes["label"] }

    /// What a person calls it: its own label, else the texts in it, joined by commas, else the names of the pictures in it.
    ///
    /// What a picker or a menu offers is not part of its label, nor what a group or a section discloses; of a slider's texts the first is; a
    /// field without a title goes by its prompt.
    var label: String {
        if let ownLabel { return ownLabel }
        if kind == "SearchField" { return attributes["prompt"] ?? "" }
        if isDisclosing, let header = children.first(where: { $0.kind == "Header" }) { return header.label }
        var texts: [String] = []
        var pictures: [String] = []
        ElementTree.walk([self]) { element in
            if let label = element.ownLabel {
                texts.append(label)
                return .over
            }
            if let text = element.text { texts.append(text) }
            if let picture = element.attributes["symbol"] ?? element.attributes["image"] { pictures.append(picture) }
            return element.holdsContent(of: kind) ? .over : .into
        }
        if kind == "Slider" { return texts.first ?? "" }
        if texts.isEmpty, let prompt = attributes["prompt"] { return prompt }
        return (texts.isEmpty ? pictures : texts).joined(separator: ", ")
    }

    /// Whether the element is no part of the label of a control of that kind around it.
    private func holdsContent(of kind: String) -> Bool {
        self.kind == "Options" || isAttachment || (kind == "Menu" && isButton && self.kind != "Menu")
    }
}

/// What can be done to an element.
extension ViewElement {
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

    var refreshAction: (() async -> Void)? { firstAction { if case .refresh(let action) = $0 { action } else { nil } } }

    private func firstAction<Action>(_ action: (ElementAction) -> Action?) -> Action? {
        for candidate in actions { if let action = action(candidate) { return action } }
        return nil
    }
}
