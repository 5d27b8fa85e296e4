import Foundation
import TraceReader

/// What a command recorded, in a few lines for standard error.
struct RecordingSummary {
    private var tests = 0
    private var bodies = 0
    private var records = 0
    private var unreadable: [TraceReaderError] = []
    /// Where the processes were that ended before they closed their traces.
    private var cutOff: [String] = []
    private let traces: [String]

    /// Counts the traces one after the other, so that never more than one is in memory.
    init(_ traces: [String]) {
        self.traces = traces
        for path in traces {
            do {
                let file = try TraceFile.open(path)
                if file.incompleteness != nil { cutOff.append(TraceTables(file).unfinished.map { "in \($0)" } ?? "early, \(path)") }
                for record in file.records {
                    records += 1
                    switch record.event {
                    case .testBegan: tests += 1
                    case .bodyBegan: bodies += 1
                    default: break
                    }
                }
            } catch {
                unreadable.append(error)
            }
        }
    }

    /// Whether anything was recorded that can be read.
    var isEmpty: Bool { records == 0 }

    /// Says it.
    func print(directory: String) {
        for error in unreadable { Console.warn(error.description) }
        for place in cutOff { Console.warn("a recording ends \(place): the process crashed or was killed there; what it recorded until then is kept") }
        let folders = Set(traces.map { ($0 as NSString).deletingLastPathComponent }).sorted()
        let read = traces.count - unreadable.count
        Console.note(
            "Recorded \(Self.count(read, "trace")) of \(Self.count(tests, "test")), \(Self.count(bodies, "body run")), in "
                + folders.joined(separator: ", "))
        Console.note("Next: tracectl report \(folders.count == 1 ? folders[0] : directory)")
    }

    /// What to say where no trace appeared.
    static func nothing(in directory: String) -> String {
        """
        the command recorded nothing: no new trace is in \(directory).
        A test suite records if it depends on TraceTesting and its suites are traced:
            import TraceTesting
            @Suite(.traced) struct CartTests { … }
        A program records if it depends on TraceRecorder and begins with:
            import TraceRecorder
            try Recorder.startFromEnvironment()
        """
    }

    private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
