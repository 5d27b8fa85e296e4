/// How many views stand in a list for one value of a type, as far as its type says.
enum ListShape: Equatable {
    /// So many, whatever the value is.
    case constant(Int)
    /// A number that only the value tells: `if` without `else`, an erased view (C174).
    case varying
    /// A collection or a section of its own.
    case nested

    static func + (left: ListShape, right: ListShape) -> ListShape {
        switch (left, right) {
        case (.nested, _), (_, .nested): .nested
        case (.constant(let left), .constant(let right)): .constant(left + right)
        default: .varying
        }
    }

    /// One of two, by the value.
    static func either(_ left: ListShape, _ right: ListShape, _ profile: SemanticsProfile) -> ListShape {
        if left == .nested || right == .nested { return .nested }
        return left == right && profile.branchRows == .constant ? left : .varying
    }
}

extension Plan {
    /// How many views the planned value is in a list.
    func listShape(_ profile: SemanticsProfile, depth: Int = 0) -> ListShape {
        // A type that contains itself does so behind something that varies; the depth ends the search before it gets there.
        depth > Plan.deepestShape ? .varying : shape(root, profile, depth)
    }

    /// Chosen: views that are the whole body of one another are rarely nested further.
    private static let deepestShape = 50

    private func shape(_ element: _PlanElement, _ profile: SemanticsProfile, _ depth: Int) -> ListShape {
        switch element.content {
        case .slot(let slot): return slots[slot].type.listShape(profile, depth: depth + 1)
        case .modified(_, _, let content): return shape(content, profile, depth)
        case .group(let elements): return elements.reduce(.constant(0)) { $0 + shape($1, profile, depth) }
        case .primitive(let reader, let content):
            switch reader.layoutPart {
            case .view: return .constant(1)
            case .section: return .nested
            case .transparent, .header, .footer: return content.reduce(.constant(0)) { $0 + shape($1, profile, depth) }
            case .absent, .presentation, .attachment: return .constant(0)
            }
        }
    }

    /// Whether a view in the list has a body that is a varying number of views.
    func bodiesVary(_ profile: SemanticsProfile) -> Bool {
        slots.indices.contains { index in
            slots[index].type.isBody && isInList(index) && slots[index].type.listShape(profile, depth: 0) == .varying
        }
    }

    /// Whether what fills a slot stands in the list that the planned value is part of, and not in a container of its own.
    func isInList(_ slot: Int) -> Bool {
        func search(_ element: _PlanElement) -> Bool {
            switch element.content {
            case .slot(let found): return found == slot
            case .modified(_, _, let content): return search(content)
            case .group(let elements): return elements.contains(where: search)
            case .primitive(let reader, let content):
                return (reader.layoutPart == .section || reader.layoutPart == .transparent) && content.contains(where: search)
            }
        }
        return search(root)
    }
}
