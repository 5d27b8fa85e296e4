import Testing
import TraceFormat

@Suite struct EventSchemaTests {
    private func decode(_ bytes: [UInt8]) throws(TraceFormatError) -> EventSchema {
        try bytes.span.bytes.withUnsafeBytes { bytes throws(TraceFormatError) in
            try EventSchema(id: 1, decoding: bytes)
        }
    }

    @Test func theCurrentSchemaComesBackAsItWasWritten() throws {
        #expect(try decode(EventSchema.current.encoded) == .current)
    }

    @Test func fieldsOfFixedTagsAreThoseOfMajorVersionOne() {
        // A change here makes every older reader misread: it needs a new major version.
        let fixed = EventSchema.current.tags.prefix(15).map { tag in
            "\(tag.tag) \(tag.name): " + tag.fields.map { "\($0.name) \($0.type)" }.joined(separator: ", ")
        }
        #expect(fixed == [
            "1 stringDefined: id string, text text",
            "2 listDefined: id list, items strings",
            "3 typeDefined: id type, name string, module string, kind code",
            "4 locationDefined: id location, function string, file string, line number, column number",
            "5 transactionBegan: transaction transaction, cause code, name string, location location, parent relatedTransaction",
            "6 transactionEnded: transaction transaction, passes number, bodies number, skips number",
            "7 bodyBegan: identity identity, type type, reasons list, fields list",
            "8 bodyBeganByItself: identity identity, type type, reasons list",
            "9 bodyBeganAlike: identity identity",
            "10 bodyEndedSame: reads list",
            "11 bodyEndedChanged: reads list",
            "12 bodyEnded: identity identity, changed code, reads list",
            "13 identityCreated: identity identity, parent relatedIdentity, type type, kind code, key string, slot number",
            "14 stateCreated: identity identity, property string",
            "15 viewValuesCreated: identity identity, type type, count number",
        ])
    }

    @Test func tagsAndFieldsFromTheFutureAreSkipped() throws {
        // Extra fields of every type on a known tag, a tag of 200 and one behind the escape.
        let extra = FieldType.allCases.filter { $0 != .text && $0 != .strings }.map { FieldDescription("x", $0) }
        let future = EventSchema(
            id: 1,
            tags: EventSchema.current.tags.map { tag in
                var tag = tag
                if tag.tag == UInt16(EventTag.stepEnded.rawValue) { tag.fields += extra }
                return tag
            } + [
                TagDescription(tag: 200, name: "gestureBegan", since: 9, criticality: .ignorable, fields: extra),
                TagDescription(tag: 1000, name: "escaped", since: 9, criticality: .counts, fields: [.init("n", .number)]),
            ])
        let encoder = BlockEncoder.begun(schema: future)
        let values = extra.indices.map { UInt64($0) + 1 }
        #expect(encoder.encode(.appeared(identity: IdentityID(rawValue: 9)), tick: 1))
        #expect(encoder.encode(tag: UInt16(EventTag.stepEnded.rawValue), fields: [3] + values, tick: 2))
        #expect(encoder.encode(tag: 200, fields: values, tick: 3))
        #expect(encoder.encode(tag: 1000, fields: [77], tick: 4))
        #expect(encoder.encode(.disappeared(identity: IdentityID(rawValue: 9)), tick: 5))

        let events = try EncodedBlock(encoder).decode(try decode(future.encoded))
        #expect(events == [
            StampedEvent(tick: 1, event: .appeared(identity: IdentityID(rawValue: 9))),
            StampedEvent(tick: 2, event: .stepEnded(name: StringID(rawValue: 3))),
            StampedEvent(tick: 3, event: .unknown(tag: 200, fields: .none), fields: values),
            StampedEvent(tick: 4, event: .unknown(tag: 1000, fields: .none), fields: [77]),
            StampedEvent(tick: 5, event: .disappeared(identity: IdentityID(rawValue: 9))),
        ])
    }

    @Test func fieldsThatAnOlderFileLacksAreZero() throws {
        let older = EventSchema(
            id: 1,
            tags: EventSchema.current.tags.map { tag in
                var tag = tag
                if tag.tag == UInt16(EventTag.identityMoved.rawValue) { tag.fields.removeLast() }
                return tag
            })
        let encoder = BlockEncoder.begun(schema: older)
        #expect(encoder.encode(tag: UInt16(EventTag.identityMoved.rawValue), fields: [7, 2], tick: 0))
        #expect(try EncodedBlock(encoder).decode(older).map(\.event) == [
            .identityMoved(identity: IdentityID(rawValue: 7), from: 2, to: 0)
        ])
    }

    @Test func aTagWhoseFieldsMeanSomethingElseIsUnknown() throws {
        let tag = UInt16(EventTag.stepEnded.rawValue)
        let other = EventSchema(
            id: 1,
            tags: [
                TagDescription(tag: tag, name: "other", since: 1, criticality: .counts, fields: [.init("x", .fixed64)])
            ])
        let encoder = BlockEncoder.begun(schema: other)
        #expect(encoder.encode(tag: tag, fields: [UInt64.max], tick: 0))
        #expect(try EncodedBlock(encoder).decode(other) == [
            StampedEvent(tick: 0, event: .unknown(tag: tag, fields: .none), fields: [UInt64.max])
        ])
    }

    @Test func whatALaterVersionSaysOfATagIsSkipped() throws {
        // One tag, 20, without fields, and two bytes more that this version does not know.
        #expect(try decode([1, 7, 20, 1, 0x61, 3, 1, 0, 0xAA]).tags == [
            TagDescription(tag: 20, name: "a", since: 3, criticality: .counts, fields: [])
        ])
        // A field of type 99: the tag cannot be walked and is left out.
        #expect(try decode([1, 8, 20, 1, 0x61, 3, 1, 1, 0, 99]).tags == [])
    }

    @Test(arguments: [
        ([0x81, 0x20], "a number is larger than its field allows"),
        ([1], "it ends too early"),
        ([1, 5, 20], "it ends too early"),
        ([1, 6, 20, 1, 0x61, 0, 0, 65], "a number is larger than its field allows"),
        ([1, 6, 20, 1, 0x61, 0, 0, 64], "it ends too early"),
        ([2, 6, 20, 1, 0x61, 0, 0, 0, 6, 20, 1, 0x61, 0, 0, 0], "a tag is described twice"),
    ] as [([UInt8], String)])
    func absurdSchemasAreRefused(bytes: [UInt8], reason: String) {
        #expect(throws: TraceFormatError.badSchema(reason: reason)) { try decode(bytes) }
    }
}
