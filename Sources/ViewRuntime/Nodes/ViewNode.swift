import DependencyGraph

/// A place of the view tree that can be evaluated or rebuilt alone.
///
/// Its parent owns it. Nodes of one plan stand in their parent's `children` in the order of the plan's slots.
package class ViewNode: GraphNode {
    /// The host, for a look at it that costs no reference count. It outlives its nodes.
    package final let hostReference: Unmanaged<HostCore>
    package final var host: HostCore {
        @inline(__always) get { hostReference.takeUnretainedValue() }
    }
    package unowned(unsafe) final let parent: ViewNode?
    private final let outerEnvironment: Unmanaged<EnvironmentNode>?
    @exclusivity(unchecked) package final var children: [ViewNode] = []

    /// `environment` is nil for the root of the environment alone, which reads nothing.
    init(host: HostCore, parent: ViewNode?, environment: EnvironmentNode?, addsDepth: Bool) {
        hostReference = .passUnretained(host)
        self.parent = parent
        outerEnvironment = environment.map(Unmanaged.passUnretained)
        var depth: Int32 = 0
        if let parent { depth = parent.depth }
        super.init(graph: .passUnretained(host.graph), depth: addsDepth ? depth &+ 1 : depth)
        noteDepth()
    }

    /// Makes a node below another. Costs no reference count of the host.
    init(below parent: __shared ViewNode, environment: __shared EnvironmentNode, addsDepth: Bool) {
        hostReference = parent.hostReference
        self.parent = parent
        outerEnvironment = .passUnretained(environment)
        super.init(graph: parent.graphReference, depth: addsDepth ? parent.depth &+ 1 : parent.depth)
        noteDepth()
    }

    @inline(__always)
    private func noteDepth() {
        hostReference._withUnsafeGuaranteedRef { if depth > $0.deepestNode { $0.deepestNode = depth } }
    }

    /// Whether somebody records.
    @inline(__always)
    final var isRecorded: Bool { hostReference._withUnsafeGuaranteedRef { $0.instrument != nil } }

    /// What is read from the environment here.
    package final var environment: EnvironmentNode { environmentReference.takeUnretainedValue() }

    /// The same for a look that costs no reference count. It outlives the node.
    @inline(__always)
    final var environmentReference: Unmanaged<EnvironmentNode> { outerEnvironment.unsafelyUnwrapped }

    /// Whether instruments know the node by its id.
    package var isReported: Bool { false }

    /// The nearest node, from this one upwards, that instruments know.
    package final var reported: ViewNode {
        var node = self
        while !node.isReported, let parent = node.parent { node = parent }
        return node
    }

    /// Ends what the node alone holds: dependencies, tasks, storage. Called once, parents before children.
    func dismantle() {}

    /// Something that the node observes in `scope` will change.
    func observationFired(_ scope: ObservationScope, _ write: WriteID?) {
        hostReference._withUnsafeGuaranteedRef { host in
            host.graph.currentGroup = Evaluation.transaction.group
            host.graph.enter(.init(node: self, change: .dependencies, input: host.dependencyName(of: self), write: write))
            host.wake()
        }
    }

    /// Plans and values for those who read the tree; nodes without a value of their own have none.
    package func elements(_ reader: inout TreeReader) {
        for child in children { child.elements(&reader) }
    }

    /// What stands for an explicit id, or for a collection's element, at this node.
    func child(withID id: AnyHashable) -> ViewNode? { nil }

    /// The id that the view of a child has at this node: an explicit one, or that of a collection's element.
    func identifier(ofChild child: ViewNode) -> AnyHashable? { nil }

    /// What the node contributes to the layout: by default, what the nodes below it do that can be seen.
    func layoutEntries(_ builder: inout LayoutBuilder) {
        for child in shownChildren { builder.add(child) }
    }

    /// Calls `body` with the node, or, where instruments do not know it, with what they know below it.
    final func forEachReported(_ body: (NodeID) -> Void) {
        var stack: [ViewNode] = [self]
        while let node = stack.popLast() {
            if node.isReported { body(node.id) } else { stack += node.children.reversed() }
        }
    }

    /// Takes the node and everything below it out of the tree. Iterative: trees are deeper than stacks.
    final func remove(why: IdentityRemoval) {
        // A branch in a branch, or an erased view in one, is not known itself.
        if let instrument = host.instrument { forEachReported { instrument.identityRemoved($0, why: why) } }
        host.willRemove(self)
        var stack = [self]
        while let node = stack.popLast() {
            guard !node.isRemoved else { continue }
            node.markRemoved()
            node.dismantle()
            host.layout?.removed(node)
            stack.append(contentsOf: node.children)
            if let leaving = host.leaving {
                let nodes = leaving.takeAll(of: node)
                stack.append(contentsOf: nodes)
                host.graveyard.append(contentsOf: nodes)
            }
            // The array is let go here, so that no release runs down the whole tree.
            if !node.children.isEmpty {
                host.graveyard.append(contentsOf: node.children)
                node.children = []
            }
        }
    }
}
