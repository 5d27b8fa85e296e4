import SwiftUI
import Testing

/// Which closures run when a view comes and goes, and what appear actions write.
let firstUpdateCases: [ConformanceCase] = [
    .holds("C217", "The appear action is the one that is installed when it runs, the disappear action the last one") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in
            if dials.flag { Noting(number: dials.number, notes: notes) }
        }
        stage.act { dials.number = 1 }
        stage.act { dials.number = 2 }
        stage.act { dials.flag = false }
        #expect(notes.take() == ["A0", "D2"])
    },
    .holds("C218", "A state that is written when the view appears runs the body twice in all") {
        struct Screen: View {
            @State private var isThere = false
            var body: some View { Text(isThere ? "there" : "coming").onAppear { isThere = true } }
        }
        let stage = Stage { Screen() }
        #expect(stage.lines() == ["Screen: @self, @identity, _isThere changed.", "Screen: _isThere changed."])
        #expect(stage.texts == ["there"])
    },
    .holds("C218", "A state that is written when the view appears and was not read runs no body") {
        struct Screen: View {
            @State private var isThere = false
            var body: some View { Text("always").onAppear { isThere = true } }
        }
        let stage = Stage { Screen() }
        #expect(stage.counts() == ["Screen": 1])
    },
]

private struct Noting: View {
    let number: Int
    let notes: Notes
    var body: some View {
        Text("\(number)").onAppear { notes.add("A\(number)") }.onDisappear { notes.add("D\(number)") }
    }
}
