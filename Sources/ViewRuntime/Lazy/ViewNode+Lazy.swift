import DependencyGraph

extension ViewNode {
    /// The lazy container whose children the node's are, if it stands in one.
    var lazyContainer: LazyContainerNode? { parent.flatMap { $0.lazyContainer(ofChildAt: $0.slot(of: self)) } }

    /// The lazy container in whose list the child in a slot stands; nil where another container is between.
    func lazyContainer(ofChildAt slot: Int) -> LazyContainerNode? {
        var node = self
        var slot = slot
        while true {
            if let container = node as? LazyContainerNode { return container }
            if let structure = node as? StructureNode, !structure.plan.isInList(slot) { return nil }
            if node is any SolidNode { return nil }
            guard let parent = node.parent else { return nil }
            slot = parent.slot(of: node)
            node = parent
        }
    }

    /// The slot of a child; the one that is being mounted is the next.
    private func slot(of child: ViewNode) -> Int { children.firstIndex { $0 === child } ?? children.count }

    /// Lets everything at and below the node sleep, or wakes it: what changed meanwhile is updated then.
    func setAsleep(_ isAsleep: Bool) {
        var stack = [self]
        while let node = stack.popLast() {
            node.isAsleep = isAsleep
            if !isAsleep, !node.changed.isEmpty { graph.enqueue(node) }
            stack += node.children
        }
    }

    /// How many views the node contributes to a list: those that are there, or as many as the type of a body that has not run says.
    var viewCount: Int {
        var count = 0
        var stack = [self]
        while let node = stack.popLast() {
            if let body = node as? BodyNode, !body.hasRun {
                var counter = RowCounter(host.profile)
                if case .constant(let views) = counter.count(bodyOf: body.type) { count += views } else { count += 1 }
            } else if let structure = node as? StructureNode {
                count += structure.countViews(&stack)
            } else if node is any SolidNode {
                count += 1
            } else {
                stack += node.shownChildren
            }
        }
        return count
    }
}

extension StructureNode {
    /// The views that stand in the value itself; adds the nodes that contribute others.
    fileprivate func countViews(_ nodes: inout [ViewNode]) -> Int {
        var count = 0
        var elements = [plan.root]
        while let element = elements.popLast() {
            switch element.content {
            case .slot(let slot): if slot < children.count { nodes.append(children[slot]) }
            case .modified(_, _, let content): elements.append(content)
            case .group(let group): elements += group
            case .primitive(let reader, let content):
                switch reader.layoutPart {
                case .view: count += 1
                case .section, .transparent, .header, .footer: elements += content
                case .absent, .presentation, .attachment: break
                }
            }
        }
        return count
    }
}

/// A node that is one view in its container, whatever is below it.
protocol SolidNode: ViewNode {}

extension NavigationNode: SolidNode {}
extension TabNode: SolidNode {}
extension GeometryNode: SolidNode {}
extension FittingNode: SolidNode {}
