import DependencyGraph
import Foundation
import Testing
import TraceFormat
import TraceReader
import TraceRecorder
import ViewRuntime

@MainActor @Suite("A recording of scripted hooks")
struct ScriptedRecordingTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("says what the hooks said, in their order")
    func mount() throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: .virtual())
        recorder.testBegan("CartTests/mount", arguments: "2 rows")
        Script.mount(recorder)
        recorder.testEnded(failed: false)
        recorder.close()
        let trace = try TraceFile.open(recorder.path)
        #expect(trace.flaws.isEmpty)
        #expect(
            trace.lines == [
                "0us test began CartTests/mount args \"2 rows\"",
                "0us transaction began t1 mount - at ShopTests/CartTests.swift:12",
                "type CartHost host Shop",
                "0us identity created #1 CartHost root slot 0",
                "type ForEach collection SwiftUI",
                "0us identity created #2 ForEach structural slot 2 below #1",
                "0us collection updated #2 count 2 inserted 2 removed 0 moved 0 duplicates 0",
                "type ProductRow view Shop",
                "0us identity created #3 ProductRow keyed key #cc334375 slot 0 below #2",
                "0us state created #3 _isFavourite",
                "0us body began #3 ProductRow [@dependencies, @self, @identity]",
                "3us body ended #3 changed reads [_isFavourite, Cart.total]",
                "3us appeared #3",
                "3us identity created #4 ProductRow keyed key #cc33400a slot 1 below #2",
                "3us state created #4 _isFavourite",
                "3us body began #4 ProductRow [@dependencies, @self, @identity]",
                "6us body ended #4 changed reads [_isFavourite, Cart.total]",
                "6us appeared #4",
                "6us transaction ended t1 passes 1 bodies 2 skips 0",
                "6us test ended passed",
            ])
    }

    @Test("has an event for every hook, with every number")
    func everyHook() throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: .virtual())
        let hooks = recorder.instrument
        let object = NSObject()
        let a = NodeID(rawValue: 7), b = NodeID(rawValue: 3)
        recorder.stepBegan("toggle", location: CodeLocation(fileID: "ShopTests/A.swift", line: 5, column: 9))
        hooks.identityCreated(a, parent: b, type: Script.row, element: .branch(1))
        hooks.identityCreated(a, parent: b, type: Script.row, element: .explicit(key: { "x" }))
        hooks.identityCreated(a, parent: b, type: Script.row, element: .erased(type: "Text"))
        hooks.identityCreated(a, parent: b, type: Script.row, element: .presented(key: { "x" }))
        hooks.identityRemoved(a, why: .erasedType)
        hooks.identityMoved(a, from: 4, to: 2)
        hooks.transactionBegan(.init(rawValue: 9), cause: Cause(.task, name: "load"), parent: .init(rawValue: 8))
        hooks.environmentWritten(.init(rawValue: 5), writer: b, key: Name("locale"), change: .uncomparable, readersChecked: 10, readersRun: 2)
        hooks.invalidated(a, input: Name("_count"), write: .init(rawValue: 5))
        hooks.invalidated(b, input: Name("@dependencies"), write: nil)
        hooks.bodyBegan(a, type: Script.row, changed: [.value, .property(1)], fields: NameList([Name("item.title")]))
        hooks.viewValuesCreated(a, type: Script.row, count: 3)
        hooks.bodyEnded(a, outputChanged: false, reads: .empty)
        hooks.stateDropped(a, property: Name("_count"), written: true)
        hooks.duplicateIDFound(b, key: "x", first: 0, position: 3)
        hooks.warningIssued(b, kind: .duplicateID, text: "the ID x occurs twice", value: "x")
        hooks.warningIssued(nil, kind: .cycle, text: "no x here", value: nil)
        hooks.disappeared(a)
        hooks.taskStarted(a, name: "load")
        hooks.taskEnded(a, name: "load", cancelled: true)
        hooks.changeActionRan(a, valueType: Name("Int"))
        hooks.inertUsed(a, by: Script.row, NameList([Name("help(_:)"), Name("blur(radius:opaque:)"), Name("help(_:)")]))
        hooks.inertUsed(b, by: Script.row, NameList([Name("help(_:)")]))
        hooks.inertUsed(b, by: nil, NameList([Name("help(_:)")]))
        hooks.stateDeclared(Script.row, property: Name("_count"), valueType: Int.self, content: .value)
        hooks.stateDeclared(Script.row, property: Name("_count"), valueType: Int.self, content: .value)
        hooks.subjectShown(a, subject: 7)
        hooks.subjectChanged(a, field: Name("item"))
        hooks.initialValueCopied(a, property: Name("_count"), owner: b, source: Name("item.count"))
        hooks.referenceChanged(a, property: Name("_model"), field: Name("count"))
        hooks.dataShifted(b, from: 1, to: 0, rows: 3)
        hooks.elementRenamed(a, old: b, position: 2)
        hooks.evictionDue(a)
        hooks.identityLeaving(a, why: .branch)
        hooks.identityKept(a)
        hooks.layoutBegan(b)
        hooks.layoutEnded(b, measured: 12)
        hooks.resourceMade(a, kind: Name("DateFormatter"), property: Name("formatter"))
        hooks.resourceMade(a, kind: Name("Timer.publish"), property: Name(""))
        hooks.idsBegan(b)
        _ = hooks.timeSpent(.microseconds(499), waiting: false)
        hooks.idsEnded(b, count: 5)
        hooks.idsBegan(b)
        _ = hooks.timeSpent(.microseconds(500), waiting: false)
        hooks.idsEnded(b, count: 5)
        hooks.collectionPlaced(b, container: Name("VStack"), count: 500, visible: 12)
        hooks.placeNoted(
            a, PlaceNote(kind: .overflowing, view: Name("Image"), container: Name("HStack"), given: (390, nil), size: CGSize(width: 500.06, height: 1e30)))
        hooks.initialValueDiscarded(a, property: Name("_model"), valueType: Name("Cart"))
        hooks.initialValueDiscarded(b, property: Name("_model"), valueType: Name("Cart"))
        hooks.transactionEnded(.init(rawValue: 9), passes: 2, bodies: 1, skips: 40)
        hooks.actionBegan(a, cause: Cause(.appear, name: "ProductRow", location: CodeLocation(fileID: "ShopTests/A.swift", line: 5)))
        hooks.actionEnded(a)
        hooks.actionBegan(nil, cause: Cause(.timer))
        hooks.actionEnded(nil)
        recorder.stepEnded("toggle")
        recorder.marked("frame", value: "1")
        recorder.close()
        withExtendedLifetime(object) {}
        let trace = try TraceFile.open(recorder.path)
        #expect(
            trace.lines == [
                "0us step began toggle at ShopTests/A.swift:5:9",
                "type ProductRow view Shop",
                "0us identity created #7 ProductRow branch slot 1 below #3",
                "0us identity created #7 ProductRow explicit key #2961e24b slot 0 below #3",
                "0us identity created #7 ProductRow erased key Text slot 0 below #3",
                "0us identity created #7 ProductRow presented key #2961e24b slot 0 below #3",
                "0us identity removed #7 erasedType",
                "0us identity moved #7 from 4 to 2",
                "0us transaction began t9 task load parent t8",
                "0us environment written w5 #3 locale uncomparable checked 10 run 2",
                "0us invalidated #7 _count from w5",
                "0us invalidated #3 @dependencies",
                "0us body began #7 ProductRow [@self, _count] fields [item.title]",
                "0us view values created #7 ProductRow count 3",
                "0us body ended #7 same",
                "0us state dropped #7 _count written",
                "0us duplicate id found #3 #2961e24b first 0 position 3",
                "0us warning issued #3 duplicateID \"the ID #2961e24b occurs twice\"",
                "0us warning issued #0 cycle \"no x here\"",
                "0us disappeared #7",
                "0us task started #7 load",
                "0us task ended #7 load cancelled",
                "0us change action ran #7 Int",
                "0us inert used #7 help(_:)",
                "0us inert used #7 blur(radius:opaque:)",
                "0us inert used #3 help(_:)",
                "0us state declared ProductRow _count Int value",
                "0us subject shown #7 7",
                "0us subject changed #7 item",
                "0us initial value copied #7 _count from #3 item.count",
                "0us reference changed #7 _model count",
                "0us data shifted #3 from 1 to 0 rows 3",
                "0us element renamed #7 from #3 position 2",
                "0us eviction due #7",
                "0us identity leaving #7 branch",
                "0us identity kept #7",
                "0us layout began #3",
                "0us layout ended #3 measured 12",
                "0us resource made #7 DateFormatter formatter",
                "0us resource made #7 Timer.publish -",
                "999us ids gathered #3 count 5 nanoseconds 500000",
                "999us collection placed #3 VStack count 500 visible 12",
                "999us place noted #7 overflowing Image HStack given 3901 0 size 5001 2147483647",
                "999us initial values discarded #7 _model Cart count 2",
                "999us transaction ended t9 passes 2 bodies 1 skips 40",
                "999us action began #7 appear ProductRow at ShopTests/A.swift:5",
                "999us action ended #7",
                "999us action began #0 timer -",
                "999us action ended #0",
                "999us step ended toggle",
                "999us marked frame 1",
            ])
    }

    @Test("has values as they are where that was asked for")
    func recordedValues() throws {
        var options = Recorder.Options.virtual()
        options.recordValues = true
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: options)
        recorder.instrument.identityCreated(NodeID(rawValue: 1), parent: nil, type: Script.row, element: .explicit(key: { "user 7" }))
        recorder.instrument.warningIssued(nil, kind: .other, text: "about user 7", value: "user 7")
        recorder.close()
        let trace = try TraceFile.open(recorder.path)
        #expect(
            trace.lines == [
                "type ProductRow view Shop",
                "0us identity created #1 ProductRow explicit key \"user 7\" slot 0",
                "0us warning issued #0 other \"about user 7\"",
            ])
        #expect(trace.metadata.valuePolicy == .recorded)
    }

    @MainActor @Test("under virtual time has the time that bodies spend, and takes none")
    func spending() throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: .virtual())
        let host = HostCore(ids: recorder.ids, instrument: recorder.instrument)
        let start = ContinuousClock.now
        host.mount(ExpensiveView())
        recorder.advance(by: .seconds(-5))
        recorder.marked("end")
        #expect(ContinuousClock.now - start < .seconds(600))
        recorder.close()
        let lines = try TraceFile.open(recorder.path).lines
        #expect(lines.contains { $0.hasPrefix("0us body began") && $0.contains("ExpensiveView") })
        #expect(lines.contains { $0.hasPrefix("3600000000us body ended") })
        #expect(lines.last == "3600000000us marked end -")
    }

    @Test("says which bodies build initial values that take long, once a type what is drawn with effects, and what long actions computed")
    func costs() throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: .virtual())
        let hooks = recorder.instrument
        let row = NodeID(rawValue: 7)
        hooks.initialValueMade(row, valueType: [Int].self) { false }
        hooks.bodyBegan(row, type: Script.row, changed: .value, fields: .empty)
        _ = hooks.timeSpent(.microseconds(500), waiting: false)
        hooks.initialValueMade(row, valueType: [Int].self) { false }
        _ = hooks.timeSpent(.microseconds(499), waiting: false)
        hooks.initialValueMade(row, valueType: String.self) { false }
        _ = hooks.timeSpent(.microseconds(900), waiting: false)
        hooks.initialValueMade(row, valueType: Int.self) { false }
        hooks.bodyEnded(row, outputChanged: true, reads: .empty)
        _ = hooks.timeSpent(.microseconds(900), waiting: false)
        // No body runs: nobody knows when its building began.
        hooks.initialValueMade(row, valueType: [Int].self) { false }
        for _ in 0..<2 { hooks.effectsUsed(row, by: Script.row, NameList([Name("shadow"), Name("blur"), Name("shadow")])) }
        hooks.rowsPrepared(row, container: Name("LazyVStack"), count: 40, seen: 12)
        for milliseconds in [15, 16] {
            hooks.actionBegan(row, cause: Cause(.action, name: "Save"))
            _ = hooks.timeSpent(.milliseconds(milliseconds), waiting: false)
            hooks.actionEnded(row)
        }
        recorder.close()
        let lines = try TraceFile.open(recorder.path).lines
        #expect(
            lines.filter { $0.contains("cost noted") } == [
                "500us cost noted #7 initialValueBuilt Array<Int> count 1 amount 500000",
                "2799us cost noted #7 effectUsed shadow count 1 amount 0", "2799us cost noted #7 effectUsed blur count 1 amount 0",
                "2799us cost noted #7 rowsPrepared LazyVStack count 40 amount 12",
                "33799us cost noted #7 actionComputed - count 0 amount 16000000",
            ])
    }

    @Test("gives a body the time until it returned, not that of comparing what it returned")
    func returning() throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: .virtual())
        let hooks = recorder.instrument
        let row = NodeID(rawValue: 7)
        hooks.bodyBegan(row, type: Script.row, changed: .value, fields: .empty)
        _ = hooks.timeSpent(.microseconds(3), waiting: false)
        hooks.bodyReturned(row)
        _ = hooks.timeSpent(.microseconds(5), waiting: false)
        hooks.bodyEnded(row, outputChanged: false, reads: .empty)
        // What was recorded in between has the later time, and none goes back.
        hooks.bodyBegan(row, type: Script.row, changed: .value, fields: .empty)
        hooks.bodyReturned(row)
        _ = hooks.timeSpent(.microseconds(2), waiting: false)
        recorder.marked("compared")
        _ = hooks.timeSpent(.microseconds(2), waiting: false)
        hooks.bodyEnded(row, outputChanged: false, reads: .empty)
        recorder.close()
        let trace = try TraceFile.open(recorder.path)
        #expect(trace.flaws.isEmpty)
        #expect(
            trace.lines.filter { !$0.hasPrefix("type") } == [
                "0us body began #7 ProductRow [@self]", "3us body ended #7 same", "8us body began #7 ProductRow [@self]",
                "10us marked compared -", "10us body ended #7 same",
            ])
    }

    @Test("is the same file, byte by byte, each time")
    func determinism() throws {
        let files = try (0..<2).map { number in
            let recorder = try Recorder(to: folder.file("\(number).viewtrace"), options: .virtual())
            Script.mount(recorder)
            for _ in 0..<1000 {
                Script.write(recorder, to: 3)
                recorder.advance(by: .milliseconds(1))
            }
            recorder.close()
            return try Data(contentsOf: URL(filePath: recorder.path))
        }
        #expect(files[0] == files[1])
        // One block for each quarter of a second of virtual time, whatever real time passed.
        #expect(try TraceFile.open(folder.file("0.viewtrace")).records.count == 15 + 3000)
    }

    @Test("under virtual time says nothing of the machine and the run")
    func virtualMetadata() throws {
        var options = Recorder.Options.virtual("CartTests/favourite")
        options.testArguments = "3"
        options.profile = "ios26"
        options.profileOverrides = ["lazyStacks": "eager"]
        options.seed = 7
        options.tags = ["branch": "main"]
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: options)
        recorder.instrument.appeared(NodeID(rawValue: 1))
        recorder.close()
        let trace = try TraceFile.open(recorder.path)
        #expect(trace.header.process == 0)
        #expect(trace.header.wallClock == 946_684_800_000_000_000)
        #expect(trace.metadata.host == nil)
        #expect(trace.metadata.commit == nil)
        #expect(trace.metadata.recorderCost == nil)
        #expect(trace.metadata.arguments == [])
        #expect(trace.metadata.testName == "CartTests/favourite")
        #expect(trace.metadata.testArguments == "3")
        #expect(trace.metadata.profile == "ios26")
        #expect(trace.metadata.profileOverrides == ["lazyStacks": "eager"])
        #expect(trace.metadata.seed == 7)
        #expect(trace.metadata.tags == ["branch": "main"])
        #expect(trace.metadata.clock == .virtual)
        let other = try Recorder(to: folder.file("b.viewtrace"), options: .virtual("CartTests/other"))
        other.instrument.appeared(NodeID(rawValue: 1))
        other.close()
        #expect(try TraceFile.open(other.path).header.session != trace.header.session)
    }

    @Test("under real time says what the recorder itself did and cost")
    func realMetadata() throws {
        var options = Recorder.Options()
        options.session = "run 1"
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: options)
        Script.mount(recorder)
        recorder.close()
        let trace = try TraceFile.open(recorder.path)
        #expect(trace.header.process == UInt32(ProcessInfo.processInfo.processIdentifier))
        #expect(trace.metadata.clock == .real)
        #expect(trace.metadata.valuePolicy == .hashed)
        let cost = try #require(trace.metadata.recorderCost)
        #expect(cost > 1 && cost < 100_000)
        var counters: [String: UInt64] = [:]
        for record in trace.records {
            if case .countersSampled(let name, let value) = record.event { counters[trace.definitions.text(name)] = value }
        }
        #expect(counters["recorder.events"] == 15)
        #expect(counters["recorder.stalls"] == 0)
        #expect(counters["recorder.leftOut"] == 0)
        #expect(try #require(counters["recorder.bytes"]) > 64)
        let elapsed = try #require(trace.records.last).time - trace.records[0].time
        #expect(elapsed >= 0 && elapsed < 60_000_000_000)
        // Processes of one session share its number.
        let second = try Recorder(to: folder.file("b.viewtrace"), options: options)
        second.close()
        #expect(try TraceFile.open(second.path).header.session == trace.header.session)
    }

    @Test("has in the file what came before a flush, while it goes on")
    func flush() throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"))
        Script.mount(recorder)
        recorder.flush()
        let trace = try TraceFile.open(recorder.path)
        #expect(trace.records.count == 15)
        #expect(trace.incompleteness != nil)
        recorder.close()
    }

    @Test("records nothing after its end, and ends once")
    func afterClose() throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: .virtual())
        recorder.marked("last")
        recorder.close()
        recorder.marked("too late")
        recorder.instrument.appeared(NodeID(rawValue: 1))
        recorder.flush()
        recorder.close()
        #expect(try TraceFile.open(recorder.path).lines == ["0us marked last -"])
    }

    @Test("fills block after block, each of which stands alone")
    func manyBlocks() throws {
        let recorder = try Recorder(to: folder.file("a.viewtrace"), options: .virtual())
        let names = (0..<200).map { Name("property \($0)") }
        for turn in 0..<300_000 {
            recorder.instrument.stateCreated(NodeID(rawValue: UInt32(turn)), property: names[turn % 200])
        }
        recorder.close()
        let trace = try TraceFile.open(recorder.path)
        #expect(trace.flaws.isEmpty)
        #expect(trace.records.count == 300_000)
        for number in stride(from: 0, to: 300_000, by: 997) {
            guard case .stateCreated(let identity, let property) = trace.records[number].event else {
                Issue.record("record \(number + 1) is another one")
                break
            }
            #expect(identity.rawValue == UInt32(number))
            #expect(trace.definitions.text(property) == "property \(number % 200)")
        }
    }
}

extension Script {
    /// A transaction with one write.
    static func write(_ recorder: Recorder, to node: UInt32) {
        let write = recorder.ids.nextWrite(), transaction = recorder.ids.nextTransaction()
        recorder.instrument.transactionBegan(transaction, cause: Cause(.step), parent: nil)
        recorder.instrument.stateWritten(write, owner: NodeID(rawValue: node), property: row.properties[0], change: [])
        recorder.instrument.transactionEnded(transaction, passes: 1, bodies: 0, skips: 0)
    }
}

private struct ExpensiveView: View {
    var body: some View {
        let _ = spend(.seconds(3600))
        Text("done")
    }
}
