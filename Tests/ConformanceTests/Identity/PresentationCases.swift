import SwiftUI
import Testing

/// Sheets, covers, popovers, alerts.
let presentationCases: [ConformanceCase] = [
    .holds("C149", "What a sheet shows is new for each presentation") {
        let notes = Notes()
        let stage = Stage { Presenter(notes: notes) }
        for _ in 0..<2 {
            try stage.tap("show")
            #expect(stage.texts.contains("sheet 0"))
            try stage.tap("sheet 0")
            #expect(stage.texts.contains("sheet 1"))
            try stage.host.sheet.dismiss()
            #expect(!stage.texts.contains("sheet 1"))
        }
        #expect(notes.take().filter { $0 != "content" } == ["+sheet", "-sheet", "dismissed", "+sheet", "-sheet", "dismissed"])
    },
    .holds("C149", "The content's closure is called whenever the presenter's body runs, while it is shown and not else") {
        let notes = Notes()
        let stage = Stage { Presenter(notes: notes) }
        try stage.tap("count 0")
        #expect(notes.take() == [])
        try stage.tap("show")
        #expect(notes.take() == ["content", "+sheet"])
        for count in 1...2 {
            stage.act { Presenter.count(notes) }
            #expect(stage.texts.contains("count \(count + 1)"))
            #expect(notes.take() == ["content"])
        }
    },
    .holds("C149", "Covers and popovers are made anew in the same way, and dismiss themselves") {
        struct Inside: View {
            let notes: Notes
            @Environment(\.dismiss) private var dismiss
            @State private var count = 0
            var body: some View {
                Button("count \(count)") { count += 1 }.onAppear { notes.add("+") }.onDisappear { notes.add("-") }
                Button("close") { dismiss() }
            }
        }
        struct Screen: View {
            let notes: Notes
            @State private var isCovered = false
            @State private var isPopped = false
            var body: some View {
                Button("cover") { isCovered = true }.fullScreenCover(isPresented: $isCovered) { Inside(notes: notes) }
                Button("pop") { isPopped = true }.popover(isPresented: $isPopped) { Inside(notes: notes) }
            }
        }
        let notes = Notes()
        let stage = Stage { Screen(notes: notes) }
        for opener in ["cover", "pop", "cover"] {
            try stage.tap(opener)
            try stage.tap("count 0")
            #expect(stage.texts.contains("count 1"))
            try stage.tap("close")
            #expect(stage.texts == ["cover", "pop"])
        }
        #expect(notes.take() == ["+", "-", "+", "-", "+", "-"])
    },
    .holds("C149", "An item with another id makes the content anew, one with the same id gives it another value") {
        struct Thing: Identifiable {
            var id: Int
            var name: String
        }
        struct Screen: View {
            let hook: Hook<Thing?>
            let notes: Notes
            @State private var thing: Thing?
            var body: some View {
                let _ = hook.set = { thing = $0 }
                Text("root").sheet(item: $thing) { Tally(name: $0.name, notes: notes) }
            }
        }
        let hook = Hook<Thing?>()
        let stage = Stage { Screen(hook: hook, notes: Notes()) }
        stage.act { hook.set(Thing(id: 1, name: "one")) }
        try stage.tap("one 0")
        stage.act { hook.set(Thing(id: 1, name: "uno")) }
        #expect(stage.texts == ["root", "uno 1"])
        stage.act { hook.set(Thing(id: 2, name: "two")) }
        #expect(stage.texts == ["root", "two 0"])
        stage.act { hook.set(nil) }
        #expect(stage.texts == ["root"])
    },
    .holds("C149", "An alert's content is made for each presentation, and each of its buttons ends it") {
        struct Screen: View {
            let notes: Notes
            @State private var asks = false
            @State private var answers = 0
            var body: some View {
                Button("ask \(answers)") { asks = true }
                    .alert("Sure?", isPresented: $asks) {
                        let _ = notes.add("actions")
                        Button("Yes") { answers += 1 }
                    }
            }
        }
        let notes = Notes()
        let stage = Stage { Screen(notes: notes) }
        #expect(notes.take() == [])
        for answer in 0..<2 {
            try stage.tap("ask \(answer)")
            #expect(notes.take() == ["actions"])
            try stage.tap("Yes")
            #expect(stage.texts == ["ask \(answer + 1)"])
        }
    },
    .holds("C149", "A sheet over a sheet goes with it, and what both cover has not disappeared") {
        struct Screen: View {
            let notes: Notes
            @State private var isOuter = false
            @State private var isInner = false
            var body: some View {
                Tally(name: "root", notes: notes)
                Button("outer") { isOuter = true }
                    .sheet(isPresented: $isOuter) {
                        Tally(name: "first", notes: notes)
                        Button("inner") { isInner = true }
                            .sheet(isPresented: $isInner) { Tally(name: "second", notes: notes) }
                        Button("close") { isOuter = false }
                    }
            }
        }
        let notes = Notes()
        let stage = Stage { Screen(notes: notes) }
        try stage.tap("outer")
        try stage.tap("inner")
        #expect(notes.take() == ["+root", "+first", "+second"])
        #expect(try stage.host.sheet.texts == ["second 0"])
        try stage.host.sheet.dismiss()
        #expect(notes.take() == ["-second"])
        try stage.tap("close")
        #expect(notes.take() == ["-first"])
        #expect(stage.texts == ["root 0", "outer"])
    },
    .holds("C149", "A presenter that goes takes along what it presents") {
        let (dials, notes) = (Dials(), Notes())
        dials.flag = true
        let stage = Stage(dials) { dials in if dials.flag { Presenter(notes: notes) } }
        try stage.tap("show")
        _ = notes.take()
        stage.act { dials.flag = false }
        #expect(stage.texts == [])
        #expect(notes.take() == ["-sheet"])
    },
]

private struct Presenter: View {
    let notes: Notes
    @State private var isShown = false
    @State private var count = 0
    @MainActor private static var counters: [ObjectIdentifier: () -> Void] = [:]

    static func count(_ notes: Notes) { counters[ObjectIdentifier(notes)]?() }

    var body: some View {
        let _ = Self.counters[ObjectIdentifier(notes)] = { count += 1 }
        Button("show") { isShown = true }
        Button("count \(count)") { count += 1 }
            .sheet(isPresented: $isShown, onDismiss: { notes.add("dismissed") }) {
                let _ = notes.add("content")
                Tally(name: "sheet", notes: notes)
            }
    }
}
