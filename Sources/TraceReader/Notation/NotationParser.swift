import TraceFormat

/// Reads the textual notation line by line.
struct NotationParser {
    private var interner = DefinitionInterner()
    private var types: [String: TypeID] = [:]
    private var metadata = TraceMetadata()
    private var records: [TraceRecord] = []
    private var tokens: ArraySlice<NotationLexer.Token> = []

    /// The trace that was read until now, with its streams merged as a reader merges them.
    func file(_ path: String) -> TraceFile {
        let order = records.indices.sorted { left, right in
            let (first, second) = (records[left], records[right])
            return (first.time, first.stream, left) < (second.time, second.stream, right)
        }
        let merged = order.enumerated().map { index, place in
            var record = records[place]
            record.number = index + 1
            return record
        }
        return TraceFile(path: path, metadata: metadata, definitions: interner.definitions, records: merged)
    }

    mutating func parse(line: Substring) throws(NotationFault) {
        let line = line.drop { $0 == " " || $0 == "\t" }
        if line.hasPrefix("//") { return }
        if line.hasPrefix("metadata ") { return try readMetadata(line.dropFirst("metadata ".count)) }
        tokens = try NotationLexer.tokens(of: line)[...]
        if tokens.isEmpty { return }
        if tokens.first == .word("type") { try declareType() } else { try readRecord() }
        if let token = tokens.first { throw NotationFault("\(token.described) is one too many") }
        if interner.isFull { throw NotationFault("there are more strings, lists, types or places than a trace may define") }
    }

    private mutating func readMetadata(_ json: Substring) throws(NotationFault) {
        do {
            metadata = try TraceMetadata(json: String(json))
        } catch {
            throw NotationFault("\(error)")
        }
    }

    private mutating func declareType() throws(NotationFault) {
        tokens.removeFirst()
        let label = try text("the type's name") ?? ""
        let kind: TypeKind = try code("a kind of type")
        let module = try text("the type's module") ?? ""
        var name = label
        if let mark = label.lastIndex(of: "~"), Int(label[label.index(after: mark)...]) != nil {
            name = String(label[..<mark])
        }
        types[label] = interner.type(name, module: module, kind: kind)
    }

    private mutating func readRecord() throws(NotationFault) {
        // A number without a unit is the record's own, which its place says already.
        if case .word(let word) = tokens.first, Int(word) != nil { tokens.removeFirst() }
        let time = try time()
        var stream: UInt32 = 0
        if case .word(let word) = tokens.first, word.hasPrefix("@"), let number = UInt32(word.dropFirst()) {
            stream = number
            tokens.removeFirst()
        }
        if let last = records.last, last.time > time {
            throw NotationFault(
                "the time \(TraceNotationPrinter.time(time)) is before that of the record above, "
                    + TraceNotationPrinter.time(last.time))
        }
        let event = try event(named: try name())
        records.append(TraceRecord(number: records.count + 1, stream: stream, time: time, event: event))
    }

    private mutating func time() throws(NotationFault) -> Int64 {
        let units: [(String, Int64)] = [("ns", 1), ("us", 1000), ("ms", 1_000_000), ("s", 1_000_000_000)]
        guard case .word(let word) = tokens.popFirst(),
            let (suffix, unit) = units.first(where: { word.hasSuffix($0.0) })
        else { throw NotationFault("the line begins with no time, as '12.5us'") }
        let parts = word.dropLast(suffix.count).split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first.flatMap({ Int64($0) }), parts.count <= 2 else {
            throw NotationFault("'\(word)' is no time, as '12.5us'")
        }
        var (time, overflow) = whole.multipliedReportingOverflow(by: unit)
        if parts.count == 2 {
            var scale = unit
            for digit in parts[1] {
                guard let value = digit.wholeNumberValue, digit.isASCII, scale % 10 == 0 else {
                    throw NotationFault("'\(word)' has more digits than nanoseconds")
                }
                scale /= 10
                let (sum, tooLarge) = time.addingReportingOverflow(
                    Int64(value) * scale * (word.hasPrefix("-") ? -1 : 1))
                time = sum
                overflow = overflow || tooLarge
            }
        }
        guard !overflow else { throw NotationFault("'\(word)' is too long a time") }
        return time
    }

    /// The event's name: the longest that the next words spell.
    private mutating func name() throws(NotationFault) -> String {
        for count in stride(from: min(3, tokens.count), through: 1, by: -1) {
            let words = tokens.prefix(count).map { token in
                if case .word(let word) = token { word } else { "" }
            }
            let name = words.joined(separator: " ")
            if TraceNotation.names.contains(name) {
                tokens.removeFirst(count)
                return name
            }
        }
        throw NotationFault("\(tokens.first?.described ?? "nothing") begins no event's name, as 'body began' does")
    }
}

extension NotationParser {
    private mutating func event(named name: String) throws(NotationFault) -> TraceEvent {
        switch name {
        case "test began": .testBegan(name: try string(), arguments: labelled("args") ? try string() : .none)
        case "test ended": .testEnded(failed: try choice("passed", "failed"))
        case "step began": .stepBegan(name: try string(), location: try place())
        case "step ended": .stepEnded(name: try string())
        case "marked": .marked(name: try string(), value: try string())
        case "transaction began":
            .transactionBegan(
                id: try id("t"), cause: try code("a kind of cause"), name: try string(), location: try place(),
                parent: labelled("parent") ? try id("t") : .none)
        case "transaction ended":
            .transactionEnded(
                id: try id("t"), passes: try number("passes"), bodies: try number("bodies"),
                skips: try number("skips"))
        case "state written":
            .stateWritten(
                write: try id("w"), identity: try id("#"), property: try string(), location: try place(),
                flags: try flags())
        case "observable written":
            .observableWritten(
                write: try id("w"), object: try id("o"), type: try string(), property: try string(),
                location: try place(), flags: try flags())
        case "environment written":
            .environmentWritten(
                write: try id("w"), identity: try id("#"), key: try string(), flags: try flags(),
                readersChecked: try number("checked"), readersRun: try number("run"))
        case "invalidated":
            .invalidated(
                identity: try id("#"), input: try string(), write: labelled("from") ? try id("w") : .none)
        case "body began":
            .bodyBegan(
                identity: try id("#"), type: try type(), reasons: try list(),
                fields: labelled("fields") ? try list() : .none)
        case "body ended":
            .bodyEnded(
                identity: try id("#"), outputChanged: try choice("same", "changed"),
                reads: labelled("reads") ? try list() : .none)
        case "view values created":
            .viewValuesCreated(identity: try id("#"), type: try type(), count: try number("count"))
        case "identity created": try identityCreated()
        case "identity removed": .identityRemoved(identity: try id("#"), why: try code("a reason"))
        case "identity moved": .identityMoved(identity: try id("#"), from: try number("from"), to: try number("to"))
        case "state created": .stateCreated(identity: try id("#"), property: try string())
        case "state dropped":
            .stateDropped(
                identity: try id("#"), property: try string(), written: try choice("unwritten", "written"))
        case "collection updated":
            .collectionUpdated(
                identity: try id("#"), count: try number("count"), inserted: try number("inserted"),
                removed: try number("removed"), moved: try number("moved"), duplicates: try number("duplicates"))
        case "state declared":
            .stateDeclared(
                type: try type(), property: try string(), valueType: try string(), kind: try code("a kind of state"))
        case "subject shown": .subjectShown(identity: try id("#"), subject: try integer("a number"))
        case "subject changed": .subjectChanged(identity: try id("#"), field: try string())
        case "initial value copied":
            .initialValueCopied(
                identity: try id("#"), property: try string(), owner: labelled("from") ? try id("#") : .none,
                source: try string())
        case "reference changed": .referenceChanged(identity: try id("#"), property: try string(), field: try string())
        case "data shifted":
            .dataShifted(
                identity: try id("#"), from: try number("from"), to: try number("to"), rows: try number("rows"))
        case "element renamed":
            .elementRenamed(
                identity: try id("#"), old: labelled("from") ? try id("#") : .none, position: try number("position"))
        case "eviction due": .evictionDue(identity: try id("#"))
        case "identity leaving": .identityLeaving(identity: try id("#"), why: try code("a reason"))
        case "identity kept": .identityKept(identity: try id("#"))
        case "duplicate id found":
            .duplicateIDFound(
                identity: try id("#"), key: try string(), first: try number("first"),
                position: try number("position"))
        case "warning issued":
            .warningIssued(identity: try id("#"), kind: try code("a kind of warning"), text: try string())
        case "appeared": .appeared(identity: try id("#"))
        case "disappeared": .disappeared(identity: try id("#"))
        case "task started": .taskStarted(identity: try id("#"), name: try string())
        case "task ended":
            .taskEnded(identity: try id("#"), name: try string(), cancelled: try choice("finished", "cancelled"))
        case "change action ran": .changeActionRan(identity: try id("#"), valueType: try string())
        case "layout began": .layoutBegan(identity: try id("#"))
        case "layout ended": .layoutEnded(identity: try id("#"), measured: try number("measured"))
        case "other logged": .otherLogged(line: try string())
        case "counters sampled": .countersSampled(name: try string(), value: try integer("a number"))
        case "inert used": .inertUsed(identity: try id("#"), api: try string())
        case "equality began": .equalityBegan(identity: try id("#"))
        case "equality ended": .equalityEnded(identity: try id("#"), equal: try choice("different", "equal"))
        case "equality mismatched":
            .equalityMismatched(
                identity: try id("#"), kind: try code("a kind of mismatch"), fields: labelled("fields") ? try list() : .none)
        case "unknown": .unknown(tag: try integer("a tag"), fields: interner.fields(try numbers()))
        default: try cost(named: name)
        }
    }

    private mutating func cost(named name: String) throws(NotationFault) -> TraceEvent {
        switch name {
        case "action began":
            .actionBegan(identity: try id("#"), cause: try code("a kind of cause"), name: try string(), location: try place())
        case "action ended": .actionEnded(identity: try id("#"))
        case "body waited": .bodyWaited(identity: try id("#"), nanoseconds: try long("nanoseconds"))
        case "initial values discarded":
            .initialValuesDiscarded(identity: try id("#"), property: try string(), valueType: try string(), count: try number("count"))
        case "resource made": .resourceMade(identity: try id("#"), kind: try string(), property: try string())
        case "ids gathered":
            .idsGathered(identity: try id("#"), count: try number("count"), nanoseconds: try long("nanoseconds"))
        case "cost noted":
            .costNoted(
                identity: try id("#"), kind: try code("a kind of cost"), name: try string(), count: try number("count"), amount: try long("amount"))
        case "collection placed":
            .collectionPlaced(
                identity: try id("#"), container: try string(), count: try number("count"), visible: try number("visible"))
        default:
            .placeNoted(
                identity: try id("#"), kind: try code("a kind of note"), view: try string(), container: try string(),
                givenWidth: try number("given"), givenHeight: try integer("a height"), width: try number("size"),
                height: try integer("a height"))
        }
    }

    private mutating func identityCreated() throws(NotationFault) -> TraceEvent {
        let identity: IdentityID = try id("#")
        let type = try type()
        let kind: IdentityKind = try code("a kind of identity")
        let key: StringID = labelled("key") ? try string() : .none
        let slot = try number("slot")
        let parent: IdentityID = labelled("below") ? try id("#") : .none
        return .identityCreated(identity: identity, parent: parent, type: type, kind: kind, key: key, slot: slot)
    }

    // MARK: Fields

    private mutating func labelled(_ label: String) -> Bool {
        guard tokens.first == .word(label) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func integer<Value: FixedWidthInteger>(_ what: String) throws(NotationFault) -> Value {
        guard case .word(let word) = tokens.first, let value = Value(word) else { throw missing(what) }
        tokens.removeFirst()
        return value
    }

    private mutating func number(_ label: String) throws(NotationFault) -> UInt32 {
        guard labelled(label) else { throw missing("'\(label)'") }
        return try integer("a number behind '\(label)'")
    }

    private mutating func long(_ label: String) throws(NotationFault) -> UInt64 {
        guard labelled(label) else { throw missing("'\(label)'") }
        return try integer("a number behind '\(label)'")
    }

    private mutating func numbers() throws(NotationFault) -> [UInt64] {
        guard tokens.popFirst() == .open else { throw NotationFault("a list '[…]' of numbers is missing") }
        var numbers: [UInt64] = []
        while tokens.first != .close {
            if !numbers.isEmpty, tokens.popFirst() != .comma { throw NotationFault("',' or ']' is missing in a list") }
            numbers.append(try integer("a number"))
        }
        tokens.removeFirst()
        return numbers
    }

    private mutating func id<ID: TraceIdentifier>(_ mark: String) throws(NotationFault) -> ID {
        guard case .word(let word) = tokens.first, word.hasPrefix(mark), let number = UInt32(word.dropFirst()) else {
            throw missing("'\(mark)' and a number")
        }
        tokens.removeFirst()
        return ID(rawValue: number)
    }

    /// A bare or quoted string, nil for `-`.
    private mutating func text(_ what: String) throws(NotationFault) -> String? {
        switch tokens.first {
        case .word(let word):
            tokens.removeFirst()
            return word == "-" ? nil : word
        case .quoted(let text):
            tokens.removeFirst()
            return text
        default: throw missing(what)
        }
    }

    private mutating func string() throws(NotationFault) -> StringID {
        try text("a string").map { interner.string($0) } ?? .none
    }

    private mutating func list() throws(NotationFault) -> ListID {
        if labelled("-") { return .none }
        guard tokens.first == .open else { throw missing("a list '[…]'") }
        tokens.removeFirst()
        var items: [String] = []
        while tokens.first != .close {
            if !items.isEmpty {
                guard tokens.first == .comma else { throw missing("',' or ']' in a list") }
                tokens.removeFirst()
            }
            items.append(try text("a string in a list") ?? "-")
            guard items.count <= TraceLimits.listItems else { throw NotationFault("a list has more than \(TraceLimits.listItems) strings") }
        }
        tokens.removeFirst()
        return interner.list(items)
    }

    private mutating func type() throws(NotationFault) -> TypeID {
        guard let name = try text("a type's name") else { return .none }
        if let id = types[name] { return id }
        let id = interner.type(name, module: "", kind: .view)
        types[name] = id
        return id
    }

    private mutating func place() throws(NotationFault) -> LocationID {
        guard labelled("at") else { return .none }
        var file = ""
        var numbers: [Substring] = []
        switch tokens.popFirst() {
        case .quoted(let name):
            file = name
            if case .word(let rest) = tokens.first, rest.hasPrefix(":") {
                tokens.removeFirst()
                numbers = rest.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
            }
        case .word(let word):
            let parts = word.split(separator: ":", omittingEmptySubsequences: false)
            file = parts[0] == "-" ? "" : String(parts[0])
            numbers = Array(parts.dropFirst())
        default: throw NotationFault("a place FILE:LINE is missing behind 'at'")
        }
        let values = numbers.compactMap { UInt32($0) }
        guard (1...2).contains(numbers.count), values.count == numbers.count else {
            throw NotationFault("a place behind 'at' needs the form FILE:LINE or FILE:LINE:COLUMN")
        }
        let function = labelled("in") ? try text("a function's name") ?? "" : ""
        return interner.location(
            function: function, file: file, line: values[0], column: values.count == 2 ? values[1] : 0)
    }

    private mutating func flags() throws(NotationFault) -> WriteFlags {
        var flags = WriteFlags()
        while case .word(let word) = tokens.first, let bit = TraceNotation.flags.firstIndex(of: word) {
            flags.insert(WriteFlags(rawValue: 1 << UInt8(bit)))
            tokens.removeFirst()
        }
        return flags
    }

    /// One of two words: false for the first, true for the second.
    private mutating func choice(_ first: String, _ second: String) throws(NotationFault) -> Bool {
        if labelled(first) { return false }
        guard labelled(second) else { throw missing("'\(first)' or '\(second)'") }
        return true
    }

    private mutating func code<Code: CaseIterable>(_ what: String) throws(NotationFault) -> Code {
        guard case .word(let word) = tokens.first, let code = Code.allCases.first(where: { "\($0)" == word }) else {
            throw missing("\(what) (\(Code.allCases.map { "\($0)" }.joined(separator: ", ")))")
        }
        tokens.removeFirst()
        return code
    }

    private func missing(_ what: String) -> NotationFault {
        NotationFault("\(what) is missing" + (tokens.first.map { " before \($0.described)" } ?? " at the end"))
    }
}
