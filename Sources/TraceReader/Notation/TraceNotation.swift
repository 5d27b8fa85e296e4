/// The textual notation of traces: what `tracectl dump` prints and what tests write.
///
/// One line is one record: its time, what happened in the words of `TraceEvent`'s cases, and its fields. Strings, types and
/// places in source code stand where they are used; nothing has to be defined before.
///
/// ```
/// metadata {"clock":{"kind":"virtual"},"test":{"name":"CartTests/favourite"}}
/// type ForEach collection SwiftUI
/// 0us       test began           CartTests/favourite
/// 1us       step began           "toggle favourite" at CartTests.swift:12 in favourite()
/// 2us       transaction began    t1 step "toggle favourite" at CartTests.swift:13
/// 2us       identity created     #1 CartScreen root slot 0
/// 2us       identity created     #2 ForEach structural slot 0 below #1
/// 2us       identity created     #3 ProductRow keyed key #1f3a99b2 slot 0 below #2
/// 3us       state written        w1 #3 _isFavourite at ProductRow.swift:9:13 in toggle() equal
/// 4us       invalidated          #3 _isFavourite from w1
/// 5.25us    body began           #3 ProductRow [@self, _isFavourite] fields [item.updatedAt]
/// 6us       view values created  #3 Badge count 2
/// 9us       body ended           #3 same reads [_isFavourite, Cart.total]
/// 9us       transaction ended    t1 passes 1 bodies 1 skips 0
/// 9us       step ended           "toggle favourite"
/// 9us       test ended           passed
/// ```
///
/// - A line may begin with the record's number, which is for people: records are numbered by their order, from 1.
/// - A time is a number with up to three digits after the point and a unit: `ns`, `us`, `ms`, `s`. Times do not fall. `@2` behind
///   it names the stream, where that is not stream 0.
/// - `#7` is an identity, `w3` a write, `t2` a transaction, `o5` an object; the number 0 is none.
/// - A string stands bare if it has none of: white space, quotes, square brackets, commas; otherwise in double quotes, with
///   `\"`, `\\`, `\n`, `\r`, `\t` and `\u{…}`. `-` is no string (`"-"` is a hyphen), `""` the empty one. Lists stand in square
///   brackets with commas; `-` is no list.
/// - A type is its printed name. One that is not a view, or whose module matters, is declared on a line of its own before its
///   first use: `type NAME KIND MODULE`. Of two types with one name, the second is called `NAME~2`.
/// - A place in source code is `at FILE:LINE:COLUMN in FUNCTION`; column and function can be left out, `at -:0 in f()` is a
///   function whose file is not known.
/// - Flags of writes stand at the end: `equal`, `coalesced`, `during-update`, `off-main`, `uncomparable`.
/// - Empty lines and lines that begin with `//` are left out.
///
/// The fields of each event, optional ones in braces:
///
/// | event | fields |
/// | --- | --- |
/// | `test began` | NAME {`args` STRING} |
/// | `test ended` | `passed` or `failed` |
/// | `step began` | NAME {`at` …} |
/// | `step ended` | NAME |
/// | `marked` | NAME VALUE |
/// | `transaction began` | `t1` CAUSE NAME {`at` …} {`parent t0`}; CAUSE is a case of `CauseKind` |
/// | `transaction ended` | `t1 passes 1 bodies 2 skips 3` |
/// | `state written` | `w1 #3` PROPERTY {`at` …} {FLAGS} |
/// | `observable written` | `w1 o2` TYPE-NAME PROPERTY {`at` …} {FLAGS} |
/// | `environment written` | `w1 #3` KEY {FLAGS} `checked 10 run 2` |
/// | `invalidated` | `#3` INPUT {`from w1`} |
/// | `body began` | `#3` TYPE REASONS {`fields` LIST} |
/// | `body ended` | `#3`, then `same` or `changed`, {`reads` LIST} |
/// | `view values created` | `#3` TYPE `count 2` |
/// | `identity created` | `#3` TYPE KIND {`key` STRING} `slot 0` {`below #2`}; KIND is a case of `IdentityKind` |
/// | `identity removed` | `#3` REASON, a case of `RemovalReason` |
/// | `identity moved` | `#3 from 1 to 2` |
/// | `state created` | `#3` PROPERTY |
/// | `state dropped` | `#3` PROPERTY, then `written` or `unwritten` |
/// | `identity leaving` | `#3` REASON |
/// | `identity kept`, `eviction due` | `#3` |
/// | `state declared` | TYPE PROPERTY TYPE-NAME KIND; KIND is a case of `StateKind` |
/// | `subject shown` | `#3` NUMBER |
/// | `subject changed` | `#3` FIELD |
/// | `initial value copied` | `#3` PROPERTY {`from #2`} SOURCE |
/// | `reference changed` | `#3` PROPERTY FIELD |
/// | `data shifted` | `#2 from 1 to 0 rows 3` |
/// | `element renamed` | `#3` {`from #4`} `position 1` |
/// | `collection updated` | `#2 count 5 inserted 1 removed 0 moved 0 duplicates 0` |
/// | `duplicate id found` | `#2` KEY `first 0 position 3` |
/// | `warning issued` | `#2` KIND TEXT; KIND is a case of `WarningKind` |
/// | `appeared`, `disappeared` | `#3` |
/// | `task started` | `#3` NAME |
/// | `task ended` | `#3` NAME, then `finished` or `cancelled` |
/// | `change action ran` | `#3` TYPE-NAME |
/// | `layout began` | `#1` |
/// | `layout ended` | `#1 measured 12` |
/// | `other logged` | LINE |
/// | `counters sampled` | NAME NUMBER |
/// | `inert used` | `#3` API |
/// | `equality began` | `#3` |
/// | `equality ended` | `#3`, then `different` or `equal` |
/// | `equality mismatched` | `#3` KIND {`fields` LIST}; KIND is a case of `EqualityMismatch` |
/// | `action began` | `#3` CAUSE NAME {`at` …} |
/// | `action ended` | `#3` |
/// | `body waited` | `#3 nanoseconds 1000` |
/// | `initial values discarded` | `#3` PROPERTY TYPE-NAME `count 2` |
/// | `resource made` | `#3` TYPE-NAME PROPERTY |
/// | `ids gathered` | `#2 count 5 nanoseconds 1000` |
/// | `cost noted` | `#2` KIND NAME `count 5 amount 48000`; KIND is a case of `CostNoteKind` |
/// | `collection placed` | `#2` CONTAINER `count 5 visible 3` |
/// | `place noted` | `#3` KIND VIEW CONTAINER `given 3901 0 size 3900 100`; KIND is a case of `PlaceNoteKind` |
/// | `unknown` | TAG `[`NUMBERS`]` |
///
/// Of a record of an unknown kind the numbers are its fields as the file's schema declares them: identities, writes and transactions
/// as such, signed numbers modulo 2⁶⁴, a text as its length in bytes, strings as their count.
///
/// `print` writes the metadata first, and the number, two spaces, the time, the stream if it is not 0 and two spaces, the name, the
/// fields: the number to the right in 5 columns, the time in 12, the name in 21, each with at least two spaces behind it. Times
/// stand in microseconds, without zeros at the end.
///
/// What `print` writes, `parse` reads back as the same records; identifiers of strings, lists, types and locations are numbered
/// anew in the order of their first use.
public enum TraceNotation {
    /// The notation of a trace, one record a line, with its metadata and the declarations of types in front of their first use.
    ///
    /// For long traces, ``TraceNotationPrinter`` gives one line at a time.
    public static func print(_ file: TraceFile) -> String {
        var printer = TraceNotationPrinter(file.definitions)
        var text = ""
        if file.metadata != TraceMetadata() { text += "metadata \(file.metadata.encodedJSON)\n" }
        for record in file.records { printer.print(record, into: &text) }
        return text
    }

    /// The trace that a text in the notation describes; `name` stands for its path.
    ///
    /// Throws ``TraceReaderError/badNotation(path:line:reason:)`` at the first line that is wrong.
    public static func parse(_ text: String, name: String = "notation") throws(TraceReaderError) -> TraceFile {
        var parser = NotationParser()
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            do {
                try parser.parse(line: line)
            } catch {
                throw .badNotation(path: name, line: number, reason: error.reason)
            }
        }
        return parser.file(name)
    }

    /// What the events are called here: the words of their cases.
    static let names: [String] = [
        "test began", "test ended", "step began", "step ended", "marked", "transaction began", "transaction ended",
        "state written", "observable written", "environment written", "invalidated", "body began", "body ended",
        "view values created", "identity created", "identity removed", "identity moved", "state created",
        "state dropped", "state declared", "subject shown", "subject changed", "initial value copied", "reference changed",
        "data shifted", "element renamed", "eviction due", "identity leaving", "identity kept", "collection updated", "duplicate id found", "warning issued", "appeared", "disappeared",
        "task started", "task ended", "change action ran", "layout began", "layout ended", "other logged",
        "counters sampled", "inert used", "action began", "action ended", "body waited", "initial values discarded", "resource made",
        "ids gathered", "cost noted", "collection placed", "place noted", "equality began", "equality ended", "equality mismatched", "unknown",
    ]

    /// The words for the flags of writes, from bit 0.
    static let flags = ["equal", "coalesced", "during-update", "off-main", "uncomparable", "flag5", "flag6", "flag7"]
}
