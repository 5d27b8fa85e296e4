import SwiftUI
import Testing
import TraceTesting

/// What people reported about identity and lost state, on screens made for it.
@MainActor @Suite("Reports: identity and the life of state")
struct IdentityReports {
    private struct ReadsPlacement: View {
        @Environment(\.self) private var all
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text(isEnabled ? "on" : "off") }
    }

    private struct KeepsNumber: View {
        @State private var number = 0
        var body: some View { Button("number \(number)") { number += 1 } }
    }

    private struct Plain: View {
        var body: some View { Text("plain") }
    }

    private struct Accessory: View {
        var body: some View {
            HStack {
                ReadsPlacement()
                KeepsNumber()
                Plain()
            }
        }
    }

    @Test("Reported: an accessory is made anew at each change of the tab. Views with properties say @identity, the plain one cannot")
    func accessory() throws {
        struct Screen: View {
            @State private var tab = 0
            var body: some View {
                Button("tab \(tab)") { tab += 1 }
                Accessory().id(tab)
            }
        }
        let stage = Stage { Screen() }
        try stage.tap("number 0")
        _ = stage.lines()
        try stage.tap("tab 0")
        #expect(
            stage.lines() == [
                "IdentityReports.Screen: _tab changed.",
                "IdentityReports.Accessory: @self changed.",
                "IdentityReports.ReadsPlacement: @self, @identity, _all, _isEnabled changed.",
                "IdentityReports.KeepsNumber: @self, @identity, _number changed.", "IdentityReports.Plain: @self changed.",
            ])
        #expect(stage.texts.contains("number 0"))
    }

    @Test("Reported: a value that a parent passes into state is ignored after the first time; with an id it is not")
    func firstValueOnly() {
        struct Keeps: View {
            @State private var value: Int
            init(value: Int) { _value = State(initialValue: value) }
            var body: some View { Text("\(value)") }
        }
        let dials = Dials()
        dials.number = 1
        let stage = Stage(dials) { dials in
            Keeps(value: dials.number)
            Keeps(value: dials.number).id(dials.number)
        }
        #expect(stage.texts == ["1", "1"])
        stage.act { dials.number = 2 }
        #expect(stage.texts == ["1", "2"])
    }

    @Test("Reported: an expanded note stays expanded when its cell shows another note, and its appear action is missed")
    func reusedCell() throws {
        struct Note: View {
            let number: Int
            let notes: Notes
            @State private var isExpanded = false
            var body: some View {
                Button("note \(number)\(isExpanded ? ", all of it" : "")") { isExpanded.toggle() }
                    .onAppear { notes.add("note \(number) appears") }
            }
        }
        let notes = Notes()
        let cell = ViewHost { Note(number: 12, notes: notes) }
        try cell.button("note 12").tap()
        cell.replaceRoot(with: Note(number: 57, notes: notes))
        #expect(cell.texts == ["note 57, all of it"])
        #expect(notes.take() == ["note 12 appears"])

        let told = ViewHost(rootView: Note(number: 12, notes: notes).id(12))
        try told.button("note 12").tap()
        told.replaceRoot(with: Note(number: 57, notes: notes).id(57))
        #expect(told.texts == ["note 57"])
        #expect(notes.take() == ["note 12 appears", "note 57 appears"])
    }

    @Test("Reported: erased views lose state and transitions. Only where the type in them changes, and then with all below")
    func erasedViews() throws {
        func card(_ dials: Dials, _ notes: Notes) -> AnyView {
            let three = VStack {
                Tally(name: "a", notes: notes)
                Tally(name: "b", notes: notes)
                Tally(name: "c", notes: notes)
            }
            return dials.flag ? AnyView(three.padding()) : AnyView(three)
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Text("\(dials.number)")
            card(dials, notes)
        }
        for name in ["a", "b", "c"] { try stage.tap("\(name) 0") }
        stage.act { dials.number = 1 }
        #expect(stage.texts == ["1", "a 1", "b 1", "c 1"])
        stage.act { dials.flag = true }
        #expect(stage.texts == ["1", "a 0", "b 0", "c 0"])
    }

    @Test("Reported: an `if` around one modifier resets a whole screen at the flip of a setting")
    func conditionalModifier() throws {
        struct Boxed: ViewModifier {
            let isBoxed: Bool
            func body(content: Content) -> some View {
                if isBoxed { content.padding().background(Color.gray) } else { content }
            }
        }
        struct BoxedByValue: ViewModifier {
            let isBoxed: Bool
            func body(content: Content) -> some View {
                content.padding(isBoxed ? 16 : 0).background(isBoxed ? Color.gray : Color.clear)
            }
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Tally(name: "by branch", notes: notes).modifier(Boxed(isBoxed: dials.flag))
            Tally(name: "by value", notes: notes).modifier(BoxedByValue(isBoxed: dials.flag))
        }
        try stage.tap("by branch 0")
        try stage.tap("by value 0")
        stage.act { dials.flag = true }
        #expect(stage.texts == ["by branch 0", "by value 1"])
        #expect(notes.take() == ["+by branch", "+by value", "+by branch", "-by branch"])
    }
}
