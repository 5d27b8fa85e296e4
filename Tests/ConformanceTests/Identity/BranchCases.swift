import SwiftUI
import Testing

/// Branches: `if`, `else`, `switch`, and what only looks like them.
let branchCases: [ConformanceCase] = [
    .holds("C124", "The two branches of an if are two identities: state is reset both ways") {
        try expectReset { dials, notes in if dials.flag { Tally(notes: notes) } else { Tally(notes: notes) } }
    },
    .holds("C124", "A view that comes back in its branch is new: what it was is gone") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            if dials.flag { Tally(name: "a", notes: notes) } else { Tally(name: "b", notes: notes) }
        }
        try stage.tap("b 0")
        stage.act { dials.flag = true }
        #expect(stage.texts == ["a 0"])
        try stage.tap("a 0")
        stage.act { dials.flag = false }
        #expect(stage.texts == ["b 0"])
        #expect(notes.take() == ["+b", "+a", "-b", "+b", "-a"])
    },
    .holds("C124", "What stands beside an inner if keeps its state, inside of a branch and inside of a row") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        dials.words = ["row"]
        let stage = Stage(dials) { dials in
            if dials.flag {
                Tally(name: "beside", notes: notes)
                if dials.number > 0 { Tally(name: "inner", notes: notes) }
            }
            ForEach(dials.words, id: \.self) { word in
                HStack {
                    Tally(name: word, notes: notes)
                    if dials.number > 0 { Tally(name: "in \(word)", notes: notes) } else { Text("none") }
                }
            }
        }
        try stage.tap("beside 0")
        try stage.tap("row 0")
        stage.act { dials.number = 1 }
        try stage.tap("inner 0")
        #expect(stage.texts == ["beside 1", "inner 1", "row 1", "in row 0"])
        stage.act { dials.number = 0 }
        stage.act { dials.number = 2 }
        #expect(stage.texts == ["beside 1", "inner 0", "row 1", "in row 0"])
    },
    .holds("C124", "The same views in another order in another branch are all new") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            if dials.flag {
                Tally(name: "a", notes: notes)
                Tally(name: "b", notes: notes)
            } else {
                Tally(name: "b", notes: notes)
                Tally(name: "a", notes: notes)
            }
        }
        try stage.tap("a 0")
        try stage.tap("b 0")
        stage.act { dials.flag = true }
        #expect(stage.texts == ["a 0", "b 0"])
    },
    .holds("C124", "Two hosts of one model have a branch and state each") {
        let (dials, notes) = (Dials(), Notes())
        let stages = [1, 2].map { number in
            Stage(dials) { dials in
                if dials.flag { Text("\(number)") } else { Tally(name: "host \(number)", notes: notes) }
            }
        }
        try stages[0].tap("host 1 0")
        #expect(stages.map(\.texts) == [["host 1 1"], ["host 2 0"]])
        stages[0].act { dials.flag = true }
        stages[1].host.update()
        #expect(stages.map(\.texts) == [["1"], ["2"]])
        #expect(notes.take() == ["+host 1", "+host 2", "-host 1", "-host 2"])
    },
    .holds("C125", "An explicit id does not bridge branches") {
        try expectReset { dials, notes in
            if dials.flag { Tally(notes: notes).id("x") } else { Tally(notes: notes).id("x") }
        }
    },
    .holds("C126", "Each case of a switch is an identity of its own") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            switch dials.number {
            case 0: Tally(name: "zero", notes: notes)
            case 1: Tally(name: "one", notes: notes)
            default: Tally(name: "many", notes: notes)
            }
        }
        for (number, name) in [(1, "one"), (2, "many"), (0, "zero")] {
            try stage.tap(stage.texts[0])
            stage.act { dials.number = number }
            #expect(stage.texts == ["\(name) 0"])
        }
        #expect(notes.take() == ["+zero", "+one", "-zero", "+many", "-one", "+zero", "-many"])
    },
    .holds("C126", "Two values of one case of a switch are one identity") {
        try expectKept { dials, notes in
            switch dials.number {
            case 0, 1: Tally(notes: notes)
            default: Text("none")
            }
        }
    },
    .holds("C126", "A case with another value of its own is the same identity, through an enum and through a result") {
        enum Phase {
            case loading, loaded(Int)
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            let phase: Phase = dials.maybe.map { .loaded($0) } ?? .loading
            switch phase {
            case .loading: Text("loading")
            case .loaded(let number): Tally(name: "loaded \(number)", notes: notes)
            }
        }
        stage.act { dials.maybe = 1 }
        try stage.tap("loaded 1 0")
        stage.act { dials.maybe = 2 }
        #expect(stage.texts == ["loaded 2 1"])
        stage.act { dials.maybe = nil }
        stage.act { dials.maybe = 2 }
        #expect(stage.texts == ["loaded 2 0"])
    },
    .holds("C127", "Another argument keeps the identity, and a view that cannot be seen has not disappeared") {
        try expectKept { dials, notes in Tally(notes: notes).opacity(dials.flag ? 0 : 1) }
        try expectKept { dials, notes in Tally(notes: notes).hidden().padding(dials.flag ? 0 : 1) }
        try expectKept { dials, notes in Tally(name: dials.flag ? "tally" : "tally", notes: notes) }
    },
    .holds("C128", "An if without else resets what comes back") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in if dials.flag { Tally(notes: notes) } }
        try stage.tap("tally 0")
        stage.act { dials.flag = false }
        #expect(stage.texts == [])
        stage.act { dials.flag = true }
        #expect(stage.texts == ["tally 0"])
        #expect(notes.take() == ["+tally", "-tally", "+tally"])
    },
    .holds("C128", "An optional view that a generic container keeps is reset when it has been nil") {
        struct Card<Badge: View>: View {
            let title: String
            let badge: Badge?
            var body: some View {
                Text(title)
                badge
            }
        }
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in
            Card(title: "card \(dials.number)", badge: dials.flag ? Tally(notes: notes) : nil)
        }
        try stage.tap("tally 0")
        stage.act { dials.number = 1 }
        #expect(stage.texts == ["card 1", "tally 1"])
        stage.act { dials.flag = false }
        stage.act { dials.flag = true }
        #expect(stage.texts == ["card 1", "tally 0"])
    },
    .holds("C129", "A modifier on one branch alone, even one without effect, makes another identity") {
        try expectReset { dials, notes in
            if dials.flag { Tally(notes: notes).padding(0) } else { Tally(notes: notes) }
        }
    },
    .holds("C129", "A helper that puts a modifier on conditionally resets; the same modifier with another value does not") {
        try expectReset { dials, notes in Tally(notes: notes).paddedIf(dials.flag) }
        try expectKept { dials, notes in Tally(notes: notes).padding(dials.flag ? 8 : 0) }
    },
    .holds("C130", "if let and if != nil keep what is in them while the value is another one") {
        let (dials, notes) = (Dials(), Notes())
        dials.maybe = 1
        let stage = Stage(dials) { dials in
            if let number = dials.maybe { Tally(name: "let\(number > 0 ? "" : "?")", notes: notes) }
            if dials.maybe != nil { Tally(name: "test", notes: notes) }
        }
        try stage.tap("let 0")
        try stage.tap("test 0")
        stage.act { dials.maybe = 2 }
        #expect(stage.texts == ["let 1", "test 1"])
        stage.act { dials.maybe = nil }
        stage.act { dials.maybe = 3 }
        #expect(stage.texts == ["let 0", "test 0"])
    },
]

extension View {
    /// Padding, or not.
    @ViewBuilder fileprivate func paddedIf(_ condition: Bool) -> some View {
        if condition { padding() } else { self }
    }
}

/// A tapped tally starts anew when the dials' flag is turned, and anew when it is turned back.
@MainActor
func expectReset(
    at location: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping (Dials, Notes) -> some View
) throws {
    let (dials, notes) = (Dials(), Notes())
    let stage = Stage(dials) { content($0, notes) }
    for flag in [true, false] {
        try stage.tap("tally 0")
        #expect(stage.texts == ["tally 1"], sourceLocation: location)
        stage.act { dials.flag = flag }
        #expect(stage.texts == ["tally 0"], sourceLocation: location)
    }
    #expect(notes.take() == ["+tally", "+tally", "-tally", "+tally", "-tally"], sourceLocation: location)
}

/// A tapped tally is the same when the dials' flag and number are changed.
@MainActor
func expectKept(
    at location: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping (Dials, Notes) -> some View
) throws {
    let (dials, notes) = (Dials(), Notes())
    let stage = Stage(dials) { content($0, notes) }
    try stage.tap("tally 0")
    stage.act { (dials.flag, dials.number) = (true, 1) }
    #expect(stage.texts == ["tally 1"], sourceLocation: location)
    stage.act { (dials.flag, dials.number) = (false, 0) }
    #expect(stage.texts == ["tally 1"], sourceLocation: location)
    #expect(notes.take() == ["+tally"], sourceLocation: location)
}
