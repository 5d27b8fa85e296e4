import DependencyGraph

/// Actions that wait until the update is over: appear, disappear, change actions, first in, first out.
package struct ActionQueue {
    struct Action {
        var cause: Cause
        /// The view in whose body the action stands, as far as it is known.
        var node: NodeID?
        var run: () -> Void
    }

    private var waiting: [Action] = []
    /// Actions that run after all appear actions of the same appearance: tasks (C213).
    private var late: [Action] = []
    private var newRoots: [ViewNode] = []
    /// Where content was taken out: what is around it may have nothing left to show.
    private var emptiedPlaces: [ViewNode] = []
    /// Disappear actions that wait for the appear actions of the same update.
    private var departing: [Action] = []
    /// How many nodes with appear actions there are: without one, nobody walks new content to find them.
    var appearanceNodes = 0
    /// How many nodes there are that keep children out of sight: without one, everything new is on screen.
    var visibilityNodes = 0
    private var frameCounters: [any FrameCounter] = []

    package var isEmpty: Bool {
        waiting.isEmpty && late.isEmpty && newRoots.isEmpty && departing.isEmpty && emptiedPlaces.isEmpty
    }

    package mutating func add(_ cause: Cause, at node: NodeID? = nil, _ run: @escaping () -> Void) {
        waiting.append(Action(cause: cause, node: node, run: run))
    }

    mutating func addLate(_ cause: Cause, _ run: @escaping () -> Void) {
        late.append(Action(cause: cause, run: run))
    }

    /// Adds an action that follows the disappear actions of the running update.
    mutating func addDeparting(_ cause: Cause, _ run: @escaping () -> Void) {
        departing.append(Action(cause: cause, run: run))
    }

    /// Content was put into the tree: its appear actions are due after the update.
    mutating func mounted(_ node: ViewNode) {
        newRoots.append(node)
    }

    /// What leaves the tree disappears, where it had appeared.
    mutating func willRemove(_ node: ViewNode) {
        hide(node)
        guard appearanceNodes > 0, let place = node.parent, emptiedPlaces.last !== place else { return }
        emptiedPlaces.append(place)
    }

    /// Content goes out of sight: its disappear actions run after the appear actions of what takes its place (C135).
    mutating func hide(_ node: ViewNode) {
        guard appearanceNodes > 0 else { return }
        let outer = waiting
        waiting = []
        forEachAppearance(below: node) { $0.disappear(&self) }
        departing += waiting
        waiting = outer
    }

    /// Content goes out of sight, and its disappear actions run before the appear actions of what takes its place (C136).
    mutating func hideFirst(_ node: ViewNode) {
        guard appearanceNodes > 0 else { return }
        forEachAppearance(below: node) { $0.disappear(&self) }
    }

    /// Content that was covered appears, and disappears with what is being removed.
    mutating func appearOnceMore(_ node: ViewNode) {
        guard appearanceNodes > 0 else { return }
        forEachAppearance(below: node) { $0.appear(&self) }
        hide(node)
    }

    /// Queues the appear actions of new content: content before what is around it (C211).
    @inline(__always)
    mutating func collectAppearances() {
        if !newRoots.isEmpty || !departing.isEmpty || !emptiedPlaces.isEmpty { collect() }
    }

    @inline(never)
    private mutating func collect() {
        if appearanceNodes == 0 { newRoots.removeAll(keepingCapacity: true) }
        while !newRoots.isEmpty {
            let roots = newRoots
            newRoots = []
            var place: ViewNode?
            for root in roots where !root.isRemoved && isOnScreen(root) {
                forEachAppearance(below: root, outsideIn: root.host.profile.appearOrder == .parentsFirst) { $0.appear(&self) }
                if root.parent === place { continue }
                place = root.parent
                ViewPresence.forEachWaiting(around: root) { $0.appear(&self) }
            }
        }
        if !emptiedPlaces.isEmpty { hideEmptied() }
        if !departing.isEmpty {
            waiting += departing
            departing = []
        }
    }

    /// What has lost the last of its views disappears with it.
    private mutating func hideEmptied() {
        let places = emptiedPlaces
        emptiedPlaces = []
        let outer = waiting
        waiting = []
        for place in places where !place.isRemoved {
            ViewPresence.forEachWaiting(around: place) { waiting in
                if waiting.isVisible, !waiting.showsContent { waiting.disappear(&self) }
            }
        }
        departing += waiting
        waiting = outer
    }

    /// Whether everything that decides about it shows it. What a covered screen mounts appears with the screen.
    private func isOnScreen(_ node: ViewNode) -> Bool {
        guard visibilityNodes > 0 else { return true }
        var node = node
        while let parent = node.parent {
            if let parent = parent as? any VisibilityNode, !parent.visibleChildren.contains(where: { $0 === node }),
                parent.children.contains(where: { $0 === node })
            { return false }
            node = parent
        }
        return true
    }

    /// Takes what waits now; what is added meanwhile waits for the next round.
    mutating func nextRound() -> [Action]? {
        if waiting.isEmpty {
            if late.isEmpty { return nil }
            defer { late = [] }
            return late
        }
        defer { waiting = [] }
        return waiting
    }

    /// A counter of firings per frame that is set back when the host is idle.
    mutating func count(_ counter: any FrameCounter) { frameCounters.append(counter) }

    mutating func endFrame() {
        for counter in frameCounters { counter.endFrame() }
        frameCounters = []
    }
}

/// Counts how often something fired in one frame.
protocol FrameCounter: AnyObject {
    func endFrame()
}

/// A node with something to do when its content appears or disappears.
protocol AppearanceNode: ViewNode {
    func appear(_ queue: inout ActionQueue)
    func disappear(_ queue: inout ActionQueue)
}

/// A node that decides whether what is below it is on screen: a stack of screens, tabs. It is counted in `ActionQueue.visibilityNodes`
/// as long as it is in the tree.
protocol VisibilityNode: ViewNode {
    /// The children that are on screen.
    var visibleChildren: [ViewNode] { get }
}

/// Calls `body` for each node with appear actions that is on screen at or below `node`, content before what is around it, or the other
/// way round. Iterative.
func forEachAppearance(below node: ViewNode, outsideIn: Bool = false, _ body: (any AppearanceNode) -> Void) {
    var stack: [(node: ViewNode, isDone: Bool)] = [(node, false)]
    while let (node, isDone) = stack.popLast() {
        if isDone {
            if let node = node as? any AppearanceNode { body(node) }
            continue
        }
        stack.append((node, true))
        var children = (node as? any VisibilityNode)?.visibleChildren ?? node.children
        if outsideIn, let structure = node as? StructureNode, structure.plan.slots.count == children.count {
            children = structure.plan.outsideIn.map { children[$0] }
        }
        for child in children.reversed() { stack.append((child, false)) }
        if let leaving = node.host.leaving { for child in leaving.nodes(of: node) { stack.append((child, false)) } }
    }
}
