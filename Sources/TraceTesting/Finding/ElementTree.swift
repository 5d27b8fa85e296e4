import ViewRuntime

/// Walks over elements in the order of the tree. Iterative: trees are deeper than stacks.
enum ElementTree {
    enum Step { case into, over }

    static func walk(_ elements: [ViewElement], _ visit: (ViewElement) -> Step) {
        var stack = Array(elements.reversed())
        while let element = stack.popLast() {
            if visit(element) == .into { stack.append(contentsOf: element.children.reversed()) }
        }
    }

    static func first(_ elements: [ViewElement], where matches: (ViewElement) -> Bool) -> ViewElement? {
        var found: ViewElement?
        walk(elements) { element in
            if found == nil, matches(element) { found = element }
            return found == nil ? .into : .over
        }
        return found
    }
}

extension ViewElement {
    /// Whether it is a view of the user's, with a body.
    var isBody: Bool { attributes["view"] == "body" }

    /// What a person calls the control: its own label where it has one, else all its texts.
    var label: String { attributes["label"] ?? texts.joined(separator: ", ") }
}

/// How values and elements are named in messages.
enum ElementText {
    /// An id or a tag: strings in quotation marks.
    static func value(_ value: AnyHashable) -> String {
        if let text = value.base as? String { return "\"\(text)\"" }
        return String(describing: value.base)
    }
}
