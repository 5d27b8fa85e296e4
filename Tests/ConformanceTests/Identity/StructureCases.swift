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
    .holds("C137", "Erased views keep their state as rows, as properties of others, and around modifiers with a body") {
        struct Frame: View {
            let content: AnyView
            let title: String
            var body: some View {
                Text(title)
                content
            }
        }
        struct Marked: ViewModifier {
            let mark: String
            @State private var taps = 0
            func body(content: Content) -> some View {
                Button("\(mark) \(taps)") { taps += 1 }
                content
            }
        }
        let (dials, notes) = (Dials(), Notes())
        dials.words = ["a", "b"]
        let stage = Stage(dials) { dials in
            Frame(content: AnyView(Tally(name: "framed", notes: notes)), title: "t\(dials.number)")
            ForEach(dials.words, id: \.self) { AnyView(Tally(name: $0, notes: notes)) }
            AnyView(Text("m\(dials.number)").modifier(Marked(mark: "mark")))
        }
        for label in ["framed 0", "a 0", "mark 0"] { try stage.tap(label) }
        stage.act { (dials.number, dials.words) = (1, ["c", "b", "a"]) }
        #expect(stage.texts == ["t1", "framed 1", "c 0", "b 0", "a 1", "mark 1", "m1"])
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
    .holds("C142", "A group without views does not appear until it has one, and disappears with the last") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Group {
                if dials.flag { Text("a") }
                ForEach(dials.words, id: \.self) { Text($0) }
            }
            .onAppear { notes.add("appears") }
            .onDisappear { notes.add("disappears") }
        }
        #expect(notes.take() == [])
        stage.act { dials.flag = true }
        #expect(notes.take() == ["appears"])
        stage.act { dials.words = ["x"] }
        stage.act { dials.flag = false }
        #expect(notes.take() == [])
        stage.act { dials.words = [] }
        #expect(notes.take() == ["disappears"])
        stage.act { dials.words = ["y"] }
        #expect(notes.take() == ["appears"])
        stage.act { (dials.words, dials.flag) = ([], true) }
        #expect(notes.take() == [])
    },
    .holds("C142", "What shows nothing does not appear, and starts no task") {
        struct Nothing: View {
            let dials: Dials
            var body: some View { if dials.flag { Text("something") } }
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            EmptyView().onAppear { notes.add("empty") }
            Nothing(dials: dials).onAppear { notes.add("nothing") }.task { notes.add("task") }
            AnyView(EmptyView()).onAppear { notes.add("erased") }
            VStack {}.onAppear { notes.add("stack") }
        }
        try await stage.host.settle()
        #expect(notes.take() == ["stack"])
        try await stage.host.step("flag") { stage.act { dials.flag = true } }
        #expect(notes.take() == ["nothing", "task"])
    },
    .holds("C142", "A group whose last view leaves with an animation disappears when that is gone") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in
            Group { if dials.flag { Text("a") } }.onDisappear { notes.add("disappears") }
        }
        stage.act { withAnimation(.linear(duration: 1)) { dials.flag = false } }
        #expect(notes.take() == [])
        stage.host.advance(by: .seconds(1))
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
