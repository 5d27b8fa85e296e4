import Synchronization

/// Keeps what depends on what, and brings it up to date with as little work as the changes ask for.
///
/// Writes push: they enter a pending transaction, and when that is applied they mark their dependents, which enter a list of dirty
/// nodes. The update pulls: it takes the dirty node nearest to the root, updates it, then what that update reached, depth first.
/// Nothing walks a tree to find what is dirty, so an update costs in proportion to what changed.
///
/// A graph is used on the main thread; `post(_:)` alone may be called from any thread.
public final class Graph {
    public let ids: GraphIDSource
    /// Who listens. Set before the first node is made.
    @exclusivity(unchecked) public var instrument: (any GraphInstrument)?

    /// What a write made now is put down to.
    public var currentCause: Cause {
        get { state.currentCause }
        set { state.currentCause = newValue }
    }
    /// Whether an action is running: its writes are not put down to the task in which it may run.
    package var isActing: Bool {
        get { state.isActing }
        set { state.isActing = newValue }
    }
    /// The step of a test that is under way; empty outside of steps.
    package var currentStep: String {
        get { state.currentStep }
        set { state.currentStep = newValue }
    }
    /// The group that writes made now belong to.
    package var currentGroup: AnyObject? {
        get { state.currentGroup }
        set { state.currentGroup = newValue }
    }
    /// The transaction that is being applied, or whose actions are running.
    public private(set) var currentTransaction: TransactionID? {
        get { state.currentTransaction }
        set { state.currentTransaction = newValue }
    }
    /// Whether nodes are being updated: writes are dropped or deferred, reads are dependencies.
    public package(set) var isUpdating: Bool {
        get { state.isUpdating }
        set { state.isUpdating = newValue }
    }

    /// Whether the writes of a transaction are being committed: what is invalidated now is updated once all are.
    package private(set) var isCommitting: Bool {
        get { state.isCommitting }
        set { state.isCommitting = newValue }
    }

    /// The group of the transaction that is being applied, or whose actions are running.
    package private(set) var appliedGroup: AnyObject? {
        get { state.appliedGroup }
        set { state.appliedGroup = newValue }
    }

    /// Bodies run since the transaction began; kept by the view layer.
    public var bodies: Int {
        get { state.bodies }
        set { state.bodies = newValue }
    }
    /// Views whose inputs were equal since the transaction began; kept by the view layer.
    public var skips: Int {
        get { state.skips }
        set { state.skips = newValue }
    }

    // Behind accessors: `exclusivity(unchecked)` holds in this module alone, and others would check each access at run time, which
    // costs as much as ten accessors.
    private struct State {
        var currentCause = Cause.unknown
        var isActing = false
        var currentStep = ""
        var currentGroup: AnyObject?
        var appliedGroup: AnyObject?
        var currentTransaction: TransactionID?
        var isUpdating = false
        var isCommitting = false
        var bodies = 0
        var skips = 0
    }
    @exclusivity(unchecked) private var state = State()

    @exclusivity(unchecked) private var pending: [PendingTransaction] = []
    /// A transaction that was applied, for the next one.
    @exclusivity(unchecked) private var spare: PendingTransaction?
    @exclusivity(unchecked) private var dirty = DirtyList()
    @exclusivity(unchecked) private var stack: [GraphNode] = []
    @exclusivity(unchecked) private var continuations: [PendingTransaction.Invalidation] = []
    private let inbox = Mutex<[(cause: Cause?, work: @Sendable () -> Void)]>([])
    private let inboxCount = Atomic<Int>(0)

    public init(ids: GraphIDSource = GraphIDSource(), instrument: (any GraphInstrument)? = nil) {
        self.ids = ids
        self.instrument = instrument
    }

    // MARK: Writing

    /// Whether writes wait to be applied.
    public var hasPendingTransactions: Bool { !pending.isEmpty || inboxCount.load(ordering: .acquiring) > 0 }

    /// The action that runs, else the task that runs, else what is under way.
    private var causeOfWrite: Cause {
        if isActing || isUpdating { return currentCause }
        return TaskCause.current?.cause(in: currentStep) ?? currentCause
    }

    /// The transaction that a write made now joins; made if there is none.
    package func openTransaction() -> PendingTransaction {
        if let last = pending.last, last.group === currentGroup { return last }
        let id = ids.nextTransaction()
        let transaction: PendingTransaction
        if let spare {
            self.spare = nil
            spare.reuse(id: id, cause: causeOfWrite, parent: currentTransaction, group: currentGroup)
            transaction = spare
        } else {
            transaction = PendingTransaction(
                id: id, cause: causeOfWrite, parent: currentTransaction, group: currentGroup)
        }
        pending.append(transaction)
        return transaction
    }

    /// Whether no other transaction is applied before this one.
    package func isNext(_ transaction: PendingTransaction) -> Bool { pending.first === transaction }

    /// Enters a write of a source. Returns the transaction it joined.
    @discardableResult
    package func enter(_ source: GraphSource, write: WriteID) -> PendingTransaction {
        let transaction = openTransaction()
        transaction.writes.append((source, write))
        return transaction
    }

    /// Enters a change of a node's input that needs no commit.
    package func enter(_ invalidation: PendingTransaction.Invalidation) {
        openTransaction().invalidations.append(invalidation)
    }

    /// Hands work to the main thread; it is done at the beginning of the next flush. May be called from any thread.
    public func post(_ work: @escaping @Sendable () -> Void) {
        let cause = TaskCause.current?.cause(in: "")
        inbox.withLock { $0.append((cause, work)) }
        inboxCount.add(1, ordering: .releasing)
    }

    /// Does the work that other threads handed over.
    package func emptyInbox() {
        guard inboxCount.load(ordering: .acquiring) > 0 else { return }
        let work = inbox.withLock { work in
            defer { work.removeAll() }
            return work
        }
        inboxCount.subtract(work.count, ordering: .releasing)
        let (outer, wasActing) = (currentCause, isActing)
        isActing = true
        for item in work {
            // No part of what the main thread wrote last, in an animation of its own perhaps.
            currentGroup = nil
            currentCause = item.cause ?? Cause(.external)
            item.work()
        }
        (currentCause, isActing) = (outer, wasActing)
    }

    /// Forgets all that waits, and with it the nodes that wait.
    package func abandon() {
        pending = []
        spare = nil
        dirty = DirtyList()
        stack = []
        continuations = []
        inbox.withLock { $0 = [] }
        inboxCount.store(0, ordering: .releasing)
    }

    // MARK: Invalidating

    /// Flags an input of a node as changed and puts the node on the dirty list.
    package func invalidate(_ node: GraphNode, _ change: ChangeSet, input: Name, write: WriteID?) {
        guard !node.isRemoved else { return }
        if let instrument, node.isReportedToInstruments, !node.changed.contains(change) {
            instrument.invalidated(node.id, input: input, write: write)
        }
        node.changed.insert(change)
        enqueue(node)
    }

    /// Puts a node on the dirty list, whatever its flags.
    package func enqueue(_ node: GraphNode) {
        guard !node.isQueued, !node.isRemoved else { return }
        node.isQueued = true
        dirty.append(node)
    }

    /// Hands a node to the running update: it is updated next, before what was handed over earlier.
    ///
    /// Nodes that one update hands over run in the order in which they were handed over: the order of the tree.
    @inline(__always)
    package func descend(_ node: GraphNode) {
        stack.append(node)
    }

    // MARK: Updating

    /// Applies the oldest pending transaction. Returns whether there was one.
    package func applyNextTransaction() -> Bool {
        emptyInbox()
        guard !pending.isEmpty else { return false }
        let transaction = pending.count == 1 ? pending.removeLast() : pending.removeFirst()
        begin(transaction.id, cause: transaction.cause, parent: transaction.parent)
        appliedGroup = transaction.group
        isCommitting = true
        for (source, write) in transaction.writes { source.commit(transaction.id, write: write) }
        isCommitting = false
        // The standard library tells observers in the order of a hash table; a trace has the same order on every machine.
        if transaction.invalidations.count > 1 {
            transaction.invalidations.sort { left, right in
                let first = left.write?.rawValue ?? 0
                let second = right.write?.rawValue ?? 0
                return first == second ? left.node.id < right.node.id : first < second
            }
        }
        for item in transaction.invalidations {
            invalidate(item.node, item.change, input: item.input, write: item.write)
        }
        drain()
        drainContinuations()
        finishUpdate()
        for (source, _) in transaction.writes { source.applied(transaction.id) }
        end(transaction.id)
        transaction.empty()
        spare = transaction
        return true
    }

    /// Runs `work` and the updates it asks for as a transaction of its own: a mount, a replaced root.
    package func applyTransaction(_ cause: Cause, _ work: () -> Void) {
        let id = ids.nextTransaction()
        begin(id, cause: cause, parent: currentTransaction)
        appliedGroup = nil
        isUpdating = true
        work()
        stack.reverse()
        isUpdating = false
        drain()
        drainContinuations()
        finishUpdate()
        end(id)
    }

    /// How often a transaction goes on with what its own update asked for (C226).
    private static let continuationLimit = 8

    /// Has a node updated once the running update is over, as a part of the same transaction.
    ///
    /// What one continuation asks for is the next one. After the eighth, what is left becomes a transaction of its own.
    package func continueTransaction(_ node: GraphNode, input: Name) {
        continuations.append(.init(node: node, change: .value, input: input, write: nil))
    }

    /// Does what depends on all updates, and goes on with what that asked for.
    private func finishUpdate() {
        guard let afterUpdate else { return }
        afterUpdate()
        if continuations.isEmpty { return }
        drainContinuations()
        afterUpdate()
    }

    private func drainContinuations() {
        var count = 0
        while !continuations.isEmpty {
            let waiting = continuations
            continuations = []
            if count == Graph.continuationLimit {
                for item in waiting { enter(item) }
                return
            }
            count += 1
            for item in waiting { invalidate(item.node, item.change, input: item.input, write: nil) }
            drain()
        }
    }

    /// Updates all dirty nodes, nearest to the root first, and what they reach.
    package func drain() {
        let wasUpdating = isUpdating
        isUpdating = true
        defer { isUpdating = wasUpdating }
        passes += 1
        emptyStack()
        while dirty.count > 0 {
            if let only = dirty.takeOnly() {
                start(only)
            } else {
                for node in dirty.takeLowest() { start(node) }
            }
        }
    }

    private func start(_ node: GraphNode) {
        node.isQueued = false
        guard !node.isRemoved, !node.changed.isEmpty, !node.isAsleep else { return }
        update(node)
        emptyStack()
    }

    @inline(__always)
    private func update(_ node: GraphNode) {
        let height = stack.count
        node.update()
        if stack.count &- height > 1 { stack[height...].reverse() }
    }

    private func emptyStack() {
        while let next = stack.popLast() {
            if !next.isRemoved { update(next) }
        }
    }

    /// Runs `work`, and the updates it asks for, within the transaction that is being applied.
    package func continueTransaction(_ work: () -> Void) {
        let wasUpdating = isUpdating
        isUpdating = true
        work()
        stack.reverse()
        isUpdating = wasUpdating
        drain()
    }

    /// Runs `work`, and those of the updates it asks for that are not left: those keep what changed.
    package func build(_ work: () -> Void, leaving isLeft: (GraphNode) -> Bool) {
        let outer = stack
        let wasUpdating = isUpdating
        stack = []
        isUpdating = true
        work()
        stack.reverse()
        while let next = stack.popLast() {
            if !next.isRemoved, !isLeft(next) { update(next) }
        }
        isUpdating = wasUpdating
        stack = outer
    }

    /// Called when a transaction's updates are done, before it ends: what depends on all of them goes here, such as a layout.
    @exclusivity(unchecked) package var afterUpdate: (() -> Void)?

    // MARK: Transactions

    @exclusivity(unchecked) private var passes = 0

    private func begin(_ id: TransactionID, cause: Cause, parent: TransactionID?) {
        currentTransaction = id
        bodies = 0
        skips = 0
        passes = 0
        instrument?.transactionBegan(id, cause: cause, parent: parent)
    }

    private func end(_ id: TransactionID) {
        instrument?.transactionEnded(id, passes: passes, bodies: bodies, skips: skips)
    }

    /// Forgets which transaction's actions are running: what is written from here on starts a chain of its own.
    package func leaveTransaction() {
        appliedGroup = nil
        currentTransaction = nil
    }
}
