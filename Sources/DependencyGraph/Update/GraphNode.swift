/// Something that is computed from inputs and can be brought up to date alone.
///
/// A node is used on the main thread only. It is updated by its graph, never twice for the same changes, and after every node
/// that is nearer to the root and dirty.
open class GraphNode {
    /// The graph, for a look at it that costs no reference count. It outlives its nodes.
    @usableFromInline package final let graphReference: Unmanaged<Graph>
    @inlinable public final var graph: Graph { graphReference.takeUnretainedValue() }
    public final let id: NodeID

    /// The number of nodes above this one that can run; nearer to the root is updated first.
    @exclusivity(unchecked) public final let depth: Int32
    /// The inputs that changed since the last update.
    public final var changed: ChangeSet {
        get { storedChanged }
        set { storedChanged = newValue }
    }
    // Behind an accessor: `exclusivity(unchecked)` holds in this module alone, and others would check each access at run time.
    @exclusivity(unchecked) private final var storedChanged = ChangeSet()
    /// Whether instruments are told of the node's inputs; not for nodes that they were never told of.
    public final var isReportedToInstruments: Bool {
        get { storedIsReported }
        set { storedIsReported = newValue }
    }
    @exclusivity(unchecked) private final var storedIsReported = true
    /// Whether the node waits in the dirty list.
    @exclusivity(unchecked) final var isQueued = false
    /// Whether the node is out of what is evaluated: changes of its inputs are kept until it is woken.
    @exclusivity(unchecked) package final var isAsleep = false
    /// Whether the node has left the tree; it is never updated again.
    @exclusivity(unchecked) public final internal(set) var isRemoved = false

    /// Makes a node of a graph that outlives it, without counting references to the graph.
    public init(graph: Unmanaged<Graph>, depth: Int32) {
        graphReference = graph
        self.depth = depth
        id = graph._withUnsafeGuaranteedRef { $0.ids.nextNode() }
    }

    /// Computes the node again from its inputs and clears `changed`. Called by the graph.
    open func update() {
        changed = ChangeSet()
    }

    /// Says that the node has left the tree. Changes of its inputs are ignored from here on.
    public final func markRemoved() {
        isRemoved = true
        changed = ChangeSet()
    }
}
