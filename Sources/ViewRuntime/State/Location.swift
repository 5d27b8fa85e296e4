import CMachine
import DependencyGraph
import Synchronization

/// What is known of a location without knowing its type: read by code that runs for each row and must not ask for metadata.
@usableFromInline
class LocationBase: GraphSource, @unchecked Sendable {
    /// The initial value that the view last brought along, which is part of the view's own value (C075); nil for what has none.
    @exclusivity(unchecked) final var initial: UnsafeMutableRawPointer?
    /// Whether the holder's copy is older than the value.
    @exclusivity(unchecked) final var isStale = false
}

/// Where a value of state lives, as bindings and property wrappers see it.
@usableFromInline
class AnyLocation<Value>: LocationBase, @unchecked Sendable {
    /// Makes a location that a view's state is kept in; asked of the type that keeps state.
    class func make(_ value: Value, _ comparison: StateComparison<Value>, owner: BodyNode, index: Int) -> AnyLocation<Value> {
        fatalError("state is kept in state locations")
    }

    /// The current value, for reads outside of updates.
    func get() -> Value { fatalError("every location is read") }

    /// The value that the running update sees.
    func snapshot() -> Value { get() }

    /// Whether the place exists: an element may have left its collection, and the wrapped value its optional, before those who hold a
    /// binding to it have.
    var isThere: Bool { true }

    func set(_ value: Value, _ transaction: Transaction) { fatalError("every location is written") }

    /// A running body has read the value through this location.
    func noteRead() {}

    /// Whether some body has ever read the value through this location.
    var wasRead: Bool { true }

    /// Whether reads while bodies run see the value that was copied when the body began.
    var keepsSnapshots: Bool { true }

    /// Whether the place counts as changed at each run of its holder: nobody tells when it is (C071).
    var alwaysChanges: Bool { false }

    func add(_ dependent: any LocationDependent) {}
    func remove(_ dependent: any LocationDependent) {}

    /// Whether both stand for the same place.
    func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
}

/// Somebody who holds a binding to a location, and is told when a write of it is applied.
protocol LocationDependent: AnyObject {
    /// Whether it was removed: it is told nothing any more.
    var hasLeft: Bool { get set }
    func locationCommitted(_ write: WriteID)
}

/// What is running on the main thread: read by property wrappers, which know no host.
enum Evaluation {
    /// The body that runs now, if any. The graph holds a node while it updates it: counting references here would double the cost of the run.
    @exclusivity(unchecked) nonisolated(unsafe) static var running: Unmanaged<BodyNode>?
    static var body: BodyNode? {
        get { running?.takeUnretainedValue() }
        set { running = newValue.map(Unmanaged.passUnretained) }
    }
    /// Whether it is this node's body that runs now.
    @inline(__always) static func isRunning(_ node: BodyNode) -> Bool {
        running?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    }
    /// The collection whose content closures run now, if any.
    @exclusivity(unchecked) nonisolated(unsafe) static var content: ViewNode?
    /// How many bodies, content closures and other parts of an update are running.
    @exclusivity(unchecked) nonisolated(unsafe) static var depth = 0
    /// The thread on which bodies are running, or 0: other threads ask it, too.
    static let thread = Atomic<UInt>(0)

    /// A body or a content closure begins to run.
    @inline(__always) static func enter() {
        depth &+= 1
        if depth == 1 { thread.store(currentThread, ordering: .relaxed) }
    }

    @inline(__always) static func leave() {
        depth &-= 1
        if depth == 0 { thread.store(0, ordering: .relaxed) }
    }

    /// Runs what another host does while a body runs: it is no part of that body, writes state as outside of bodies, and what it reads is not
    /// the body's.
    @inline(never)
    static func apart(_ work: () -> Void) {
        let outer = (depth, running, content, thread.load(ordering: .relaxed))
        depth = 0
        running = nil
        content = nil
        thread.store(0, ordering: .relaxed)
        if let slot = ReadListSlot.current {
            _ = ReadListSlot.reads(slot, work)
        } else {
            work()
        }
        (depth, running, content) = (outer.0, outer.1, outer.2)
        thread.store(outer.3, ordering: .relaxed)
    }

    @inline(__always) private static var currentThread: UInt { UInt(bitPattern: vt_current_thread()) }
    /// The clock of the host whose update or action is running, for what is made on the main thread meanwhile.
    static var clock: HostTime? { currentClock?.takeUnretainedValue() }
    /// The same, which costs no reference count. The host that runs holds it.
    @exclusivity(unchecked) nonisolated(unsafe) static var currentClock: Unmanaged<HostTime>?
    /// What `withTransaction` has set for the writes made now, on this thread.
    static var transaction: Transaction { vt_is_main_thread() ? mainTransaction : otherTransaction }
    @exclusivity(unchecked) nonisolated(unsafe) fileprivate static var mainTransaction = Transaction()
    @TaskLocal fileprivate static var otherTransaction = Transaction()

    /// Runs `body` with a transaction for its writes.
    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        guard vt_is_main_thread() else { return try $otherTransaction.withValue(transaction, operation: body) }
        let outer = mainTransaction
        mainTransaction = transaction
        defer { mainTransaction = outer }
        return try body()
    }

    /// Whether the caller runs inside a body or a content closure.
    @inline(__always) static var isRunning: Bool { thread.load(ordering: .relaxed) == currentThread }

    /// Whether a body runs on this thread and somebody records it: then it is worth finding out whether anything is to be seen of a difference.
    static var isRecorded: Bool { isRunning && body?.host.instrument != nil }
}
