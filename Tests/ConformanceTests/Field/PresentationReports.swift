import Combine
import SwiftUI
import Testing
import TraceTesting

/// What people reported about screens, sheets and loops, on screens made for it.
@MainActor @Suite("Reports: navigation, sheets, loops")
struct PresentationReports {
    private final class Model {
        let number: Int
        init(_ number: Int, _ notes: Notes) {
            self.number = number
            MainActor.assumeIsolated { notes.add("model \(number)") }
        }
    }

    private struct Leaf: View {
        let model: Model
        var body: some View { Text("leaf \(model.number)") }
    }

    @Test("Reported: a pushed screen's model is made again at every run of the parent. So it is where a flag pushes, not where a value does")
    func destinations() throws {
        struct Screen: View {
            let dials: Dials
            let notes: Notes
            @State private var path: [Int] = []
            @State private var isThere = false
            var body: some View {
                let _ = dials.number
                NavigationStack(path: Binding(get: { path }, set: { path = $0 })) {
                    VStack {
                        NavigationLink("value", value: 1)
                        Button("flag") { isThere = true }
                    }
                    .navigationDestination(for: Int.self) { Leaf(model: Model($0, notes)) }
                    .navigationDestination(isPresented: $isThere) { Leaf(model: Model(0, notes)) }
                }
            }
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage { Screen(dials: dials, notes: notes) }
        _ = notes.take()
        try stage.tap("value")
        #expect(notes.take().filter { $0 == "model 1" } == ["model 1"])
        for number in 1...3 { stage.act { dials.number = number } }
        #expect(notes.take() == ["model 0", "model 0", "model 0"])
        #expect(stage.texts == ["leaf 1"])
    }

    @Test("Reported: a destination with a model made in its closure prints `@self changed.` at every run of the parent")
    func destinationNeverEqual() throws {
        struct Screen: View {
            let dials: Dials
            let notes: Notes
            @State private var isThere = false
            var body: some View {
                let _ = dials.number
                NavigationStack {
                    Button("go") { isThere = true }
                        .navigationDestination(isPresented: $isThere) { Leaf(model: Model(0, notes)) }
                }
            }
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage { Screen(dials: dials, notes: notes) }
        try stage.tap("go")
        stage.host.resetCounts()
        for number in 1...5 { stage.act { dials.number = number } }
        #expect(stage.host.changes(of: Leaf.self) == Array(repeating: "PresentationReports.Leaf: @self changed.", count: 5))
        #expect(stage.texts == ["leaf 0"])
    }

    @Test("Reported: a sheet loses what was entered whenever its presenter updates, where its item has a new id each time")
    func unstableItem() throws {
        struct Unstable: Identifiable { var id: UUID { UUID() } }
        struct Stable: Identifiable { let id = 1 }
        struct Screen<Item: Identifiable>: View {
            let dials: Dials
            let notes: Notes
            @State var item: Item?
            var body: some View {
                Text("\(dials.number)").sheet(item: $item) { _ in Tally(notes: notes) }
            }
        }
        let dials = Dials()
        let unstable = Stage { Screen(dials: dials, notes: Notes(), item: Unstable()) }
        try unstable.tap("tally 0")
        unstable.act { dials.number = 1 }
        #expect(unstable.texts == ["1", "tally 0"])

        let stable = Stage { Screen(dials: dials, notes: Notes(), item: Stable()) }
        try stable.tap("tally 0")
        stable.act { dials.number = 2 }
        #expect(stable.texts == ["2", "tally 1"])
    }

    private final class Store: ObservableObject {
        @Published var folder = "a"
    }

    @Test("Reported: a publisher made in body whose values are written back runs the body for ever; a guard at the write ends it")
    func inlinePublisher() {
        struct Looping: View {
            @ObservedObject var store: Store
            let isGuarded: Bool
            var body: some View {
                Text(store.folder)
                    .onReceive(store.$folder.removeDuplicates()) { folder in
                        if !isGuarded || store.folder != folder { store.folder = folder }
                    }
            }
        }
        let guarded = Stage { Looping(store: Store(), isGuarded: true) }
        #expect(guarded.counts() == ["PresentationReports.Looping": 1])
        #expect(guarded.warnings == [])

        // Ended here after a thousand transactions, with a warning; on a device it went on five hundred times a second.
        let endless = Stage { Looping(store: Store(), isGuarded: false) }
        #expect(endless.counts()["PresentationReports.Looping", default: 0] >= 1_000)
        #expect(endless.warnings.count >= 1)
    }

    @Test("Reported: a task that reloads at each appearance runs again when a sheet or a pushed screen has been closed")
    func reloads() async throws {
        struct Screen: View {
            let notes: Notes
            @State private var path: [Int] = []
            @State private var isSheet = false
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        Button("push") { path = [1] }
                        Button("sheet") { isSheet = true }
                    }
                    .task { notes.add("load") }
                    .onAppear { notes.add("appears") }
                    .navigationDestination(for: Int.self) { Text("\($0)") }
                    .sheet(isPresented: $isSheet) { Text("sheet") }
                }
            }
        }
        let notes = Notes()
        let stage = Stage { Screen(notes: notes) }
        try await stage.host.settle()
        #expect(notes.take() == ["appears", "load"])
        try await stage.host.step("push and pop") {
            try stage.tap("push")
            try stage.host.navigation.pop()
        }
        #expect(notes.take() == ["appears", "load"])
        // What a sheet covers has not disappeared.
        try await stage.host.step("sheet") {
            try stage.tap("sheet")
            try stage.host.sheet.dismiss()
        }
        #expect(notes.take() == [])
    }
}
