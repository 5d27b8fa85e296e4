import Foundation
import Testing
import TraceReader

@Suite struct TraceTablesTests {
    private func tables(_ text: String) throws -> TraceTables { TraceTables(try TraceNotation.parse(text)) }

    @Test func aBodyKnowsItsTimesTransactionStepAndTest() throws {
        let tables = try tables(
            """
            0us test began CartTests/add
            1us step began tap
            2us transaction began t1 action Add at Tests.swift:3
            3us body began #1 Row [_count]
            7us body ended #1 same reads [_count]
            8us transaction ended t1 passes 2 bodies 1 skips 4
            9us step ended tap
            10us body began #1 Row [_count]
            """)
        let run = try #require(tables.bodies.first)
        #expect(run.selfTime == 4000)
        #expect(run.outputChanged == false)
        #expect(run.isFirst)
        #expect(run.transaction == 0)
        #expect(run.place == TracePlace(test: 0, step: 0))
        #expect(tables.names[run.reasons] == ["_count"])
        #expect(tables.names[run.reads] == ["_count"])
        #expect(tables.transactions[0].skips == 4)
        #expect(tables.names[tables.tests[0].name] == "CartTests/add")
        let open = tables.bodies[1]
        #expect(open.selfTime == nil && open.outputChanged == nil && open.ended == nil)
        #expect(open.place == TracePlace(test: 0, step: nil))
        #expect(!open.isFirst)
        #expect(tables.contradictions == [.bodyNeverEnded: 1])
    }

    @Test func selfTimeLeavesOutWhatRanInsideAndInclusiveTimeAddsWhatRanBecauseOfIt() throws {
        let tables = try tables(
            """
            0us identity created #1 Screen root slot 0
            0us identity created #2 Row structural slot 0 below #1
            1us transaction began t1 mount ""
            10us body began #1 Screen [@self]
            20us body began #9 Inner [@self]
            25us body ended #9 changed
            40us body ended #1 changed
            50us body began #2 Row [@self]
            57us body ended #2 changed
            60us transaction ended t1 passes 1 bodies 2 skips 0
            """)
        #expect(tables.bodies.map(\.selfTime) == [25000, 5000, 7000])
        #expect(tables.bodies[2].parent == 0)
        #expect(tables.bodies[0].inclusiveTime == 32000)
    }

    @Test func theParentIsTheNearestBodyAboveThatRanInTheSameTransaction() throws {
        let tables = try tables(
            """
            type Card modifier Shop
            0us identity created #1 Screen root slot 0
            0us identity created #2 Card structural slot 0 below #1
            0us identity created #3 Row structural slot 0 below #2
            1us transaction began t1 mount ""
            2us body began #1 Screen [@self]
            2us body ended #1 changed
            3us body began #2 Card [@self]
            3us body ended #2 changed
            4us body began #3 Row [@self]
            4us body ended #3 changed
            5us transaction ended t1 passes 1 bodies 3 skips 0
            6us transaction began t2 action Tap
            7us body began #1 Screen [_a]
            7us body ended #1 changed
            8us body began #3 Row [@self]
            8us body ended #3 changed
            9us transaction ended t2 passes 1 bodies 2 skips 1
            10us transaction began t3 action Tap
            11us body began #3 Row [@self]
            11us body ended #3 changed
            12us transaction ended t3 passes 1 bodies 1 skips 0
            """)
        // The modifier between them did not run the second time, and nothing above did the third time.
        #expect(tables.bodies.map(\.parent) == [nil, 0, 1, nil, 3, nil])
    }

    @Test func aRunAnswersTheInvalidationsOfItsIdentityInItsTransactionOnly() throws {
        let tables = try tables(
            """
            0us state written w1 #1 _a at A.swift:1
            1us transaction began t1 action Tap
            2us invalidated #1 _a from w1
            3us invalidated #2 _b from w9
            4us transaction ended t1 passes 1 bodies 0 skips 0
            5us transaction began t2 action Tap
            6us invalidated #1 _c from w1
            7us body began #1 Row [_c]
            8us body ended #1 changed
            9us transaction ended t2 passes 1 bodies 1 skips 0
            """)
        #expect(tables.bodies[0].invalidations == [2])
        #expect(tables.invalidations.map(\.write) == [0, nil, 0])
        #expect(tables.contradictions == [.unknownWrite: 1])
    }

    @Test func pathsShowKeysBranchesAndExplicitIds() throws {
        let tables = try tables(
            """
            type Host host ViewRuntime
            type "ForEach<Array<Item>, Int, Row>" collection SwiftUI
            type VStack<Text> framework SwiftUI
            0us identity created #1 Host root slot 0
            0us identity created #2 CartScreen structural slot 0 below #1
            0us identity created #3 VStack<Text> structural slot 0 below #2
            0us identity created #4 "ForEach<Array<Item>, Int, Row>" structural slot 0 below #3
            0us identity created #5 Row keyed key #1f3a99b2 slot 0 below #4
            0us identity created #6 Badge branch slot 1 below #5
            0us identity created #7 VStack<Text> branch slot 0 below #5
            0us identity created #8 Note explicit key #ab12 slot 0 below #7
            0us identity created #9 Sheet presented key #77 slot 0 below #2
            """)
        #expect(tables.path(of: IdentityID(rawValue: 5)) == "Host/CartScreen/ForEach[#1f3a99b2]/Row")
        #expect(tables.generalPath(of: IdentityID(rawValue: 5)) == "Host/CartScreen/ForEach[*]/Row")
        #expect(tables.path(of: IdentityID(rawValue: 6)) == "Host/CartScreen/ForEach[#1f3a99b2]/Row/Badge:1")
        #expect(tables.path(of: IdentityID(rawValue: 8)) == "Host/CartScreen/ForEach[#1f3a99b2]/Row:0/Note#id(#ab12)")
        #expect(tables.path(of: IdentityID(rawValue: 3)) == "Host/CartScreen/VStack")
        #expect(tables.path(of: IdentityID(rawValue: 9)) == "Host/CartScreen[#77]/Sheet")
        #expect(tables.path(of: IdentityID(rawValue: 99)) == "unknown")
    }

    @Test func whatIsBelowARemovedIdentityGoesWithIt() throws {
        let tables = try tables(
            """
            0us identity created #1 Screen root slot 0
            0us identity created #2 Row structural slot 0 below #1
            0us identity created #3 Badge structural slot 0 below #2
            5us identity removed #2 branch
            6us identity removed #8 branch
            """)
        #expect(tables.identities.map(\.removed) == [nil, 5000, 5000])
        #expect(tables.identities.map(\.why) == [nil, .branch, .branch])
        #expect(tables.contradictions == [.unknownIdentityRemoved: 1])
    }

    @Test func anIdentityCannotBecomeItsOwnAncestor() throws {
        let tables = try tables(
            """
            0us identity created #1 A root slot 0 below #2
            0us identity created #2 B structural slot 0 below #1
            0us identity created #1 A structural slot 0 below #2
            0us identity created #3 C structural slot 0 below #3
            """)
        #expect(tables.identities.map(\.parent) == [nil, 0, nil])
        #expect(tables.path(of: IdentityID(rawValue: 2)) == "A/B")
        #expect(tables.contradictions == [.unknownParent: 2, .identityCreatedTwice: 1])
    }

    @Test func aTreeOfAHundredThousandLevelsIsReadWithoutRecursion() throws {
        var builder = TableBuilder()
        for level in 1...100_000 as ClosedRange<UInt32> {
            builder.add(
                number: Int(level), stream: 0, time: 0,
                event: .identityCreated(
                    identity: IdentityID(rawValue: level), parent: IdentityID(rawValue: level - 1), type: .none, kind: .structural,
                    key: .none, slot: 0))
        }
        let deepest = IdentityID(rawValue: 100_000)
        builder.add(
            number: 1, stream: 0, time: 1,
            event: .transactionBegan(id: TransactionID(rawValue: 1), cause: .mount, name: .none, location: .none, parent: .none))
        for run in 0..<2000 {
            builder.add(
                number: run, stream: 0, time: 1, event: .bodyBegan(identity: deepest, type: .none, reasons: .none, fields: .none))
            builder.add(
                number: run, stream: 0, time: 1, event: .bodyEnded(identity: deepest, outputChanged: true, reads: .none))
        }
        let tables = builder.finish()
        #expect(tables.identities.last?.depth == 99_999)
        #expect(tables.bodies.count == 2000)
        #expect(tables.path(of: deepest) == "…99488 or more…/unknown")
    }

    @Test func transactionsThatNeverEndAreFollowedInLinearTime() {
        /// The processor time of transactions nested that deep, in nanoseconds; the least of three.
        func time(depth: UInt32) -> UInt64 {
            (0..<3).map { _ in
                let began = threadTime()
                var builder = TableBuilder()
                for number in 1...depth {
                    builder.add(
                        number: Int(number), stream: 0, time: 0,
                        event: .transactionBegan(
                            id: TransactionID(rawValue: number), cause: .action, name: .none, location: .none,
                            parent: TransactionID(rawValue: number - 1)))
                }
                for number in (1...depth).reversed() {
                    builder.add(
                        number: 0, stream: 0, time: 1,
                        event: .transactionEnded(id: TransactionID(rawValue: number), passes: 1, bodies: 0, skips: 0))
                }
                let tables = builder.finish()
                #expect(tables.transactions.count == Int(depth))
                #expect(tables.transactions.allSatisfy { $0.ended == 1 })
                #expect(tables.contradictions == [:])
                return threadTime() - began
            }.min()!
        }
        // Sixteen times as deep: sixteen times the time if it is linear; where all that are open are copied at each end, over forty times.
        let (short, long) = (time(depth: 12_500), time(depth: 200_000))
        #expect(long < short * 28)
    }

    private func threadTime() -> UInt64 {
        var now = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
        return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
    }

    @Test func stepsThatNeverEndAreFollowedInLinearTime() {
        var builder = TableBuilder()
        for _ in 0..<200_000 { builder.add(number: 0, stream: 0, time: 0, event: .stepBegan(name: .none, location: .none)) }
        for _ in 0..<200_000 {
            builder.add(number: 0, stream: 0, time: 1, event: .testBegan(name: .none, arguments: .none))
            builder.add(number: 0, stream: 0, time: 1, event: .stepBegan(name: .none, location: .none))
            builder.add(number: 0, stream: 0, time: 2, event: .testEnded(failed: false))
        }
        builder.add(number: 0, stream: 0, time: 3, event: .appeared(identity: .none))
        builder.add(number: 0, stream: 0, time: 3, event: .layoutBegan(identity: .none))
        let tables = builder.finish()
        #expect(tables.tests.allSatisfy { $0.ended == 2 })
        // What began before the tests goes on; their own steps ended with them.
        #expect(tables.layouts.map(\.place) == [TracePlace(test: nil, step: 199_999)])
    }

    @Test func ownersAndPathsOfADeepTreeCostNoneOfItsDepth() throws {
        var definitions = TraceDefinitions()
        let (view, framework) = (TypeID(rawValue: 1), TypeID(rawValue: 2))
        for (id, text) in [(1, "Root"), (2, "Stack")] as [(UInt32, String)] {
            #expect(definitions.add(.string(id: StringID(rawValue: id), text: text)) == .known)
        }
        #expect(definitions.add(.type(id: view, name: StringID(rawValue: 1), module: .none, kind: .view)) == .known)
        #expect(definitions.add(.type(id: framework, name: StringID(rawValue: 2), module: .none, kind: .framework)) == .known)
        var builder = TableBuilder(definitions: definitions)
        let depth: UInt32 = 200_000
        for number in 1...depth {
            builder.add(
                number: Int(number), stream: 0, time: 0,
                event: .identityCreated(
                    identity: IdentityID(rawValue: number), parent: IdentityID(rawValue: number - 1),
                    type: number == 1 ? view : framework, kind: number == 1 ? .root : .branch, key: .none, slot: number % 7))
        }
        let deepest = IdentityID(rawValue: depth)
        for _ in 0..<depth {
            builder.add(number: 0, stream: 0, time: 0, event: .inertUsed(identity: deepest, api: .none))
        }
        let tables = builder.finish()
        #expect(tables.inertUses.allSatisfy { $0.owner == 0 })
        // 512 is the deepest path of which every part is looked at.
        let whole = tables.path(of: IdentityID(rawValue: 512))
        #expect(whole.hasPrefix("Root:2:3:4:5:6:0:1"))
        #expect(whole.hasSuffix(":0/Stack:1"))
        for _ in 0..<10_000 {
            let path = tables.path(of: deepest)
            #expect(path.contains("/…199488 or more…/"))
            #expect(path.hasPrefix("Root:2:3"))
            #expect(path.hasSuffix("/Stack:3"))
        }
    }

    @Test func endsWithoutBeginningsAreCountedAndDoNotHurt() throws {
        let tables = try tables(
            """
            0us body ended #1 changed
            0us transaction ended t7 passes 1 bodies 0 skips 0
            0us step ended nothing
            0us test ended passed
            0us layout ended #1 measured 3
            1us body began #1 Row -
            2us body began #2 Row -
            3us body ended #1 changed
            """)
        #expect(
            tables.contradictions == [.bodyEndedWithoutBeginning: 1, .transactionEndedWithoutBeginning: 1, .bodyNeverEnded: 1])
        #expect(tables.bodies.map(\.ended) == [3000, nil])
    }

    @Test func timesAtTheEndsOfTheirRangeDoNotOverflow() {
        var builder = TableBuilder()
        let row = IdentityID(rawValue: 1)
        builder.add(number: 1, stream: 0, time: .min, event: .bodyBegan(identity: row, type: .none, reasons: .none, fields: .none))
        builder.add(number: 2, stream: 0, time: .max, event: .bodyEnded(identity: row, outputChanged: true, reads: .none))
        builder.add(number: 3, stream: 0, time: 5, event: .bodyBegan(identity: row, type: .none, reasons: .none, fields: .none))
        builder.add(number: 4, stream: 0, time: 1, event: .bodyEnded(identity: row, outputChanged: true, reads: .none))
        #expect(builder.finish().bodies.map(\.selfTime) == [.max, 0])
    }

    @Test func anOrdinalClockGivesNoTimesAndNoOutputs() throws {
        let tables = try tables(
            """
            metadata {"clock":{"kind":"ordinal"}}
            1ns body began #1 Row [@self]
            2ns body ended #1 same
            """)
        #expect(tables.bodies[0].selfTime == nil)
        #expect(tables.bodies[0].outputChanged == nil)
        #expect(!tables.hasDurations && !tables.knowsOutput)
    }

    @Test func undefinedReferencesAreUnknown() {
        var builder = TableBuilder()
        builder.add(
            number: 1, stream: 0, time: 0,
            event: .bodyBegan(
                identity: IdentityID(rawValue: 4), type: TypeID(rawValue: 7), reasons: ListID(rawValue: 9), fields: .none))
        let tables = builder.finish()
        #expect(tables.names.typeName(tables.bodies[0].type) == "unknown")
        #expect(tables.names[tables.bodies[0].reasons] == ["unknown"])
        #expect(tables.names[tables.bodies[0].fields] == [])
        #expect(tables.names[StringID(rawValue: 3)] == "unknown")
        #expect(tables.names[LocationID(rawValue: 3)] == nil)
        #expect(tables.path(of: IdentityID(rawValue: 4)) == "unknown")
    }

    @Test func placesPrintAsFileAndLineOrAsFunction() {
        let place = TraceLocation(function: "add()", file: "Sources/Shop/Cart.swift", line: 48)
        #expect(place.short == "Cart.swift:48")
        #expect(place.long == "Sources/Shop/Cart.swift:48")
        #expect(TraceLocation(function: "add()", file: "", line: 0).short == "add()")
    }
}
