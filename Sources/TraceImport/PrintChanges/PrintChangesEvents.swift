import TraceFormat

/// Turns the lines of a log into events.
///
/// A log names types and never instances, so each type has one identity, without a parent: 40 equal lines may be 40 rows or one row
/// 40 times. There are no transactions and no writes either, since the log does not say where one begins. Whether an output changed
/// is not known; events say that it did, so that no run counts as wasted.
struct PrintChangesEvents {
    /// Takes an event at a tick, with the definitions it refers to.
    typealias Emit = (UInt64, TraceEvent, TraceDefinitions) throws -> Void

    private(set) var interner = DefinitionInterner()
    private(set) var summary = ImportSummary()
    private var identities: [String: (IdentityID, TypeID)] = [:]
    private var known: Set<String> = []
    private var knownBytes = 0
    private let limits: ImportLimits

    init(_ limits: ImportLimits) { self.limits = limits }

    /// Says where the log came from.
    mutating func begin(_ source: String, _ emit: Emit) throws {
        try send(0, .marked(name: interner.string("import.source"), value: interner.string(Self.bounded(source))), emit)
    }

    /// Says what was counted.
    mutating func finish(_ emit: Emit) throws {
        for counter in summary.counters {
            try send(UInt64(summary.lines), .countersSampled(name: interner.string(counter.name), value: UInt64(counter.value)), emit)
        }
    }

    /// Mutating although it changes nothing: otherwise the call would hold a copy of `self` while its arguments intern texts, and
    /// each of these would copy all that was interned until then.
    private mutating func send(_ tick: UInt64, _ event: TraceEvent, _ emit: Emit) throws {
        try emit(tick, event, interner.definitions)
    }

    /// Gives the events of one entry, each with its place on the ordinal clock: the number of its line.
    mutating func take(_ entry: LineJoiner.Entry, _ emit: Emit) throws {
        let tick = UInt64(entry.number)
        let understood = try take(entry.line, tick, emit)
        if understood { summary.understood += entry.raw.count }
        guard !understood else { return }
        for line in entry.raw {
            summary.notUnderstood += 1
            let text = Self.bounded(line.bytes[...].text)
            guard admit(text) else {
                summary.notKept += 1
                continue
            }
            try send(UInt64(line.number), .otherLogged(line: interner.string(text)), emit)
        }
    }

    mutating func count(_ line: LineReader.Line, isBlank: Bool, isValid: Bool) {
        summary.lines += 1
        if isBlank { summary.blank += 1 }
        if line.isCut { summary.cut += 1 }
        if !isValid { summary.invalidText += 1 }
        if !line.isEnded { summary.endsWithinLine = true }
    }

    /// Whether the line was understood and its texts are few enough to keep.
    private mutating func take(_ line: LogLine, _ tick: UInt64, _ emit: Emit) throws -> Bool {
        switch line {
        case .bodyRan(let type, let reasons):
            guard reasons.count <= TraceLimits.listItems, admit(type), reasons.allSatisfy({ admit($0) }),
                admit(reasons.joined(separator: ", "))
            else { return false }
            let (identity, typeID) = try self.identity(of: type, .view, tick, emit)
            try send(tick, .bodyBegan(identity: identity, type: typeID, reasons: interner.list(reasons), fields: .none), emit)
            try send(tick, .bodyEnded(identity: identity, outputChanged: true, reads: .none), emit)
            summary.bodies += 1
            return true
        case .warning(let warning):
            guard admit(warning.text), admit(warning.subject ?? ""), admit(warning.id ?? "") else { return false }
            var identity = IdentityID.none
            if let subject = warning.subject {
                let kind: TypeKind = warning.kind == .duplicateLayoutID ? .framework : .collection
                identity = try self.identity(of: subject, kind, tick, emit).0
            }
            if let id = warning.id {
                // Equal positions: the log does not say where the elements stand.
                try send(tick, .duplicateIDFound(identity: identity, key: interner.string(id), first: 0, position: 0), emit)
            }
            try send(tick, .warningIssued(identity: identity, kind: warning.kind, text: interner.string(warning.text)), emit)
            summary.warnings += 1
            return true
        case .several(let lines):
            var all = true
            for line in lines where try !take(line, tick, emit) { all = false }
            return all
        case .open, .other:
            return false
        }
    }

    private mutating func identity(
        of type: String, _ kind: TypeKind, _ tick: UInt64, _ emit: Emit
    ) throws -> (IdentityID, TypeID) {
        if let known = identities[type] { return known }
        let id = IdentityID(rawValue: UInt32(identities.count + 1))
        let typeID = interner.type(type, module: "", kind: kind)
        identities[type] = (id, typeID)
        if kind == .view { summary.types += 1 }
        try send(tick, .identityCreated(identity: id, parent: .none, type: typeID, kind: .structural, key: .none, slot: 0), emit)
        return (id, typeID)
    }

    /// Whether the trace has room for the text; it has for one that it knows.
    private mutating func admit(_ text: String) -> Bool {
        if known.contains(text) { return true }
        guard text.utf8.count <= TraceLimits.textBytes, known.count < limits.texts, knownBytes + text.utf8.count <= limits.textBytes
        else { return false }
        known.insert(text)
        knownBytes += text.utf8.count
        return true
    }

    /// The text within the format's limit; repairing invalid bytes can make it longer than the line was.
    private static func bounded(_ text: String) -> String {
        guard text.utf8.count > TraceLimits.textBytes else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: TraceLimits.textBytes)
        while String.Index(end, within: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return String(text[..<end])
    }
}
