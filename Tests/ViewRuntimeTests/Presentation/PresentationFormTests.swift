import Foundation
import SwiftUI
import Testing
import TraceTesting

private struct Item: Identifiable { let id: Int }

private struct Presenting: View {
    @State private var item: Item?
    @State private var choosing: Item?
    @State private var isInspecting = false
    @State private var log = ""
    var body: some View {
        VStack {
            Button("popover") { item = Item(id: 1) }
                .popover(item: $item) { item in
                    Text("popover \(item.id)")
                    Counting()
                }
            Button("choose") { choosing = Item(id: 2) }
                .actionSheet(item: $choosing) { item in
                    ActionSheet(
                        title: Text("Choose \(item.id)"), message: Text("really"),
                        buttons: [.default(Text("yes")) { log += "yes " }, .destructive(Text("no")) { log += "no " }, .cancel()])
                }
            Button("inspect") { isInspecting.toggle() }
            Text(log).accessibilityIdentifier("log")
        }
        .inspector(isPresented: $isInspecting) { Text("details") }
    }
}

private struct Counting: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Searching: View {
    struct Token: Identifiable { let id: String }
    @State private var text = ""
    @State private var tokens: [Token] = []
    @State private var suggested = [Token(id: "red"), Token(id: "blue")]
    @State private var scope = "all"
    var body: some View {
        NavigationStack {
            SearchState()
            Text("\(text)/\(tokens.map(\.id).joined(separator: "+"))/\(scope)").accessibilityIdentifier("state")
        }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
        .searchScopes($scope, activation: .onTextEntry) {
            Text("All").tag("all")
            Text("Mine").tag("mine")
        }
        .searchSuggestions { Text("apple").searchCompletion("apple pie") }
    }
}

private struct SearchState: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
        Text(isSearching ? "searching" : "resting")
        Button("stop") { dismissSearch() }
    }
}

private enum Place: Hashable { case home, mail, drafts }

private struct Sidebar: View {
    @State private var place = Place.home
    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: Place.home) { Text("home") }
            TabSection("Mail") {
                Tab("Inbox", systemImage: "tray", value: Place.mail) { Counting() }
                Tab("Drafts", systemImage: "doc", value: Place.drafts) { Text("drafts") }
            }
        }
    }
}

private struct Switches: View {
    struct Switch: Identifiable {
        let id: Int
        var isOn: Bool
    }
    @State private var switches = [Switch(id: 0, isOn: true), Switch(id: 1, isOn: false)]
    var body: some View {
        Toggle("All", sources: $switches, isOn: \.isOn)
        Text(switches.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
    }
}

@MainActor @Suite("Forms of presentations, searches and tabs")
struct PresentationFormTests {
    @Test("A popover for an item is there while the item is")
    func popover() throws {
        let host = ViewHost { Presenting() }
        try host.button("popover").tap()
        #expect(host.texts.contains("popover 1"))
        try host.button("count 0").tap()
        try host.sheet.dismiss()
        #expect(!host.texts.contains("popover 1"))
        try host.button("popover").tap()
        #expect(host.texts.contains("count 0"))
    }

    @Test("An action sheet's buttons do what they do, and end it")
    func actionSheet() throws {
        let host = ViewHost { Presenting() }
        try host.button("choose").tap()
        #expect(Array(host.texts.dropFirst(2).prefix(5)) == ["Choose 2", "really", "yes", "no", "Cancel"])
        try host.button("no").tap()
        #expect(try host.view("log").texts.joined() == "no ")
        #expect(throws: ViewHostError.self) { try host.sheet }
    }

    @Test("An inspector shows its details as a sheet does, where there is little room")
    func inspector() throws {
        let host = ViewHost { Presenting() }
        try host.button("inspect").tap()
        #expect(host.texts.last == "details")
        try host.sheet.dismiss()
        #expect(host.texts.last != "details")
    }

    @Test("A search has a text, tokens, scopes and suggestions")
    func search() throws {
        let host = ViewHost { Searching() }
        #expect(host.texts.contains("resting"))
        try host.textField("Search").type("app")
        #expect(host.texts.contains("searching"))
        try host.button("blue").tap()
        #expect(try host.view("state").texts.joined() == "app/blue/all")
        try host.searchSuggestion("apple").select()
        #expect(try host.view("state").texts.joined() == "apple pie/blue/all")
        try host.picker("").select("Mine")
        #expect(try host.view("state").texts.joined() == "apple pie/blue/mine")
        try host.button("stop").tap()
        #expect(host.texts.contains("resting"))
        #expect(try host.view("state").texts.joined() == "/blue/mine")
    }

    @Test("Tabs of a section are tabs like others, and keep their state")
    func tabs() throws {
        let host = ViewHost { Sidebar() }
        #expect(host.texts.last == "home")
        try host.tab("Inbox").select()
        try host.button("count 0").tap()
        try host.tab("Drafts").select()
        #expect(host.texts.last == "drafts")
        try host.tab("Inbox").select()
        #expect(host.texts.last == "count 1")
    }

    @Test("A toggle of several values is on where all are, and sets all")
    func sources() throws {
        let host = ViewHost { Switches() }
        #expect(try host.toggle("All").isOn == false)
        try host.toggle("All").toggle()
        #expect(host.texts.last == "on on")
        try host.toggle("All").toggle()
        #expect(host.texts.last == "off off")
    }
}
