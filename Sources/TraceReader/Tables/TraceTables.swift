import TraceFormat

/// A trace as tables: one for each family of records, with every reference resolved as far as the trace allows.
///
/// Rows refer to one another by index and to names by id; `names` gives the texts. Tables are made in one pass, in time linear in the
/// records and their tree's depth, and hold no more rows than the trace has records.
public struct TraceTables: Sendable {
    public internal(set) var names: NameTable
    public internal(set) var tests: [TestRow] = []
    public internal(set) var steps: [StepRow] = []
    public internal(set) var transactions: [TransactionRow] = []
    public internal(set) var writes: [WriteRow] = []
    public internal(set) var invalidations: [InvalidationRow] = []
    public internal(set) var bodies: [BodyRow] = []
    public internal(set) var identities = IdentityTable()
    public internal(set) var collections: [CollectionRow] = []
    public internal(set) var duplicates: [DuplicateRow] = []
    public internal(set) var warnings: [WarningRow] = []
    public internal(set) var inertUses: [InertRow] = []
    public internal(set) var states: [StateRow] = []
    public internal(set) var comparisons: [ComparisonRow] = []
    public internal(set) var mismatches: [MismatchRow] = []
    public internal(set) var stateTypes: [StateTypeRow] = []
    public internal(set) var subjects: [SubjectRow] = []
    public internal(set) var subjectChanges: [SubjectChangeRow] = []
    public internal(set) var copiedValues: [CopiedValueRow] = []
    public internal(set) var referenceChanges: [ReferenceChangeRow] = []
    public internal(set) var dataShifts: [DataShiftRow] = []
    public internal(set) var renamedElements: [RenamedElementRow] = []
    public internal(set) var evictions: [EvictionRow] = []
    public internal(set) var layouts: [LayoutRow] = []
    public internal(set) var counters: [CounterRow] = []
    public internal(set) var actions: [ActionRow] = []
    public internal(set) var discards: [DiscardRow] = []
    public internal(set) var resources: [ResourceRow] = []
    public internal(set) var idGatherings: [IDGatheringRow] = []
    public internal(set) var placedCollections: [PlacedCollectionRow] = []
    public internal(set) var placeNotes: [PlaceNoteRow] = []
    public internal(set) var costNotes: [CostNoteRow] = []
    /// Nanoseconds that body runs had their thread wait, by their index in `bodies`; of those that did.
    public internal(set) var waits: [Int: Int64] = [:]
    /// From the first record to the last.
    public internal(set) var duration: Int64 = 0
    /// Lines of an imported log that were kept as they are.
    public internal(set) var otherLines = 0
    /// Records of kinds that this version does not know.
    public internal(set) var unknownRecords = 0
    public internal(set) var recordCount = 0
    /// Records that contradict the ones before them, by what is wrong with them.
    public internal(set) var contradictions: [TraceContradiction: Int] = [:]
    /// Whether times are durations. The order of an imported log's lines is all the time it has.
    public internal(set) var hasDurations = true
    /// Whether body runs say if their output changed.
    public internal(set) var knowsOutput = true

    init(definitions: TraceDefinitions) {
        names = NameTable(definitions)
    }

    /// Makes the tables of a trace.
    public init(_ file: TraceFile) {
        // The importers of console logs have an order and no output to compare.
        let isOrdinal = file.metadata.clock == .ordinal
        var builder = TableBuilder(
            definitions: file.definitions, hasDurations: !isOrdinal, knowsOutput: !isOrdinal)
        // What most records become is made room for: growing by and by, it would be copied again and again.
        var (bodies, invalidations) = (0, 0)
        for record in file.records {
            switch record.event {
            case .bodyBegan: bodies += 1
            case .invalidated: invalidations += 1
            default: break
            }
        }
        builder.expect(bodies: bodies, invalidations: invalidations)
        for record in file.records {
            builder.add(number: record.number, stream: record.stream, time: record.time, event: record.event)
        }
        self = builder.finish()
    }
}

/// What can be wrong with a record that was read without fault.
public enum TraceContradiction: String, Hashable, Sendable, CaseIterable {
    /// A body ended that had not begun.
    case bodyEndedWithoutBeginning
    /// A body began and never ended.
    case bodyNeverEnded
    /// More bodies were open at once than are followed.
    case bodiesNestedTooDeep
    /// An identity was created a second time while it stood.
    case identityCreatedTwice
    /// An identity left the tree that was not in it.
    case unknownIdentityRemoved
    /// An identity's parent is not in the trace.
    case unknownParent
    /// An input changed by a write that is not in the trace.
    case unknownWrite
    /// A transaction ended that had not begun.
    case transactionEndedWithoutBeginning
}

extension TraceTables {
    /// The path of an identity from its root, ids included; `unknown` where the trace does not have it.
    ///
    /// Cost: linear in its depth, up to that of 512 identities.
    public func path(of id: IdentityID) -> String { path(of: id, showsKeys: true) }

    /// The path of an identity with `*` for every id, so that the rows of a collection share one.
    public func generalPath(of id: IdentityID) -> String { path(of: id, showsKeys: false) }

    private func path(of id: IdentityID, showsKeys: Bool) -> String {
        guard let row = identities.row(of: id) else { return NameTable.unknown }
        return IdentityPath(showsKeys: showsKeys).text(of: row, in: identities, names: names)
    }

    /// The printed name of an identity's type; `unknown` where the trace does not have it.
    public func typeName(of id: IdentityID) -> String {
        identities.row(of: id).map { names.typeName(identities[$0].type) } ?? NameTable.unknown
    }

    /// The nearest view or modifier with a body at or above an identity, by its row.
    ///
    /// Cost: one hash.
    public func bodyOwner(of id: IdentityID) -> Int? { identities.row(of: id).flatMap { identities.owner(of: $0) } }

    /// Nanoseconds from one time to another; 0 where the second is not later. Never overflows.
    package static func elapsed(from began: Int64, to ended: Int64) -> Int64 {
        guard ended > began else { return 0 }
        let (difference, overflow) = ended.subtractingReportingOverflow(began)
        return overflow ? .max : difference
    }
}
