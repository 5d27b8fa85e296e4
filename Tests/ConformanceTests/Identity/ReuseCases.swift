import SwiftUI
import Testing
import TraceTesting

/// Views that are given other data, or other parents.
let reuseCases: [ConformanceCase] = [
    .holds("C157", "A host that is given another item's view of the same type keeps its state, unless the view has the item's id") {
        let notes = Notes()
        let carried = ViewHost { Cell(item: 1, notes: notes) }
        try carried.button("item 1 0").tap()
        carried.replaceRoot(with: Cell(item: 2, notes: notes))
        #expect(carried.texts == ["item 2 1"])
        let told = ViewHost(rootView: Cell(item: 1, notes: notes).id(1))
        try told.button("item 1 0").tap()
        told.replaceRoot(with: Cell(item: 2, notes: notes).id(2))
        #expect(told.texts == ["item 2 0"])
    },
    .holds("C158", "A view that moves to another parent is new there") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            VStack { if !dials.flag { Tally(notes: notes).id("same") } }
            HStack { if dials.flag { Tally(notes: notes).id("same") } }
        }
        try stage.tap("tally 0")
        stage.act { dials.flag = true }
        #expect(stage.texts == ["tally 0"])
        #expect(notes.take() == ["+tally", "+tally", "-tally"])
    },
    .holds("C158", "An element that moves to another collection is new there") {
        let (dials, notes) = (Dials(), Notes())
        dials.words = ["a"]
        let stage = Stage(dials) { dials in
            VStack { ForEach(dials.words, id: \.self) { Tally(name: $0, notes: notes) } }
            VStack { ForEach(dials.words.isEmpty ? ["a"] : [], id: \.self) { Tally(name: $0, notes: notes) } }
        }
        try stage.tap("a 0")
        stage.act { dials.words = [] }
        #expect(stage.texts == ["a 0"])
    },
]

/// A cell of a collection that is used again for other items.
private struct Cell: View {
    let item: Int
    let notes: Notes
    var body: some View { Tally(name: "item \(item)", notes: notes) }
}
