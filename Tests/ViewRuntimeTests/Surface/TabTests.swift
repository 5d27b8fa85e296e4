import SwiftUI
import Testing
import ViewRuntime

/// Tabs as values with a selection.
@MainActor @Suite struct TabTests {
    enum Place: Hashable { case home, profile, search }

    struct Screen: View {
        @State private var selection: Place = .home
        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: .home) { Text("home page") }
                Tab("Profile", systemImage: "person", value: .profile) { Text("profile page") }
                    .badge(2)
                Tab(value: .search, role: .search) { Text("search page") }
            }
        }
    }

    @Test("The values of tabs are of the selection's type, and choosing one shows its content")
    func values() throws {
        let probe = Probe { Screen() }
        #expect(probe.all("Tab").map(\.tag) == [Place.home, .profile, .search].map { AnyHashable($0) })
        #expect(probe.all("Tab").map(\.texts) == [["Home"], ["Profile"], ["Search"]])
        #expect(probe.texts.contains("home page"))
        #expect(probe.press("Profile", kind: "Tab"))
        #expect(probe.texts.contains("profile page") && !probe.texts.contains("home page"))
        #expect(probe.press("Search", kind: "Tab"))
        #expect(probe.texts.contains("search page"))
    }
}
