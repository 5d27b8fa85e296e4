import TraceFormat

/// Makes bytes of the exact notation, line by line.
struct ExactAssembler {
    private(set) var state = ExactState()
    private var open: Open?
    private let sealer: BlockSealer
    private let opener: BlockOpener
    private var tokens: ArraySlice<NotationLexer.Token> = []

    /// What the lines at hand belong to.
    private enum Open {
        case raw([UInt8])
        case block(BlockHeader, BlockSealer.Effort, [UInt8])
        case schema(BlockHeader, BlockSealer.Effort, [TagDescription])
        case events(BlockHeader, BlockSealer.Effort, RawEventWriter, EventSchema, names: [String: UInt16])
    }

    init() {
        sealer = BlockSealer()
        opener = BlockOpener()
    }

    /// An assembler that stands where another does, without what only the index needs.
    init(trying other: ExactAssembler) {
        sealer = other.sealer
        opener = other.opener
        state = ExactState(offset: other.state.offset, schemas: other.state.schemas)
    }

    /// Goes on behind bytes that are known.
    mutating func pass(_ bytes: [UInt8]) { _ = emit(bytes) }

    /// Whether nothing was assembled so far.
    var isAtStart: Bool { state.offset == 0 && open == nil }

    /// The bytes of whole lines; nil where one is wrong.
    mutating func bytes(of text: String) -> [UInt8]? {
        do throws(NotationFault) {
            var bytes: [UInt8] = []
            for line in text.utf8.split(separator: UInt8(ascii: "\n")) { bytes += try take(Substring(line)) }
            return bytes + (try finish())
        } catch {
            return nil
        }
    }

    /// Takes a line, and gives the bytes that are complete now.
    mutating func take(_ line: Substring) throws(NotationFault) -> [UInt8] {
        var line = line.drop { $0 == " " || $0 == "\t" }
        if line.hasSuffix("\r") { line.removeLast() }
        if line.isEmpty || line.hasPrefix("//") { return [] }
        let word = line.prefix { $0 != " " }
        switch word {
        case "more":
            guard case .raw(var bytes) = open else { throw NotationFault("'more' goes on with no 'raw'") }
            // Only one owner, so that bytes are appended and not copied.
            open = nil
            bytes += try Self.bytes(line.dropFirst(5))
            open = .raw(bytes)
            return []
        case "json":
            guard case .block(let header, let effort, let content) = open, content.isEmpty else { throw NotationFault("'json' belongs into a block") }
            open = .block(header, effort, Array(line.dropFirst(5).utf8))
            return []
        default: break
        }
        tokens = try NotationLexer.tokens(of: line)[...]
        if case .events = open, word.first?.isNumber == true {
            try readEvent()
            return try ended([])
        }
        if word == "tag" || word == "clock" || word == "loss" {
            tokens.removeFirst()
            switch word {
            case "tag": try readTag()
            case "clock": try readClock()
            default:
                var content: [UInt8] = []
                withUnsafeBytes(of: try number("a count of records").littleEndian) { content += $0 }
                try fill(content)
            }
            return try ended([])
        }
        let done = try finish()
        tokens.removeFirst()
        switch word {
        case "raw":
            open = .raw(try Self.bytes(line.dropFirst(4)))
            tokens = []
        case "header": return done + (try readHeader())
        case "block": try readBlock()
        case "index": return done + (try readIndex())
        case "trailer":
            let trailer = Trailer(
                indexOffset: state.firstIndex, eventCount: state.eventCount, blockCount: UInt32(clamping: state.indexed.count))
            return done + (try ended(emit(trailer.encoded)))
        default: throw NotationFault("'\(word)' begins no line, as 'header', 'block', 'index', 'trailer' and 'raw' do")
        }
        return try ended(done)
    }

    /// The bytes of what is open.
    mutating func finish() throws(NotationFault) -> [UInt8] {
        guard let open else { return [] }
        self.open = nil
        switch open {
        case .raw(let bytes): return emit(bytes)
        case .block(let header, let effort, let content): return try seal(header, effort, content)
        case .schema(let header, let effort, let tags):
            let schema = EventSchema(id: header.schema, tags: tags)
            return try seal(header, effort, schema.encoded)
        case .events(var header, let effort, let writer, _, _):
            header.eventCount = writer.eventCount
            header.kinds = writer.kinds
            return try seal(header, effort, writer.content)
        }
    }

    private mutating func emit(_ bytes: [UInt8]) -> [UInt8] {
        // A schema counts from here on, whether its lines are readable or not.
        if let header = bytes.withUnsafeBytes({ try? BlockHeader(decoding: $0) }), header.knownType == .schema,
            bytes.count == BlockHeader.size + Int(header.storedLength) {
            bytes.withUnsafeBytes { buffer in
                let stored = UnsafeRawBufferPointer(rebasing: buffer[BlockHeader.size...])
                guard let content = try? opener.content(header, stored: stored) else { return }
                if let schema = try? EventSchema(id: header.schema, decoding: content), state.schemas.count < TraceLimits.schemas {
                    state.schemas[header.schema] = schema
                }
            }
        }
        state.take(bytes)
        return bytes
    }

    private mutating func seal(_ header: BlockHeader, _ effort: BlockSealer.Effort, _ content: [UInt8]) throws(NotationFault) -> [UInt8] {
        guard content.count <= TraceLimits.blockBytes else { throw NotationFault("the block above takes more than \(TraceLimits.blockBytes) bytes") }
        let bytes = content.withUnsafeBytes { Array(sealer.seal(header, content: $0, effort: effort).bytes) }
        return emit(bytes)
    }

    /// Gives bytes on if nothing is left of the line.
    private func ended(_ bytes: [UInt8]) throws(NotationFault) -> [UInt8] {
        if let token = tokens.first { throw NotationFault("\(token.described) is one too many") }
        return bytes
    }
}

// MARK: - Lines

extension ExactAssembler {
    private mutating func readHeader() throws(NotationFault) -> [UInt8] {
        let version = try word("a version").split(separator: ".").map { UInt16($0) }
        guard version.count == 2, let major = version[0], let minor = version[1] else { throw NotationFault("a version is written as '1.0'") }
        var header = TraceHeader(version: TraceVersion(major: major, minor: minor))
        try label("session")
        let session = try word("a session")
        guard session.utf8.count == 32, let high = UInt64(session.prefix(16), radix: 16), let low = UInt64(session.suffix(16), radix: 16) else {
            throw NotationFault("a session has 32 hexadecimal digits")
        }
        header.session = TraceSessionID(high: high, low: low)
        header.wallClock = try number("wall", 64)
        header.monotonicClock = try number("monotonic", 64)
        header.requiredFeatures = try number("required", 16)
        header.optionalFeatures = try number("optional", 16)
        header.shard = try number("shard", 32)
        header.process = try number("process", 32)
        return try ended(emit(header.encoded))
    }

    private mutating func readBlock() throws(NotationFault) {
        let word = try word("a type of block")
        guard let type = BlockType.allCases.first(where: { "\($0)" == word }), type != .treeSnapshot, type != .index else {
            throw NotationFault("'\(word)' is no type of block (events, metadata, schema, clock, loss)")
        }
        var header = BlockHeader(type)
        let effort = try effort()
        header.stream = try number("stream", 32)
        header.sequence = try number("sequence", 32)
        header.schema = try number("schema", 32)
        header.firstTick = try number("ticks", 64)
        header.lastTick = try number("a last tick")
        switch type {
        case .events:
            guard let schema = state.schemas[header.schema] else { throw NotationFault("schema \(header.schema) does not stand above") }
            let tags = EventSchema.current.tags.filter { $0.tag <= UInt16(EventTag.lastFixed) } + schema.tags.filter { $0.tag > UInt16(EventTag.lastFixed) }
            let names = Dictionary(tags.map { ($0.name, $0.tag) }) { first, _ in first }
            open = .events(header, effort, RawEventWriter(firstTick: header.firstTick, schema: schema), schema, names: names)
        case .schema: open = .schema(header, effort, [])
        default: open = .block(header, effort, [])
        }
    }

    private mutating func effort() throws(NotationFault) -> BlockSealer.Effort {
        switch try word("a codec") {
        case "zlib": return .fast
        case "stored": return .stored
        case let word: throw NotationFault("'\(word)' is no codec (zlib, stored)")
        }
    }

    private mutating func readEvent() throws(NotationFault) {
        guard case .events(let header, let effort, var writer, let schema, let names) = open else { return }
        // Only one owner, so that its content is appended to and not copied.
        open = nil
        let tick = try number("a tick")
        guard let name = try text("an event's name"), let tag = names[name], let description = schema.rawDescription(of: tag) else {
            throw NotationFault("the schema describes no such event")
        }
        var values: [RawEvent.Value] = []
        for field in description.fields { values.append(try value(field.type)) }
        if let reason = writer.append(RawEvent(tag: tag, tick: tick, values: values)) { throw NotationFault(reason) }
        guard writer.content.count <= TraceLimits.blockBytes else {
            throw NotationFault("the block takes more than \(TraceLimits.blockBytes) bytes")
        }
        open = .events(header, effort, writer, schema, names: names)
    }

    private mutating func value(_ type: FieldType) throws(NotationFault) -> RawEvent.Value {
        switch type {
        case .text: return .text(try text("a text") ?? "-")
        case .strings:
            guard tokens.popFirst() == .open else { throw NotationFault("a list '[…]' of numbers is missing") }
            var items: [UInt64] = []
            while tokens.first != .close {
                if !items.isEmpty, tokens.popFirst() != .comma { throw NotationFault("',' or ']' is missing in a list") }
                items.append(try number("a number"))
            }
            tokens.removeFirst()
            return .strings(items)
        case .identity, .relatedIdentity: return .number(try marked("#"))
        case .write, .relatedWrite: return .number(try marked("w"))
        case .transaction, .relatedTransaction: return .number(try marked("t"))
        case .signed:
            guard case .word(let word) = tokens.popFirst(), let number = Int64(word) else { throw NotationFault("a number is missing") }
            return .number(UInt64(bitPattern: number))
        default: return .number(try number("a number"))
        }
    }

    private mutating func readTag() throws(NotationFault) {
        guard case .schema(let header, let effort, let tags) = open else { throw NotationFault("'tag' belongs into a block of the type schema") }
        guard let tag = UInt16(exactly: try number("a tag")), tag < TraceLimits.schemaTags, tags.count < TraceLimits.schemaTags else {
            throw NotationFault("a tag is less than \(TraceLimits.schemaTags)")
        }
        let name = try text("a name") ?? "-"
        let since: UInt16 = try number("since", 16)
        let critical: UInt8 = try number("critical", 8)
        guard let criticality = Criticality(rawValue: critical) else { throw NotationFault("'critical' is 0, 1 or 2") }
        try label("fields")
        guard tokens.popFirst() == .open else { throw NotationFault("a list '[…]' of fields is missing") }
        var fields: [FieldDescription] = []
        while tokens.first != .close {
            if !fields.isEmpty, tokens.popFirst() != .comma { throw NotationFault("',' or ']' is missing in a list") }
            let name = try text("a field's name") ?? "-"
            let word = try word("a field's type")
            guard let type = FieldType.allCases.first(where: { "\($0)" == word }), fields.count < TraceLimits.schemaFields else {
                throw NotationFault("'\(word)' is no type of a field, or there are too many")
            }
            fields.append(FieldDescription(name, type))
        }
        tokens.removeFirst()
        open = .schema(
            header, effort, tags + [TagDescription(tag: tag, name: name, since: since, criticality: criticality, fields: fields)])
    }

    private mutating func readClock() throws(NotationFault) {
        var point = ClockPoint(tick: 0, monotonic: 0, wallClock: 0, numerator: 1)
        point.tick = try number("tick", 64)
        point.monotonic = try number("monotonic", 64)
        point.wallClock = try number("wall", 64)
        point.bracket = try number("bracket", 64)
        try label("rate")
        let rate = try word("a rate").split(separator: "/").map { UInt64($0) }
        guard rate.count == 2, let numerator = rate[0], let denominator = rate[1] else { throw NotationFault("a rate is written as '1/1'") }
        (point.numerator, point.denominator) = (numerator, denominator)
        try fill(point.encoded)
    }

    private mutating func readIndex() throws(NotationFault) -> [UInt8] {
        let effort = try effort()
        let count = Int(clamping: try number("a count of entries"))
        // Where an index goes on in further blocks, each goes on where the one before ended.
        let indexed = state.indexed
        let taken = state.entries.filter { BlockType(rawValue: $0.type) == .index }.count
        let perBlock = TraceLimits.blockBytes / IndexEntry.size
        let first = taken * perBlock
        guard count <= perBlock, first + count <= indexed.count else { throw NotationFault("there are \(indexed.count) blocks above") }
        return try ended(seal(BlockHeader(.index), effort, IndexEntry.encoded(indexed[first..<(first + count)])))
    }

    private mutating func fill(_ bytes: [UInt8]) throws(NotationFault) {
        guard case .block(let header, let effort, let content) = open, content.isEmpty else { throw NotationFault("the line belongs into a block") }
        open = .block(header, effort, bytes)
    }

    // MARK: Words

    private mutating func word(_ what: String) throws(NotationFault) -> String {
        guard case .word(let word) = tokens.popFirst() else { throw NotationFault("\(what) is missing") }
        return word
    }

    private mutating func text(_ what: String) throws(NotationFault) -> String? {
        switch tokens.popFirst() {
        case .word(let text), .quoted(let text): return text
        default: throw NotationFault("\(what) is missing")
        }
    }

    private mutating func label(_ label: String) throws(NotationFault) {
        guard tokens.first == .word(label) else { throw NotationFault("'\(label)' is missing") }
        tokens.removeFirst()
    }

    private mutating func number(_ what: String) throws(NotationFault) -> UInt64 {
        guard case .word(let word) = tokens.popFirst(), let number = UInt64(word) else { throw NotationFault("\(what) is missing") }
        return number
    }

    private mutating func number<Value: FixedWidthInteger>(_ label: String, _ bits: Int) throws(NotationFault) -> Value {
        try self.label(label)
        guard let value = Value(exactly: try number("a number behind '\(label)'")) else {
            throw NotationFault("the number behind '\(label)' has more than \(bits) bits")
        }
        return value
    }

    private mutating func marked(_ mark: String) throws(NotationFault) -> UInt64 {
        let word = try word("'\(mark)' and a number")
        if word == "-" { return 0 }
        guard word.hasPrefix(mark), let number = UInt64(word.dropFirst()) else { throw NotationFault("'\(mark)' and a number, or '-', stands here, not '\(word)'") }
        return number
    }

    private static func bytes(_ digits: Substring) throws(NotationFault) -> [UInt8] {
        let digits = Array(digits.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") })
        func value(_ digit: UInt8) -> UInt8? {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
            default: nil
            }
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 2)
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard index + 1 < digits.count, let high = value(digits[index]), let low = value(digits[index + 1]) else {
                throw NotationFault("bytes are written as two digits from 0 to f each")
            }
            bytes.append(high << 4 | low)
        }
        return bytes
    }
}
