import Testing
import TraceFormat

/// Content that no encoder writes.
@Suite struct EventDecoderTests {
    private static let ended = EventTag.testEnded.rawValue

    private func fault(_ content: [UInt8], events: UInt32 = 1, lastTick: UInt64 = 0) -> String? {
        let kinds = UInt64(1) << UInt64(content.first.map { min($0, 63) } ?? 0)
        let block = EncodedBlock(content: content, events: events, kinds: kinds, lastTick: lastTick)
        do {
            _ = try block.decode()
            return nil
        } catch {
            return error.description
        }
    }

    private func at(_ offset: Int, _ reason: String) -> String {
        "the event at byte \(offset) of the content is wrong: \(reason)"
    }

    @Test func wellFormedContentIsRead() throws {
        let block = EncodedBlock(
            content: [Self.ended, 5, 1], events: 1, kinds: 1 << UInt64(Self.ended), lastTick: 5)
        #expect(try block.decode() == [StampedEvent(tick: 5, event: .testEnded(failed: true))])
    }

    @Test func anEventThatEndsTooEarlyIsAFault() {
        #expect(fault([Self.ended]) == at(0, "it ends too early"))
        #expect(fault([Self.ended, 0]) == at(0, "it ends too early"))
        #expect(fault([Self.ended, 0x80]) == at(0, "it ends too early"))
        #expect(fault([Self.ended, 0, 1, Self.ended], events: 2) == at(3, "it ends too early"))
    }

    @Test func aNumberOfMoreThan64BitsIsAFault() {
        let nine = [UInt8](repeating: 0xFF, count: 9)
        #expect(fault([Self.ended, 0] + nine + [1]) == nil)
        #expect(fault([Self.ended, 0] + nine + [2]) == at(0, "a number has more than 64 bits"))
        #expect(fault([Self.ended, 0] + nine + [0x81, 0]) == at(0, "a number has more than 64 bits"))
    }

    @Test func anIdentifierOfMoreThan32BitsIsAFault() {
        let step = EventTag.stepEnded.rawValue
        #expect(fault([step, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) == nil)
        #expect(fault([step, 0, 0x80, 0x80, 0x80, 0x80, 0x10]) == at(0, "a number is larger than its field allows"))
        // A difference of -1 to the base 0.
        #expect(fault([EventTag.appeared.rawValue, 0, 1]) == at(0, "a number is larger than its field allows"))
    }

    @Test func tagsThatNobodyDescribedAreFaults() {
        #expect(fault([0, 0, 0]) == at(0, "its tag is 0, which no event has"))
        #expect(fault([200, 0]) == at(0, "its tag is not described by the file's schema"))
        #expect(fault([241, 0]) == at(0, "its tag is not described by the file's schema"))
        #expect(fault([240, 34, 0, 1]) == at(0, "a tag below 240 is written as if it were larger"))
    }

    @Test func ticksDoNotWrap() {
        var block = EncodedBlock(
            content: [Self.ended, 1, 0], events: 1, kinds: 1 << UInt64(Self.ended), lastTick: .max)
        block.header.firstTick = .max
        #expect(throws: TraceFormatError.badEvent(reason: "its tick is larger than 64 bits", offset: 0)) {
            try block.decode()
        }
    }

    @Test func theHeaderMustSayWhatIsThere() {
        let content = [Self.ended, 5, 1]
        #expect(fault(content, events: 2, lastTick: 5) == at(3, "there are 1 events, the header says 2"))
        #expect(fault(content, lastTick: 6) == at(3, "the last tick is 5, the header says 6"))
        let block = EncodedBlock(content: content, events: 1, kinds: 1, lastTick: 5)
        #expect(throws: TraceFormatError.badEvent(
            reason: "the kinds of events are not those that the header names", offset: 3)
        ) { try block.decode() }
    }

    @Test func countsCannotAskForMoreMemoryThanThereIsContent() {
        let list = EventTag.listDefined.rawValue
        #expect(fault([list, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F], events: 0) == at(0, "a list has more than 16384 items"))
        #expect(fault([list, 0, 1, 0x80, 0x80, 1], events: 0) == at(0, "it ends too early"))
        let string = EventTag.stringDefined.rawValue
        #expect(fault([string, 0, 1, 0x81, 0x80, 4], events: 0) == at(0, "a text is longer than 64 KiB"))
        #expect(fault([string, 0, 1, 0x80, 0x80, 4], events: 0) == at(0, "it ends too early"))
    }

    @Test func textThatIsNotUTF8IsRepaired() throws {
        let string = EventTag.stringDefined.rawValue
        let block = EncodedBlock(
            content: [string, 0, 1, 3, 0x61, 0xFF, 0x62], events: 0, kinds: 1 << UInt64(string))
        #expect(try block.decodeAll().definitions == [.string(id: .init(rawValue: 1), text: "a\u{FFFD}b")])
    }

    @Test func aCauseThatIsNewerIsUnknown() throws {
        let tag = EventTag.transactionBegan.rawValue
        let block = EncodedBlock(content: [tag, 0, 2, 200, 1, 0, 0, 0], events: 1, kinds: 1 << UInt64(tag))
        #expect(try block.decode().map(\.event) == [
            .transactionBegan(
                id: .init(rawValue: 1), cause: .unknown, name: .none, location: .none, parent: .none)
        ])
    }

    @Test func changedContentNeitherCrashesNorHangs() {
        var refused = 0
        for seed in UInt64(1)...1000 {
            var random = SeededGenerator(seed: seed)
            let encoder = BlockEncoder.begun()
            for definition in RandomEvents.oneDefinitionOfEach(&random) where !encoder.encode(definition) {
                Issue.record("the block is full")
            }
            for event in RandomEvents.oneOfEach(&random) where !encoder.encode(event, tick: random.next() >> 40) {
                Issue.record("the block is full")
            }
            var block = EncodedBlock(encoder)
            for _ in 0...random.number() % 4 where !block.content.isEmpty {
                let index = Int.random(in: block.content.indices, using: &random)
                switch random.next() % 3 {
                case 0: block.content[index] ^= 1 << UInt8(random.next() % 8)
                case 1: block.content[index] = UInt8(truncatingIfNeeded: random.next())
                default: block.content.removeSubrange(index...)
                }
            }
            // Whatever comes out, it is events or an error, and no more events than bytes.
            if let events = try? block.decode() {
                #expect(events.count <= block.content.count / 2, "seed \(seed)")
            } else {
                refused += 1
            }
        }
        // A change to a number can go unnoticed here, since the checksum is another's job; most changes cannot.
        #expect(refused > 300)
    }
}
