import Testing
import TraceAnalysis
import TraceReader

@Suite struct OwnershipTests {
    private func properties(_ trace: TraceText) throws -> [PropertyOwnership] { Analysis(of: [try trace.file()]).propertyOwnership() }

    private func trace() -> TraceText {
        var trace = TraceText.screen(rows: 2)
        trace.add("state created #2 _query")
        trace.add("state created #10 _isOpen")
        trace.add("state created #11 _isOpen")
        trace.add("state written w1 #2 _query at Search.swift:7 in type(_:)")
        trace.add("observable written w2 o1 Cart total at Cart.swift:48 in add()")
        trace.transaction(2, "action Add") { trace in
            trace.add("invalidated #2 _query from w1")
            trace.run(2, "CartScreen", "_query")
            trace.add("invalidated #10 @dependencies from w2")
            trace.add("body began #10 Row [@dependencies]")
            trace.add("body ended #10 same reads [Cart.total, Cart.count]")
            trace.run(11, "Row", "@self", changed: false)
        }
        return trace
    }

    @Test func eachPropertyHasItsOwnerItsWritersAndItsReaders() throws {
        let found = try properties(trace())
        #expect(found.map(\.culprit.name) == ["CartScreen.query", "Cart.total", "Cart.count", "Row.isOpen"])
        #expect(found.map(\.owner) == ["view CartScreen", "class Cart", "class Cart", "view Row"])
        #expect(found[0].owners == [.init(path: "Host/CartScreen", instances: 1)])
        #expect(found[0].metrics?.sites.map(\.location?.long) == ["Search.swift:7"])
        #expect(found[0].readers == [.init(view: "CartScreen", reads: 1, woken: 1)])
        #expect(found[1].readers == [.init(view: "Row", reads: 1, woken: 1)])
        #expect(found[2].readers == [.init(view: "Row", reads: 1, woken: 0)])
        #expect(found[2].metrics == nil)
        #expect(found[3].owners == [.init(path: "Host/CartScreen/ForEach[*]/Row", instances: 2)])
        #expect(found[3].readers.isEmpty)
    }

    @Test func theCulpritIsRankedByTheRunsThatItMadeInVainAndNotItsVictims() throws {
        let found = try properties(trace())
        #expect(found[0].metrics?.bodiesWoken == 2 && found[0].metrics?.bodiesChanged == 1)
        #expect(found[0].metrics?.efficiency == 0.5)
        #expect(found[1].metrics?.efficiency == 0)
    }

    @Test func anEnvironmentKeyHasItsWriterAndItsReaders() throws {
        var trace = TraceText.screen(rows: 1)
        trace.add("environment written w1 #2 \\.theme checked 1 run 1")
        trace.transaction(2, "action Dark") { trace in
            trace.add("invalidated #10 _theme from w1")
            trace.run(10, "Row", "_theme")
        }
        let theme = try #require(try properties(trace).first { $0.culprit.kind == .environment })
        #expect(theme.owner == "CartScreen")
        #expect(theme.owners == [.init(path: "Host/CartScreen", instances: 1)])
        #expect(theme.readers == [.init(view: "Row", reads: 0, woken: 1)])
    }
}
