/// Prints records in the textual notation, one line each.
///
/// Remembers which types it has declared, so records are to be given in their order.
public struct TraceNotationPrinter: Sendable {
    private let definitions: TraceDefinitions
    private var typeNames: [TypeID: String] = [:]
    private var namesakes: [String: Int] = [:]

    /// A printer that resolves identifiers with these definitions.
    public init(_ definitions: TraceDefinitions) {
        self.definitions = definitions
    }

    /// Appends the record's line, and before it the declaration of a type that it is the first to use.
    public mutating func print(_ record: TraceRecord, into text: inout String) {
        let fields = fields(of: record.event, into: &text)
        let number = String(record.number)
        text += String(repeating: " ", count: max(0, 5 - number.utf8.count)) + number + "  "
        text += Self.padded(Self.time(record.time), to: 12)
        if record.stream != 0 { text += "@\(record.stream)  " }
        text += Self.padded(Self.name(of: record.event), to: 21)
        text += fields + "\n"
    }

    /// The event's fields, without time and name. Declarations of types go to `text`.
    private mutating func fields(of event: TraceEvent, into text: inout String) -> String {
        switch event {
        case .testBegan(let name, let arguments):
            return string(name) + (arguments == .none ? "" : " args \(string(arguments))")
        case .testEnded(let failed): return failed ? "failed" : "passed"
        case .stepBegan(let name, let location): return string(name) + place(location)
        case .stepEnded(let name): return string(name)
        case .marked(let name, let value): return "\(string(name)) \(string(value))"
        case .transactionBegan(let id, let cause, let name, let location, let parent):
            let parent = parent == .none ? "" : " parent t\(parent)"
            return "t\(id) \(cause) \(string(name))\(place(location))\(parent)"
        case .transactionEnded(let id, let passes, let bodies, let skips):
            return "t\(id) passes \(passes) bodies \(bodies) skips \(skips)"
        case .stateWritten(let write, let identity, let property, let location, let writeFlags):
            return "w\(write) #\(identity) \(string(property))\(place(location))\(flags(writeFlags))"
        case .observableWritten(let write, let object, let type, let property, let location, let writeFlags):
            return "w\(write) o\(object) \(string(type)) \(string(property))\(place(location))\(flags(writeFlags))"
        case .environmentWritten(let write, let identity, let key, let writeFlags, let checked, let run):
            return "w\(write) #\(identity) \(string(key))\(flags(writeFlags)) checked \(checked) run \(run)"
        case .invalidated(let identity, let input, let write):
            return "#\(identity) \(string(input))" + (write == .none ? "" : " from w\(write)")
        case .bodyBegan(let identity, let type, let reasons, let fields):
            let fields = fields == .none ? "" : " fields \(list(fields))"
            return "#\(identity) \(name(of: type, into: &text)) \(list(reasons))\(fields)"
        case .bodyEnded(let identity, let outputChanged, let reads):
            let reads = reads == .none ? "" : " reads \(list(reads))"
            return "#\(identity) \(outputChanged ? "changed" : "same")\(reads)"
        case .viewValuesCreated(let identity, let type, let count):
            return "#\(identity) \(name(of: type, into: &text)) count \(count)"
        case .identityCreated(let identity, let parent, let type, let kind, let key, let slot):
            let key = key == .none ? "" : " key \(string(key))"
            let parent = parent == .none ? "" : " below #\(parent)"
            return "#\(identity) \(name(of: type, into: &text)) \(kind)\(key) slot \(slot)\(parent)"
        case .identityRemoved(let identity, let why): return "#\(identity) \(why)"
        case .identityMoved(let identity, let from, let to): return "#\(identity) from \(from) to \(to)"
        case .stateCreated(let identity, let property): return "#\(identity) \(string(property))"
        case .stateDropped(let identity, let property, let written):
            return "#\(identity) \(string(property)) \(written ? "written" : "unwritten")"
        case .collectionUpdated(let identity, let count, let inserted, let removed, let moved, let duplicates):
            return "#\(identity) count \(count) inserted \(inserted) removed \(removed) moved \(moved) "
                + "duplicates \(duplicates)"
        case .stateDeclared(let type, let property, let valueType, let kind):
            return "\(name(of: type, into: &text)) \(string(property)) \(string(valueType)) \(kind)"
        case .subjectShown(let identity, let subject): return "#\(identity) \(subject)"
        case .subjectChanged(let identity, let field): return "#\(identity) \(string(field))"
        case .initialValueCopied(let identity, let property, let owner, let source):
            let owner = owner == .none ? "" : " from #\(owner)"
            return "#\(identity) \(string(property))\(owner) \(string(source))"
        case .referenceChanged(let identity, let property, let field):
            return "#\(identity) \(string(property)) \(string(field))"
        case .dataShifted(let identity, let from, let to, let rows): return "#\(identity) from \(from) to \(to) rows \(rows)"
        case .elementRenamed(let identity, let old, let position):
            return "#\(identity)\(old == .none ? "" : " from #\(old)") position \(position)"
        case .evictionDue(let identity), .identityKept(let identity): return "#\(identity)"
        case .identityLeaving(let identity, let why): return "#\(identity) \(why)"
        case .duplicateIDFound(let identity, let key, let first, let position):
            return "#\(identity) \(string(key)) first \(first) position \(position)"
        case .warningIssued(let identity, let kind, let text): return "#\(identity) \(kind) \(string(text))"
        case .appeared(let identity), .disappeared(let identity), .layoutBegan(let identity): return "#\(identity)"
        case .taskStarted(let identity, let name): return "#\(identity) \(string(name))"
        case .taskEnded(let identity, let name, let cancelled):
            return "#\(identity) \(string(name)) \(cancelled ? "cancelled" : "finished")"
        case .changeActionRan(let identity, let valueType): return "#\(identity) \(string(valueType))"
        case .layoutEnded(let identity, let measured): return "#\(identity) measured \(measured)"
        case .otherLogged(let line): return string(line)
        case .countersSampled(let name, let value): return "\(string(name)) \(value)"
        case .inertUsed(let identity, let api): return "#\(identity) \(string(api))"
        case .equalityBegan(let identity): return "#\(identity)"
        case .equalityEnded(let identity, let equal): return "#\(identity) \(equal ? "equal" : "different")"
        case .equalityMismatched(let identity, let kind, let fields):
            return "#\(identity) \(kind)" + (fields == .none ? "" : " fields \(list(fields))")
        case .actionBegan(let identity, let cause, let name, let location):
            return "#\(identity) \(cause) \(string(name))\(place(location))"
        case .actionEnded(let identity): return "#\(identity)"
        case .bodyWaited(let identity, let nanoseconds): return "#\(identity) nanoseconds \(nanoseconds)"
        case .initialValuesDiscarded(let identity, let property, let valueType, let count):
            return "#\(identity) \(string(property)) \(string(valueType)) count \(count)"
        case .resourceMade(let identity, let kind, let property): return "#\(identity) \(string(kind)) \(string(property))"
        case .idsGathered(let identity, let count, let nanoseconds):
            return "#\(identity) count \(count) nanoseconds \(nanoseconds)"
        case .costNoted(let identity, let kind, let name, let count, let amount):
            return "#\(identity) \(kind) \(string(name)) count \(count) amount \(amount)"
        case .collectionPlaced(let identity, let container, let count, let visible):
            return "#\(identity) \(string(container)) count \(count) visible \(visible)"
        case .placeNoted(let identity, let kind, let view, let container, let givenWidth, let givenHeight, let width, let height):
            return "#\(identity) \(kind) \(string(view)) \(string(container)) given \(givenWidth) \(givenHeight) "
                + "size \(width) \(height)"
        case .unknown(let tag, let fields):
            return "\(tag) [\(definitions.fields(fields).map(String.init).joined(separator: ", "))]"
        }
    }

    private func string(_ id: StringID) -> String {
        id == .none ? "-" : NotationLexer.spelling(definitions.text(id))
    }

    private func list(_ id: ListID) -> String {
        id == .none ? "-" : "[\(definitions.list(id).map(NotationLexer.spelling).joined(separator: ", "))]"
    }

    private func flags(_ flags: WriteFlags) -> String {
        TraceNotation.flags.enumerated()
            .filter { flags.rawValue >> UInt8($0.offset) & 1 == 1 }
            .map { " " + $0.element }
            .joined()
    }

    private func place(_ id: LocationID) -> String {
        guard id != .none else { return "" }
        let place = definitions.location(id) ?? TraceLocation(function: "?\(id)", file: "", line: 0)
        let isBare = NotationLexer.isBare(place.file) && !place.file.utf8.contains(UInt8(ascii: ":"))
        let file = place.file.isEmpty ? "-" : isBare ? place.file : NotationLexer.quoting(place.file)
        let column = place.column == 0 ? "" : ":\(place.column)"
        let function = place.function.isEmpty ? "" : " in \(NotationLexer.spelling(place.function))"
        return " at \(file):\(place.line)\(column)\(function)"
    }

    private mutating func name(of id: TypeID, into text: inout String) -> String {
        if let name = typeNames[id] { return name }
        guard id != .none else { return "-" }
        let type = definitions.type(id) ?? TraceType(name: "?\(id)", module: "", kind: .view)
        let count = namesakes[type.name, default: 0] + 1
        namesakes[type.name] = count
        let name = NotationLexer.spelling(count == 1 ? type.name : "\(type.name)~\(count)")
        typeNames[id] = name
        if count > 1 || type.kind != .view || !type.module.isEmpty {
            let module = type.module.isEmpty ? "-" : NotationLexer.spelling(type.module)
            text += "type \(name) \(type.kind) \(module)\n"
        }
        return name
    }

    /// Nanoseconds as exact microseconds: `12.345us`.
    static func time(_ nanoseconds: Int64) -> String {
        let (whole, part) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
        var text = (nanoseconds < 0 ? "-" : "") + String(whole)
        if part > 0 {
            let digits = String(part + 1000).dropFirst()
            text += "." + String(digits.reversed().drop { $0 == "0" }.reversed())
        }
        return text + "us"
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(2, width - text.utf8.count))
    }

    /// What an event is called in the notation.
    package static func name(of event: TraceEvent) -> String {
        switch event {
        case .testBegan: "test began"
        case .testEnded: "test ended"
        case .stepBegan: "step began"
        case .stepEnded: "step ended"
        case .marked: "marked"
        case .transactionBegan: "transaction began"
        case .transactionEnded: "transaction ended"
        case .stateWritten: "state written"
        case .observableWritten: "observable written"
        case .environmentWritten: "environment written"
        case .invalidated: "invalidated"
        case .bodyBegan: "body began"
        case .bodyEnded: "body ended"
        case .viewValuesCreated: "view values created"
        case .identityCreated: "identity created"
        case .identityRemoved: "identity removed"
        case .identityMoved: "identity moved"
        case .stateCreated: "state created"
        case .stateDropped: "state dropped"
        case .collectionUpdated: "collection updated"
        case .stateDeclared: "state declared"
        case .subjectShown: "subject shown"
        case .subjectChanged: "subject changed"
        case .initialValueCopied: "initial value copied"
        case .referenceChanged: "reference changed"
        case .dataShifted: "data shifted"
        case .elementRenamed: "element renamed"
        case .evictionDue: "eviction due"
        case .identityLeaving: "identity leaving"
        case .identityKept: "identity kept"
        case .duplicateIDFound: "duplicate id found"
        case .warningIssued: "warning issued"
        case .appeared: "appeared"
        case .disappeared: "disappeared"
        case .taskStarted: "task started"
        case .taskEnded: "task ended"
        case .changeActionRan: "change action ran"
        case .layoutBegan: "layout began"
        case .layoutEnded: "layout ended"
        case .otherLogged: "other logged"
        case .countersSampled: "counters sampled"
        case .inertUsed: "inert used"
        case .equalityBegan: "equality began"
        case .equalityEnded: "equality ended"
        case .equalityMismatched: "equality mismatched"
        case .actionBegan: "action began"
        case .actionEnded: "action ended"
        case .bodyWaited: "body waited"
        case .initialValuesDiscarded: "initial values discarded"
        case .resourceMade: "resource made"
        case .idsGathered: "ids gathered"
        case .costNoted: "cost noted"
        case .collectionPlaced: "collection placed"
        case .placeNoted: "place noted"
        case .unknown: "unknown"
        }
    }
}
