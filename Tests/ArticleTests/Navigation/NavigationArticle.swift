import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

@MainActor @Suite("Articles on navigation")
struct NavigationArticle {
    @Test("A pushed detail is destroyed on pop, and the list stays what it was")
    func detail() throws {
        let host = ViewHost(rootView: RecipeList())
        try host.button("Tapped 0").tap()
        try host.button("Soup").tap()
        try host.button("More").tap()
        #expect(try host.text("Soup for 3").isEnabled)
        try host.navigation.pop()
        #expect(try host.button("Tapped 1").isEnabled)
        try host.button("Soup").tap()
        #expect(try host.text("Soup for 2").isEnabled)
    }

    @Test("A path is a value: what it holds is what is shown")
    func path() throws {
        let host = ViewHost(rootView: CityGuide())
        try host.button("Open Lisbon").tap()
        try host.button("Street in Lisbon").tap()
        #expect(try host.navigation.depth == 2)
        #expect(try host.text("Depth 2").isEnabled)
        try host.navigation.pop()
        #expect(try host.text("Depth 1").isEnabled)
        try host.navigation.pop()
        try host.button("Deep link").tap()
        #expect(try host.text("Rua das Flores").isEnabled)
        try host.button("To the start").tap()
        #expect(try host.text("Depth 0").isEnabled)
    }

    @Test("A path of several types finds the destination of each")
    func mixed() throws {
        let host = ViewHost(rootView: MixedGuide())
        try host.button("Number").tap()
        #expect(try host.text("Number 7").isEnabled)
        try host.navigation.pop()
        try host.button("Word").tap()
        #expect(try host.text("Word seven").isEnabled)
    }

    @Test("A sheet closes itself, and is new when it comes again")
    func sheet() throws {
        let host = ViewHost(rootView: Mailbox())
        try host.button("Compose").tap()
        try host.textField("Message").type("hello")
        try host.button("Cancel").tap()
        #expect(throws: ViewHostError.self) { try host.textField("Message").value }
        try host.button("Compose").tap()
        #expect(try host.textField("Message").value == "")
        #expect(try !host.button("Send").isEnabled)
        try host.textField("Message").type("bye")
        try host.button("Send").tap()
        #expect(try host.text("Sent: bye").isEnabled)
    }

    @Test("Tabs keep their state")
    func tabs() throws {
        let host = ViewHost(rootView: TabScreen())
        try host.button("Home 0").tap()
        try host.tab("Find").select()
        try host.button("Search 0").tap()
        try host.tab("Start").select()
        #expect(try host.button("Home 1").isEnabled)
        try host.tab("Find").select()
        #expect(try host.button("Search 1").isEnabled)
    }

    @Test("A destination by a flag is new each time")
    func flag() throws {
        let host = ViewHost(rootView: OnboardingFlow())
        try host.button("Continue").tap()
        try host.button("Read 0").tap()
        try host.navigation.pop()
        try host.button("Continue").tap()
        #expect(try host.button("Read 0").isEnabled)
    }
}
