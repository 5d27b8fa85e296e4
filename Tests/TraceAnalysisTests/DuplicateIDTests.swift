import Testing
import TraceAnalysis
import TraceReader

@Suite struct DuplicateIDTests {
    private static let warning =
        "\"ForEach<Array<Item>, Int, Row>: the ID #1f3a99b2 occurs multiple times within the collection, this will give undefined results!\""

    private func findings(_ trace: TraceText) throws -> [Finding] { Analysis(of: [try trace.file()]).findings }

    @Test func oneFindingNamesTheCollectionTheIdAndItsPositions() throws {
        var trace = TraceText.screen(rows: 1)
        trace.add("observable written w1 o1 CartModel items at CartModel.swift:31")
        trace.transaction(2, "action Add") { trace in
            trace.add("invalidated #2 @dependencies from w1")
            trace.run(2, "CartScreen", "@dependencies")
            trace.add("collection updated #3 count 6 inserted 1 removed 0 moved 0 duplicates 2")
            trace.add("duplicate id found #3 #1f3a99b2 first 0 position 4")
            trace.add("duplicate id found #3 #1f3a99b2 first 0 position 5")
            trace.add("duplicate id found #3 #1f3a99b2 first 0 position 4")
            trace.add("warning issued #3 duplicateID \(Self.warning)")
        }
        let findings = try findings(trace)
        #expect(findings.map(\.rule) == ["duplicate-id"])
        let finding = try #require(findings.first)
        #expect(finding.severity == .error)
        #expect(finding.view == "CartScreen")
        #expect(finding.identityPath == "Host/CartScreen/ForEach")
        #expect(finding.count == 2)
        #expect(finding.culprit == "id #1f3a99b2 at positions 0, 4 and 5 of ForEach")
        #expect(finding.location == TraceLocation(function: "", file: "CartModel.swift", line: 31))
        #expect(finding.message == "2 elements of a collection have ids that others have already")
        #expect(finding.causes.first?.chain.write?.name == "CartModel.items")
        #expect(finding.records.count == 2)
    }

    @Test func collectionsOfOneViewInManyRowsAreOnePlace() throws {
        var trace = TraceText.screen()
        for host in [50, 60] {
            trace.add("identity created #\(host) Section keyed key #\(host) slot 0 below #3")
            trace.add("identity created #\(host + 1) ForEach structural slot 0 below #\(host)")
            trace.add("duplicate id found #\(host + 1) #aa first 1 position 2")
        }
        let found = try findings(trace)
        #expect(found.map(\.identityPath) == ["Host/CartScreen/ForEach[*]/Section/ForEach"])
        #expect(found.map(\.view) == ["Section"])
        #expect(found.map(\.count) == [2])
    }

    @Test func aWarningAloneIsEnoughAndIsNoRuntimeWarning() throws {
        var trace = TraceText.screen()
        trace.add("warning issued #0 duplicateID \(Self.warning)")
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["duplicate-id"])
        #expect(found.map(\.culprit) == ["id #1f3a99b2 of ForEach<Array<Item>, Int, Row>"])
        #expect(found.map(\.view) == [nil])
    }

    @Test func aWarningOfALazyContainerAboutARecordedIdIsTheSameFinding() throws {
        var trace = TraceText.screen()
        trace.add("duplicate id found #3 #aa first 1 position 2")
        trace.add(
            "warning issued #1 duplicateLayoutID \"LazyVStackLayout: the ID #aa is used by multiple child views, this will give "
                + "undefined results!\"")
        let found = try findings(trace)
        #expect(found.map(\.rule) == ["duplicate-id"])
        #expect(found.map(\.count) == [1])
    }

    @Test func anIdThatHoldsTheWarningsOwnWordsIsReadToItsEnd() throws {
        var trace = TraceText.screen()
        trace.add(
            "warning issued #0 duplicateID \"ForEach<A>: the ID x occurs multiple times y occurs multiple times within the collection\"")
        #expect(try findings(trace).map(\.culprit) == ["id x occurs multiple times y of ForEach<A>"])
    }

    @Test func positionsThatAnImportedLogDoesNotKnowAreNotClaimed() throws {
        let file = try TraceNotation.parse(
            """
            metadata {"clock":{"kind":"ordinal"}}
            type ForEach<Array<Item>> collection SwiftUI
            1ns body began #1 Row [@self]
            1ns body ended #1 changed
            2ns identity created #2 ForEach<Array<Item>> structural slot 0
            2ns duplicate id found #2 7 first 0 position 0
            """)
        let found = Analysis(of: [file]).findings
        #expect(found.map(\.culprit) == ["id 7 of ForEach<Array<Item>>"])
        #expect(found.map(\.count) == [1])
    }
}
