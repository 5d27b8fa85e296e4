extension BlockEncoder {
    /// Encodes a definition; returns false, having written nothing, if the block is full.
    package func encode(_ definition: TraceDefinition) -> Bool {
        switch definition {
        case .string(let id, let text): define(string: id.rawValue, text: text)
        case .list(let id, let items): define(list: id.rawValue, items: items.lazy.map(\.rawValue))
        case .type(let id, let name, let module, let kind):
            define(type: id.rawValue, name: name.rawValue, module: module.rawValue, kind: kind.rawValue)
        case .location(let id, let function, let file, let line, let column):
            define(
                location: id.rawValue, function: function.rawValue, file: file.rawValue, line: line, column: column)
        }
    }

    /// Encodes any event at a tick; returns false, having written nothing, if the block is full.
    ///
    /// For what is rare: the frequent events have functions of their own. Events of unknown kinds go by `encode(tag:fields:tick:)`.
    package func encode(_ event: TraceEvent, tick: UInt64) -> Bool {
        switch event {
        case .unknown(let tag, _): preconditionFailure("the fields of an event of kind \(tag) are not given")
        case .bodyBegan(let identity, let type, let reasons, let fields):
            return bodyBegan(
                tick, identity: identity.rawValue, type: type.rawValue, reasons: reasons.rawValue,
                fields: fields.rawValue)
        case .bodyEnded(let identity, let outputChanged, let reads):
            return bodyEnded(
                tick, identity: identity.rawValue, outputChanged: outputChanged, reads: reads.rawValue)
        default:
            guard hasRoom else { return false }
            fields.set(event)
            encodeFields(tick)
            return true
        }
    }

    /// Encodes an event by its numbers, if the encoder's schema describes its tag without texts and lists; returns false, having
    /// written nothing, if the block is full.
    package func encode(tag: UInt16, fields numbers: [UInt64], tick: UInt64) -> Bool {
        guard hasRoom else { return false }
        fields.set(tag: tag, fields: numbers)
        encodeFields(tick)
        return true
    }

    private func encodeFields(_ tick: UInt64) {
        guard let description = schema.description(of: fields.tag) else {
            preconditionFailure("the schema does not describe tag \(fields.tag)")
        }
        precondition(
            fields.count == description.fields.count,
            "tag \(fields.tag) has \(description.fields.count) fields, not \(fields.count)")
        var place = cursor
        stamp(fields.tag, tick, at: &place)
        for (index, field) in description.fields.enumerated() {
            put(fields.values[index], as: field.type, at: &place)
        }
        cursor = place
    }

    private func stamp(_ tag: UInt16, _ tick: UInt64, at place: inout UnsafeMutablePointer<UInt8>) {
        if tag < UInt16(EventTag.escape) {
            place.pointee = UInt8(tag)
            place += 1
        } else {
            place.pointee = EventTag.escape
            place += 1
            Varint.put(UInt64(tag), at: &place)
        }
        let last = lastTick
        if tick >= last {
            lastTick = tick
            Varint.put(tick - last, at: &place)
        } else {
            if eventCount == 0 {
                firstTick = tick
                lastTick = tick
            }
            Varint.put(0, at: &place)
        }
        eventCount += 1
        marks[Int(min(tag, 63))] = 1
    }

    private func put(_ value: UInt64, as type: FieldType, at place: inout UnsafeMutablePointer<UInt8>) {
        let id = UInt32(truncatingIfNeeded: value)
        switch type {
        case .number, .string, .list, .type, .location, .object, .code: Varint.put(value, at: &place)
        case .signed: Varint.put(Varint.zigzag(Int64(bitPattern: value)), at: &place)
        case .identity: Varint.put(advance(identity: id), at: &place)
        case .relatedIdentity: Varint.put(Varint.related(id, to: identityBase), at: &place)
        case .write: Varint.put(advance(write: id), at: &place)
        case .relatedWrite: Varint.put(Varint.related(id, to: writeBase), at: &place)
        case .transaction: Varint.put(advance(transaction: id), at: &place)
        case .relatedTransaction: Varint.put(Varint.related(id, to: transactionBase), at: &place)
        case .fixed64:
            for shift in stride(from: UInt64(0), to: 64, by: 8) {
                place.pointee = UInt8(truncatingIfNeeded: value >> shift)
                place += 1
            }
        case .text, .strings: preconditionFailure("texts and lists are written by definitions only")
        }
    }
}
