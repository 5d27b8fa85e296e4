import TraceFormat

/// Writes pieces of a file in the exact notation, each so that it comes back byte for byte.
struct ExactPrinter {
    private var assembler = ExactAssembler()
    private let opener = BlockOpener()

    /// The lines for bytes that belong together: those before the first block, a block, the trailer, or what is none of them.
    mutating func text(of bytes: [UInt8]) -> String {
        defer { assembler.pass(bytes) }
        guard let text = lines(of: bytes) else { return Self.raw(bytes) }
        // The index speaks of all blocks; others need not be copied for a trial.
        var trial = text.hasPrefix("index") || text.hasPrefix("trailer") ? assembler : ExactAssembler(trying: assembler)
        return trial.bytes(of: text) == bytes ? text : Self.raw(bytes)
    }

    private func lines(of bytes: [UInt8]) -> String? {
        bytes.withUnsafeBytes { buffer in
            if assembler.isAtStart { return header(buffer) }
            if Trailer(decoding: buffer) != nil { return "trailer\n" }
            guard let header = try? BlockHeader(decoding: buffer), buffer.count == BlockHeader.size + Int(header.storedLength),
                let content = try? opener.content(header, stored: UnsafeRawBufferPointer(rebasing: buffer[BlockHeader.size...]))
            else { return nil }
            return block(header, content)
        }
    }

    private func header(_ bytes: UnsafeRawBufferPointer) -> String? {
        guard let (header, _) = try? TraceHeader.decode(bytes) else { return nil }
        return "header \(header.version) session \(header.session) wall \(header.wallClock) monotonic \(header.monotonicClock) required "
            + "\(header.requiredFeatures) optional \(header.optionalFeatures) shard \(header.shard) process \(header.process)\n"
    }

    private func block(_ header: BlockHeader, _ content: UnsafeRawBufferPointer) -> String? {
        guard let type = BlockType(rawValue: header.type) else { return nil }
        let first = "block \(type) \(header.codec) stream \(header.stream) sequence \(header.sequence) schema \(header.schema) ticks "
            + "\(header.firstTick) \(header.lastTick)\n"
        switch type {
        case .metadata: return first + "json \(String(decoding: content, as: UTF8.self))\n"
        case .schema:
            guard let schema = try? EventSchema(id: header.schema, decoding: content) else { return nil }
            return first + schema.tags.map(Self.line).joined()
        case .clock:
            guard let point = ClockPoint(decoding: content) else { return nil }
            return first + "clock tick \(point.tick) monotonic \(point.monotonic) wall \(point.wallClock) bracket \(point.bracket) rate "
                + "\(point.numerator)/\(point.denominator)\n"
        case .loss:
            guard content.count == 8 else { return nil }
            return first + "loss \(UInt64(littleEndian: content.loadUnaligned(as: UInt64.self)))\n"
        case .index: return "index \(header.codec) \(content.count / IndexEntry.size)\n"
        case .treeSnapshot: return nil
        case .events: return events(header, content).map { first + $0 }
        }
    }

    private static func line(_ tag: TagDescription) -> String {
        let fields = tag.fields.map { "\(NotationLexer.spelling($0.name)) \($0.type)" }.joined(separator: ", ")
        return "tag \(tag.tag) \(NotationLexer.spelling(tag.name)) since \(tag.since) critical \(tag.criticality.rawValue) fields [\(fields)]\n"
    }

    private func events(_ header: BlockHeader, _ content: UnsafeRawBufferPointer) -> String? {
        guard let schema = assembler.state.schemas[header.schema] else { return nil }
        var reader = RawEventReader(content, firstTick: header.firstTick, schema: schema)
        var text = ""
        do throws(TraceFormatError) {
            while let event = try reader.next() {
                guard let description = schema.rawDescription(of: event.tag) else { return nil }
                text += "\(event.tick) \(NotationLexer.spelling(description.name))"
                for (field, value) in zip(description.fields, event.values) { text += " " + Self.text(of: value, field.type) }
                text += "\n"
            }
        } catch {
            return nil
        }
        return text
    }

    private static func text(of value: RawEvent.Value, _ type: FieldType) -> String {
        switch value {
        case .text(let text): return NotationLexer.spelling(text)
        case .strings(let items): return "[\(items.map(String.init).joined(separator: ", "))]"
        case .number(let number):
            switch type {
            case .identity, .relatedIdentity: return number == 0 ? "-" : "#\(number)"
            case .write, .relatedWrite: return number == 0 ? "-" : "w\(number)"
            case .transaction, .relatedTransaction: return number == 0 ? "-" : "t\(number)"
            case .signed: return String(Int64(bitPattern: number))
            default: return String(number)
            }
        }
    }

    private static func raw(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 64) {
            var line = Array((start == 0 ? "raw " : "more ").utf8)
            for byte in bytes[start..<min(start + 64, bytes.count)] {
                line.append(digits[Int(byte >> 4)])
                line.append(digits[Int(byte & 15)])
            }
            line.append(UInt8(ascii: "\n"))
            text += String(decoding: line, as: UTF8.self)
        }
        return text
    }
}
