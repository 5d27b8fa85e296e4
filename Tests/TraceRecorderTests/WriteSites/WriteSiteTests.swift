import DependencyGraph
import Foundation
import Observation
import Testing
import TraceFormat
import TraceReader
import TraceRecorder
import ViewRuntime

@MainActor @Suite("The site of a write")
struct WriteSiteTests {
    let folder: TemporaryFolder
    private let file = "Tests/TraceRecorderTests/WriteSites/WriteSiteTests.swift"

    init() throws { folder = try TemporaryFolder() }

    @Test("is the function and line that called, directly, in a closure, and in a model's method")
    func calls() throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"))
        let hooks = recorder.instrument, node = NodeID(rawValue: 1), name = Name("_count")
        let line = UInt32(#line)
        hooks.stateWritten(recorder.ids.nextWrite(), owner: node, property: name, change: [])
        let inClosure = {
            hooks.stateWritten(recorder.ids.nextWrite(), owner: node, property: name, change: [])
            print("", terminator: "")
        }
        inClosure()
        WrittenModel(recorder).add(3)
        recorder.close()
        #expect(
            try sites(of: recorder.path) == [
                TraceLocation(function: "WriteSiteTests.calls()", file: file, line: line + 1),
                TraceLocation(function: "closure in WriteSiteTests.calls()", file: file, line: line + 3),
                TraceLocation(function: "WrittenModel.add(_:)", file: file, line: WrittenModel.line),
            ])
    }

    @Test("is the statement's line where an access opens before it and ends after it", arguments: [true, false])
    func accesses(isVirtual: Bool) throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: isVirtual ? .virtual() : Recorder.Options())
        let host = HostCore(ids: recorder.ids, instrument: recorder.instrument)
        let model = Counters()
        var act: () -> Void = {}
        host.mount(CounterView(model: model) { act = $0 })
        act()
        host.flush()
        model.change { host.flush() }
        recorder.close()
        let sites = try sites(of: recorder.path)
        let view = CounterView.firstLine, object = Counters.firstLine
        #expect(sites.map(\.line) == [view, view + 2, view + 4, view + 6, object, object + 2, object + 4])
        #expect(sites.allSatisfy { $0.file == file })
        #expect(sites.prefix(4).allSatisfy { $0.function == "closure in CounterView.body" })
        #expect(sites.suffix(3).allSatisfy { $0.function == "Counters.change(_:)" })
    }

    @Test("is one location for the same stack")
    func sameStack() throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"))
        for _ in 0..<1000 { Script.write(recorder, to: 3) }
        recorder.close()
        let trace = try TraceFile.open(recorder.path)
        let locations = trace.records.compactMap(\.writeLocation)
        #expect(locations.count == 1000)
        #expect(Set(locations).count == 1)
    }

    @Test("is numbered by place under virtual time, whatever the stacks above")
    func canonical() throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: .virtual())
        func deeper(_ depth: Int) {
            if depth > 0 { return deeper(depth - 1) }
            Script.write(recorder, to: 3)
            print("", terminator: "")
        }
        Script.write(recorder, to: 3)
        deeper(1)
        deeper(4)
        recorder.close()
        let trace = try TraceFile.open(recorder.path)
        #expect(Set(trace.records.compactMap(\.writeLocation)).count == 1)
    }

    @Test("stays unknown where no frame is user code")
    func unknown() throws {
        let system = try #require(dlsym(nil, "qsort"))
        let stack = CallStack(addresses: [UInt(bitPattern: system) + 8, 4096])
        #expect(Symbolicator.shared.site(of: stack) == .unknown)
        #expect(Symbolicator.shared.site(of: CallStack(addresses: [])) == .unknown)
    }

    /// The locations of all writes in order, without columns.
    private func sites(of path: String) throws -> [TraceLocation] {
        let trace = try TraceFile.open(path)
        return trace.records.compactMap(\.writeLocation).map { id in
            var location = trace.definitions.location(id) ?? TraceLocation(function: "?", file: "?", line: 0)
            location.column = 0
            return location
        }
    }
}

@MainActor
private struct WrittenModel {
    let recorder: Recorder
    static let line: UInt32 = #line + 4
    init(_ recorder: Recorder) { self.recorder = recorder }

    func add(_ value: Int) {
        recorder.instrument.stateWritten(recorder.ids.nextWrite(), owner: NodeID(rawValue: 1), property: Name("_count"), change: [])
        print("", terminator: "")
    }
}

private struct CounterView: View {
    let model: Counters
    let give: (@escaping () -> Void) -> Void
    @State private var count = 0
    @State private var isOn = false
    @State private var items: [[Int]] = [[1], [2]]

    static let firstLine: UInt32 = #line + 4

    var body: some View {
        let _ = give {
            count += 1
            print("", terminator: "")
            isOn.toggle()
            print("", terminator: "")
            items[1].append(3)
            if isOn {
                items = []
            }
        }
        Text("\(model.count) \(model.items.count) \(model.name)")
    }
}

@Observable
private final class Counters {
    var count = 0
    var items: [Int] = []
    var name = ""

    static let firstLine: UInt32 = #line + 3

    func change(_ flush: () -> Void) {
        count += 1
        flush()
        items.append(1)
        flush()
        name = "x"
        flush()
    }
}

extension TraceRecord {
    /// The place of a write, if the record is one.
    fileprivate var writeLocation: LocationID? {
        switch event {
        case .stateWritten(_, _, _, let location, _), .observableWritten(_, _, _, _, let location, _): location
        default: nil
        }
    }
}
