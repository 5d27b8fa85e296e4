import Testing
import TraceReader

/// What a trace says of views' own `==`, as tables.
@Suite struct EqualityTablesTests {
    private func tables(_ text: String) throws -> TraceTables { TraceTables(try TraceNotation.parse(text)) }

    @Test func aComparisonHasItsTimeAndItsAnswer() throws {
        let rows = try tables(
            """
            1us equality began #3
            4us equality ended #3 equal
            5us equality began #3
            6us equality ended #3 different
            7us equality began #3
            """
        ).comparisons
        #expect(rows.map(\.isEqual) == [true, false, nil])
        #expect(rows.map(\.time) == [3000, 1000, nil])
    }

    @Test func anEndThatBelongsToAnotherViewIsLeftOut() throws {
        let rows = try tables("1us equality began #3\n2us equality ended #4 equal\n3us equality ended #3 equal").comparisons
        #expect(rows.map(\.isEqual) == [nil])
        #expect(rows.map(\.time) == [nil])
    }

    @Test func comparisonsNestedWithoutEndAreFollowedToADepth() throws {
        let text = (1...200).map { "\($0)us equality began #3" }.joined(separator: "\n")
        let rows = try tables(text + "\n300us equality ended #3 equal").comparisons
        #expect(rows.count == 200)
        #expect(rows.compactMap(\.isEqual) == [true])
        #expect(rows[63].isEqual == true)
    }

    @Test func anIgnoredEqualityStandsAtTheRunThatItWouldHaveSaved() throws {
        let tables = try tables(
            """
            type Host host ViewRuntime
            0us identity created #1 Host root slot 0
            0us identity created #2 Screen structural slot 0 below #1
            0us identity created #3 Gauge structural slot 0 below #2
            1us transaction began t1 action Tap
            2us body began #2 Screen [_degrees]
            3us body ended #2 changed
            4us equality mismatched #3 ignored fields [degrees]
            5us body began #3 Gauge [@self] fields [degrees]
            6us body ended #3 same
            7us equality mismatched #3 hidden fields [name]
            8us equality mismatched #3 ignored
            9us transaction ended t1 passes 1 bodies 2 skips 0
            10us body began #3 Gauge [@self]
            11us body ended #3 same
            """)
        #expect(tables.mismatches.map(\.kind) == [.ignored, .hidden, .ignored])
        #expect(tables.mismatches.map(\.run) == [1, nil, nil])
        #expect(tables.mismatches.map(\.giver) == [0, 0, 0])
        #expect(tables.mismatches.map { tables.names[$0.fields] } == [["degrees"], ["name"], []])
    }
}
