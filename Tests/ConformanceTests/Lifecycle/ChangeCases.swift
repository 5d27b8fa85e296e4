import SwiftUI
import Testing

/// `onChange`.
let changeCases: [ConformanceCase] = [
    .holds("C219", "A change action does not run when the view appears, and runs after the body that brought the value") {
        let notes = Notes()
        let stage = Stage { Watching(notes: notes, isInitial: false) }
        #expect(notes.take() == ["body 0"])
        try stage.tap("add")
        #expect(notes.take() == ["body 1", "change 0 1"])
    },
    .holds("C219", "An equal value is no change") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Text("\(dials.number)").onChange(of: dials.number / 2) { notes.add("\($0) \($1)") }
        }
        stage.act { dials.number = 1 }
        #expect(notes.take() == [])
        stage.act { dials.number = 2 }
        #expect(notes.take() == ["0 1"])
    },
    .holds("C219", "Optional values, collections and enums are followed; several actions of one view run in the order of the source") {
        enum Level: Equatable { case low, high(Int) }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Text("a")
                .onChange(of: dials.maybe) { notes.add("maybe \($0.map(String.init) ?? "nil") \($1.map(String.init) ?? "nil")") }
                .onChange(of: dials.words) { notes.add("words \($0.count) \($1.count)") }
                .onChange(of: dials.maybe.map { Level.high($0) } ?? .low) { notes.add("level") }
        }
        stage.act { (dials.maybe, dials.words) = (1, ["x"]) }
        #expect(notes.take() == ["maybe nil 1", "words 0 1", "level"])
        stage.act { dials.maybe = nil }
        #expect(notes.take() == ["maybe 1 nil", "level"])
    },
    .holds("C219", "A change action of content that is out of sight runs all the same") {
        struct Screen: View {
            let dials: Dials
            let notes: Notes
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").onChange(of: dials.number) { notes.add("\($0) \($1)") }
                        .navigationDestination(for: Int.self) { Text("\($0)") }
                }
            }
        }
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage { Screen(dials: dials, notes: notes) }
        stage.act { dials.number = 1 }
        #expect(notes.take() == ["0 1"])
    },
    .holds("C220", "The first call of an initial change action has the value twice") {
        let notes = Notes()
        let stage = Stage { Watching(notes: notes, isInitial: true) }
        #expect(notes.take() == ["body 0", "change 0 0"])
        try stage.tap("add")
        #expect(notes.take() == ["body 1", "change 0 1"])
    },
    .holds("C221", "What an appear action writes is a change after the initial call") {
        struct Screen: View {
            let notes: Notes
            @State private var n = 0
            var body: some View {
                Text("\(n)")
                    .onChange(of: n, initial: true) { notes.add("\($0) \($1)") }
                    .onAppear { n = 1 }
            }
        }
        let notes = Notes()
        _ = Stage { Screen(notes: notes) }
        #expect(notes.take() == ["0 0", "0 1"])
    },
    .holds("C221", "So it is where the appear action stands before the change action") {
        struct Screen: View {
            let notes: Notes
            @State private var n = 0
            var body: some View {
                Text("\(n)")
                    .onAppear { n = 1 }
                    .onChange(of: n, initial: true) { notes.add("\($0) \($1)") }
            }
        }
        let notes = Notes()
        _ = Stage { Screen(notes: notes) }
        #expect(notes.take() == ["0 0", "0 1"])
    },
    .holds("C222", "The older form is given the new value, and sees what was captured before the change") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in Capturing(number: dials.number, form: .old, notes: notes) }
        stage.act { dials.number = 5 }
        #expect(notes.take() == ["given 5, captured 0"])
        stage.act { dials.number = 6 }
        #expect(notes.take() == ["given 6, captured 5"])
    },
    .holds("C223", "The forms with two and with no arguments see what was captured after the change") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Capturing(number: dials.number, form: .two, notes: notes)
            Capturing(number: dials.number, form: .none, notes: notes)
        }
        stage.act { dials.number = 5 }
        #expect(notes.take() == ["given 0 5, captured 5", "captured 5"])
    },
    .holds("C224", "A view that is made anew has no old value: the jump is no change") {
        let (dials, notes) = (Dials(), Notes())
        let stage = Stage(dials) { dials in
            Text("a").onChange(of: dials.number) { notes.add("inside \($0) \($1)") }.id(dials.number)
            Text("b").id(dials.number).onChange(of: dials.number) { notes.add("outside \($0) \($1)") }
        }
        stage.act { dials.number = 3 }
        #expect(notes.take() == ["outside 0 3"])
    },
    .holds("C224", "A branch that comes back has no old value") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in
            if dials.flag { Text("a").onChange(of: dials.number) { notes.add("\($0) \($1)") } }
        }
        stage.act { dials.flag = false }
        stage.act { dials.number = 1 }
        stage.act { dials.flag = true }
        #expect(notes.take() == [])
        stage.act { dials.number = 2 }
        #expect(notes.take() == ["1 2"])
    },
]

private struct Watching: View {
    let notes: Notes
    let isInitial: Bool
    @State private var n = 0
    var body: some View {
        let _ = notes.add("body \(n)")
        Button("add") { n += 1 }
            .onChange(of: n, initial: isInitial) { notes.add("change \($0) \($1)") }
    }
}

/// Watches its number in one of the forms of `onChange`, and notes the number that the closure captured.
private struct Capturing: View {
    enum Form { case old, two, none }

    let number: Int
    let form: Form
    let notes: Notes

    var body: some View {
        switch form {
        case .old: older.watch(Text("old"), number) { [number] in notes.add("given \($0), captured \(number)") }
        case .two:
            Text("two").onChange(of: number) { [number] in notes.add("given \($0) \($1), captured \(number)") }
        case .none:
            Text("none").onChange(of: number) { [number] in notes.add("captured \(number)") }
        }
    }

    private var older: any OlderForm { OlderForms() }
}

/// Calls the deprecated form without a warning.
@MainActor private protocol OlderForm {
    func watch(_ view: Text, _ value: Int, _ action: @escaping (Int) -> Void) -> AnyView
}

private struct OlderForms: OlderForm {
    @available(*, deprecated)
    func watch(_ view: Text, _ value: Int, _ action: @escaping (Int) -> Void) -> AnyView {
        AnyView(view.onChange(of: value, perform: action))
    }
}
