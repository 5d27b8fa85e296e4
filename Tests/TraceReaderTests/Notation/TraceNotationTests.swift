import Testing
import TraceFormat
import TraceReader

@Suite struct TraceNotationTests {
    /// Every event once, in the printer's own spelling.
    static let everyEvent = """
        metadata {"clock":{"kind":"virtual"},"test":{"name":"CartTests/favourite"}}
            1  0us         test began           CartTests/favourite args "id: 3"
            2  1us         step began           "toggle favourite" at CartTests.swift:12 in favourite()
            3  2us         transaction began    t1 step "toggle favourite" at CartTests.swift:13:9 parent t7
        type CartScreen view Shop
            4  2us         identity created     #1 CartScreen root slot 0
        type ForEach collection SwiftUI
            5  2us         identity created     #2 ForEach structural slot 3 below #1
            6  2us         identity created     #3 ProductRow keyed key #1f3a99b2 slot 0 below #2
        type ProductRow~2 modifier Other
            7  2us         identity created     #4 ProductRow~2 erased key "" slot 0 below #3
            8  2us         state created        #3 _isFavourite
            9  3.001us     state written        w1 #3 _isFavourite at ProductRow.swift:9:13 in toggle() equal coalesced
           10  3.01us      @2  observable written   w2 o1 Cart total at -:0 in ?? off-main
           11  3.1us       environment written  w3 #1 \\.locale during-update checked 10 run 2
           12  4us         invalidated          #3 _isFavourite from w1
           13  4us         invalidated          #3 @self
           14  5us         body began           #3 ProductRow [@self, _isFavourite] fields [item.updatedAt, "a, b"]
           15  6us         view values created  #3 ProductRow count 2
           16  9us         body ended           #3 same reads [_isFavourite, Cart.total]
           17  9us         body began           #1 CartScreen -
           18  9us         body ended           #1 changed reads []
           19  9us         collection updated   #2 count 5 inserted 1 removed 2 moved 3 duplicates 4
           20  9us         duplicate id found   #2 #1f3a99b2 first 0 position 3
           21  9us         identity moved       #3 from 1 to 2
           22  9us         warning issued       #2 duplicateID "the ID 1 \\"occurs\\" twice\\n"
           23  9us         appeared             #3
           24  9us         task started         #3 load
           25  9us         task ended           #3 load cancelled
           26  9us         change action ran    #3 Int
           27  9us         layout began         #1
           28  9us         layout ended         #1 measured 12
           29  9us         disappeared          #3
           30  9us         state dropped        #3 _isFavourite written
           31  9us         identity removed     #2 element
           32  9us         transaction ended    t1 passes 1 bodies 2 skips 3
           33  9us         step ended           "toggle favourite"
           34  9us         marked               here -
           35  9us         other logged         "2025-01-01 hello"
           36  9us         counters sampled     events 18446744073709551615
           37  9us         inert used           #3 blur(radius:opaque:)
           38  9us         state declared       ProductRow _isFavourite Bool value
           39  9us         subject shown        #3 4000000000
           40  9us         subject changed      #3 item
           41  9us         initial value copied  #3 _isFavourite from #1 item.isFavourite
           42  9us         reference changed    #3 _model count
           43  9us         data shifted         #2 from 1 to 0 rows 3
           44  9us         element renamed      #3 from #4 position 1
           45  9us         eviction due         #3
           46  9us         identity leaving     #3 branch
           47  9us         identity kept        #3
           48  9us         action began         #3 appear ProductRow at ProductRow.swift:4
           49  9us         action ended         #3
           50  9us         body waited          #3 nanoseconds 12000000
           51  9us         initial values discarded  #3 _model CartModel count 4
           52  9us         resource made        #3 Timer.TimerPublisher -
           53  9us         ids gathered         #2 count 5 nanoseconds 600000
           54  9us         collection placed    #2 VStack count 500 visible 12
           55  9us         place noted          #3 overflowing Image HStack given 3901 0 size 5000 100
           56  9us         unknown              77 [1, 2, 3]
           57  1000000us   test ended           passed

        """

    /// The same without the kind that a file cannot hold, since no schema describes it.
    static let everyEventButUnknown = everyEvent
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains(" unknown ") }
        .joined(separator: "\n")
        .replacing("   57  1000000us", with: "   56  1000000us")

    @Test func everyEventIsPrintedAsItIsParsed() throws {
        let file = try TraceNotation.parse(Self.everyEvent)
        #expect(TraceNotation.print(file) == Self.everyEvent)
    }

    @Test func fieldsComeOutAsTheyWereWritten() throws {
        let file = try TraceNotation.parse("7.5us body began #3 ProductRow [@self, _a] fields [item.b]")
        let record = try #require(file.records.first)
        #expect(record.number == 1)
        #expect(record.stream == 0)
        #expect(record.time == 7500)
        guard case .bodyBegan(let identity, let type, let reasons, let fields) = record.event else {
            Issue.record("\(record.event) is no body")
            return
        }
        #expect(identity == IdentityID(rawValue: 3))
        #expect(file.definitions.type(type) == TraceType(name: "ProductRow", module: "", kind: .view))
        #expect(file.definitions.list(reasons) == ["@self", "_a"])
        #expect(file.definitions.list(fields) == ["item.b"])
    }

    @Test(arguments: [
        ("0ns", 0), ("1ns", 1), ("0.001us", 1), ("1.5us", 1500), ("2ms", 2_000_000), ("3.000000001s", 3_000_000_001),
        ("-1.5us", -1500),
    ])
    func timesAreExact(text: String, nanoseconds: Int64) throws {
        let file = try TraceNotation.parse("\(text) appeared #1")
        #expect(file.records.map(\.time) == [nanoseconds])
    }

    @Test func streamsAreMergedByTimeThenByNumber() throws {
        let file = try TraceNotation.parse(
            """
            1us @2 appeared #1
            1us @1 appeared #2
            1us    appeared #3
            1us @1 appeared #4
            """)
        #expect(file.records.map(\.stream) == [0, 1, 1, 2])
        #expect(file.records.map(\.number) == [1, 2, 3, 4])
        #expect(file.records.map(\.event) == [3, 2, 4, 1].map { .appeared(identity: IdentityID(rawValue: $0)) })
    }

    @Test(arguments: [
        ("body began #1 A [x]", "the line begins with no time, as '12.5us'"),
        ("1.2345us appeared #1", "'1.2345us' has more digits than nanoseconds"),
        ("99999999999999999999s appeared #1", "'99999999999999999999s' is no time, as '12.5us'"),
        ("1us body started #1", "'body' begins no event's name, as 'body began' does"),
        ("1us body began #x A [x]", "'#' and a number is missing before '#x'"),
        ("1us body began #1 A [x", "',' or ']' in a list is missing at the end"),
        ("1us body ended #1 equal", "'same' or 'changed' is missing before 'equal'"),
        ("1us appeared #1 #2", "'#2' is one too many"),
        ("1us step began \"open", "a string is not closed by '\"'"),
        ("1us step began a at B.swift", "a place behind 'at' needs the form FILE:LINE or FILE:LINE:COLUMN"),
        ("2us appeared #1\n1us appeared #1", "the time 1us is before that of the record above, 2us"),
        ("metadata [", "the metadata is no JSON object"),
    ])
    func faultsNameTheLine(text: String, reason: String) {
        let line = text.split(separator: "\n").count
        #expect(throws: TraceReaderError.badNotation(path: "notation", line: line, reason: reason)) {
            try TraceNotation.parse(text)
        }
    }

    @Test func wrongWordsAreAnsweredWithTheRightOnes() {
        #expect(throws: TraceReaderError.badNotation(
            path: "notation", line: 1,
            reason: "a kind of identity (root, structural, branch, keyed, explicit, erased, presented) is missing "
                + "before 'row'")
        ) {
            try TraceNotation.parse("1us identity created #1 A row slot 0")
        }
    }
}
