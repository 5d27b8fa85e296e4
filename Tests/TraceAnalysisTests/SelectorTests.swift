import Testing
import TraceAnalysis

@Suite struct SelectorTests {
    @Test(arguments: [
        ("Cart*", "CartScreen", true), ("Cart*", "MyCart", false), ("*Row", "ProductRow", true), ("C?rt", "Cart", true),
        ("C?rt", "Crt", false), ("*", "", true), ("a*b*c", "aXbXc", true), ("a*b*c", "aXbX", false), ("\\*", "*", true),
        ("\\*", "a", false), ("/^Cart(Row|Screen)$/", "CartRow", true), ("/^Cart(Row|Screen)$/", "CartRows", false),
        ("/art/", "Cart", true), ("Cart/*", "Cart/add", true), ("/", "/", true),
    ])
    func namesMatch(selector: String, name: String, matches: Bool) throws {
        #expect(try Selector(selector).matches(name) == matches)
    }

    @Test(arguments: [
        ("Box", "Box<Text>", true), ("Box<Text>", "Box<Text>", true), ("Box", "Outer.Box<A.B>", true),
        ("Outer.Box", "Outer.Box<A.B>", true), ("Box<A.B>", "Outer.Box<A.B>", true), ("B", "Outer.Box<A.B>", false),
        ("B>", "Outer.Box<A.B>", false), ("Box", "Boxes", false), ("Inner", "A<String>.Inner", true),
    ])
    func viewsMatchByTheirLastNameAndWithoutArguments(selector: String, view: String, matches: Bool) throws {
        #expect(try Selector(selector).matcher().matchesView(view) == matches)
    }

    @Test func manyStarsDoNotTakeForever() throws {
        let selector = try Selector(String(repeating: "*a", count: 60) + "b")
        #expect(!selector.matches(String(repeating: "a", count: 20_000)))
    }

    @Test func faultySelectorsAreRefused() {
        #expect(throws: TraceAnalysisError.emptySelector) { try Selector("") }
        #expect(throws: TraceAnalysisError.notAnExpression("/(/")) { try Selector("/(/") }
    }

    @Test func anExactSelectorTakesStarsAsTheyAre() {
        #expect(Selector(exactly: "add-*").matches("add-*"))
        #expect(!Selector(exactly: "add-*").matches("add-1"))
        #expect(Selector(exactly: "/x/").matches("/x/"))
    }
}
