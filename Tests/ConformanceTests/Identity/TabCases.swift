import SwiftUI
import Testing

/// Tabs.
let tabCases: [ConformanceCase] = [
    .holds("C148", "A tab is made at its first visit, keeps its state, and appears and disappears with the selection") {
        let (stage, notes, select) = tabs(.ios26)
        #expect(notes.take() == ["make a", "+a"])
        try stage.tap("a 0")
        select("b")
        #expect(stage.texts == ["A", "B", "C", "b 0"])
        #expect(notes.take() == ["make b", "+b", "-a"])
        select("a")
        #expect(stage.texts == ["A", "B", "C", "a 1"])
        #expect(notes.take() == ["+a", "-b"])
    },
    .holds("C148", "All tabs are made with the tab view, and only the selected one appears", under: "ios17") {
        let (stage, notes, select) = tabs(.ios17)
        #expect(notes.take() == ["make a", "make b", "make c", "+a"])
        try stage.tap("a 0")
        select("b")
        #expect(notes.take() == ["+b", "-a"])
        select("a")
        #expect(stage.texts == ["A", "B", "C", "a 1"])
        #expect(notes.take() == ["+a", "-b"])
    },
    .holds("C148", "The switch alone makes all tabs with the tab view", under: "tabs: upFront") {
        let (stage, notes, _) = tabs(.ios26.setting(\.tabs, .upFront))
        #expect(stage.texts == ["A", "B", "C", "a 0"])
        #expect(notes.take() == ["make a", "make b", "make c", "+a"])
    },
    .holds("C148", "A tab is made at its first visit", under: "ios27") {
        let (stage, notes, _) = tabs(.ios27)
        #expect(stage.texts == ["A", "B", "C", "a 0"])
        #expect(notes.take() == ["make a", "+a"])
    },
    .holds("C148", "A stack in a tab keeps its screens; only the top one appears and disappears with the tab") {
        struct Screen: View {
            @Bindable var dials: Dials
            let notes: Notes
            @State private var path = [1]
            var body: some View {
                TabView(selection: $dials.number) {
                    Tab("Stack", systemImage: "s", value: 0) {
                        NavigationStack(path: $path) {
                            Tally(name: "root", notes: notes)
                                .navigationDestination(for: Int.self) { Tally(name: "screen \($0)", notes: notes) }
                        }
                    }
                    Tab("Other", systemImage: "o", value: 1) { Tally(name: "other", notes: notes) }
                }
            }
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage { Screen(dials: dials, notes: notes) }
        #expect(notes.take() == ["+screen 1"])
        try stage.tap("screen 1 0")
        stage.act { dials.number = 1 }
        #expect(notes.take() == ["+other", "-screen 1"])
        stage.act { dials.number = 0 }
        #expect(notes.take() == ["+screen 1", "-other"])
        #expect(stage.texts == ["Stack", "Other", "screen 1 1"])
        try stage.host.navigation.pop()
        #expect(notes.take() == ["+root", "-screen 1"])
    },
    .holds("C148", "Pages of a collection are tabs, told apart by their ids") {
        let (dials, notes) = (Dials(), Notes())
        dials.words = ["x", "y", "z"]
        let stage = Stage { Pages(dials: dials, notes: notes) }
        #expect(stage.texts == ["x 0"])
        #expect(notes.take() == ["+x"])
        try stage.tap("x 0")
        try stage.host.tab("y").select()
        #expect(stage.texts == ["y 0"])
        #expect(notes.take() == ["+y", "-x"])
        try stage.tap("y 0")
        stage.act { dials.words = ["w", "x", "y"] }
        #expect(stage.texts == ["y 1"])
        try stage.host.tab("x").select()
        #expect(stage.texts == ["x 1"])
        #expect(notes.take() == ["+x", "-y"])
    },
    .holds("C148", "Without a selection of its own, the first page of a collection is shown") {
        let (dials, notes) = (Dials(), Notes())
        dials.words = ["x", "y"]
        let stage = Stage(dials) { dials in
            TabView { ForEach(dials.words, id: \.self) { Tally(name: $0, notes: notes) } }
        }
        #expect(stage.texts == ["x 0"])
        #expect(notes.take() == ["+x"])
    },
    .holds("C148", "Tabs of a collection and of an if stand among others, and are chosen by their values") {
        let dials = Dials()
        (dials.words, dials.flag) = (["a", "b"], true)
        let stage = Stage { Mixed(dials: dials) }
        #expect(stage.texts == ["Home", "a", "b", "Last", "home"])
        try stage.host.tab("b").select()
        #expect(stage.texts == ["Home", "a", "b", "Last", "in b"])
        stage.act { dials.words = ["b", "c"] }
        #expect(stage.texts == ["Home", "b", "c", "Last", "in b"])
        try stage.host.tab("Last").select()
        #expect(stage.texts == ["Home", "b", "c", "Last", "last"])
    },
    .holds("C148", "A tab in an if comes and goes, and the others keep their state") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage { Conditional(dials: dials, notes: notes) }
        #expect(stage.texts == ["Home", "More", "home 0"])
        try stage.tap("home 0")
        stage.act { dials.flag = true }
        #expect(stage.texts == ["Home", "Extra", "More", "home 1"])
        try stage.host.tab("Extra").select()
        #expect(stage.texts == ["Home", "Extra", "More", "extra 0"])
        #expect(notes.take() == ["+home", "+extra", "-home"])
        stage.act { dials.flag = false }
        #expect(stage.texts == ["Home", "More", "home 1"])
        #expect(notes.take() == ["+home", "-extra"])
    },
]

private enum Place: Hashable { case home, other(String) }

private struct Mixed: View {
    let dials: Dials
    @State private var selection = Place.home
    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: .home) { Text("home") }
            ForEach(dials.words, id: \.self) { word in
                Tab(word, systemImage: "folder", value: Place.other(word)) { Text("in \(word)") }
            }
            if dials.flag { Tab("Last", systemImage: "star", value: .other("last")) { Text("last") } }
        }
    }
}

@MainActor
private func tabs(_ profile: SemanticsProfile) -> (Stage, Notes, (String) -> Void) {
    let (dials, notes) = (Dials(), Notes())
    dials.words = ["a"]
    let stage = Stage(profile: profile) { Tabs(dials: dials, notes: notes) }
    return (stage, notes, { word in stage.act { dials.words = [word] } })
}

private struct Page: View {
    let name: String
    let notes: Notes
    var body: some View {
        let _ = notes.add("make \(name)")
        Tally(name: name, notes: notes)
    }
}

private struct Tabs: View {
    @Bindable var dials: Dials
    let notes: Notes
    var body: some View {
        TabView(selection: $dials.words[0]) {
            Tab("A", systemImage: "a", value: "a") { Page(name: "a", notes: notes) }
            Tab("B", systemImage: "b", value: "b") { Page(name: "b", notes: notes) }
            Tab("C", systemImage: "c", value: "c") { Page(name: "c", notes: notes) }
        }
    }
}

private struct Pages: View {
    let dials: Dials
    let notes: Notes
    @State private var selection = "x"
    var body: some View {
        TabView(selection: $selection) {
            ForEach(dials.words, id: \.self) { word in Tally(name: word, notes: notes) }
        }
        .tabViewStyle(.page)
    }
}

private struct Conditional: View {
    let dials: Dials
    let notes: Notes
    @State private var selection = 0
    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: 0) { Tally(name: "home", notes: notes) }
            if dials.flag {
                Tab("Extra", systemImage: "star", value: 1) { Tally(name: "extra", notes: notes) }
            }
            Tab("More", systemImage: "ellipsis", value: 2) { Tally(name: "more", notes: notes) }
        }
    }
}
