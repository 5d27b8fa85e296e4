/// What stands in lists, as far as types say.
extension Plan {
    /// Whether the planned value holds a collection or a section: it is laid into the list around it as these, and not as a row (C179).
    func holdsLists(_ depth: Int = 0) -> Bool {
        // A type that contains itself does so behind something that is no collection.
        depth <= Plan.deepestSearch && holds(root, depth)
    }

    /// Chosen: views that are the whole body of one another are rarely nested further.
    private static let deepestSearch = 50

    private func holds(_ element: _PlanElement, _ depth: Int) -> Bool {
        switch element.content {
        case .slot(let slot): slots[slot].type.holdsLists(depth + 1)
        case .modified(_, _, let content): holds(content, depth)
        case .group(let elements): elements.contains { holds($0, depth) }
        case .primitive(let reader, let content):
            reader.layoutPart == .section || reader.layoutPart == .transparent && content.contains { holds($0, depth) }
        }
    }

    /// Whether a view in the list has a body that is a varying number of views.
    func bodiesVary(_ profile: SemanticsProfile) -> Bool {
        slots.indices.contains { index in
            guard slots[index].type.isBody, isInList(index) else { return false }
            var counter = RowCounter(profile)
            return slots[index].type.rowCount(&counter) == .varying
        }
    }

    /// Whether what fills a slot stands in the list that the planned value is part of, and not in a container of its own.
    func isInList(_ slot: Int) -> Bool {
        func search(_ element: _PlanElement) -> Bool {
            switch element.content {
            case .slot(let found): found == slot
            case .modified(_, _, let content): search(content)
            case .group(let elements): elements.contains(where: search)
            case .primitive(let reader, let content):
                (reader.layoutPart == .section || reader.layoutPart == .transparent) && content.contains(where: search)
            }
        }
        return search(root)
    }
}
