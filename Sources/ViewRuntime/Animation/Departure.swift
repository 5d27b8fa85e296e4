import DependencyGraph

/// When content that was taken out of the tree goes.
enum Departure {
    /// Now; its disappear actions run after the appear actions of what takes its place (C135).
    case atOnce
    /// Now; its disappear actions run before the appear actions of what takes its place (C136).
    case first
    /// After a time by the host's clock; nil where its animation never ends.
    case after(Duration?)

    /// Whether any view of the program has a transition or changes transactions: where none has, nobody looks for them.
    @exclusivity(unchecked) nonisolated(unsafe) static var isPlanned = false

    /// Whether content that goes now may have to be asked for its transition.
    static func mayTakeTime(_ graph: Graph) -> Bool {
        isPlanned || (graph.appliedGroup as? TransactionGroup)?.animation != nil
    }

    /// When `node` goes, which stands at `place`. Cost: the depth of the tree, where there is an animation or `isPlanned`.
    static func of(_ node: ViewNode, from place: ViewNode) -> Departure {
        guard mayTakeTime(node.graph) else { return .atOnce }
        let group = node.graph.appliedGroup as? TransactionGroup
        let surroundings = Surroundings(place)
        guard let removal = removal(of: node, in: surroundings.removal ?? .standard) else { return .atOnce }
        switch removal.kind {
        case .identity: return .first
        case .atOnce: return .atOnce
        case .animated: break
        }
        let transaction = surroundings.transaction(group)
        guard let animation = removal.animation ?? transaction.animation else { return .atOnce }
        return animation.total == .zero ? .atOnce : .after(animation.total)
    }

    /// The transaction that is being applied, as what stands around the place has changed it. Cost: the depth of the tree, where there is an
    /// animation or `isPlanned`.
    static func transaction(at place: ViewNode) -> Transaction {
        guard mayTakeTime(place.graph) else { return Transaction() }
        return Surroundings(place).transaction(place.graph.appliedGroup as? TransactionGroup)
    }

    // MARK: Inside

    /// The transition of all that the content consists of, up to containers, whose children go with them; of two transitions around one
    /// view the inner one counts. Nil where the content shows nothing. Iterative: erased views nest as deep as data does.
    private static func removal(of node: ViewNode, in outer: AnyTransition.Removal) -> AnyTransition.Removal? {
        enum Part {
            case node(ViewNode)
            case element(_PlanElement, StructureNode)
        }
        var found: AnyTransition.Removal?
        var stack: [(part: Part, removal: AnyTransition.Removal)] = [(.node(node), outer)]
        while let (part, removal) = stack.popLast() {
            switch part {
            case .node(let node as BodyNode) where !node.hasOutput:
                found = found?.combined(with: removal) ?? removal
            case .node(let node as StructureNode):
                stack.append((.element(node.plan.root, node), removal))
            case .node(let node) where passesOn(node):
                for child in node.children { stack.append((.node(child), removal)) }
            case .node:
                found = found?.combined(with: removal) ?? removal
            case .element(let element, let node):
                switch element.content {
                case .slot(let slot):
                    if slot < node.children.count { stack.append((.node(node.children[slot]), removal)) }
                case .group(let elements):
                    for element in elements { stack.append((.element(element, node), removal)) }
                case .primitive:
                    found = found?.combined(with: removal) ?? removal
                case .modified(let modifier, _, let content):
                    stack.append((.element(content, node), transition(modifier, element, node) ?? removal))
                }
            }
        }
        return found
    }

    /// Whether a node stands for its content in the list of views around it.
    static func passesOn(_ node: ViewNode) -> Bool {
        node is BranchNode || node is AnyViewNode || node is EnvironmentNode || node is any TraitPassing
    }

    private static func transition(
        _ modifier: any ModifierReader, _ element: _PlanElement, _ node: StructureNode
    ) -> AnyTransition.Removal? {
        guard modifier is PrimitiveModifierReader<_TransitionModifier> else { return nil }
        return (node.value + element.offset).assumingMemoryBound(to: _TransitionModifier.self).pointee.transition.removal
    }

    // MARK: Outside

    /// What stands around a place.
    private struct Surroundings {
        /// The transition that was given to views around the place, up to the nearest container.
        var removal: AnyTransition.Removal?
        /// What changes transactions, from the place to the root.
        var scopes: [any TransactionScope] = []
        private var isInList = true

        init(_ place: ViewNode) {
            var node = place
            while let parent = node.parent {
                if let structure = parent as? StructureNode {
                    if let slot = structure.children.firstIndex(where: { $0 === node }) {
                        _ = pass(structure.plan.root, to: slot, in: structure)
                    }
                } else if !Departure.passesOn(parent) {
                    isInList = false
                }
                node = parent
            }
        }

        /// The transaction of a group, as the scopes have changed it.
        func transaction(_ group: TransactionGroup?) -> Transaction {
            var transaction = Transaction(animation: group?.animation)
            transaction.disablesAnimations = group?.disablesAnimations ?? false
            for scope in scopes.reversed() { scope.change(&transaction) }
            return transaction
        }

        /// Notes what stands on the way from an element down to a slot, the innermost first. Returns whether the slot is there.
        private mutating func pass(_ element: _PlanElement, to wanted: Int, in node: StructureNode) -> Bool {
            switch element.content {
            case .slot(let slot): return slot == wanted
            case .group(let elements):
                for element in elements where pass(element, to: wanted, in: node) { return true }
                return false
            case .primitive(_, let elements):
                for element in elements where pass(element, to: wanted, in: node) {
                    isInList = false
                    return true
                }
                return false
            case .modified(let modifier, let slot, let content):
                guard pass(content, to: wanted, in: node) else { return false }
                if isInList, removal == nil { removal = Departure.transition(modifier, element, node) }
                if let slot, slot < node.children.count, let scope = node.children[slot] as? any TransactionScope {
                    scopes.append(scope)
                }
                return true
            }
        }
    }
}

/// A node that stands for its content in the list of views around it, and hands on what is said about it there.
protocol TraitPassing: ViewNode {}
