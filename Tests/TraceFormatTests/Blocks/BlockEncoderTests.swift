import Testing
import TraceFormat

@Suite struct BlockEncoderTests {
    @Test(arguments: UInt64(1)...10)
    func everyEventComesBackAsItWasWritten(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var written: [StampedEvent] = []
        var defined: [TraceDefinition] = []
        var tick = random.next() >> 8
        let encoder = BlockEncoder.begun()
        for _ in 0..<20 {
            for definition in RandomEvents.oneDefinitionOfEach(&random) {
                #expect(encoder.encode(definition))
                defined.append(definition)
            }
            for event in RandomEvents.oneOfEach(&random).shuffled(using: &random) {
                tick += UInt64(random.number())
                #expect(encoder.encode(event, tick: tick))
                written.append(StampedEvent(tick: tick, event: event))
            }
        }
        let read = try EncodedBlock(encoder).decodeAll()
        #expect(read.events == written)
        #expect(read.definitions == defined)
        #expect(Int(encoder.eventCount) == written.count)
    }

    @Test func definitionsInFrontOfTheFirstEventLeaveItsTick() throws {
        let encoder = BlockEncoder.begun()
        #expect(encoder.define(string: 1, text: "name"))
        #expect(encoder.encode(.stepEnded(name: StringID(rawValue: 1)), tick: 1000))
        #expect(try EncodedBlock(encoder).decode().map(\.tick) == [1000])
        #expect(encoder.firstTick == 1000)
        #expect(encoder.eventCount == 1)
    }

    @Test func functionsForFrequentEventsWriteWhatTheGeneralOneWrites() {
        let fast = BlockEncoder.begun()
        let general = BlockEncoder.begun()
        var random = SeededGenerator(seed: 7)
        for round in 0..<200 {
            let tick = UInt64(round) * 100
            let numbers = (0..<6).map { _ in random.number() }
            let (a, b, c, d, e) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
            let flags = UInt8(truncatingIfNeeded: a)
            let code = UInt8(b % 7)
            let calls: [(Bool, TraceEvent)] = [
                (
                    fast.transactionBegan(tick, transaction: a, cause: code, name: b, location: c, parent: d),
                    .transactionBegan(
                        id: .init(rawValue: a), cause: CauseKind(rawValue: code)!, name: .init(rawValue: b),
                        location: .init(rawValue: c), parent: .init(rawValue: d))
                ),
                (
                    fast.transactionEnded(tick, transaction: a, passes: b, bodies: c, skips: d),
                    .transactionEnded(id: .init(rawValue: a), passes: b, bodies: c, skips: d)
                ),
                (
                    fast.viewValuesCreated(tick, identity: a, type: b, count: c),
                    .viewValuesCreated(identity: .init(rawValue: a), type: .init(rawValue: b), count: c)
                ),
                (
                    fast.identityCreated(tick, identity: a, parent: b, type: c, kind: code, key: d, slot: e),
                    .identityCreated(
                        identity: .init(rawValue: a), parent: .init(rawValue: b), type: .init(rawValue: c),
                        kind: IdentityKind(rawValue: code)!, key: .init(rawValue: d), slot: e)
                ),
                (
                    fast.identityRemoved(tick, identity: a, why: code),
                    .identityRemoved(identity: .init(rawValue: a), why: RemovalReason(rawValue: code)!)
                ),
                (
                    fast.stateCreated(tick, identity: a, property: b),
                    .stateCreated(identity: .init(rawValue: a), property: .init(rawValue: b))
                ),
                (
                    fast.stateDropped(tick, identity: a, property: b, written: c & 1 == 1),
                    .stateDropped(identity: .init(rawValue: a), property: .init(rawValue: b), written: c & 1 == 1)
                ),
                (
                    fast.stateWritten(tick, write: a, identity: b, property: c, location: d, flags: flags),
                    .stateWritten(
                        write: .init(rawValue: a), identity: .init(rawValue: b), property: .init(rawValue: c),
                        location: .init(rawValue: d), flags: WriteFlags(rawValue: flags))
                ),
                (
                    fast.observableWritten(
                        tick, write: a, object: b, type: c, property: d, location: e, flags: flags),
                    .observableWritten(
                        write: .init(rawValue: a), object: .init(rawValue: b), type: .init(rawValue: c),
                        property: .init(rawValue: d), location: .init(rawValue: e), flags: WriteFlags(rawValue: flags))
                ),
                (
                    fast.invalidated(tick, identity: a, input: b, write: c),
                    .invalidated(
                        identity: .init(rawValue: a), input: .init(rawValue: b), write: .init(rawValue: c))
                ),
            ]
            for (wasWritten, event) in calls {
                #expect(wasWritten)
                #expect(general.encode(event, tick: tick))
            }
        }
        #expect(Array(fast.content) == Array(general.content))
        #expect(fast.kinds == general.kinds)
        #expect(fast.eventCount == 2000)
    }

    @Test func rowsThatRunForOneReasonTakeThreeBytesEach() {
        let encoder = BlockEncoder.begun()
        #expect(encoder.bodyBegan(0, identity: 10, type: 1, reasons: 1, fields: 1))
        let first = encoder.count
        #expect(encoder.bodyEnded(1, identity: 10, outputChanged: true, reads: 1))
        #expect(encoder.bodyBegan(2, identity: 11, type: 1, reasons: 1, fields: 1))
        #expect(encoder.bodyEnded(3, identity: 11, outputChanged: true, reads: 1))
        #expect(first == 6)
        #expect(encoder.count == 6 + 3 + 3 + 3)
    }

    @Test func aTickBeforeTheLastCountsAsTheLast() throws {
        let encoder = BlockEncoder.begun()
        for tick: UInt64 in [100, 50, 120] { #expect(encoder.encode(.testEnded(failed: false), tick: tick)) }
        #expect(try EncodedBlock(encoder).decode().map(\.tick) == [100, 100, 120])
    }

    @Test func aFullBlockTakesNothingMore() throws {
        let encoder = BlockEncoder.begun()
        var count: UInt32 = 0
        while encoder.bodyEnded(UInt64(count), identity: 0, outputChanged: false, reads: count) { count += 1 }
        let size = encoder.count
        #expect(size > BlockEncoder.leastCapacity - 1000 && size <= BlockEncoder.leastCapacity)
        #expect(!encoder.hasRoom)
        #expect(!encoder.encode(.testEnded(failed: false), tick: 0))
        #expect(!encoder.define(type: 1, name: 1, module: 1, kind: 0))
        #expect(!encoder.define(string: 1, text: String(repeating: "x", count: 1000)))
        #expect(encoder.count == size)
        #expect(encoder.eventCount == count)
        #expect(try EncodedBlock(encoder).decode().count == Int(count))
    }

    @Test func anEmptyBlockHasRoomForTheLongestTextAndTheLongestList() {
        #expect(BlockEncoder.begun().define(string: .max, text: String(repeating: "x", count: TraceLimits.textBytes)))
        let list = [UInt32](repeating: .max, count: TraceLimits.listItems)
        #expect(BlockEncoder.begun().define(list: .max, items: list))
    }

    @Test func aTextThatIsTooLongSaysHowMuchIsMissing() throws {
        let encoder = BlockEncoder.begun()
        #expect(encoder.define(string: 1, text: String(repeating: "ü", count: 40_000)))
        #expect(encoder.encode(.testEnded(failed: false), tick: 0))
        guard case .string(_, let text) = try EncodedBlock(encoder).decodeAll().definitions.first else {
            Issue.record("there is no string")
            return
        }
        #expect(text.utf8.count == TraceLimits.textBytes || text.utf8.count == TraceLimits.textBytes - 1)
        #expect(text.hasSuffix("üü … (80000 bytes in all)"))
    }

    @Test func aNewBlockKnowsNothingOfTheLast() throws {
        let encoder = BlockEncoder.begun()
        #expect(encoder.bodyBegan(5, identity: 7, type: 1, reasons: 2, fields: 3))
        let first = Array(encoder.content)
        let epoch = encoder.epoch
        encoder.begin(stream: 0, sequence: 1)
        #expect(encoder.isEmpty)
        #expect(encoder.epoch != epoch)
        #expect(encoder.bodyBegan(5, identity: 7, type: 1, reasons: 2, fields: 3))
        #expect(Array(encoder.content) == first)
    }

    @Test func stampsAreClaimedOnceInEachEpoch() {
        let stamps = DefinitionStamps()
        #expect(!stamps.claim(0, in: 1))
        for id: UInt32 in [1, 255, 256, 100_000] {
            #expect(stamps.claim(id, in: 1))
            #expect(!stamps.claim(id, in: 1))
            #expect(stamps.claim(id, in: 2))
        }
        stamps.forget(256)
        #expect(stamps.claim(256, in: 2))
        #expect(!stamps.claim(255, in: 2))
    }
}
