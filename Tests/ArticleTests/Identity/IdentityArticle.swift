import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

@MainActor @Suite("Articles on identity")
struct IdentityArticle {
    @Test("A counter in two branches resets")
    func branches() throws {
        let host = ViewHost(rootView: BranchedCounter())
        try host.button("Counter: 0").tap()
        try host.button("Counter: 1").tap()
        try host.toggle("Highlight").toggle()
        #expect(try host.button("Counter: 0").isEnabled)
        try host.button("Counter: 0").tap()
        try host.toggle("Highlight").toggle()
        #expect(try host.button("Counter: 0").isEnabled)
    }

    @Test("A counter with a changing frame does not")
    func frames() throws {
        let host = ViewHost(rootView: ResizedCounter())
        try host.button("Counter: 0").tap()
        try host.toggle("Large").toggle()
        #expect(try host.button("Counter: 1").isEnabled)
        // Neither its value nor what it reads changed.
        #expect(host.bodyCount(of: TapCounter.self) == 2)
    }

    @Test("An editor keeps its draft for another note, unless its id is the note's")
    func editors() throws {
        let without = ViewHost(rootView: NotesWithoutID())
        try without.textField("Note").type(" and eggs")
        try without.button("Next").tap()
        #expect(try without.text("Editing: Milk and eggs").isEnabled)
        let with = ViewHost(rootView: NotesWithID())
        try with.textField("Note").type(" and eggs")
        try with.button("Next").tap()
        #expect(try with.text("Editing: Stamps").isEnabled)
        try with.button("Next").tap()
        #expect(try with.text("Editing: Milk").isEnabled)
    }

    @Test("Rows by index keep their state in place, which moves to other data; rows by id take it along")
    func rows() throws {
        let byIndex = ViewHost(rootView: FruitsByIndex())
        try byIndex.button("Apple: 0").tap()
        try byIndex.button("Cherry: 0").tap()
        try byIndex.button("Remove first").tap()
        #expect(byIndex.shown == ["Remove first", "Banana: 1", "Cherry: 0"])
        let byName = ViewHost(rootView: FruitsByName())
        try byName.button("Apple: 0").tap()
        try byName.button("Cherry: 0").tap()
        try byName.button("Remove first").tap()
        #expect(byName.shown == ["Remove first", "Banana: 0", "Cherry: 1"])
    }

    @Test("An id that is made in the body resets the view with every update")
    func freshIDs() throws {
        let host = ViewHost(rootView: FlickeringRow())
        try host.button("Counter: 0").tap()
        #expect(try host.button("Counter: 1").isEnabled)
        try host.button("Refresh 0").tap()
        #expect(try host.button("Counter: 0").isEnabled)
    }

    @Test("A view in an if let is one view as long as there is a value")
    func optionals() throws {
        let host = ViewHost(rootView: OptionalBanner())
        try host.button("Show").tap()
        try host.button("Saved: 0").tap()
        try host.button("Change").tap()
        #expect(try host.button("Saved again: 1").isEnabled)
        try host.button("Hide").tap()
        try host.button("Show").tap()
        #expect(try host.button("Saved: 0").isEnabled)
    }

    @Test("A view that cannot be seen keeps its state")
    func opacity() throws {
        let host = ViewHost(rootView: FadingPanel())
        try host.button("Counter: 0").tap()
        try host.toggle("Visible").toggle()
        try host.toggle("Visible").toggle()
        #expect(try host.button("Counter: 1").isEnabled)
    }

    @Test("The popular if-modifier resets what it is put on")
    func conditionalModifiers() throws {
        let host = ViewHost(rootView: ConditionallyPadded())
        try host.button("Counter: 0").tap()
        try host.toggle("Padded").toggle()
        #expect(try host.button("Counter: 0").isEnabled)
    }
}
