import SwiftUI
import Testing
import ViewRuntime

/// What kinds of values the environment holds, and how its readers choose among them.
let environmentValueCases: [ConformanceCase] = [
    .holds("C118", "A closure in the environment that captured another value runs all its readers") {
        let hook = Hook<Int>()
        let stage = Stage { ActionWriter(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(10) }
        #expect(
            stage.lines() == [
                "ActionWriter: _number changed.", "ActionReader: _report changed.", "ActionReader: _report changed.",
            ])
    },
    .holds("C118", "One that captured equal values runs none") {
        let hook = Hook<Int>()
        let stage = Stage { ActionWriter(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(3) }
        #expect(stage.lines() == ["ActionWriter: _number changed."])
    },
    .holds("C118", "Under closures: unequal each run of the writer runs all of them", under: "closures: unequal") {
        let hook = Hook<Int>()
        let stage = Stage(profile: .ios26.setting(\.closures, .unequal)) { ActionWriter(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(3) }
        #expect(stage.counts() == ["ActionWriter": 1, "ActionReader": 2])
    },
    .holds("C118", "What a submission does is passed down too: it is the latest, and runs no reader of other keys") {
        let hook = Hook<Int>()
        let log = Log()
        let stage = Stage { SubmitScreen(hook: hook, log: log) }
        stage.act { hook.set(3) }
        #expect(stage.counts()["PlainReader"] == 1)
        try stage.host.textField("name").type("x")
        try stage.host.textField("name").submit()
        #expect(log.lines == ["submitted 3"])
        #expect(stage.counts()["PlainReader"] == nil)
    },
    .holds("C119", "An observable object in the environment runs the readers of the property that was written, and no others") {
        let library = Library()
        let stage = Stage {
            VStack {
                LibraryTitle()
                LibraryCount()
                LibraryOwner()
            }
            .environment(library)
        }
        _ = stage.lines()
        stage.act { library.title = "b" }
        #expect(stage.lines() == ["LibraryTitle: @dependencies changed."])
        stage.act { library.count = 4 }
        #expect(stage.lines() == ["LibraryCount: @dependencies changed."])
    },
    .holds("C119", "Another object runs all of them") {
        let hook = Hook<Library>()
        let stage = Stage { LibraryHolder(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(Library()) }
        #expect(
            stage.lines() == [
                "LibraryHolder: _library changed.", "LibraryTitle: _library changed.", "LibraryOwner: _library changed.",
            ])
    },
    .holds("C120", "Another key path at which an equal value is found is no change") {
        let stage = Stage { Switching(second: 1) }
        _ = stage.lines()
        try stage.host.button("switch").tap()
        #expect(stage.lines() == ["Switching: _isFirst changed."])
        #expect(stage.texts.first == "1")
    },
    .holds("C120", "Another key path at which another value is found runs the body for the property alone") {
        let stage = Stage { Switching(second: 2) }
        _ = stage.lines()
        try stage.host.button("switch").tap()
        #expect(stage.lines() == ["Switching: _isFirst changed.", "ReadsOne: _value changed."])
        #expect(stage.texts.first == "2")
    },
    .holds("C121", "A transform stays at the key path that it appeared with; its closure is the latest") {
        let stage = Stage { Transforming() }
        #expect(stage.texts.first == "1 0")
        try stage.host.button("switch").tap()
        #expect(stage.texts.first == "5 0")
        #expect(stage.counts() == ["Transforming": 2, "ReadsFirstAndSecond": 2])
    },
    .holds("C122", "Read outside of a view, a value of the environment is the default, with a warning") {
        let stage = Stage { Text("\(ReadsOne(\.second).seen)") }
        #expect(stage.texts == ["0"])
        #expect(
            stage.warnings == [
                "Accessing Environment<Int>'s value outside of being installed on a View. This will always read the default value and will not update."
            ])
    },
]

private struct ReportKey: EnvironmentKey { static var defaultValue: (String) -> Void { { _ in } } }
private struct FirstKey: EnvironmentKey { static let defaultValue = 0 }
private struct SecondKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var report: (String) -> Void {
        get { self[ReportKey.self] }
        set { self[ReportKey.self] = newValue }
    }
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }
    fileprivate var second: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
}

private func send(_ text: String, _ number: Int) {}

private struct ActionWriter: View {
    let hook: Hook<Int>
    @State private var number = 0
    var body: some View {
        let _ = hook.set = { number = $0 }
        let tens = number / 10
        VStack {
            ActionReader()
            ActionReader()
        }
        .environment(\.report) { send($0, tens) }
    }
}

private struct ActionReader: View {
    @Environment(\.report) private var report
    var body: some View { Button("report") { report("tap") } }
}

private struct SubmitScreen: View {
    let hook: Hook<Int>
    let log: Log
    @State private var number = 0
    @State private var name = ""
    var body: some View {
        let _ = hook.set = { number = $0 }
        let seen = number
        VStack {
            TextField("name", text: $name)
            PlainReader()
        }
        .onSubmit { log.lines.append("submitted \(seen)") }
    }
}

private struct PlainReader: View {
    @Environment(\.first) private var first
    var body: some View { Text("\(first)") }
}

@Observable private final class Library {
    var title = "a"
    var count = 3
}

private struct LibraryTitle: View {
    @Environment(Library.self) private var library
    var body: some View { Text(library.title) }
}

private struct LibraryCount: View {
    @Environment(Library.self) private var library: Library?
    var body: some View { Text("\(library?.count ?? 0)") }
}

private struct LibraryOwner: View {
    @Environment(Library.self) private var library
    var body: some View { Button("empty") { library.count = 0 } }
}

private struct LibraryHolder: View {
    let hook: Hook<Library>
    @State private var library = Library()
    var body: some View {
        let _ = hook.set = { library = $0 }
        VStack {
            LibraryTitle()
            LibraryOwner()
        }
        .environment(library)
    }
}

private struct ReadsOne: View {
    @Environment(\.first) private var value
    init(_ path: KeyPath<EnvironmentValues, Int>) { _value = Environment(path) }
    var seen: Int { value }
    var body: some View { Text("\(value)") }
}

private struct Switching: View {
    let second: Int
    @State private var isFirst = true
    var body: some View {
        VStack {
            ReadsOne(isFirst ? \.first : \.second)
            Button("switch") { isFirst.toggle() }
        }
        .environment(\.first, 1)
        .environment(\.second, second)
    }
}

private struct ReadsFirstAndSecond: View {
    @Environment(\.first) private var first
    @Environment(\.second) private var second
    var body: some View { Text("\(first) \(second)") }
}

private struct Transforming: View {
    @State private var isFirst = true
    var body: some View {
        VStack {
            ReadsFirstAndSecond().transformEnvironment(isFirst ? \.first : \.second) { $0 += isFirst ? 1 : 5 }
            Button("switch") { isFirst.toggle() }
        }
    }
}
