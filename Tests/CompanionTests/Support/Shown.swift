import TraceTesting
import ViewRuntime

/// What a host shows, by the kinds of elements that these frameworks have of their own.
extension ViewHost {
    /// All elements of a kind, in the order of the tree.
    func all(_ kind: String) -> [ViewElement] {
        update()
        var found: [ViewElement] = []
        func search(_ elements: [ViewElement]) {
            for element in elements {
                if element.kind == kind { found.append(element) }
                search(element.children)
            }
        }
        search(core.root.map { TreeReader.elements(of: $0) } ?? [])
        return found
    }

    /// The first element of a kind that shows the text, if one is given.
    func first(_ kind: String, _ text: String? = nil) -> ViewElement? {
        all(kind).first { text.map($0.texts.contains) ?? true }
    }
}
