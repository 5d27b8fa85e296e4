import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

@MainActor @Suite("Articles on composition")
struct CompositionArticle {
    @Test("A container of one's own takes what a builder makes, and its content follows the owner's state")
    func card() throws {
        let host = ViewHost(rootView: WeatherScreen())
        #expect(host.shown == ["Today", "20 °C", "Change unit", "Tomorrow", "Rain"])
        host.resetCounts()
        try host.button("Change unit").tap()
        #expect(host.shown == ["Today", "68 °F", "Change unit", "Tomorrow", "Rain"])
        // The second card's content is the same as before.
        #expect(host.bodyCounts.values.reduce(0, +) == 2)
        #expect(host.bodyCount(of: WeatherScreen.self) == 1)
    }

    @Test("A modifier's body runs with the modifier's own value")
    func modifier() throws {
        let host = ViewHost(rootView: InboxButton())
        #expect(host.shown == ["Inbox", "Receive"])
        try host.button("Receive").tap()
        try host.button("Receive").tap()
        #expect(host.shown == ["Inbox", "2", "Receive"])
        #expect(host.bodyCount(of: Badge.self) == 3)
        try host.button("Inbox").tap()
        #expect(host.shown == ["Inbox", "Receive"])
    }

    @Test("A style's body is what the control consists of, and acts as the control")
    func styles() throws {
        let host = ViewHost(rootView: StyledForm())
        #expect(try !host.button("Send").isEnabled)
        try host.toggle("I accept").toggle()
        try host.button("Send").tap()
        #expect(host.shown.last == "Thank you")
    }

    @Test("A value in the environment holds below its writer, and only its readers run")
    func theme() throws {
        let host = ViewHost(rootView: ThemedScreen())
        #expect(host.shown.prefix(2) == ["Plain", "Special"])
        host.resetCounts()
        try host.toggle("Festive").toggle()
        #expect(host.shown.prefix(2) == ["Plain", "Festive"])
        #expect(host.changes == ["ThemedScreen: _isFestive changed.", "ThemedTitle: _theme changed."])
    }

    @Test("A preference brings sizes to the parent")
    func preference() throws {
        let host = ViewHost(rootView: WidestLabel())
        #expect(host.shown.last == "Widest: 80")
    }

    @Test("A binding into a collection changes one element")
    func collectionBinding() throws {
        let host = ViewHost(rootView: ShoppingList())
        #expect(host.shown.last == "3 missing")
        host.resetCounts()
        try host.toggle("Yeast").toggle()
        #expect(host.shown.last == "2 missing")
        #expect(host.bodyCount(of: ShoppingList.self) == 1)
        try host.toggle("Flour").toggle()
        try host.toggle("Salt").toggle()
        #expect(host.shown.last == "All there")
    }
}
