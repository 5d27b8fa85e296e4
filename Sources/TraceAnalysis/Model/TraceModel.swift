import TraceReader

/// One trace, ready to be asked: its tables, the causes of its runs, and the names of its tests and views.
///
/// A class, since it is looked up for each run: a copy of all tables' references would cost more than what is asked.
package final class TraceModel: Sendable {
    package let path: String
    package let formatVersion: String
    package let metadata: TraceMetadata
    package let flaws: [TraceFlaw]
    package let tables: TraceTables
    package let causes: CauseIndex
    /// What is added to a record's number so that it is unique among all traces of an analysis.
    package let recordOffset: Int
    /// What each row of `TraceTables.writes` went to.
    package let writeCulprits: [CulpritID]
    /// The view of each body run, as an index into `AnalysisModel.views`.
    package let views: [Int]
    /// The fields that differed, by the list that body runs name.
    let differingFields: [ListID: [DifferingField]]
    /// The test of each row of `TraceTables.tests`, as an index into `AnalysisModel.tests`.
    package let tests: [Int]
    /// The test of what was recorded outside any test record: the one that the metadata names.
    package let fallbackTest: Int?

    fileprivate init(
        _ file: TraceFile, _ tables: TraceTables, _ causes: CauseIndex, recordOffset: Int, writeCulprits: [CulpritID], views: [Int], tests: [Int],
        fallbackTest: Int?
    ) {
        path = file.path
        formatVersion = file.header.version.description
        metadata = file.metadata
        flaws = file.flaws
        self.tables = tables
        differingFields = DifferingField.byList(tables)
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
    package var trace: Int
    package var row: Int

    package init(trace: Int, row: Int) {
        self.trace = trace
        self.row = row
    }
}

/// All traces of an analysis with one table of names and of cause chains.
package struct AnalysisModel: Sendable {
    package private(set) var traces: [TraceModel] = []
    package private(set) var chains = ChainTable()
    /// The printed names of the types whose bodies ran.
    package private(set) var views: [String] = []
    /// The names of the tests, with their case after a hyphen where they have one.
    package private(set) var tests: [String] = []

    package init(_ files: [TraceFile]) {
        var viewIndex: [String: Int] = [:]
        var testIndex: [String: Int] = [:]
        var offset = 0
        for file in files {
            add(file, offset: offset, &viewIndex, &testIndex)
            offset += file.records.count
        }
    }

    private mutating func add(
        _ file: TraceFile, offset: Int, _ viewIndex: inout [String: Int], _ testIndex: inout [String: Int]
    ) {
        let tables = TraceTables(file)
        var typeViews: [TypeID: Int] = [:]
        let views = tables.bodies.map { run in
            if let known = typeViews[run.type] { return known }
            let view = Self.number(tables.names.typeName(run.type), &self.views, &viewIndex)
            typeViews[run.type] = view
            return view
        }
        let tests = tables.tests.map { row in
            Self.number(Self.testName(tables.names[row.name], tables.names[row.arguments]), &self.tests, &testIndex)
        }
        let fallback = file.metadata.testName.map { name in
            Self.number(Self.testName(name, file.metadata.testArguments ?? ""), &self.tests, &testIndex)
        }
        let causes = CauseIndexBuilder(tables).build(into: &chains)
        let writeCulprits = tables.writes.map { chains.culprit(tables.culprit(of: $0)) }
        traces.append(
            TraceModel(
                file, tables, causes, recordOffset: offset, writeCulprits: writeCulprits, views: views, tests: tests, fallbackTest: fallback))
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

    package subscript(run: RunID) -> BodyRow { traces[run.trace].tables.bodies[run.row] }

    /// The view of a run, as an index into `views`.
    package func view(of run: RunID) -> Int { traces[run.trace].views[run.row] }

    /// A record's number among all traces.
    package func record(of run: RunID) -> Int { self[run].record + traces[run.trace].recordOffset }

    /// The cause chains of a run.
    package func chains(of run: RunID) -> ArraySlice<ChainID> { traces[run.trace].causes[run.row] }

    /// Whether all traces say which outputs changed.
    package var knowsOutput: Bool { traces.allSatisfy(\.tables.knowsOutput) }

    /// Whether all traces have durations.
    package var hasDurations: Bool { traces.allSatisfy(\.tables.hasDurations) }
}

extension AnalysisModel {
    /// The cause chains of one run as data. Cost: linear in their length.
    package func causeChains(of run: RunID) -> [CauseChain] { chains(of: run).map(chains.chain) }
}
