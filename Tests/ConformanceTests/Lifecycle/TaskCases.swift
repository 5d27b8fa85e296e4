import SwiftUI
import Testing
import TraceTesting

/// When tasks of views start and are cancelled.
let taskCases: [ConformanceCase] = [
    .holds("C213", "Tasks start after all appear and initial change actions, the innermost first, wherever they stand") {
        let notes = Notes()
        let stage = Stage {
            VStack {
                Text("a").task { notes.add("inner task") }.onAppear { notes.add("inner") }
                Text("b").onChange(of: 1, initial: true) { notes.add("change") }
            }
            .task { notes.add("outer task") }
            .onAppear { notes.add("outer") }
        }
        #expect(notes.take() == ["inner", "change", "outer"])
        try await stage.host.settle()
        #expect(notes.take() == ["inner task", "outer task"])
    },
    .holds("C213", "Content that comes later has its tasks start after its own appear actions") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            if dials.flag {
                VStack { Text("a").task { notes.add("task") }.onAppear { notes.add("inner") } }.onAppear { notes.add("outer") }
            }
        }
        try await stage.host.step("show") { stage.act { dials.flag = true } }
        #expect(notes.take() == ["inner", "outer", "task"])
    },
    .holds("C214", "A task starts when its view appears, is cancelled when it disappears, and starts anew when it appears again") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in if dials.flag { Sleeper(notes: notes) } }
        try await stage.host.settle()
        #expect(notes.take() == ["begins"])
        stage.act { dials.flag = false }
        try await stage.host.settle()
        #expect(notes.take() == ["cancelled"])
        stage.act { dials.flag = true }
        try await stage.host.settle()
        #expect(notes.take() == ["begins"])
        try await stage.host.advance(by: .seconds(60))
        #expect(notes.take() == ["ends"])
    },
    .holds("C214", "The task of a group of two starts once") {
        let notes = Notes()
        let stage = Stage {
            Group {
                Text("a")
                Text("b")
            }
            .task { notes.add("task") }
        }
        try await stage.host.settle()
        #expect(notes.take() == ["task"])
    },
    .holds("C214", "A task that runs is not started again by a body that runs") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Text("\(dials.number)").task { notes.add("task") }
        }
        try await stage.host.settle()
        for number in 1...3 { stage.act { dials.number = number } }
        try await stage.host.settle()
        #expect(notes.take() == ["task"])
    },
    .holds("C214", "The task of a covered screen is cancelled, and starts again when the screen is back") {
        struct Screen: View {
            let notes: Notes
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Sleeper(notes: notes).navigationDestination(for: Int.self) { Text("\($0)") }
                    Button("push") { path = [1] }
                }
            }
        }
        let notes = Notes()
        let stage = Stage { Screen(notes: notes) }
        try await stage.host.step("push") { try stage.tap("push") }
        #expect(notes.take() == ["begins", "cancelled"])
        try await stage.host.step("pop") { try stage.host.navigation.pop() }
        #expect(notes.take() == ["begins"])
    },
    .holds("C215", "Another id cancels the task and starts another one; an equal id does nothing") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Text("\(dials.number) \(dials.flag)").modifier(Following(id: dials.number, notes: notes))
        }
        try await stage.host.settle()
        #expect(notes.take() == ["begins 0"])
        try await stage.host.step("other id") { stage.act { dials.number = 1 } }
        #expect(Set(notes.take()) == ["cancelled 0", "begins 1"])
        try await stage.host.step("equal id") { stage.act { dials.flag = true } }
        #expect(notes.take() == [])
    },
    .holds("C215", "A task that ended starts again with another id: twice for one change") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in Text("a").task(id: dials.number) { notes.add("task") } }
        try await stage.host.settle()
        try await stage.host.step("change") { stage.act { dials.number = 1 } }
        #expect(notes.take() == ["task", "task"])
    },
    .holds("C215", "An id that changes while its screen is covered starts the task once, when the screen is back") {
        struct Screen: View {
            let dials: Dials
            let notes: Notes
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        Text("\(dials.maybe ?? 0)").task(id: dials.maybe) { notes.add("task \(dials.maybe ?? 0)") }
                        Button("push") { path = [1] }
                    }
                    .navigationDestination(for: Int.self) { Text("\($0)") }
                }
            }
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage { Screen(dials: dials, notes: notes) }
        try await stage.host.step("push") { try stage.tap("push") }
        #expect(notes.take() == ["task 0"])
        try await stage.host.step("covered") {
            stage.act { dials.maybe = 1 }
            stage.act { dials.maybe = 2 }
        }
        #expect(notes.take() == [])
        try await stage.host.step("back") { try stage.host.navigation.pop() }
        #expect(notes.take() == ["task 2"])
    },
    .holds("C216", "A task that starts, and one that ends, runs no body") {
        struct Screen: View {
            let notes: Notes
            @State private var result = "none"
            var body: some View { Text("static").task { result = "loaded" }.onTapGesture { notes.add(result) } }
        }
        let notes = Notes()
        let stage = Stage { Screen(notes: notes) }
        try await stage.host.settle()
        #expect(stage.counts() == ["Screen": 1])
        try stage.host.text("static").tap()
        #expect(notes.take() == ["loaded"])
    },
]

/// Sleeps for a minute of the host's clock.
private struct Sleeper: View {
    let notes: Notes
    @Environment(\.hostClock) private var clock
    var body: some View {
        Text("sleeper").task {
            notes.add("begins")
            do { try await clock.sleep(for: .seconds(60)) } catch { return notes.add("cancelled") }
            notes.add("ends")
        }
    }
}

private struct Following: ViewModifier {
    let id: Int
    let notes: Notes
    @Environment(\.hostClock) private var clock
    func body(content: Content) -> some View {
        content.task(id: id) {
            notes.add("begins \(id)")
            do { try await clock.sleep(for: .seconds(60)) } catch { notes.add("cancelled \(id)") }
        }
    }
}
