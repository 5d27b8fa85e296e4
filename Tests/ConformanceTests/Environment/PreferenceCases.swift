import SwiftUI
import Testing
import ViewRuntime

/// When a listener hears what views below it say together.
let preferenceCases: [ConformanceCase] = [
    .holds("C123", "The first value is heard, though nothing was said before it, and then each other one") {
        let hook = Hook<[String]>()
        let log = Log()
        let stage = Stage { Speaking(hook: hook, log: log) }
        #expect(log.lines == ["a b"])
        stage.act { hook.set(["a", "c"]) }
        stage.act { hook.set(["a", "c"]) }
        #expect(log.lines == ["a b", "a c"])
    },
    .holds("C123", "A first value that equals the default is heard too") {
        let hook = Hook<[String]>()
        let log = Log()
        let stage = Stage { Speaking(hook: hook, log: log, words: [""]) }
        #expect(log.lines == [""])
        stage.act { hook.set(["a"]) }
        stage.act { hook.set([""]) }
        #expect(log.lines == ["", "a", ""])
    },
    .holds("C123", "Views that change places are heard in their new order, without a run of their own") {
        let hook = Hook<[String]>()
        let log = Log()
        let stage = Stage { Reordering(hook: hook, log: log) }
        #expect(log.lines == ["a b c"])
        _ = stage.lines()
        stage.act { hook.set(["c", "a", "b"]) }
        #expect(log.lines == ["a b c", "c a b"])
        #expect(stage.lines() == ["Reordering: _words changed."])
        stage.act { hook.set(["b", "a", "c"]) }
        stage.act { hook.set(["b", "c"]) }
        stage.act { hook.set(["b", "d", "c"]) }
        #expect(log.lines.suffix(3) == ["b a c", "b c", "b d c"])
    },
    .holds("C123", "A listener whose value stays the same hears nothing of views that change places") {
        let hook = Hook<[String]>()
        let log = Log()
        let stage = Stage { Reordering(hook: hook, log: log, says: "x") }
        stage.act { hook.set(["c", "a", "b"]) }
        #expect(log.lines == ["x x x"])
    },
    .holds("C123", "What a listener hears is written like state: one run of who shows it") {
        let stage = Stage { Titled() }
        #expect(stage.counts() == ["Titled": 2])
        #expect(stage.texts == ["page", "title page"])
    },
]

private struct Words: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += " " + nextValue() }
}

private struct Speaking: View {
    let hook: Hook<[String]>
    let log: Log
    @State var words = ["a", "b"]
    var body: some View {
        let _ = hook.set = { words = $0 }
        VStack {
            Text("first").preference(key: Words.self, value: words[0])
            if words.count > 1 { Text("second").preference(key: Words.self, value: words[1]) }
        }
        .onPreferenceChange(Words.self) { log.lines.append($0) }
    }
}

private struct Reordering: View {
    let hook: Hook<[String]>
    let log: Log
    var says: String?
    @State private var words = ["a", "b", "c"]
    init(hook: Hook<[String]>, log: Log, says: String? = nil) {
        self.hook = hook
        self.log = log
        self.says = says
    }
    var body: some View {
        let _ = hook.set = { words = $0 }
        VStack {
            ForEach(words, id: \.self) { word in Word(word: word, says: says ?? word) }
        }
        .onPreferenceChange(Words.self) { log.lines.append($0) }
    }
}

private struct Word: View {
    let word: String
    let says: String
    var body: some View { Text(word).preference(key: Words.self, value: says) }
}

private struct Titled: View {
    @State private var title = ""
    var body: some View {
        VStack { Text("page").preference(key: Words.self, value: "title page") }
            .onPreferenceChange(Words.self) { title = $0 }
        Text(title)
    }
}
