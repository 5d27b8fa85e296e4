import Testing
import TraceFormat
import TraceImport

@Suite struct LogLineTests {
    private func read(_ line: String) -> LogLine { LogLine(Array(line.utf8)[...]) }

    private func ran(_ type: String, _ reasons: String...) -> LogLine { .bodyRan(type: type, reasons: reasons) }

    @Test func `each reason of a printed line is read`() {
        #expect(read("TeaList: @self, @identity, _teas, _isSorted changed.") == ran("TeaList", "@self", "@identity", "_teas", "_isSorted"))
        #expect(read("TeaRow: @self changed.") == ran("TeaRow", "@self"))
        #expect(read("TeaRow: _cups changed.") == ran("TeaRow", "_cups"))
        #expect(read("TeaRow: @dependencies changed.") == ran("TeaRow", "@dependencies"))
        #expect(read("TeaRow: @dependencies, @self changed.") == ran("TeaRow", "@dependencies", "@self"))
        #expect(read("TeaRow: @8, @184 changed.") == ran("TeaRow", "@8", "@184"))
        #expect(read("TeaRow: cups changed.") == ran("TeaRow", "cups"))
        #expect(read("TeaRow: unchanged.") == ran("TeaRow"))
    }

    @Test func `type names keep what is nested, generic, raw or not ASCII`() {
        #expect(read("TeaTests.TeaList.Row: @self changed.") == ran("TeaTests.TeaList.Row", "@self"))
        #expect(read("Box<Pair<Text, Field<(Int) -> Void>>>: @self changed.") == ran("Box<Pair<Text, Field<(Int) -> Void>>>", "@self"))
        #expect(read("`tea list`: @self changed.") == ran("`tea list`", "@self"))
        #expect(read("Thé: _größe changed.") == ran("Thé", "_größe"))
    }

    @Test func `the address of an unknown context is left out, since it differs on each launch`() {
        #expect(read("Kettle.(unknown context at $10028f608).Lid: @self changed.") == ran("Kettle.(unknown context).Lid", "@self"))
        #expect(
            read("Box<(unknown context at $1).A, (unknown context at $2f).B>: unchanged.")
                == ran("Box<(unknown context).A, (unknown context).B>"))
        #expect(read("Kettle.(unknown context at $xyz).Lid: @self changed.") == ran("Kettle.(unknown context at $xyz).Lid", "@self"))
    }

    @Test func `a key path is one reason, commas within its brackets included`() {
        #expect(
            read(#"Teas.Container: \Shelf<Dictionary<Int, Tea>>.output, _cups changed."#)
                == ran("Teas.Container", #"\Shelf<Dictionary<Int, Tea>>.output"#, "_cups"))
        #expect(read(#"Teas: \Shelf<Optional<Tea>.output changed."#) == .other)
    }

    @Test func `a missing full stop and a comment after the line are forgiven`() {
        #expect(read("TeaRow: @dependencies changed // why?") == ran("TeaRow", "@dependencies"))
        #expect(read("TeaRow: @self changed") == ran("TeaRow", "@self"))
        #expect(read("TeaRow: @self changed.  ") == ran("TeaRow", "@self"))
    }

    @Test(arguments: [
        "", " ", ":", ": ", "TeaRow", "TeaRow:", "TeaRow: ", "TeaRow: changed.", "TeaRow:  changed.", "TeaRow: @self",
        "TeaRow: @self change", "TeaRow: @selves changed.", "TeaRow: @ changed.", "TeaRow: two words changed.",
        "TeaRow: @self,, _x changed.", "TeaRow: @self; _x changed.", "TeaRow: 8 changed.", "The tea list: @self changed.",
        "Box<Text: @self changed.", "Box>: @self changed.", "Box<(Text>): @self changed.", "() $R6 = {}",
        "Tea.init", "🍵 TeaRow body evaluated", "received action:", "[1, 2]: @self changed.", "TeaRow: Unchanged.",
        "{\"message\": 3}", "{\"message\": \"hello\"}", "{", "\\", "@self changed.",
    ])
    func `anything else is none of ours`(line: String) {
        #expect(read(line) == .other)
    }

    @Test(arguments: [
        "2026-03-24 17:18:55.843428 Teashop[6880:340837] ",
        "2026-03-24 17:18:55.843428+0200 Teashop[6880:340837] [Changed Body Properties] ",
        "2026-03-24 17:18:55.843 Df Tea shop[6880:53a0d] [com.apple.SwiftUI:Changed Body Properties] ",
        "2026-03-24 17:18:55.843428-0800  localhost Teashop[6880]: (SwiftUI) [com.apple.SwiftUI:Changed Body Properties] ",
        "2026-03-24 16:20:34.567898-0800 0xb110     Info        0x0                  2      0    Teashop: (SwiftUI) [com.apple.SwiftUI:Changed Body Properties] ",
        "2026-03-24 16:20:34.567898-0800 0xb110     Default     0          2      Teashop: (SwiftUI) [com.apple.SwiftUI:Changed Body Properties] ",
        "10:46:31  [com.apple.SwiftUI:Changed Body Properties] ",
        "10:46:31 ",
        "[10:46:31] ",
        "[2026-03-24 10:46:31,178] ",
        "2026-03-24T10:46:31.1234567Z ",
        "2026-03-24T10:46:31.1234567Z 2026-03-24 10:46:30.000 Teashop[1:2] ",
        "2026-03-24T10:46:31+02:00 ",
        "[com.apple.SwiftUI:Changed Body Properties] ",
        "list» ",
        "2026-03-24T10:46:31Z the list» ",
    ])
    func `what loggers, consoles and CI runners put before a line is taken away`(prefix: String) {
        #expect(read(prefix + "TeaList.Row: @self, _cups changed.") == ran("TeaList.Row", "@self", "_cups"))
        #expect(read(prefix + "steeping") == .other)
    }

    @Test(arguments: ["Teashop[1:2] ", "(SwiftUI) ", "0xb110 Info 0 2 Teashop: ", "2026-03-24", "10:46 ", "2026-3-24 10:46:31 ", "label> "])
    func `brackets and columns without a timestamp before them are somebody's own words`(prefix: String) {
        #expect(read(prefix + "TeaRow: @self changed.") == .other)
    }

    @Test func `the message of a JSON event is read, whatever tool wrote it`() {
        #expect(
            read(#"{"timestamp":"x","eventMessage":"TeaRow: @self, _cups changed.","category":"Changed Body Properties"}"#)
                == ran("TeaRow", "@self", "_cups"))
        #expect(read(#"{"type":"log","message":"2026-03-24 10:00:00 Teashop[1234] TeaRow: @self changed."}"#) == ran("TeaRow", "@self"))
        #expect(read(#"{"message":"TeaRow: @self changed.\nsteeping\nTeaList: unchanged.\n"}"#) == .several([ran("TeaRow", "@self"), ran("TeaList")]))
        #expect(read(#"2026-03-24T10:46:31Z {"message":"TeaRow: @self changed."}"#) == ran("TeaRow", "@self"))
        #expect(read(#"{"message":"{\"message\":\"TeaRow: @self changed.\"}"}"#) == .other)
    }

    @Test func `a list that ends with a comma is open`() {
        #expect(read("TeaList: _teas, _isSorted,") == .open(Array("TeaList: _teas, _isSorted,".utf8)))
        #expect(read("10:46:31 TeaList: _teas,") == .open(Array("TeaList: _teas,".utf8)))
        #expect(read("TeaList: first things,") == .other)
    }
}

@Suite struct WarningLineTests {
    private func warning(_ line: String) -> WarningLine? {
        if case .warning(let warning) = LogLine(Array(line.utf8)[...]) { warning } else { nil }
    }

    @Test(arguments: ["7", "-47.5", "green tea", "", "a: the ID b", "[\"x\"] occurs multiple times", "Tea(name: \"x>\")", "(((", "nil"])
    func `the id of a duplicate may be anything`(id: String) throws {
        let ending = "this will give undefined results!"
        let list = try #require(warning("ForEach<Array<Tea>, Tea.ID, Row<Text, Cup>>: the ID \(id) occurs multiple times within the collection, \(ending)"))
        #expect(list.kind == .duplicateID)
        #expect(list.subject == "ForEach<Array<Tea>, Tea.ID, Row<Text, Cup>>")
        #expect(list.id == id)
        let lazy = try #require(warning("10:46:31 [SwiftUI] LazyVStackLayout: the ID \(id) is used by multiple child views, \(ending)"))
        #expect(lazy.kind == .duplicateLayoutID)
        #expect(lazy.subject == "LazyVStackLayout")
        #expect(lazy.id == id)
        #expect(lazy.text == "LazyVStackLayout: the ID \(id) is used by multiple child views, \(ending)")
    }

    @Test(arguments: [
        ("onChange(of: CGFloat) action tried to update multiple times per frame.", .multipleUpdatesPerFrame),
        ("Bound preference TeaKey tried to update multiple times per frame.", .multipleUpdatesPerFrame),
        ("<OnScrollGeometryChange Modifier> tried to update multiple times per frame.", .multipleUpdatesPerFrame),
        ("=== AttributeGraph: cycle detected through attribute 33496 ===", .cycle),
        ("Modifying state during view update, this will cause undefined behavior.", .stateWrittenDuringUpdate),
        ("Publishing changes from within view updates is not allowed, this will cause undefined behavior", .publishedDuringUpdate),
        (
            "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
                + "(via operators like receive(on:)) on model updates.", .publishedOffMainThread
        ),
        (
            "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial "
                + "value and will not update.", .notInstalled
        ),
        ("Accessing StateObject's object without being installed on a View. This will create a new instance each time.", .notInstalled),
        ("Invalid frame dimension (negative or non-finite).", .invalidFrame),
        ("Contradictory frame constraints specified.", .invalidFrame),
        (
            "Picker: the selection \"green: tea\" is invalid and does not have an associated tag, this will give undefined results.",
            .missingTag
        ),
        (
            "A NavigationLink is presenting a value of type “Tea” but there is no matching navigationDestination declaration visible "
                + "from the location of the link. The link cannot be activated.", .missingDestination
        ),
        (
            "Unable to determine number of views per element in the collection Array<Tea>. If this view only produces one view per "
                + "element in the collection, consider wrapping your views in a VStack to take the fast path.", .variableRowCount
        ),
        (
            "ForEach<Range<Int>, Int, Text> count (2) != its initial count (0). `ForEach(_:content:)` should only be used for "
                + "*constant* data.", .nonConstantRange
        ),
    ] as [(String, WarningKind)])
    func `each wording has its kind`(line: String, kind: WarningKind) {
        #expect(warning(line)?.kind == kind)
        #expect(warning(line)?.text == line)
        #expect(warning("2026-03-24 17:18:55.843428 Teashop[6880:340837] [SwiftUI] " + line) == warning(line))
        #expect(warning("10:46:31  [com.apple.SwiftUI:Invalid Configuration] " + line) == warning(line))
    }
}
