/// Whether content shows any view, and who waits for that.
enum ViewPresence {
    private enum Part {
        case element(_PlanElement, StructureNode)
        case node(ViewNode)
    }

    /// Whether there is a view in a part of a plan, through branches, collections and bodies. Iterative: erased views nest as deep as data
    /// does. What is leaving is there as long as its removal transition runs.
    static func isAny(in element: _PlanElement, of node: StructureNode) -> Bool {
        var part = Part.element(element, node)
        var rest: [Part] = []
        while true {
            var next: Part?
            switch part {
            case .element(let element, let node):
                switch element.content {
                case .primitive: return true
                case .modified(_, _, let content): next = .element(content, node)
                case .slot(let slot): if slot < node.children.count { next = .node(node.children[slot]) }
                case .group(let elements):
                    if let first = elements.first { next = .element(first, node) }
                    for element in elements.dropFirst() { rest.append(.element(element, node)) }
                }
            case .node(let node as BodyNode) where !node.hasOutput: return true
            case .node(let node as StructureNode): next = .element(node.plan.root, node)
            case .node(let node):
                guard Departure.passesOn(node) else { return true }
                if let leaving = node.host.leaving, !leaving.nodes(of: node).isEmpty { return true }
                if let first = node.children.first { next = .node(first) }
                for child in node.children.dropFirst() { rest.append(.node(child)) }
            }
            guard let following = next ?? rest.popLast() else { return false }
            part = following
        }
    }

    /// Calls `body` for the modifiers around a place, up to the nearest container, whose content may not have been there.
    static func forEachWaiting(around node: ViewNode, _ body: (LifecycleNode) -> Void) {
        var node = node
        while let parent = node.parent {
            if let structure = parent as? StructureNode {
                guard let index = structure.children.firstIndex(where: { $0 === node }) else { return }
                let slots = structure.plan.slots
                if structure.plan.hasPassingContent {
                    for later in (index + 1)..<max(index + 1, slots.count)
                    where slots[later].content != nil && slots[later].around <= index
                        && slots[later].containers == slots[index].containers
                    {
                        if let waiting = structure.children[later] as? LifecycleNode { body(waiting) }
                    }
                }
                if slots[index].containers > 0 { return }
            } else if !Departure.passesOn(parent) {
                return
            }
            node = parent
        }
    }
}
