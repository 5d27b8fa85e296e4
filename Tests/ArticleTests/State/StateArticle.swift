import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

@MainActor @Suite("Articles on state")
struct StateArticle {
    @Test("A counter's body runs once for each change, and a disabled button does nothing")
    func counter() throws {
        let host = ViewHost(rootView: CounterView())
        #expect(throws: ViewHostError.self) { try host.button("Decrement").tap() }
        try host.button("Increment").tap()
        try host.button("Increment").tap()
        try host.button("Decrement").tap()
        #expect(host.shown.first == "Count: 1")
        #expect(host.bodyCount(of: CounterView.self) == 4)
    }

    @Test("What is written through a binding is the owner's value, and both bodies run once for it")
    func binding() throws {
        let host = ViewHost(rootView: VolumeSetting())
        host.resetCounts()
        try host.slider("Volume").set(0.8)
        #expect(try host.text("Volume 80 %").string == "Volume 80 %")
        #expect(host.bodyCounts == ["VolumeSetting": 1, "VolumeRow": 1])
        host.resetCounts()
        try host.toggle("Mute").toggle()
        #expect(try host.text("Muted").string == "Muted")
        #expect(try !host.slider("Volume").isEnabled)
        #expect(host.bodyCounts == ["VolumeSetting": 1, "VolumeRow": 1])
    }

    @Test("An initial value counts once: another one from the parent does not change the state")
    func initialValue() throws {
        let host = ViewHost(rootView: NameChooser())
        try host.button("Use Grace").tap()
        #expect(host.shown.contains("Chosen: Grace"))
        #expect(host.shown.contains("Hello, Ada"))
    }

    @Test("Of an observable model, only the views that read the property run")
    func observable() throws {
        let host = ViewHost(rootView: TimerScreen())
        host.resetCounts()
        try host.button("Tick").tap()
        #expect(host.changes == ["TimerSeconds: @dependencies changed."])
        host.resetCounts()
        try host.button("Rename").tap()
        #expect(host.changes == ["TimerLabel: @dependencies changed."])
        host.resetCounts()
        try host.button("Lap").tap()
        #expect(host.changes == [])
    }

    @Test("Of an observable object, every view that observes it runs, whatever it reads")
    func observableObject() throws {
        let host = ViewHost(rootView: DownloadScreen())
        host.resetCounts()
        try host.button("Continue").tap()
        #expect(host.changes == ["DownloadScreen: _model changed.", "DownloadTitle: _model changed."])
    }

    @Test("A bindable model is edited in place")
    func bindable() throws {
        let host = ViewHost(rootView: ProfileScreen())
        try host.textField("Name").type(" L.")
        try host.toggle("Newsletter").toggle()
        #expect(host.shown.last == "Ada L. reads us")
    }

    @Test("A model in the environment reaches a view that nobody passed it to")
    func environment() throws {
        let host = ViewHost(rootView: AccountApp())
        try host.button("Sign in").tap()
        #expect(host.shown == ["ada"])
        #expect(host.bodyCount(of: AccountApp.self) == 1)
        #expect(host.bodyCount(of: AccountBadge.self) == 2)
    }

    @Test("A change action has the old value and the new one")
    func change() throws {
        let host = ViewHost(rootView: SearchHistory())
        try host.textField("Search").type("swift")
        try host.textField("Search").submit()
        #expect(host.shown == ["Search", "swift"])
    }
}
