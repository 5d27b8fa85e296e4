import TraceAnalysis
import TraceReader

/// The columns of a bundle: all traces of an analysis, one after another, with references between their rows.
struct BundleTables {
    private let model: AnalysisModel
    private let axis: BundleAxis
    private var names = BundleNames()
    private var identities = BundleIdentities()
    private var tests = TestColumns()
    private var steps = StepColumns()
    private var transactions = TransactionColumns()
    private var writes = WriteColumns()
    private var runs = RunColumns()
    private var invalidations = InvalidationColumns()

    init(_ model: AnalysisModel, axis: BundleAxis) {
        self.model = model
        self.axis = axis
        for trace in model.traces.indices { add(trace) }
    }

    /// The row of the first run of a trace.
    private(set) var firstRuns: [Int] = []

    mutating func add(to writer: inout BundleWriter) {
        // What the first picture needs stands first.
        writer.add("types.name", model.views.map { names.string($0) })
        runs.add(to: &writer)
        tests.add(to: &writer)
        steps.add(to: &writer)
        transactions.add(to: &writer)
        writes.add(to: &writer)
        invalidations.add(to: &writer)
        identities.add(to: &writer)
        names.add(to: &writer)
    }

    // MARK: Rows

    /// Where the rows of one trace begin in each table; a reference is such a number, the row in the trace, and 1.
    private struct Starts {
        var tests, steps, transactions, writes, runs: Int

        func reference(_ start: KeyPath<Starts, Int>, _ row: Int?) -> UInt32 {
            row.map { UInt32(clamping: self[keyPath: start] + $0 + 1) } ?? 0
        }
    }

    private mutating func add(_ trace: Int) {
        let tables = model.traces[trace].tables
        let starts = Starts(
            tests: tests.begin.count, steps: steps.begin.count, transactions: transactions.begin.count,
            writes: writes.time.count, runs: runs.begin.count)
        var translation = BundleTranslation(tables)
        identities.beginTrace()
        firstRuns.append(starts.runs)
        addPlaces(trace, tables, starts, &translation)
        addTransactions(trace, tables, starts, &translation)
        addWrites(trace, tables, starts, &translation)
        addRuns(trace, tables, starts, &translation)
    }

    private mutating func addPlaces(
        _ trace: Int, _ tables: TraceTables, _ starts: Starts, _ translation: inout BundleTranslation
    ) {
        for row in tables.tests {
            let begin = axis.time(row.began, trace: trace, notBefore: tests.begin.last ?? 0)
            tests.begin.append(begin)
            tests.duration.append(axis.duration(from: begin, to: row.ended, trace: trace))
            tests.name.append(translation.string(row.name, &names))
            tests.arguments.append(translation.string(row.arguments, &names))
            tests.failed.append(row.failed == true ? 1 : 0)
        }
        for row in tables.steps {
            let begin = axis.time(row.began, trace: trace, notBefore: steps.begin.last ?? 0)
            steps.begin.append(begin)
            steps.duration.append(axis.duration(from: begin, to: row.ended, trace: trace))
            steps.name.append(translation.string(row.name, &names))
            steps.location.append(translation.location(row.location, &names))
            steps.test.append(starts.reference(\.tests, row.test))
        }
    }

    private mutating func addTransactions(
        _ trace: Int, _ tables: TraceTables, _ starts: Starts, _ translation: inout BundleTranslation
    ) {
        for row in tables.transactions {
            let begin = axis.time(row.began, trace: trace, notBefore: transactions.begin.last ?? 0)
            transactions.begin.append(begin)
            transactions.duration.append(axis.duration(from: begin, to: row.ended, trace: trace))
            transactions.kind.append(row.cause.rawValue)
            transactions.name.append(translation.string(row.name, &names))
            transactions.location.append(translation.location(row.location, &names))
            transactions.parent.append(starts.reference(\.transactions, row.parent))
            transactions.passes.append(row.passes)
            transactions.bodies.append(row.bodies)
            transactions.skips.append(row.skips)
            transactions.step.append(starts.reference(\.steps, row.place.step))
            transactions.test.append(starts.reference(\.tests, row.place.test))
        }
    }

    private mutating func addWrites(
        _ trace: Int, _ tables: TraceTables, _ starts: Starts, _ translation: inout BundleTranslation
    ) {
        for row in tables.writes {
            writes.time.append(axis.time(row.time, trace: trace, notBefore: writes.time.last ?? 0))
            writes.kind.append(WriteColumns.number(of: row.kind))
            let owner = row.kind == .observable ? tables.names[row.type] : tables.typeName(of: row.identity)
            writes.owner.append(names.string(owner))
            let property = tables.names[row.property]
            writes.property.append(names.string(row.kind == .state ? property.declaredName : property))
            writes.identity.append(identities.reference(to: row.identity, in: tables, &names))
            writes.location.append(translation.location(row.location, &names))
            writes.flags.append(row.flags.rawValue)
            writes.run.append(starts.reference(\.runs, row.body))
            writes.checked.append(row.readersChecked)
            writes.ran.append(row.readersRun)
        }
    }

    private mutating func addRuns(
        _ trace: Int, _ tables: TraceTables, _ starts: Starts, _ translation: inout BundleTranslation
    ) {
        for (index, row) in tables.bodies.enumerated() {
            let begin = axis.time(row.began, trace: trace, notBefore: runs.begin.last ?? 0)
            let isMeasured = row.selfTime != nil
            let duration = isMeasured ? axis.duration(from: begin, to: row.ended, trace: trace) : 0
            runs.begin.append(begin)
            runs.duration.append(duration)
            runs.caused.append(isMeasured ? UInt64(max(0, (row.inclusiveTime ?? 0) - (row.selfTime ?? 0))) : 0)
            runs.type.append(UInt32(model.traces[trace].views[index] + 1))
            runs.identity.append(identities.reference(to: row.identity, in: tables, &names))
            runs.transaction.append(starts.reference(\.transactions, row.transaction))
            runs.flags.append(RunColumns.flags(of: row))
            runs.reasons.append(translation.list(row.reasons, &names))
            runs.fields.append(translation.list(row.fields, &names))
            runs.reads.append(translation.list(row.reads, &names))
            let isByParent = row.isFirst || translation.hasSelf(row.reasons)
            runs.cause.append(starts.reference(\.runs, isByParent ? row.parent : nil))
            runs.record.append(UInt64(model.traces[trace].recordOffset + row.record))
            for invalidation in row.invalidations {
                let changed = tables.invalidations[invalidation]
                invalidations.run.append(starts.reference(\.runs, index))
                invalidations.input.append(translation.string(changed.input, &names))
                invalidations.write.append(starts.reference(\.writes, changed.write))
            }
        }
    }
}
