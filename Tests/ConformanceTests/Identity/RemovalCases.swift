import SwiftUI
import Testing

/// What comes back while its removal transition still runs.
let removalCases: [ConformanceCase] = [
    .holds("C131", "Shown again while its removal transition runs, a view is the same: its state is kept, and nothing is printed") {
        let (dials, notes, stage) = shown()
        try stage.tap("tally 0")
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        stage.host.advance(by: .milliseconds(900))
        _ = stage.counts()
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = true } }
        #expect(stage.texts == ["tally 1"])
        #expect(stage.counts()["Tally"] == nil)
        stage.host.advance(by: .seconds(10))
        #expect(stage.texts == ["tally 1"])
        #expect(notes.take() == ["+tally"])
    },
    .holds("C131", "Shown again after its removal transition has ended, it is new") {
        let (dials, notes, stage) = shown()
        try stage.tap("tally 0")
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        stage.host.advance(by: .seconds(1))
        _ = stage.lines()
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = true } }
        #expect(stage.texts == ["tally 0"])
        #expect(stage.lines().last == "Tally: @self, @identity, _count changed.")
        #expect(notes.take() == ["+tally", "-tally", "+tally"])
    },
    .holds("C131", "Without an animation there is nothing to come back to") {
        let (dials, notes, stage) = shown()
        try stage.tap("tally 0")
        stage.act { dials.flag = false }
        stage.act { withAnimation { dials.flag = true } }
        #expect(stage.texts == ["tally 0"])
        #expect(notes.take() == ["+tally", "-tally", "+tally"])
    },
    .holds("C131", "Turned back without an animation, it is the same as well") {
        let (dials, _, stage) = shown()
        try stage.tap("tally 0")
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        stage.act { dials.flag = true }
        #expect(stage.texts == ["tally 1"])
    },
    .holds("C131", "Both branches of an if, swapped to and fro within one transition, keep their state") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            if dials.flag { Tally(name: "a", notes: notes) } else { Tally(name: "b", notes: notes) }
        }
        try stage.tap("b 0")
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = true } }
        try stage.tap("a 0")
        stage.host.advance(by: .milliseconds(500))
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        #expect(stage.texts == ["b 1"])
        stage.host.advance(by: .milliseconds(500))
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = true } }
        #expect(stage.texts == ["a 1"])
        stage.host.advance(by: .seconds(1))
        #expect(notes.take() == ["+b", "+a", "-b"])
    },
    .holds("C131", "An id that is given again within the transition finds what had it") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in Tally(notes: notes).id(dials.number) }
        try stage.tap("tally 0")
        stage.act { withAnimation(.linear(duration: 1)) { dials.number = 1 } }
        #expect(stage.texts == ["tally 0"])
        stage.act { withAnimation(.linear(duration: 1)) { dials.number = 0 } }
        #expect(stage.texts == ["tally 1"])
        stage.host.advance(by: .seconds(1))
        #expect(notes.take() == ["+tally", "+tally", "-tally"])
    },
    .holds("C131", "An element that is put back within the transition is the same row, wherever it stands") {
        let (dials, notes) = (Dials(), Notes())
        dials.words = ["a", "b", "c"]
        let stage = Stage(dials) { dials in
            VStack { ForEach(dials.words, id: \.self) { Tally(name: $0, notes: notes) } }
        }
        try stage.tap("b 0")
        stage.act { withAnimation(.linear(duration: 1)) { dials.words = ["a", "c"] } }
        #expect(stage.texts == ["a 0", "c 0"])
        stage.act { dials.words = ["c", "a", "b"] }
        #expect(stage.texts == ["c 0", "a 0", "b 1"])
        stage.host.advance(by: .seconds(1))
        #expect(notes.take() == ["+a", "+b", "+c"])
    },
    .holds("C131", "Everything below what comes back is as it was") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in
            if dials.flag {
                VStack {
                    Tally(name: "a", notes: notes)
                    ForEach(dials.words.isEmpty ? ["x", "y"] : dials.words, id: \.self) { Tally(name: $0, notes: notes) }
                    AnyView(Tally(name: "b", notes: notes))
                }
            }
        }
        for name in ["a", "x", "b"] { try stage.tap("\(name) 0") }
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        #expect(stage.texts == [])
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = true } }
        #expect(stage.texts == ["a 1", "x 1", "y 0", "b 1"])
        #expect(notes.take() == ["+a", "+x", "+y", "+b"])
    },
    .holds("C131", "What is leaving is given nothing by its parent, and is up to date again when it comes back") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in
            if dials.flag { Tally(name: "n\(dials.number)", notes: notes) }
            Text("at \(dials.number)")
        }
        try stage.tap("n0 0")
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        stage.act { dials.number = 1 }
        #expect(stage.texts == ["at 1"])
        stage.act { dials.flag = true }
        #expect(stage.texts == ["n1 1", "at 1"])
    },
]

/// A tally that is shown while the flag is set, as it is.
@MainActor
private func shown() -> (Dials, Notes, Stage) {
    let (dials, notes) = (Dials(), Notes())
    dials.flag = true
    return (dials, notes, Stage(dials) { dials in VStack { if dials.flag { Tally(notes: notes) } } })
}
