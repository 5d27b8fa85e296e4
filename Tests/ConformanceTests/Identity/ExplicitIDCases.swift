import SwiftUI
import Testing

/// Explicit ids: `.id(_:)`.
let explicitIDCases: [ConformanceCase] = [
    .holds("C132", "Another id destroys what is below and makes it new") {
        try expectReset { dials, notes in Tally(notes: notes).id(dials.flag) }
    },
    .holds("C132", "What is new prints as what appears for the first time") {
        let dials = Dials()
        let stage = Stage(dials) { dials in Counted().id(dials.number) }
        #expect(stage.lines().last == "Counted: @self, @identity, _n changed.")
        stage.act { dials.number = 1 }
        #expect(stage.lines().last == "Counted: @self, @identity, _n changed.")
        stage.act { dials.flag.toggle() }
        #expect(stage.lines() == [])
    },
    .holds("C132", "An id above a whole subtree resets all of it, one on a sibling nothing else") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            VStack {
                VStack { Tally(name: "inner", notes: notes) }.id(dials.number)
                Tally(name: "beside", notes: notes)
            }
        }
        try stage.tap("inner 0")
        try stage.tap("beside 0")
        stage.act { dials.number = 1 }
        #expect(stage.texts == ["inner 0", "beside 1"])
    },
    .holds("C132", "Of two ids around one view each resets it, and an id of an optional value does so for nil") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in Tally(notes: notes).id(dials.maybe).padding().id(dials.flag) }
        for change in [{ dials.maybe = 1 }, { dials.flag = true }, { dials.maybe = nil }] {
            try stage.tap("tally 0")
            stage.act(change)
            #expect(stage.texts == ["tally 0"])
        }
    },
    .holds("C133", "An id that is made in body resets on every run of the parent, and on no other") {
        struct Screen: View {
            let notes: Notes
            @State private var runs = 0
            var body: some View {
                Tally(notes: notes).id(UUID())
                Button("again \(runs)") { runs += 1 }
            }
        }
        let notes = Notes()
        let stage = Stage { Screen(notes: notes) }
        try stage.tap("tally 0")
        #expect(stage.texts == ["tally 1", "again 0"])
        try stage.tap("again 0")
        #expect(stage.texts == ["tally 0", "again 1"])
        try stage.tap("again 1")
        #expect(notes.take() == ["+tally", "+tally", "-tally", "+tally", "-tally"])
    },
    .holds("C134", "An appear action inside of an id runs for each id, one outside of it once") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            VStack {
                Text("a").onAppear { notes.add("inside") }.id(dials.flag)
                Text("b").id(dials.flag).onAppear { notes.add("outside") }
            }
        }
        stage.act { dials.flag.toggle() }
        #expect(notes.take() == ["inside", "outside", "inside"])
    },
    .holds("C135", "The new one appears before the old one disappears, whose action sees what is there now") {
        let notes = Notes()
        let stage = Stage { Swapping(notes: notes) { $0 } }
        try stage.tap("swap")
        #expect(notes.take() == ["AF", "AT", "DT"])
        stage.host.end()
        #expect(notes.take() == ["DT"])
    },
    .holds("C136", "With the identity transition, the old one disappears first") {
        let notes = Notes()
        let stage = Stage { Swapping(notes: notes) { $0.transition(.identity) } }
        try stage.tap("swap")
        #expect(notes.take() == ["AF", "DT", "AT"])
        stage.host.end()
        #expect(notes.take() == ["DT"])
    },
    .holds("C136", "The identity transition counts inside of the id as well, and in branches") {
        let notes = Notes()
        let dials = Dials()
        let stage = Stage(dials) { dials in
            VStack {
                Tally(name: "a", notes: notes).transition(.identity).id(dials.number)
                if dials.flag {
                    Tally(name: "b", notes: notes).transition(.identity)
                } else {
                    Tally(name: "c", notes: notes).padding().transition(.identity)
                }
                // A container's children go with it: their transitions are those of the container.
                VStack { Tally(name: "d", notes: notes).transition(.identity) }.id(dials.number)
            }
        }
        #expect(notes.take() == ["+a", "+c", "+d"])
        stage.act { dials.number = 1 }
        #expect(notes.take() == ["-a", "+a", "+d", "-d"])
        stage.act { dials.flag = true }
        #expect(notes.take() == ["-c", "+b"])
    },
    .holds("C136", "The transition of a view's own body counts, and of two the inner one") {
        struct Fading: View {
            let notes: Notes
            var body: some View { Tally(name: "fading", notes: notes).transition(.opacity) }
        }
        struct Cutting: View {
            let notes: Notes
            var body: some View { Tally(name: "cutting", notes: notes).transition(.identity) }
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Cutting(notes: notes).id(dials.number)
            Fading(notes: notes).transition(.identity).id(dials.number)
        }
        _ = notes.take()
        stage.act { dials.number = 1 }
        #expect(notes.take() == ["-cutting", "+cutting", "+fading", "-fading"])
    },
]

private struct Counted: View {
    @State private var n = 0
    var body: some View { Text("\(n)") }
}

/// Swaps a view by its id, and notes `A` and `D` with the flag that the action sees.
private struct Swapping<Swapped: View>: View {
    let notes: Notes
    @ViewBuilder let change: (AnyView) -> Swapped
    @State private var flag = false

    var body: some View {
        change(
            AnyView(
                Text("swapped")
                    .onAppear { notes.add(flag ? "AT" : "AF") }
                    .onDisappear { notes.add(flag ? "DT" : "DF") }))
            .id(flag)
        Button("swap") { flag.toggle() }
    }
}
