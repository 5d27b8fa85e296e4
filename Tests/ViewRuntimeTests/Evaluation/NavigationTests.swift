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

    @Observable final class Router {
        var path: [Int] = []
        var showsSheet = false
        var tab = "a"
    }

    @Test("C145: a covered screen keeps its state and leaves the screen; a popped screen's state is gone")
    func stack() throws {
        let router = Router()
        let log = Box<[String]>([])
        struct Screen: View {
            @Bindable var router: Router
            let log: Box<[String]>
            var body: some View {
                NavigationStack(path: $router.path) {
                    Counting(name: "root", log: log)
                        .navigationDestination(for: Int.self) { Counting(name: "detail \($0)", log: log) }
                }
            }
        }
        let probe = Probe { Screen(router: router, log: log) }
        try probe.tap("root 0")
        #expect(probe.texts == ["root 1"])
        probe.act { router.path = [1] }
        #expect(probe.texts == ["detail 1 0"])
        try probe.tap("detail 1 0")
        probe.act { router.path = [1, 2] }
        #expect(probe.texts == ["detail 2 0"])
        probe.act { router.path = [1] }
        #expect(probe.texts == ["detail 1 1"])
        probe.act { router.path = [] }
        #expect(probe.texts == ["root 1"])
        probe.act { router.path = [1] }
        #expect(probe.texts == ["detail 1 0"])
        #expect(
            log.value == [
                "root appears", "detail 1 appears", "root disappears", "detail 2 appears", "detail 1 disappears",
                "detail 1 appears", "detail 2 disappears", "root appears", "detail 1 disappears", "detail 1 appears",
                "root disappears",
            ])
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
        #expect(log.value == ["sheet appears", "gone", "sheet disappears", "sheet appears"])
    }

    @Test("C148: a tab is made at its first visit, keeps its state, appears and disappears with the selection")
    func tabs() throws {
        let router = Router()
        let log = Box<[String]>([])
        struct Screen: View {
            @Bindable var router: Router
            let log: Box<[String]>
            var body: some View {
                TabView(selection: $router.tab) {
                    Tab("A", systemImage: "a", value: "a") { Counting(name: "first", log: log) }
                    Tab("B", systemImage: "b", value: "b") { Counting(name: "second", log: log) }
                }
            }
        }
        let probe = Probe { Screen(router: router, log: log) }
        #expect(probe.texts == ["A", "B", "first 0"])
        #expect(log.value == ["first appears"])
        try probe.tap("first 0")
        probe.act { router.tab = "b" }
        #expect(probe.texts == ["A", "B", "second 0"])
        probe.act { router.tab = "a" }
        #expect(probe.texts == ["A", "B", "first 1"])
        #expect(
            log.value == [
                "first appears", "second appears", "first disappears", "first appears", "second disappears",
            ])
    }
}
