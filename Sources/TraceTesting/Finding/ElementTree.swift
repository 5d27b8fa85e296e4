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

    /// The elements from a root down to the first that matches; empty where none does.
    static func path(_ elements: [ViewElement], to matches: (ViewElement) -> Bool) -> [ViewElement] {
        var path: [ViewElement] = []
        var stack = elements.reversed().map { ($0, 0) }
        while let (element, depth) = stack.popLast() {
            path.removeSubrange(depth...)
            path.append(element)
            if matches(element) { return path }
            stack.append(contentsOf: element.children.reversed().map { ($0, depth + 1) })
        }
        return []
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

/// How values and elements are named in messages.
enum ElementText {
    /// An id or a tag: strings in quotation marks.
    static func value(_ value: AnyHashable) -> String {
        if let text = value.base as? String { return "\"\(text)\"" }
        return String(describing: value.base)
    }
}
