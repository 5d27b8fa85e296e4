import CMachine
import DependencyGraph
import Synchronization

/// The storage of one `@State` property of one view.
///
/// A write changes the value at once. Bodies see it when its transaction is applied: where a later transaction has written already, the
/// value of the earlier one is kept until that has been applied.
@usableFromInline
final class StateLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    @exclusivity(unchecked) private var value: Value
    /// What transactions see that come before the one that is noted with the value.
    @exclusivity(unchecked) private var queued: QueuedValues<Value>?
    @exclusivity(unchecked) private var lastTransaction: TransactionID?
    @exclusivity(unchecked) private unowned(unsafe) var owner: BodyNode?
    private let index: Int
    @exclusivity(unchecked) private var isRead = false
    @exclusivity(unchecked) private(set) var wasWritten = false
    @exclusivity(unchecked) private var leftDependents: Int32 = 0
    /// Those that were removed stay until they are more than half.
    @exclusivity(unchecked) private var dependents: [any LocationDependent] = []
    /// Held while the value is touched: tasks may read and write from other threads.
    private let lock = Mutex(())
    private let comparison: StateComparison<Value>
    /// The initial value that the view last brought along.
    @exclusivity(unchecked) private var initialValue: Value

    override class func make(_ value: Value, _ comparison: StateComparison<Value>, owner: BodyNode, index: Int) -> AnyLocation<Value> {
        self.init(value, comparison, owner: owner, index: index)
    }

    required init(_ value: __shared Value, _ comparison: StateComparison<Value>, owner: __shared BodyNode, index: Int) {
        self.value = value
        self.comparison = comparison
        self.owner = owner
        self.index = index
        initialValue = value
        super.init()
        // A stored property of a final class stays where it is as long as the object; memory of its own would cost each row an allocation.
        initial = withUnsafeMutablePointer(to: &initialValue) { UnsafeMutableRawPointer($0) }
    }

    /// Whether somebody wrote the state and it does not hold what it would begin with.
    var isChanged: Bool { wasWritten && !comparison.isEqual(get(), initialValue) }

    /// Keeps another initial value for comparison with later ones.
    func replaceInitial(_ value: Value) { initialValue = value }

    override func get() -> Value { lock.withLock { _ in value } }

    override func snapshot() -> Value { queued == nil ? get() : queuedSnapshot() }

    // Apart, since its tuples' metadata would be asked for at each snapshot.
    @inline(never)
    private func queuedSnapshot() -> Value {
        guard let queued, let current = owner?.graph.currentTransaction else { return get() }
        return queued.values.first { $0.0 > current }?.1 ?? get()
    }

    /// Whether a transaction that was not applied yet has written.
    var hasLaterValue: Bool { queued != nil }

    override var wasRead: Bool { isRead }

    override func noteRead() {
        isRead = true
        // Read by another body through a captured copy of the owner: not among what that body read itself.
        if let owner, Evaluation.isRunning(owner) { owner.reads.insert(.property(index)) }
    }

    // MARK: Writing

    override func set(_ new: Value, _ transaction: Transaction) {
        guard vt_is_main_thread() else { return setOffMainThread(new, transaction) }
        guard let owner else { return replaceValue(new) }
        let graph = owner.graph
        if Evaluation.depth > 0 {
            if owner.isReported, let instrument = owner.host.instrument {
                instrument.stateWritten(
                    graph.ids.nextWrite(), owner: owner.id, property: owner.type.properties[index].name,
                    change: .duringUpdate)
            }
            owner.host.warn(.stateWrittenDuringUpdate, RuntimeWarning.stateWrittenDuringUpdate, at: Evaluation.body ?? Evaluation.content)
            return
        }
        let isEqual = comparison.isEqual(get(), new)
        let pending = isEqual ? nil : enterTransaction(transaction, graph)
        let write = graph.ids.nextWrite()
        if owner.isReported, let instrument = owner.host.instrument {
            var change: WriteChange = isEqual ? .equal : []
            if let pending, pending.id == lastTransaction { change.insert(.coalesced) }
            instrument.stateWritten(
                write, owner: owner.id, property: owner.type.properties[index].name, change: change)
        }
        guard let pending else { return }
        wasWritten = true
        isStale = true
        // Transactions that wait in front see the value until they have been applied, whether they wrote it or something else.
        if lastTransaction != pending.id, !graph.isNext(pending) { queue(get(), pending.id) }
        replaceValue(new)
        if lastTransaction != pending.id {
            lastTransaction = pending.id
            pending.append(self, write)
        }
        owner.host.wake()
    }

    private func enterTransaction(_ transaction: Transaction, _ graph: Graph) -> PendingTransaction {
        graph.currentGroup = transaction.group ?? Evaluation.transaction.group
        return graph.openTransaction()
    }

    /// What is replaced goes after the lock was let go of: its end may come back here.
    private func replaceValue(_ new: Value) {
        var other = new
        lock.withLock { _ in swap(&value, &other) }
    }

    private func setOffMainThread(_ new: Value, _ transaction: Transaction) {
        if comparison.isEqual(get(), new) { return }
        replaceValue(new)
        // The view, and with it the host, may leave on the main thread at any time; under the lock it does not.
        let host = lock.withLock { _ in owner?.host.reference }
        host?.post { [self] in enterFromOtherThread(transaction) }
    }

    private func enterFromOtherThread(_ transaction: Transaction) {
        guard let owner else { return }
        let write = owner.graph.ids.nextWrite()
        if owner.isReported {
            owner.host.instrument?.stateWritten(
                write, owner: owner.id, property: owner.type.properties[index].name, change: .offMainThread)
        }
        wasWritten = true
        isStale = true
        let pending = enterTransaction(transaction, owner.graph)
        if lastTransaction == pending.id { return }
        lastTransaction = pending.id
        pending.append(self, write)
    }

    override func commit(_ transaction: TransactionID, write: WriteID) {
        guard let owner else { return }
        if isRead {
            owner.graph.invalidate(owner, .property(index), input: owner.type.properties[index].name, write: write)
        }
        if !dependents.isEmpty { for dependent in dependents where !dependent.hasLeft { dependent.locationCommitted(write) } }
    }

    override func applied(_ transaction: TransactionID) {
        if lastTransaction == transaction { lastTransaction = nil }
        if queued != nil { forget(transaction) }
    }

    @inline(never)
    private func forget(_ transaction: TransactionID) {
        guard let queued else { return }
        queued.values.removeAll { $0.0 <= transaction }
        if queued.values.isEmpty { self.queued = nil }
    }

    @inline(never)
    private func queue(_ value: Value, _ transaction: TransactionID) {
        if queued == nil { queued = QueuedValues() }
        queued?.values.append((transaction, value))
    }

    // MARK: Holders

    override func add(_ dependent: any LocationDependent) { dependents.append(dependent) }

    override func remove(_ dependent: any LocationDependent) {
        dependent.hasLeft = true
        leftDependents &+= 1
        // Rows leave many at a time: a search for each would take the square of their number.
        guard Int(leftDependents) * 2 > dependents.count else { return }
        dependents.removeAll { $0.hasLeft }
        leftDependents = 0
    }

    /// The owner has left the tree: the value stays readable for whoever kept a binding, and nothing is invalidated any more.
    func detach() { lock.withLock { _ in owner = nil } }
}

/// Values of transactions that were not applied yet, oldest first. An object of its own, since it is hardly ever there.
private final class QueuedValues<Value> {
    var values: [(TransactionID, Value)] = []
}

/// Decides whether a write changes state: `==` where there is one, field by field elsewhere (C044–C046).
final class StateComparison<Value> {
    static var shared: StateComparison<Value> { TypeCache.only(StateComparison<Value>.self) { StateComparison() } }

    private let comparer: ValueComparer

    private init() {
        if let equatable = Value.self as? any Equatable.Type {
            func make<Known: Equatable>(_: Known.Type) -> ValueComparer { EquatableComparer<Known>() }
            comparer = make(equatable)
        } else {
            comparer = PlanComparer(.plan(for: Value.self))
        }
    }

    func isEqual(_ left: Value, _ right: Value) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in comparer.compare(left, right) == .equal }
        }
    }
}
