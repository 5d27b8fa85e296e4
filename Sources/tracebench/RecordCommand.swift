import DependencyGraph
import Foundation
import TraceRecorder
import ViewRuntime

/// `tracebench record --seconds S`: records a busy scenario for that long, into `VIEWTRACE_DIR`.
///
/// The scenario calls the hooks as a host with a list of rows would, so that what is measured, or killed, is the recorder alone.
enum RecordCommand {
    /// Rows of the list.
    private static let rows: UInt32 = 40

    /// Runs the scenario; answers the exit status: 64 if nothing says where to record.
    @MainActor
    static func run(seconds: Double, progress: String? = nil, forks: Bool = false) throws -> Int32 {
        guard let recorder = try Recorder.startFromEnvironment() else {
            FileHandle.standardError.write(Data("tracebench: nothing is recorded; set VIEWTRACE_DIR to a folder that can be written\n".utf8))
            // Without a folder that is a mistake; with one that cannot be written the program goes on, as any recorded one would.
            return ProcessInfo.processInfo.environment["VIEWTRACE_DIR"] == nil ? 64 : 0
        }
        let scenario = BusyScenario(recorder, rows: rows)
        scenario.mount()
        let file = progress.map { open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644) } ?? -1
        let end = Date(timeIntervalSinceNow: seconds)
        var turns = 0
        while Date() < end {
            if forks { try fork { scenario.toggleRow(0) } }
            // Half a million events a second: more than any app makes, and what the disk can take.
            for _ in 0..<20 {
                scenario.toggleRow(UInt32(turns) % rows)
                turns += 1
                if file >= 0 { _ = withUnsafeBytes(of: UInt64(turns).littleEndian) { pwrite(file, $0.baseAddress!, $0.count, 0) } }
            }
            Thread.sleep(forTimeInterval: 0.001)
        }
        print("\(recorder.path): \(turns) transactions")
        recorder.close()
        return 0
    }
}

extension RecordCommand {
    /// Runs some work in a forked child, which ends without any clean-up, and waits for it.
    private static func fork(_ work: () -> Void) throws {
        let child = systemFork()
        if child == 0 {
            // A lock that another thread held when the process forked is never let go of here: a child that waits for one is ended.
            alarm(10)
            for _ in 0..<100 { work() }
            _exit(0)
        }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        guard status == 0 || status & 0x7F == SIGALRM else { throw BenchmarkError.childFailed(status) }
    }
}

/// Swift keeps `fork` from those who do not know what they do.
@_silgen_name("fork")
private func systemFork() -> Int32

/// A list of rows of which one is toggled at a time, and all of whose bodies run.
@MainActor
struct BusyScenario {
    private let instrument: any ViewInstrument
    private let ids: GraphIDSource
    private let rows: UInt32
    private let host = ViewTypeDescription(name: "BusyHost", module: "tracebench", kind: .host, properties: [])
    private let list = ViewTypeDescription(name: "BusyList", module: "tracebench", kind: .view, properties: [])
    private let row = ViewTypeDescription(name: "BusyRow", module: "tracebench", kind: .view, properties: [Name("_isOn")])
    private let reads = NameList([Name("_isOn")])
    private let fields = NameList([Name("item.title")])

    init(_ recorder: Recorder, rows: UInt32) {
        instrument = recorder.instrument
        ids = recorder.ids
        self.rows = rows
    }

    /// Builds the tree: a host, its list, and the rows, whose identities are 3 and up.
    func mount() {
        let transaction = ids.nextTransaction()
        instrument.transactionBegan(transaction, cause: Cause(.mount), parent: nil)
        let root = ids.nextNode(), content = ids.nextNode()
        instrument.identityCreated(root, parent: nil, type: host, element: .root)
        instrument.identityCreated(content, parent: root, type: list, element: .structural(slot: 0))
        for index in 0..<rows {
            let node = ids.nextNode()
            instrument.identityCreated(node, parent: content, type: row, element: .keyed(key: { "row \(index)" }, index: Int(index)))
            instrument.stateCreated(node, property: row.properties[0])
        }
        instrument.transactionEnded(transaction, passes: 1, bodies: 0, skips: 0)
    }

    /// Writes one row's state, and runs the bodies of all.
    func toggleRow(_ index: UInt32) {
        let written = NodeID(rawValue: 3 + index)
        let write = ids.nextWrite(), transaction = ids.nextTransaction()
        instrument.stateWritten(write, owner: written, property: row.properties[0], change: [])
        instrument.transactionBegan(transaction, cause: Cause(.action, name: "toggle"), parent: nil)
        instrument.invalidated(written, input: row.properties[0], write: write)
        for other in 0..<rows {
            let node = NodeID(rawValue: 3 + other)
            let isWritten = other == index
            instrument.bodyBegan(node, type: row, changed: isWritten ? .property(0) : .value, fields: isWritten ? .empty : fields)
            instrument.bodyEnded(node, outputChanged: isWritten, reads: reads)
        }
        instrument.transactionEnded(transaction, passes: 1, bodies: Int(rows), skips: 0)
    }
}
