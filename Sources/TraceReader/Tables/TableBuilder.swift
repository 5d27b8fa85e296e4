import TraceFormat

/// Fills tables from records in the order of time.
///
/// What belongs together is found on the way: a body's transaction is the one that is open on its stream, its invalidations are those
/// of its identity in that transaction, its parent is the latest run of the nearest body above it in the same transaction.
package struct TableBuilder {
    var tables: TraceTables
    var streams: [StreamState] = []
    /// Where each stream stands in `streams`.
    private var streamIndex: [UInt32: Int] = [:]
    /// The stream of the record that is being added, by its number and its place in `streams`.
    private var currentStream: UInt32?
    var current = 0
    private var firstTime: Int64?
    /// Tests that are under way, each with the number of steps that began before it.
    var openTests: [(row: Int, firstStep: Int)] = []
    var openSteps: [Int] = []
    /// Where rows of this moment stand.
    private(set) var place = TracePlace()
    var writeIndex = IDTable<WriteID, Int32>(none: -1)
    var transactionIndex = IDTable<TransactionID, Int32>(none: -1)
    var latestRun = IDTable<IdentityID, Int32>(none: -1)
    /// For an identity without runs: the nearest one above it that had some when it was asked; `.none` where there was none.
    var bodyAbove = IDTable<IdentityID, BodyAbove>(none: .unknown)

    enum BodyAbove: Equatable, Sendable {
        case unknown
        case found(IdentityID)
    }

    /// What is under way on one stream.
    struct StreamState {
        var openBodies: [OpenBody] = []
        var openTransactions: [Int] = []
        var openLayouts: [Int] = []
        var openComparisons: [Int] = []
        /// The latest mismatch of an identity whose run is due, by identity.
        var ignoredEquality: [IdentityID: Int] = [:]
        var openActions: [Int] = []
        /// The transaction that began last, which has queued the actions that follow.
        var lastTransaction: Int?
        var pending = PendingInvalidations()
    }

    struct OpenBody {
        var row: Int
        var inner: Int64 = 0
    }

    /// A record's number and time.
    struct Position {
        var number: Int
        var time: Int64
    }

    /// Makes a builder. Where `hasDurations` is false, no run gets a time; where `knowsOutput` is false, none says whether its output
    /// changed.
    package init(definitions: TraceDefinitions = TraceDefinitions(), hasDurations: Bool = true, knowsOutput: Bool = true) {
        tables = TraceTables(definitions: definitions)
        tables.hasDurations = hasDurations
        tables.knowsOutput = knowsOutput
    }

    mutating func note(_ contradiction: TraceContradiction) {
        tables.contradictions[contradiction, default: 0] += 1
    }

    /// Makes room for about so many body runs and inputs that changed.
    mutating func expect(bodies: Int, invalidations: Int) {
        tables.bodies.reserveCapacity(bodies)
        tables.invalidations.reserveCapacity(invalidations)
    }

    /// Takes one record in.
    package mutating func add(number: Int, stream: UInt32, time: Int64, event: TraceEvent) {
        tables.recordCount += 1
        if firstTime == nil { firstTime = time }
        tables.duration = TraceTables.elapsed(from: firstTime ?? time, to: time)
        if stream != currentStream { enter(stream) }
        let here = Position(number: number, time: time)
        // The most frequent first.
        switch event {
        case .bodyBegan(let identity, let type, let reasons, let fields): beginBody(identity, type, reasons, fields, here)
        case .bodyEnded(let identity, let outputChanged, let reads): endBody(identity, outputChanged, reads, here)
        case .invalidated(let identity, let input, let write): invalidate(identity, input, write, here)
        case .viewValuesCreated: break
        case .transactionBegan(let id, let cause, let name, let location, let parent):
            beginTransaction(id, cause, name, location, parent, here)
        case .transactionEnded(let id, let passes, let bodies, let skips): endTransaction(id, passes, bodies, skips, here)
        case .testBegan, .testEnded, .stepBegan, .stepEnded:
            addTest(event, here)
            place = TracePlace(test: openTests.last?.row, step: openSteps.last)
        default:
            if addWrite(event, here) || addIdentity(event, here) || addState(event, here) || addContent(event, here) { return }
            if addEquality(event, here) { return }
            addOther(event, here)
        }
    }

    private mutating func enter(_ stream: UInt32) {
        currentStream = stream
        if let known = streamIndex[stream] {
            current = known
        } else {
            current = streams.count
            streamIndex[stream] = current
            streams.append(StreamState())
        }
    }

    /// The tables of all records so far.
    package consuming func finish() -> TraceTables {
        for state in streams {
            for _ in state.openBodies { note(.bodyNeverEnded) }
        }
        dropLeavingState()
        tables.identities.removeDescendants()
        addInclusiveTimes()
        return tables
    }

    /// The transaction that is open on the record's stream.
    var transaction: Int? { streams[current].openTransactions.last }
}

extension Int64 {
    /// The sum, or the largest number where it does not fit.
    func addingClamped(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }
}
