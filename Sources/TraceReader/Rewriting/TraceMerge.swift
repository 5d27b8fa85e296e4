import TraceFormat

/// Several traces in one file: the shards of a run, one test behind the other.
///
/// Traces come in an order that does not depend on how they were named: by session, beginning, test, process, and bytes. Each keeps its
/// streams apart and its times relative to its own beginning, so that what is recorded belongs to the test in which it was; the clock's
/// readings in the merged trace keep the wall clock of each. What all agree on stands in the metadata; what they do not is left out there
/// and reported.
public struct TraceMerge: Sendable {
    /// Traces in the merged one.
    public private(set) var traceCount = 0
    public private(set) var recordCount = 0
    /// What does not fit together, and what was left out for it, one sentence each.
    public private(set) var conflicts: [String] = []
    /// What the traces themselves miss, one sentence each.
    public private(set) var gaps: [String] = []

    /// Merges traces into a new file at `output`, which is created or replaced: the same bytes for the same traces in any order.
    ///
    /// Throws ``TraceReaderError`` where a trace cannot be read, where their times mean different things, and where the system refuses to
    /// write. Cost: linear in the records; memory is that of the largest trace.
    public init(_ paths: [String], to output: String) throws(TraceReaderError) {
        var shards: [Shard] = []
        for path in paths { shards.append(try Shard(path)) }
        shards.sort { $0.isBefore($1) }
        shards = try Self.withoutCopies(shards, &conflicts)
        noteTwins(shards)
        let metadata = try metadata(shards)
        let writer: RecordWriter
        let untold = noteUntoldKinds(shards)
        do throws(TraceFormatError) {
            writer = try RecordWriter(output, header: Self.header(shards), metadata: metadata, untoldKinds: untold)
        } catch {
            throw TraceReaderError(error, path: output)
        }
        for shard in shards {
            let trace = try TraceFile.open(shard.path)
            for flaw in trace.flaws where flaw.severity > .note { gaps.append("\(shard.path): \(flaw.text)") }
            let before = writer.leftOut
            let closed = trace.closingTests()
            if closed.isCut { gaps.append("\(shard.path): its test does not end in the trace; it counts as failed") }
            try writer.append(closed.trace)
            if writer.leftOut > before {
                gaps.append("\(shard.path): \(writer.leftOut - before) records of kinds that only a newer tracectl knows were left out")
            }
            traceCount += 1
        }
        recordCount = writer.recordCount
        try writer.close(metadata)
    }

    /// The traces without those that are the same byte for byte.
    private static func withoutCopies(_ shards: [Shard], _ conflicts: inout [String]) throws(TraceReaderError) -> [Shard] {
        var kept: [Shard] = []
        for shard in shards {
            if let last = kept.last, last.hasBytes(of: shard) {
                conflicts.append("\(shard.path) is the same as \(last.path); it was taken once")
            } else {
                kept.append(shard)
            }
        }
        return kept
    }

    /// The kinds of records that no trace can tell of. Reports the traces that cannot tell what others do: in the merged trace nobody sees it.
    private mutating func noteUntoldKinds(_ shards: [Shard]) -> Set<EventTag> {
        let common = shards.dropFirst().reduce(shards[0].untoldKinds) { $0.intersection($1.untoldKinds) }
        for shard in shards {
            let own = shard.untoldKinds.subtracting(common)
            if own.isEmpty { continue }
            gaps.append(
                "\(shard.path): was written by a version that did not know \(own.count) kinds of records which others can hold; what rules find by "
                    + "them is not found in its part")
        }
        return common
    }

    /// Reports traces that say to be the same test's of one process.
    private mutating func noteTwins(_ shards: [Shard]) {
        for (one, other) in zip(shards, shards.dropFirst()) where one.identity == other.identity && one.header.process != 0 {
            conflicts.append("\(one.path) and \(other.path) are both of \(one.test) in one process, and differ; both are in the merged trace")
        }
    }

    private static func header(_ shards: [Shard]) -> TraceHeader {
        let sessions = Set(shards.map(\.header.session)).sorted { ($0.high, $0.low) < ($1.high, $1.low) }
        var session = sessions[0]
        // FNV-1a over all of them; see ValueText.
        for other in sessions.dropFirst() {
            session.high = (session.high ^ other.high) &* 0x100_0000_01B3
            session.low = (session.low ^ other.low) &* 0x100_0000_01B3
        }
        let processes = Set(shards.map(\.header.process))
        return TraceHeader(
            session: session, wallClock: shards.map(\.header.wallClock).min() ?? 0, process: processes.count == 1 ? processes.first! : 0)
    }

    /// What all traces say alike.
    private mutating func metadata(_ shards: [Shard]) throws(TraceReaderError) -> TraceMetadata {
        let all = shards.map(\.metadata)
        let first = shards[0]
        if let other = shards.first(where: { $0.metadata.clock != first.metadata.clock }) {
            throw .notRewritable(
                path: other.path,
                reason: "has \(Self.word(other.metadata.clock)) time and \(first.path) has \(Self.word(first.metadata.clock)); one trace has one "
                    + "kind of time")
        }
        var merged = TraceMetadata()
        merged.clock = first.metadata.clock
        merged.toolVersion = common(all, "tool versions", \.toolVersion)
        merged.buildMode = common(all, "build modes", \.buildMode)
        merged.swiftVersion = common(all, "Swift versions", \.swiftVersion)
        merged.system = common(all, "systems", \.system)
        merged.host = common(all, "hosts", \.host)
        merged.package = common(all, "packages", \.package)
        merged.commit = common(all, "commits", \.commit)
        merged.commitIsDirty = merged.commit == nil ? nil : all.contains { $0.commitIsDirty == true } ? true : all[0].commitIsDirty
        merged.importedFrom = common(all, "origins", \.importedFrom)
        merged.executable = Self.same(all, \.executable)
        merged.arguments = Self.same(all, \.arguments) ?? []
        merged.clockSource = Self.same(all, \.clockSource)
        merged.seed = Self.same(all, \.seed)
        merged.tags = Self.same(all, \.tags) ?? [:]
        // Whoever sees the merged trace sees the values of each.
        merged.valuePolicy = all.contains { $0.valuePolicy == .recorded } ? .recorded : Self.same(all, \.valuePolicy)
        mergeProfiles(all, &merged)
        let costs = all.compactMap(\.recorderCost)
        merged.recorderCost = costs.max()
        merged.history = ["merged from \(shards.count) traces"]
        for metadata in all { for line in metadata.history where !merged.history.contains(line) { merged.history.append(line) } }
        return merged
    }

    private mutating func mergeProfiles(_ all: [TraceMetadata], _ merged: inout TraceMetadata) {
        let descriptions = Set(all.map { $0.profileDescription ?? "" }).sorted()
        if descriptions.count == 1 {
            merged.profile = all[0].profile
            merged.profileOverrides = all[0].profileOverrides
            merged.otherProfiles = all[0].otherProfiles
            return
        }
        conflicts.append("the traces have different profiles: \(descriptions.map { $0.isEmpty ? "none" : $0 }.joined(separator: ", "))")
        merged.profile = descriptions.first { !$0.isEmpty }
        merged.otherProfiles = descriptions.filter { !$0.isEmpty && $0 != merged.profile }
    }

    private static func same<Value: Equatable>(_ all: [TraceMetadata], _ value: (TraceMetadata) -> Value?) -> Value? {
        let first = value(all[0])
        return all.allSatisfy { value($0) == first } ? first : nil
    }

    /// What all agree on; a conflict where they do not.
    private mutating func common<Value: Hashable>(_ all: [TraceMetadata], _ what: String, _ value: (TraceMetadata) -> Value?) -> Value? {
        let values = Set(all.map(value))
        if values.count == 1 { return value(all[0]) }
        let words = values.map { $0.map { "\($0)" } ?? "none" }.sorted()
        conflicts.append("the traces have different \(what): \(words.joined(separator: ", "))")
        return nil
    }

    private static func word(_ clock: TraceClock?) -> String { clock?.rawValue ?? "unknown" }
}

/// One trace that is to be merged: what decides its place.
private struct Shard {
    let path: String
    let header: TraceHeader
    let metadata: TraceMetadata
    let untoldKinds: Set<EventTag>
    private let source: ByteSource
    private let checksum: UInt32

    init(_ path: String) throws(TraceReaderError) {
        self.path = path
        source = try ByteSource(path: path)
        var sum = Checksum()
        var pass = try FilePass(
            source, path: path, keepsRecords: false, copy: { sum.update(UnsafeRawBufferPointer(rebasing: $1[8..<12])) })
        pass.run(.index)
        metadata = pass.metadata ?? TraceMetadata()
        let file = try pass.file()
        header = file.header
        untoldKinds = file.untoldKinds
        checksum = sum.value
    }

    /// The test, as an error says it.
    var test: String {
        guard let name = metadata.testName else { return metadata.executable ?? "no test" }
        return metadata.testArguments.map { "\(name)-\($0)" } ?? name
    }

    /// What two traces have alike that say to be of one test.
    var identity: [String] { [header.session.description, metadata.testName ?? "", metadata.testArguments ?? "", "\(header.process)"] }

    func isBefore(_ other: Shard) -> Bool {
        (header.wallClock, names, header.process, header.shard, checksum, source.size)
            < (other.header.wallClock, other.names, other.header.process, other.header.shard, other.checksum, other.source.size)
    }

    private var names: String { "\(metadata.testName ?? "")\u{0}\(metadata.testArguments ?? "")\u{0}\(header.session)" }

    func hasBytes(of other: Shard) -> Bool {
        guard source.size == other.source.size, checksum == other.checksum else { return false }
        var place: UInt64 = 0
        while place < source.size {
            let bytes = source.bytes(at: place, count: 1 << 16)
            if bytes.isEmpty || bytes != other.source.bytes(at: place, count: 1 << 16) { return false }
            place += UInt64(bytes.count)
        }
        return true
    }
}

extension TraceFile {
    /// The trace with a beginning and an end of each of its tests, so that what follows it belongs to none of them; and whether ends were
    /// missing. A test that only the metadata names stands around all records.
    fileprivate func closingTests() -> (trace: TraceFile, isCut: Bool) {
        guard let first = records.first, let last = records.last else { return (self, false) }
        var open = 0
        var hasTest = false
        for record in records {
            switch record.event {
            case .testBegan: (open, hasTest) = (open + 1, true)
            case .testEnded: open = max(0, open - 1)
            default: break
            }
        }
        var definitions = definitions
        var records = records
        if !hasTest, let name = metadata.testName, let nameID = definitions.define(name),
            let arguments = definitions.define(metadata.testArguments ?? "") {
            records.insert(TraceRecord(number: 0, stream: first.stream, time: first.time, event: .testBegan(name: nameID, arguments: arguments)), at: 0)
            records.append(TraceRecord(number: 0, stream: first.stream, time: last.time, event: .testEnded(failed: incompleteness != nil)))
        }
        for _ in 0..<open {
            records.append(TraceRecord(number: 0, stream: first.stream, time: last.time, event: .testEnded(failed: true)))
        }
        let trace = TraceFile(
            path: path, header: header, metadata: metadata, definitions: definitions, records: records, flaws: flaws)
        return (trace, open > 0)
    }
}

extension TraceDefinitions {
    /// An identifier for a text, a new one; nil where there are too many. Of the empty text it is none.
    fileprivate mutating func define(_ text: String) -> StringID? {
        if text.isEmpty { return StringID.none }
        var id = UInt32(truncatingIfNeeded: strings.count + 1)
        while strings[StringID(rawValue: id)] != nil || id == 0 { id &+= 1 }
        return add(.string(id: StringID(rawValue: id), text: text)) == .known ? StringID(rawValue: id) : nil
    }
}
