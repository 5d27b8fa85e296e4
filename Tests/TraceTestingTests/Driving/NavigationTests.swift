import SwiftUI
import Testing
import TraceTesting

private struct Shop: View {
    var body: some View {
        TabView {
            Catalogue().tabItem { Label("Shop", systemImage: "bag") }
            Text("nothing saved").tabItem { Label("Saved", systemImage: "heart") }
        }
    }
}

private struct Catalogue: View {
    @State private var showsHelp = false
    var body: some View {
        NavigationStack {
            List {
                ForEach(["tea", "coffee"], id: \.self) { name in NavigationLink(name, value: name) }
                Button("Help") { showsHelp = true }
            }
            .navigationDestination(for: String.self) { name in Detail(name: name) }
            .sheet(isPresented: $showsHelp) { Help() }
        }
    }
}

private struct Detail: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text("about \(name)")
            Button("Done") { dismiss() }
        }
    }
}

private struct Help: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text("help")
            Button("Close") { dismiss() }
        }
    }
}

@MainActor @Suite("Driving navigation")
struct NavigationTests {
    @Test("A link pushes a screen, and the stack goes back; what is covered is out of reach")
    func pushAndPop() throws {
        let host = ViewHost { Catalogue() }
        let first = #expect(throws: ViewHostError.self) { try host.navigation.pop() }
        #expect(first?.description == "navigation stack stands on its first screen: there is nothing to go back to")
        try host.button("tea").tap()
        #expect(host.texts.contains("about tea"))
        #expect(!host.texts.contains("coffee"))
        #expect(try host.navigation.depth == 1)
        try host.navigation.pop()
        #expect(host.texts.contains("coffee"))
        #expect(try host.navigation.depth == 0)
        try host.button("coffee").tap()
        try host.button("Done").tap()
        #expect(host.texts.contains("tea"))
    }

    @Test("A tab shows its screen")
    func tabs() throws {
        let host = ViewHost { Shop() }
        #expect(try host.tab("Shop").isSelected)
        try host.tab("Saved").select()
        #expect(host.texts.contains("nothing saved"))
        #expect(!host.texts.contains("tea"))
        #expect(try !host.tab("Shop").isSelected)
        let error = #expect(throws: ViewHostError.self) { try host.tab("Cart") }
        #expect(error?.description == "no tab \"Cart\"; there is \"Shop\", \"Saved\"")
    }

    @Test("A sheet covers what is below it until it is dismissed")
    func sheet() throws {
        let host = ViewHost { Catalogue() }
        #expect(throws: ViewHostError.self) { try host.sheet }
        try host.button("Help").tap()
        #expect(host.texts.contains("help"))
        let covered = #expect(throws: ViewHostError.self) { try host.button("tea").tap() }
        #expect(covered?.description == "no button \"tea\"; there is \"Close\"")
        try host.sheet.dismiss()
        #expect(!host.texts.contains("help"))
        try host.button("Help").tap()
        try host.button("Close").tap()
        #expect(!host.texts.contains("help"))
        try host.button("tea").tap()
        #expect(host.texts.contains("about tea"))
    }
}
