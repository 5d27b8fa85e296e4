import SwiftUI
import Testing

/// The order in which views are made, evaluated, and appear.
let appearanceCases: [ConformanceCase] = [
    .holds("C210", "A view is made and evaluated before what is in it, appear actions come after all bodies, tasks after these") {
        struct Inner: View {
            let notes: Notes
            init(notes: Notes) {
                self.notes = notes
                notes.add("Inner.init")
            }
            var body: some View {
                let _ = notes.add("Inner.body")
                Text("inner").onAppear { notes.add("Inner appears") }.task { notes.add("Inner task") }
            }
        }
        struct Outer: View {
            let notes: Notes
            init(notes: Notes) {
                self.notes = notes
                notes.add("Outer.init")
            }
            var body: some View {
                let _ = notes.add("Outer.body")
                VStack { Inner(notes: notes) }.onAppear { notes.add("Outer appears") }
            }
        }
        let notes = Notes()
        let stage = Stage { Outer(notes: notes) }
        let order = ["Outer.init", "Outer.body", "Inner.init", "Inner.body", "Inner appears", "Outer appears"]
        #expect(notes.take() == order)
        try await stage.host.settle()
        #expect(notes.take() == ["Inner task"])
    },
    .holds("C210", "All siblings are made before any of them is evaluated, and they appear in their order") {
        struct Sibling: View {
            let name: String
            let notes: Notes
            init(_ name: String, _ notes: Notes) {
                self.name = name
                self.notes = notes
                notes.add("\(name).init")
            }
            var body: some View {
                let _ = notes.add("\(name).body")
                Text(name).onAppear { notes.add("\(name) appears") }
            }
        }
        let notes = Notes()
        _ = Stage {
            VStack {
                Sibling("a", notes)
                HStack { Sibling("b", notes) }
                Sibling("c", notes)
            }
        }
        #expect(
            Array(notes.take().prefix(9)) == [
                "a.init", "b.init", "c.init", "a.body", "b.body", "c.body", "a appears", "b appears", "c appears",
            ])
    },
    .holds("C211", "Appear actions run from the inside out") {
        let notes = Notes()
        let stage = Stage { Nested(notes: notes) }
        #expect(notes.take() == ["text", "stack", "group"])
        #expect(stage.texts == ["text"])
    },
    .holds("C211", "Appear actions run from the outside in", under: "appearOrder: parentsFirst") {
        let notes = Notes()
        _ = Stage(profile: .ios26.setting(\.appearOrder, .parentsFirst)) { Nested(notes: notes) }
        #expect(notes.take() == ["group", "stack", "text"])
    },
    .holds("C211", "Siblings appear in their order, and modifiers of one view in theirs", under: "appearOrder: parentsFirst") {
        struct Leaf: View {
            let name: String
            let notes: Notes
            var body: some View { Text(name).onAppear { notes.add(name) } }
        }
        let notes = Notes()
        _ = Stage(profile: .ios26.setting(\.appearOrder, .parentsFirst)) {
            VStack {
                Leaf(name: "a", notes: notes)
                HStack { Leaf(name: "b", notes: notes) }.onAppear { notes.add("row") }
            }
            .onAppear { notes.add("first") }
            .onAppear { notes.add("second") }
            Text("c").onAppear { notes.add("c") }
        }
        #expect(notes.take() == ["first", "second", "a", "row", "b", "c"])
    },
    .holds("C211", "The inside of views, rows and branches appears before what is around them") {
        let (dials, notes) = (Dials(), Notes())
        dials.words = ["x", "y"]
        dials.flag = true
        let stage = Stage(dials) { dials in
            VStack {
                ForEach(dials.words, id: \.self) { Tally(name: $0, notes: notes) }.onAppear { notes.add("rows") }
                if dials.flag { VStack { Tally(name: "in", notes: notes) }.onAppear { notes.add("branch") } }
                AnyView(Tally(name: "erased", notes: notes)).onAppear { notes.add("any") }
            }
            .onAppear { notes.add("all") }
        }
        #expect(notes.take() == ["+x", "+y", "rows", "+in", "branch", "+erased", "any", "all"])
        stage.act { dials.words = ["x", "z", "y"] }
        #expect(notes.take() == ["+z"])
    },
    .holds("C212", "On one view, appear and initial change actions run in the order of the source") {
        let notes = Notes()
        _ = Stage {
            Text("a")
                .onAppear { notes.add("appear") }
                .onChange(of: 1, initial: true) { notes.add("change") }
            Text("b")
                .onChange(of: 1, initial: true) { notes.add("change") }
                .onAppear { notes.add("appear") }
        }
        #expect(notes.take() == ["appear", "change", "change", "appear"])
    },
]

private struct Nested: View {
    let notes: Notes
    var body: some View {
        Group {
            VStack { Text("text").onAppear { notes.add("text") } }.onAppear { notes.add("stack") }
        }
        .onAppear { notes.add("group") }
    }
}
