import SwiftUI
import Testing
import ViewRuntime

/// Navigation, tabs and presentations: what is alive, what is on screen, what is made anew (semantics, section 5).
@MainActor @Suite struct NavigationTests {
    struct Counting: View {
        let name: String
        let log: Box<[String]>
        @State private var count = 0
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log.value.append("\(name) appears") }
                .onDisappear { log.value.append("\(name) disappears") }
        }
    }

    @Test("a link pushes its value or its view, and dismiss pops it")
    func links() throws {
        struct Detail: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("back") { dismiss() } }
        }
        struct Screen: View {
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("value", value: 3)
                        NavigationLink("view") { Detail() }
                        NavigationLink("nowhere", value: "text")
                    }
                    .navigationDestination(for: Int.self) { Text("value \($0)") }
                }
            }
        }
        let probe = Probe { Screen() }
        try probe.tap("value")
        #expect(probe.texts == ["value 3"])
        try probe.pop()
        try probe.tap("view")
        #expect(probe.texts == ["back"])
        try probe.tap("back")
        #expect(probe.texts == ["value", "view", "nowhere"])
        try probe.tap("nowhere")
        #expect(probe.texts == ["value", "view", "nowhere"])
        #expect(probe.warnings.count == 1)
        #expect(probe.warnings[0].hasPrefix("A NavigationLink is presenting a value of type “String” but there is no"))
    }

    @Test("C149: a sheet's state is new each time; C082: its closure captured the state as the body saw it")
    func sheet() throws {
        let log = Box<[String]>([])
        struct Screen: View {
            let log: Box<[String]>
            @State private var shows = false
            @State private var n = 1
            var body: some View {
                Button("show") {
                    n = 2
                    shows = true
                }
                .sheet(isPresented: $shows, onDismiss: { log.value.append("gone") }) {
                    Text("n \(n)")
                    Counting(name: "sheet", log: log)
                }
            }
        }
        let probe = Probe { Screen(log: log) }
        try probe.tap("show")
        #expect(probe.texts == ["show", "n 1", "sheet 0"])
        try probe.tap("sheet 0")
        #expect(probe.texts == ["show", "n 1", "sheet 1"])
        try probe.dismiss()
        #expect(probe.texts == ["show"])
        try probe.tap("show")
        #expect(probe.texts == ["show", "n 1", "sheet 0"])
        #expect(log.value == ["sheet appears", "sheet disappears", "gone", "sheet appears"])
    }
}
