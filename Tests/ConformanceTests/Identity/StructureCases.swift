import SwiftUI
import Testing

/// Erased views, groups, containers and places.
let structureCases: [ConformanceCase] = [
    .holds("C137", "An erased view of the same type keeps its identity") {
        try expectKept { dials, notes in AnyView(Tally(name: dials.flag ? "tally" : "tally", notes: notes)) }
        try expectKept { dials, notes in VStack { AnyView(Tally(notes: notes)) }.padding(dials.flag ? 1 : 0) }
    },
    .holds("C137", "What an erased view is given reaches it, beside the state that it keeps") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in AnyView(Tally(name: "k\(dials.number)", notes: notes)) }
        try stage.tap("k0 0")
        stage.act { dials.number = 1 }
        #expect(stage.texts == ["k1 1"])
    },
    .holds("C138", "An erased view of another type is another identity") {
        try expectReset { dials, notes in
            dials.flag ? AnyView(Tally(notes: notes)) : AnyView(Tally(notes: notes).padding())
        }
    },
    .holds("C138", "Another erased type goes at once, even with an animation") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            dials.flag
                ? AnyView(Tally(name: "a", notes: notes)) : AnyView(Tally(name: "b", notes: notes).transition(.opacity))
        }
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = true } }
        #expect(notes.take() == ["+b", "+a", "-b"])
    },
    .holds("C139", "Erasing twice is erasing once") {
        try expectKept { dials, notes in
            dials.flag ? AnyView(AnyView(Tally(notes: notes))) : AnyView(Tally(notes: notes))
        }
    },
    .holds("C140", "Siblings of one type are told apart by their positions") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            VStack {
                Tally(name: "first", notes: notes)
                Tally(name: "second", notes: notes)
            }
        }
        try stage.tap("first 0")
        #expect(stage.texts == ["first 1", "second 0"])
        stage.act { dials.flag = true }
        #expect(stage.texts == ["first 1", "second 0"])
    },
    .holds("C141", "A group has no place of its own for layout, and is a part of the path all the same") {
        try expectReset { dials, notes in
            VStack {
                if dials.flag { Group { Tally(notes: notes) } } else { Tally(notes: notes) }
            }
        }
        try expectKept { dials, notes in
            Group { Group { Tally(notes: notes) } }.padding(dials.flag ? 1 : 0)
        }
    },
    .holds("C142", "The appear action of a group runs once, and not for each child") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Group {
                Text("a")
                Text("b")
                if dials.flag { Text("c") }
            }
            .onAppear { notes.add("appears") }
            .onDisappear { notes.add("disappears") }
        }
        #expect(notes.take() == ["appears"])
        stage.act { dials.flag = true }
        #expect(notes.take() == [])
        stage.host.end()
        #expect(notes.take() == ["disappears"])
    },
    .holds("C143", "Another layout around a view keeps its state") {
        try expectKept { dials, notes in
            let layout = dials.flag ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            layout { Tally(notes: notes) }
        }
    },
    .holds("C144", "Another stack in another branch resets what is in it") {
        try expectReset { dials, notes in
            if dials.flag { HStack { Tally(notes: notes) } } else { VStack { Tally(notes: notes) } }
        }
    },
]
