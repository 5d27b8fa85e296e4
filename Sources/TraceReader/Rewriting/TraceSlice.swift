import TraceFormat

/// A part of a trace that stands for itself: what was chosen, and what it takes to understand it.
///
/// Chosen records bring along the whole of the outermost transaction in which they are; the test and the step around them; the identities
/// they name with those above, their state and its declaration; the first run of each body that runs, since a run without one would look
/// like the first; the writes that they answer, and beginning and end of the transactions in which those were made, up to the first cause.
/// Times and streams stay, records are numbered anew.
public struct TraceSlice: Sendable {
    /// The part, in memory.
    public private(set) var file: TraceFile
    /// How many of its records were chosen, and not brought along.
    public let chosenCount: Int

    /// Where a record stands.
    public struct Position: Sendable {
        /// The record's number in the trace, from 1.
        public var number: Int
        /// Nanoseconds since the trace's start.
        public var time: Int64
        /// The test that is under way, by its name with its case behind a hyphen.
        public var test: String?
        /// The step that is under way.
        public var step: String?
    }

    /// Cuts a part out of a trace; `what` says in the part's history what was chosen.
    ///
    /// Throws ``TraceReaderError/notRewritable(path:reason:)`` where no record is chosen. Cost: linear in the records.
    public init(
        of trace: TraceFile, keeping what: String, where isChosen: (Position) -> Bool
    ) throws(TraceReaderError) {
        var selection = SliceSelection(trace)
        chosenCount = selection.choose(isChosen)
        guard chosenCount > 0 else { throw .notRewritable(path: trace.path, reason: "no record of it is \(what)") }
        selection.close()
        var records: [TraceRecord] = []
        for (index, record) in trace.records.enumerated() where selection.isKept[index] {
            var record = record
            record.number = records.count + 1
            records.append(record)
        }
        var metadata = trace.metadata
        metadata.history.append("cut out: \(what)")
        file = TraceFile(path: trace.path, header: trace.header, metadata: metadata, definitions: trace.definitions, records: records,
            untoldKinds: trace.untoldKinds)
    }

    /// Replaces all names that are the user's, the same name by the same word each time; see ``TraceScrubber``.
    public mutating func scrub() { file = TraceScrubber(file).file }

    /// Writes the part into a new file, which is created or replaced. Answers how many records of kinds that are not known here were left
    /// out.
    ///
    /// Throws ``TraceReaderError/notWritten(path:reason:)``.
    public func write(to path: String) throws(TraceReaderError) -> Int {
        let writer: RecordWriter
        // Ticks of the new file count from its header's time.
        var header = file.header
        header.monotonicClock = 0
        do throws(TraceFormatError) { writer = try RecordWriter(path, header: header, metadata: file.metadata, untoldKinds: file.untoldKinds) } catch {
            throw TraceReaderError(error, path: path)
        }
        try writer.append(file, keepsTimes: true)
        try writer.close(file.metadata)
        return writer.leftOut
    }
}

/// Which records of a trace make up a part of it.
private struct SliceSelection {
    private let trace: TraceFile
    private(set) var isKept: [Bool]
    private var created: [IdentityID: Int] = [:]
    private var parents: [IdentityID: IdentityID] = [:]
    private var identityTypes: [IdentityID: TypeID] = [:]
    private var states: [IdentityID: [Int]] = [:]
    private var declarations: [TypeID: [Int]] = [:]
    private var firstRuns: [IdentityID: (began: Int, ended: Int)] = [:]
    private var writes: [WriteID: Int] = [:]
    private var transactions: [TransactionID: (began: Int, ended: Int)] = [:]
    /// The transaction around each beginning of one, and around writes.
    private var around: [Int: TransactionID] = [:]
    private let numbers = FieldNumbers()

    init(_ trace: TraceFile) {
        self.trace = trace
        isKept = [Bool](repeating: false, count: trace.records.count)
    }

    /// Marks what is chosen, with the transactions, tests and steps around it; answers how many records are.
    mutating func choose(_ isChosen: (TraceSlice.Position) -> Bool) -> Int {
        struct Open {
            var index: Int
            var name: String
            var isNeeded = false
        }
        var tests: [Open] = [], steps: [Open] = []
        var streams: [UInt32: StreamPlace] = [:]
        var count = 0
        for (index, record) in trace.records.enumerated() {
            switch record.event {
            case .testBegan(let name, let arguments):
                let arguments = trace.definitions.text(arguments)
                tests.append(Open(index: index, name: trace.definitions.text(name) + (arguments.isEmpty ? "" : "-" + arguments)))
            case .stepBegan(let name, _): steps.append(Open(index: index, name: trace.definitions.text(name)))
            default: break
            }
            let position = TraceSlice.Position(number: index + 1, time: record.time, test: tests.last?.name, step: steps.last?.name)
            let isWanted = isChosen(position)
            if isWanted {
                count += 1
                isKept[index] = true
                if !tests.isEmpty { tests[tests.count - 1].isNeeded = true }
                if !steps.isEmpty { steps[steps.count - 1].isNeeded = true }
            }
            switch record.event {
            case .testEnded:
                if let test = tests.popLast(), test.isNeeded || isWanted { keep(test.index, index) }
            case .stepEnded(let name):
                let name = trace.definitions.text(name)
                if let found = steps.suffix(64).lastIndex(where: { $0.name == name }) {
                    if steps[found].isNeeded || isWanted { keep(steps[found].index, index) }
                    steps.removeSubrange(found...)
                }
            default: break
            }
            streams[record.stream, default: StreamPlace()].take(index, record.event, isWanted, &self)
        }
        for open in tests + steps where open.isNeeded { isKept[open.index] = true }
        for var stream in streams.values { stream.end(&self) }
        return count
    }

    fileprivate mutating func keep(_ indices: Int...) { for index in indices { isKept[index] = true } }
    fileprivate mutating func keep(all indices: [Int]) { for index in indices { isKept[index] = true } }

    /// What one stream is in the middle of.
    fileprivate struct StreamPlace {
        private var open: [(id: TransactionID, index: Int)] = []
        private var bodies: [(identity: IdentityID, index: Int)] = []
        private var members: [Int] = []
        private var isWanted = false

        mutating func take(_ index: Int, _ event: TraceEvent, _ isChosen: Bool, _ selection: inout SliceSelection) {
            if case .transactionBegan(let id, _, _, _, _) = event {
                if let outer = open.last { selection.around[index] = outer.id }
                open.append((id, index))
            }
            if !open.isEmpty {
                members.append(index)
                isWanted = isWanted || isChosen
            }
            selection.note(index, event, inside: open.last?.id, &bodies)
            guard case .transactionEnded(let id, _, _, _) = event,
                let depth = open.suffix(64).lastIndex(where: { $0.id == id })
            else { return }
            selection.transactions[id] = (open[depth].index, index)
            open.removeSubrange(depth...)
            if open.isEmpty { end(&selection) }
        }

        mutating func end(_ selection: inout SliceSelection) {
            if isWanted { selection.keep(all: members) }
            members.removeAll()
            isWanted = false
        }
    }

    /// Remembers what others may refer to.
    private mutating func note(
        _ index: Int, _ event: TraceEvent, inside transaction: TransactionID?, _ bodies: inout [(identity: IdentityID, index: Int)]
    ) {
        switch event {
        case .identityCreated(let id, let parent, let type, _, _, _):
            guard created[id] == nil else { break }
            created[id] = index
            parents[id] = parent
            identityTypes[id] = type
        case .stateCreated(let id, _): states[id, default: []].append(index)
        case .stateDeclared(let type, _, _, _): declarations[type, default: []].append(index)
        case .stateWritten(let write, _, _, _, _), .observableWritten(let write, _, _, _, _, _), .environmentWritten(let write, _, _, _, _, _):
            if writes[write] == nil { writes[write] = index }
            around[index] = transaction
        case .bodyBegan(let id, _, _, _):
            // Deeper ones are not followed: the table of bodies does not either.
            if bodies.count < 10_000 { bodies.append((id, index)) }
        case .bodyEnded(let id, _, _):
            guard let depth = bodies.suffix(64).lastIndex(where: { $0.identity == id }) else { break }
            if firstRuns[id] == nil {
                firstRuns[id] = (bodies[depth].index, index)
                around[bodies[depth].index] = transaction
            }
            bodies.removeSubrange(depth...)
        default: break
        }
    }

    /// Marks all that the marked records refer to, directly or not.
    mutating func close() {
        var waiting = isKept.indices.filter { isKept[$0] }
        var knownTypes: Set<TypeID> = []
        var knownIdentities: Set<IdentityID> = []
        var knownTransactions: Set<TransactionID> = []
        while let index = waiting.popLast() {
            var found: [Int] = []
            func needs(_ transaction: TransactionID?) {
                guard let transaction, knownTransactions.insert(transaction).inserted, let ends = transactions[transaction] else { return }
                found += [ends.began, ends.ended]
            }
            func needs(type: TypeID) { if knownTypes.insert(type).inserted { found += declarations[type] ?? [] } }
            func needs(identity: IdentityID) {
                var next = identity
                while next != .none, knownIdentities.insert(next).inserted {
                    if let place = created[next] { found.append(place) }
                    found += states[next] ?? []
                    needs(type: identityTypes[next] ?? .none)
                    next = parents[next] ?? .none
                }
            }
            needs(around[index])
            let event = trace.records[index].event
            if case .unknown = event { continue }
            if case .bodyBegan(let id, _, _, _) = event, let run = firstRuns[id], run.began < index { found += [run.began, run.ended] }
            numbers.fields.set(event)
            for (place, field) in (EventSchema.current.description(of: numbers.fields.tag)?.fields ?? []).enumerated() {
                let id = UInt32(truncatingIfNeeded: numbers.fields.values[place])
                switch field.type {
                case .identity, .relatedIdentity: needs(identity: IdentityID(rawValue: id))
                case .type: needs(type: TypeID(rawValue: id))
                case .transaction, .relatedTransaction: needs(TransactionID(rawValue: id))
                case .relatedWrite: if let place = writes[WriteID(rawValue: id)] { found.append(place) }
                default: break
                }
            }
            for place in found where !isKept[place] {
                isKept[place] = true
                waiting.append(place)
            }
        }
    }
}
