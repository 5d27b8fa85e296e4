import ViewRuntime

/// Which view is meant: its kind, its label, its place. It is asked anew at each use, so that a handle never acts on what was there before.
struct ViewQuery {
    /// What messages call it: `button`.
    var kind: String
    /// The label or identifier, as a whole; nil for the only one of its kind.
    var label: String?
    var scope: ViewScope?
    /// Whether an element is of the kind.
    var isKind: (ViewElement) -> Bool
    /// The label of an element of the kind.
    var labelOf: (ViewElement) -> String = { $0.label }

    /// Whether it must not be covered by presented content.
    var needsReach = true
    /// Whether the last of several is meant: the one that is above or inside of the others.
    var takesInnermost = false

    /// The name in messages: `button "Add"`.
    var name: String { label.map { "\(kind) \"\($0)\"" } ?? kind }
    private var place: String { scope?.place ?? "" }

    /// Finds the one element that is meant.
    ///
    /// A view of its kind inside of another one (a button in a row that is a button) is a view of its own.
    func element(in elements: [ViewElement]) throws(ViewHostError) -> ViewElement {
        var candidates: [ViewElement] = []
        ElementTree.walk(try scope?.roots(in: elements) ?? elements) { element in
            if isKind(element) { candidates.append(element) }
            return .into
        }
        let matching = label.map { self.matching($0, candidates) } ?? candidates
        if takesInnermost, let last = matching.last { return last }
        switch matching.count {
        case 1: return matching[0]
        case 0: throw .notFound(name, place: place, present: candidates.map(describe))
        default: throw .ambiguous(name, place: place, present: matching.map(describe))
        }
    }

    /// By identifier, else by label, else by one whole text of several: a link's title, beside its price.
    private func matching(_ label: String, _ candidates: [ViewElement]) -> [ViewElement] {
        for matches in [
            { $0.identifier == label }, { labelOf($0) == label }, { $0.isButton && $0.texts.contains(label) },
        ] as [(ViewElement) -> Bool] {
            let found = candidates.filter(matches)
            if !found.isEmpty { return found }
        }
        return []
    }

    private func describe(_ element: ViewElement) -> String {
        var text = "\"\(labelOf(element))\""
        var facts: [String] = []
        if let identifier = element.identifier { facts.append("identifier \"\(identifier)\"") }
        if !element.isEnabled { facts.append("disabled") }
        if !facts.isEmpty { text += " (\(facts.joined(separator: ", ")))" }
        return text
    }
}
