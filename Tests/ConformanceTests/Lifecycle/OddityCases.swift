import SwiftUI
import Testing

/// What surprises people: a root that appears once too often, views that are made and never used.
let oddityCases: [ConformanceCase] = [
    .holds("C228", "A stack that goes from an if with a screen on it has its root appear once more") {
        struct Screen: View {
            let dials: Dials
            let notes: Notes
            @State private var path: [Int] = []
            var body: some View {
                Button("push") { path = [1] }
                if dials.flag {
                    NavigationStack(path: $path) {
                        Tally(name: "root", notes: notes)
                            .navigationDestination(for: Int.self) { Tally(name: "screen \($0)", notes: notes) }
                    }
                }
            }
        }
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage { Screen(dials: dials, notes: notes) }
        try stage.tap("push")
        #expect(notes.take() == ["+root", "+screen 1", "-root"])
        stage.act { dials.flag = false }
        #expect(notes.take() == ["+root", "-screen 1", "-root"])
    },
    .holds("C228", "A stack that goes while it shows its root, does not") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in
            if dials.flag { NavigationStack { Tally(name: "root", notes: notes) } }
        }
        stage.act { dials.flag = false }
        #expect(notes.take() == ["+root", "-root"])
    },
    .holds("C229", "A view is made whenever its parent's body runs, and evaluated only when something changed") {
        struct Child: View {
            let name: String
            init(name: String, notes: Notes) {
                self.name = name
                notes.add("init")
            }
            var body: some View { Text(name) }
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Text("\(dials.number)")
            Child(name: "child", notes: notes)
        }
        for number in 1...4 { stage.act { dials.number = number } }
        #expect(notes.take().count == 5)
        #expect(stage.counts().filter { $0.key == "Child" } == ["Child": 1])
    },
]
