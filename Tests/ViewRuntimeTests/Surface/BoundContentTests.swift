import Combine
import SwiftUI
import Testing
import ViewRuntime

/// Content and rows that hold bindings which the body around never reads.
@MainActor @Suite struct BoundContentTests {
    struct Item: Identifiable, Hashable {
        var id: Int
        var isOn = false
    }

    final class Store: ObservableObject {
        @Published var items = [Item(id: 1), Item(id: 2)]
    }

    struct Row: View {
        @Binding var item: Item
        var body: some View { Toggle("\(item.id) \(item.isOn ? "on" : "off")", isOn: $item.isOn) }
    }

    struct Rows: View {
        @StateObject private var store = Store()
        var body: some View { ForEach($store.items) { $item in Row(item: $item) } }
    }

    @Test("A row that holds a binding to an element of a published array runs when that element changes, alone")
    func rows() {
        let probe = Probe { Rows() }
        _ = probe.counts()
        #expect(probe.toggle("1 off"))
        #expect(probe.texts == ["1 on", "2 off"])
        #expect(probe.counts() == ["BoundContentTests.Rows": 1, "BoundContentTests.Row": 1])
    }

    @Test("A sheet and a screen for an item show it, though nobody reads the item in the body")
    func items() throws {
        struct V: View {
            @State private var shown: Item?
            @State private var pushed: Item?
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("show") { shown = Item(id: 7) }
                        Button("push") { pushed = Item(id: 8) }
                    }
                    .navigationDestination(item: $pushed) { Text("pushed \($0.id)") }
                }
                .sheet(item: $shown) { Text("shown \($0.id)") }
            }
        }
        let probe = Probe { V() }
        #expect(probe.press("show"))
        #expect(probe.texts.contains("shown 7"))
        try probe.dismiss()
        #expect(probe.press("push"))
        #expect(probe.texts.contains("pushed 8"))
    }

    @Test("Tabs in the older form are chosen by the tags that were put on them")
    func tags() {
        struct V: View {
            @State private var tab = "home"
            var body: some View {
                TabView(selection: $tab) {
                    Text("home page").tabItem { Label("Home", systemImage: "house") }.tag("home")
                    Text("me page").tabItem { Label("Me", systemImage: "person") }.badge(3).tag("me")
                }
            }
        }
        let probe = Probe { V() }
        #expect(probe.all("Tab").map(\.tag) == ["home", "me"])
        #expect(probe.press("Me", kind: "Tab"))
        #expect(probe.texts.contains("me page"))
    }

    @Test("A button whose style makes a button of it is one button")
    func styledButton() {
        struct Bordered: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(.bordered) }
        }
        struct V: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 }.buttonStyle(Bordered()) }
        }
        let probe = Probe { V() }
        #expect(probe.all("Button").count == 1)
        #expect(probe.press("count 0"))
        #expect(probe.texts == ["count 1"])
    }
}
