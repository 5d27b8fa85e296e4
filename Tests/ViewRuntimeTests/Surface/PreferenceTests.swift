import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// What views say to those around them.
@MainActor @Suite struct PreferenceTests {
    enum Titles: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    struct Screen: View {
        @State private var titles: [String] = []
        @State private var hasMore = false
        @State private var first = "a"
        var body: some View {
            VStack {
                Text("1").preference(key: Titles.self, value: [first])
                if hasMore { Text("2").preference(key: Titles.self, value: ["b"]) }
                Text("3").background { Color.red.preference(key: Titles.self, value: ["c"]) }
                Button("more") { hasMore.toggle() }
                Button("rename") { first = "A" }
            }
            .onPreferenceChange(Titles.self) { titles = $0 }
            Text(titles.joined())
        }
    }

    @Test("Values are added in the order of the tree, as views come, go and change")
    func order() {
        let probe = Probe { Screen() }
        #expect(probe.texts.last == "ac")
        _ = probe.press("more")
        #expect(probe.texts.last == "abc")
        _ = probe.press("rename")
        #expect(probe.texts.last == "Abc")
        _ = probe.press("more")
        #expect(probe.texts.last == "Ac")
        #expect(probe.warnings == [])
    }

    @Test("A value takes the place of those inside, reaches every listener around, and none from a sheet")
    func scopes() {
        struct V: View {
            @State private var heard: [String] = []
            @State private var isShown = false
            var body: some View {
                VStack {
                    Text("x").preference(key: Titles.self, value: ["hidden"]).preference(key: Titles.self, value: ["seen"])
                }
                .onPreferenceChange(Titles.self) { heard.append("inner " + $0.joined()) }
                .sheet(isPresented: $isShown) { Text("y").preference(key: Titles.self, value: ["sheet"]) }
                .onPreferenceChange(Titles.self) { heard.append("outer " + $0.joined()) }
                Button("show") { isShown = true }
                Text(heard.sorted().joined(separator: ", "))
            }
        }
        let probe = Probe { V() }
        #expect(probe.texts.last == "inner seen, outer seen")
        _ = probe.press("show")
        #expect(probe.texts.last == "inner seen, outer seen")
        #expect(probe.texts.contains("y"))
    }

    @Test("An action that changes what it hears runs twice in a frame, with a warning for the third time (C191)")
    func loops() {
        struct V: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").preference(key: Titles.self, value: ["\(count)"])
                    .onPreferenceChange(Titles.self) { _ in count += 1 }
            }
        }
        let probe = Probe { V() }
        #expect(probe.texts == ["2"])
        #expect(probe.warnings == ["Bound preference Titles tried to update multiple times per frame."])
    }

    @Test("Without a view that says something nothing is heard")
    func silence() {
        struct V: View {
            @State private var heard = "nothing"
            var body: some View {
                Text(heard).onPreferenceChange(Titles.self) { heard = $0.joined() }
            }
        }
        let probe = Probe { V() }
        #expect(probe.texts == ["nothing"])
        #expect(probe.counts() == ["PreferenceTests.V": 1])
    }
}
