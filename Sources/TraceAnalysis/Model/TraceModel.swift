import TraceReader

/// One trace, ready to be asked: its tables, the causes of its runs, and the names of its tests and views.
///
/// A class, since it is looked up for each run: a copy of all tables' references would cost more than what is asked.
package final class TraceModel: Sendable {
    package let path: String
    package let formatVersion: String
    package let metadata: TraceMetadata
    package let flaws: [TraceFlaw]
    /// Kinds of records that the version which wrote the trace did not know.
    let untoldKinds: Set<EventTag>
    package let tables: TraceTables
    package let causes: CauseIndex
    /// What is added to a record's number so that it is unique among all traces of an analysis.
    package let recordOffset: Int
    /// What each row of `TraceTables.writes` went to.
    package let writeCulprits: [CulpritID]
    /// The view of each body run, as an index into `AnalysisModel.views`.
    package let views: [Int32]
    /// What rules ask of each body run.
    let flags: [RunFlags]
    /// The fields that differed, by the list that body runs name.
    let differingFields: [ListID: [DifferingField]]
    /// The test of each row of `TraceTables.tests`, as an index into `AnalysisModel.tests`.
    package let tests: [Int]
    /// The test of what was recorded outside any test record: the one that the metadata names.
    package let fallbackTest: Int?

    fileprivate init(
        _ file: TraceFile, _ tables: TraceTables, _ causes: CauseIndex, recordOffset: Int, writeCulprits: [CulpritID], views: [Int32], tests: [Int],
        fallbackTest: Int?
    ) {
        path = file.path
        formatVersion = file.header.version.description
        metadata = file.metadata
        flaws = file.flaws
        untoldKinds = file.untoldKinds
        self.tables = tables
        differingFields = DifferingField.byList(tables)
        flags = RunFlags.all(tables)
        self.causes = causes
        self.recordOffset = recordOffset
        self.writeCulprits = writeCulprits
        self.views = views
        self.tests = tests
        self.fallbackTest = fallbackTest
    }

    /// The test in which something was recorded, as an index into `AnalysisModel.tests`.
    package func test(at place: TracePlace) -> Int? { place.test.map { tests[$0] } ?? fallbackTest }

    /// The step in which something was recorded.
    package func step(at place: TracePlace) -> String? { place.step.map { tables.names[tables.steps[$0].name] } }
}

/// One body run of an analysis.
package struct RunID: Hashable, Sendable {
    private var traceNumber: Int32
    private var rowNumber: Int32

    /// Both are below 2^31, as the number of a trace's records is.
    package init(trace: Int, row: Int) {
        traceNumber = Int32(clamping: trace)
        rowNumber = Int32(clamping: row)
    }

    package var trace: Int { Int(traceNumber) }
    package var row: Int { Int(rowNumber) }
}

/// All traces of an analysis with one table of names and of cause chains.
///
/// A class, since rules hand it around for each run.
package final class AnalysisModel: Sendable {
    package let traces: [TraceModel]
    package let chains: ChainTable
    /// The printed names of the types whose bodies ran.
    package let views: [String]
    /// The names of the tests, with their case after a hyphen where they have one.
    package let tests: [String]

    package init(_ files: [TraceFile]) {
        var gatherer = ModelGatherer()
        for file in files { gatherer.add(file) }
        traces = gatherer.traces
        chains = gatherer.chains
        views = gatherer.views
        tests = gatherer.tests
    }

    package subscript(run: RunID) -> BodyRow { traces[run.trace].tables.bodies[run.row] }

    /// The view of a run, as an index into `views`.
    package func view(of run: RunID) -> Int { Int(traces[run.trace].views[run.row]) }

    /// What rules ask of a run.
    func flags(of run: RunID) -> RunFlags { traces[run.trace].flags[run.row] }

    /// A record's number among all traces.
    package func record(of run: RunID) -> Int { traces[run.trace].tables.bodies[run.row].record + traces[run.trace].recordOffset }

    /// The cause chains of a run.
    package func chains(of run: RunID) -> ArraySlice<ChainID> { traces[run.trace].causes[run.row] }

    /// The first cause chain of a run, by which it is counted.
    package func firstChain(of run: RunID) -> ChainID? { traces[run.trace].causes.first(of: run.row) }

    /// Whether all traces say which outputs changed.
    package var knowsOutput: Bool { traces.allSatisfy(\.tables.knowsOutput) }

    /// Whether all traces have durations.
    package var hasDurations: Bool { traces.allSatisfy(\.tables.hasDurations) }
}

extension AnalysisModel {
    /// The cause chains of one run as data. Cost: linear in their length.
    package func causeChains(of run: RunID) -> [CauseChain] { chains(of: run).map(chains.chain) }
}

/// Makes the model of several traces.
private struct ModelGatherer {
    var traces: [TraceModel] = []
    var chains = ChainTable()
    var views: [String] = []
    var tests: [String] = []
    private var viewIndex: [String: Int] = [:]
    private var testIndex: [String: Int] = [:]
    private var offset = 0

    mutating func add(_ file: TraceFile) {
        let tables = TraceTables(file)
        let views = views(of: tables)
        let tests = tables.tests.map { row in
            Self.number(Self.testName(tables.names[row.name], tables.names[row.arguments]), &self.tests, &testIndex)
        }
        let fallback = file.metadata.testName.map { name in
            Self.number(Self.testName(name, file.metadata.testArguments ?? ""), &self.tests, &testIndex)
        }
        let causes = CauseIndexBuilder(tables).build(into: &chains)
        let writeCulprits = tables.culpritsOfWrites(&chains)
        traces.append(
            TraceModel(
                file, tables, causes, recordOffset: offset, writeCulprits: writeCulprits, views: views, tests: tests, fallbackTest: fallback))
        offset += file.records.count
    }

    /// The view of each body run. Runs of one type mostly follow one another.
    private mutating func views(of tables: TraceTables) -> [Int32] {
        var known: [TypeID: Int32] = [:]
        var last = (type: TypeID.none, view: Int32(-1))
        var found: [Int32] = []
        found.reserveCapacity(tables.bodies.count)
        for run in tables.bodies {
            if last.view < 0 || last.type != run.type {
                let view = known[run.type] ?? Int32(Self.number(tables.names.typeName(run.type), &views, &viewIndex))
                known[run.type] = view
                last = (run.type, view)
            }
            found.append(last.view)
        }
        return found
    }

    private static func testName(_ name: String, _ arguments: String) -> String {
        arguments.isEmpty ? name : "\(name)-\(arguments)"
    }

    private static func number(_ name: String, _ names: inout [String], _ index: inout [String: Int]) -> Int {
        if let known = index[name] { return known }
        names.append(name)
        index[name] = names.count - 1
        return names.count - 1
    }
}

/// What rules ask of a body run most: a byte of each run instead of its row.
struct RunFlags: OptionSet, Sendable {
    let rawValue: UInt8

    /// It is the first run of its identity.
    static let isFirst = RunFlags(rawValue: 1)
    /// It is a later one of which is known whether its output changed.
    static let isUpdate = RunFlags(rawValue: 2)
    /// It is a later one that made the output that was there already.
    static let isUnchanged = RunFlags(rawValue: 4)
    /// It has a self time.
    static let isTimed = RunFlags(rawValue: 8)
    /// It answers invalidations.
    static let hasInvalidations = RunFlags(rawValue: 16)
    /// Another value of its view is among its reasons.
    static let isForValue = RunFlags(rawValue: 32)
    /// It has one reason alone.
    static let hasOneReason = RunFlags(rawValue: 64)

    /// Whether it is a later run, and something that it depends on changed.
    var isUpdateByInput: Bool { contains(.hasInvalidations) && !contains(.isFirst) }

    static func all(_ tables: TraceTables) -> [RunFlags] {
        var known: [ListID: RunFlags] = [:]
        var last = (list: ListID.none, flags: RunFlags?.none)
        var found: [RunFlags] = []
        found.reserveCapacity(tables.bodies.count)
        for body in tables.bodies {
            var flags: RunFlags
            if let known = last.flags, last.list == body.reasons {
                flags = known
            } else {
                flags = known[body.reasons] ?? reasons(tables.names[body.reasons])
                known[body.reasons] = flags
                last = (body.reasons, flags)
            }
            if body.isFirst {
                flags.insert(.isFirst)
            } else if let changed = body.outputChanged {
                flags.insert(changed ? .isUpdate : [.isUpdate, .isUnchanged])
            }
            if body.selfTime != nil { flags.insert(.isTimed) }
            if !body.invalidations.isEmpty { flags.insert(.hasInvalidations) }
            found.append(flags)
        }
        return found
    }

    private static func reasons(_ reasons: [String]) -> RunFlags {
        var flags: RunFlags = []
        if reasons.contains("@self") { flags.insert(.isForValue) }
        if reasons.count == 1 { flags.insert(.hasOneReason) }
        return flags
    }
}
