import DependencyGraph
import Synchronization
import ViewRuntime

/// Keeps what a host reports, for counts and failure texts, and hands every report on to a recorder.
///
/// It grows by some 40 bytes for each body run. Used on the main thread, except for the hooks of writes.
final class HostJournal: ViewInstrument, @unchecked Sendable {
    /// Who records; nil where nobody does.
    let recorder: (any ViewInstrument)?
    /// Every body run since the host was made.
    private(set) var runs: [BodyRun] = []
    /// Every transaction since the host was made.
    private(set) var transactions: [TransactionNote] = []
    private(set) var types: [Int: ViewTypeDescription] = [:]
    /// The named windows, in the order in which they began.
    private(set) var windows: [StepWindow] = []
    private(set) var openWindow: Int?
    /// The run from which counts without a step are made.
    private(set) var firstCountedRun = 0
    /// Rises whenever something happens.
    private(set) var activity = 0

    private var invalidations: [NodeID: [BodyRun.Trigger]] = [:]
    private var running: [Int] = []
    private var dependencies = NameList.empty
    private let writes = Mutex<[WriteID: WriteNote]>([:])

    init(recorder: (any ViewInstrument)?) { self.recorder = recorder }

    // MARK: Windows

    func beginStep(_ name: String) -> Int {
        windows.append(StepWindow(name: name, parent: openWindow))
        openWindow = windows.count - 1
        return windows.count - 1
    }

    /// Ends a window. One that is inside of it and still open ends too.
    func endStep(_ window: Int) { openWindow = windows[window].parent }

    func resetCounts() { firstCountedRun = runs.count }

    /// The runs that belong to a step of that name, steps inside of it included; those since the last reset where `step` is nil.
    func runs(in step: String?) -> [BodyRun] {
        guard let step else { return Array(runs[firstCountedRun...]) }
        var belongs = [Bool](repeating: false, count: windows.count)
        for (index, window) in windows.enumerated() {
            belongs[index] = window.name == step || (window.parent.map { belongs[$0] } ?? false)
        }
        return runs.filter { $0.window >= 0 && belongs[Int($0.window)] }
    }

    func hasStep(_ name: String) -> Bool { windows.contains { $0.name == name } }

    func type(of run: BodyRun) -> ViewTypeDescription { types[Int(run.type)]! }

    func write(_ id: WriteID) -> WriteNote? { writes.withLock { $0[id] } }

    // MARK: Graph

    func transactionBegan(_ transaction: TransactionID, cause: Cause, parent: TransactionID?) {
        activity += 1
        transactions.append(TransactionNote(id: transaction, cause: cause))
        recorder?.transactionBegan(transaction, cause: cause, parent: parent)
    }

    func transactionEnded(_ transaction: TransactionID, passes: Int, bodies: Int, skips: Int) {
        invalidations.removeAll(keepingCapacity: true)
        recorder?.transactionEnded(transaction, passes: passes, bodies: bodies, skips: skips)
    }

    func invalidated(_ node: NodeID, input: Name, write: WriteID?) {
        invalidations[node, default: []].append(BodyRun.Trigger(input: input, write: write))
        recorder?.invalidated(node, input: input, write: write)
    }

    // MARK: Bodies

    func dependenciesNamed(_ node: NodeID, _ keyPaths: NameList) {
        dependencies = keyPaths
        recorder?.dependenciesNamed(node, keyPaths)
    }

    func bodyBegan(_ node: NodeID, type: ViewTypeDescription, changed: ChangeSet, fields: NameList) {
        activity += 1
        if types[type.index] == nil { types[type.index] = type }
        running.append(runs.count)
        runs.append(BodyRun(
            node: node, type: Int32(type.index), window: Int32(openWindow ?? -1),
            transaction: Int32(transactions.count - 1), changed: changed, fields: fields,
            dependencies: dependencies, triggers: invalidations.removeValue(forKey: node)))
        dependencies = .empty
        recorder?.bodyBegan(node, type: type, changed: changed, fields: fields)
    }

    func bodyEnded(_ node: NodeID, outputChanged: Bool, reads: NameList) {
        if let run = running.popLast() { runs[run].outputChanged = outputChanged }
        recorder?.bodyEnded(node, outputChanged: outputChanged, reads: reads)
    }

    // MARK: Writes, on the writer's thread

    func stateWritten(_ write: WriteID, owner: NodeID, property: Name, change: WriteChange) {
        writes.withLock { $0[write] = WriteNote(owner: nil, property: property, change: change) }
        recorder?.stateWritten(write, owner: owner, property: property, change: change)
    }

    func observableWritten(
        _ write: WriteID, object: ObjectIdentifier, type: Name, property: Name, change: WriteChange
    ) {
        writes.withLock { $0[write] = WriteNote(owner: type, property: property, change: change) }
        recorder?.observableWritten(write, object: object, type: type, property: property, change: change)
    }

    func environmentWritten(
        _ write: WriteID, writer: NodeID, key: Name, change: WriteChange, readersChecked: Int, readersRun: Int
    ) {
        writes.withLock { $0[write] = WriteNote(owner: nil, property: key, change: change) }
        recorder?.environmentWritten(
            write, writer: writer, key: key, change: change, readersChecked: readersChecked, readersRun: readersRun)
    }

    // MARK: Tasks

    func taskStarted(_ node: NodeID, name: String) {
        activity += 1
        recorder?.taskStarted(node, name: name)
    }

    func taskEnded(_ node: NodeID, name: String, cancelled: Bool) {
        activity += 1
        recorder?.taskEnded(node, name: name, cancelled: cancelled)
    }
}
