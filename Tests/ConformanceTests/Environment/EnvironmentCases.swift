import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// Who is looked at and who runs when the environment is written.
let environmentCases: [ConformanceCase] = [
    .holds("C112", "A reader of another key is looked at and does not run") {
        let hook = Hook<Int>()
        let stage = EnvironmentStage(Writing(hook: hook))
        stage.act { hook.set(3) }
        #expect(stage.lines == ["Writing: _number changed."])
        #expect(stage.writes == ["checked 2 run 0"])
        #expect(stage.keys == ["\\.b"])
    },
    .holds("C113", "A write of an equal value goes nowhere: nobody is looked at") {
        let hook = Hook<Int>()
        let stage = EnvironmentStage(Rewriting(hook: hook))
        stage.act { hook.set(3) }
        #expect(stage.lines == ["Rewriting: _number changed."])
        #expect(stage.writes == [])
        stage.act { hook.set(10) }
        #expect(stage.writes == ["checked 1 run 1", "checked 1 run 0", "checked 1 run 0"])
    },
    .holds("C114", "Only readers below the writer are looked at") {
        let hook = Hook<Int>()
        let stage = EnvironmentStage(Above(hook: hook))
        stage.act { hook.set(3) }
        #expect(stage.lines == ["Writer: _number changed.", "ReadsA: _a changed.", "ReadsA: _a changed."])
        #expect(stage.writes == ["checked 2 run 2"])
    },
    .holds("C115", "A write of any key looks at every reader of any key below it; those of that key run") {
        let hook = Hook<Int>()
        let stage = EnvironmentStage(Crowd(hook: hook))
        stage.act { hook.set(3) }
        #expect(stage.writes == ["checked 300 run 2"])
        #expect(stage.lines == ["Crowd: _number changed.", "ReadsB: _b changed.", "ReadsB: _b changed."])
    },
    .holds("C116", "A reader of the whole environment runs for the keys that its body has used") {
        let hook = Hook<Int>()
        let stage = Stage { Whole(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(3) }
        #expect(stage.lines() == ["Whole: _number changed."])
        stage.act { hook.set(-1) }
        #expect(stage.lines() == ["Whole: _number changed.", "ReadsWhole: _values changed."])
        #expect(stage.texts == ["all -1"])
    },
    .holds("C117", "Declaring a value is the dependency: the body runs for it whether it reads it or not") {
        let hook = Hook<Int>()
        let stage = EnvironmentStage(Declaring(hook: hook))
        stage.act { hook.set(3) }
        #expect(stage.lines == ["Declaring: _number changed.", "DeclaresA: _a changed."])
    },
    .holds("C117", "Two values that are written in one update are one run with both") {
        let hook = Hook<Int>()
        let stage = EnvironmentStage(WritingBoth(hook: hook))
        stage.act { hook.set(3) }
        #expect(stage.lines == ["WritingBoth: _number changed.", "ReadsBoth: _a, _b changed."])
    },
    .holds("C117", "A reader below a writer of the same key in between does not run") {
        let hook = Hook<Int>()
        let stage = EnvironmentStage(Shadowing(hook: hook))
        stage.act { hook.set(3) }
        #expect(stage.lines == ["Shadowing: _number changed."])
        #expect(stage.writes == ["checked 1 run 0"])
    },
]

/// A host that also tells how many readers a write of the environment looked at.
@MainActor
private final class EnvironmentStage {
    private let journal = WriteJournal()
    private let host: HostCore

    init(_ content: some View) {
        host = HostCore(instrument: journal)
        host.mount(content)
        journal.lines = []
    }

    func act(_ action: () -> Void) {
        journal.lines = []
        journal.writes = []
        journal.keys = []
        host.perform(Cause(.action, name: "tap"), action)
        host.flush()
    }

    var lines: [String] { journal.lines }
    var writes: [String] { journal.writes }
    /// The keys of the writes.
    var keys: [String] { journal.keys }
}

private final class WriteJournal: ViewInstrument {
    var lines: [String] = []
    var writes: [String] = []
    var keys: [String] = []

    func bodyBegan(_ node: NodeID, type: ViewTypeDescription, changed: ChangeSet, fields: NameList) {
        lines.append(type.changesLine(changed))
    }

    func environmentWritten(_ write: WriteID, writer: NodeID, key: Name, change: WriteChange, readersChecked: Int, readersRun: Int) {
        keys.append(key.text)
        writes.append("checked \(readersChecked) run \(readersRun)")
    }
}

private struct AKey: EnvironmentKey { static let defaultValue = 0 }
private struct BKey: EnvironmentKey { static let defaultValue = 0 }
private struct NameKey: EnvironmentKey { static let defaultValue = "" }
private struct PlaceKey: EnvironmentKey { static var defaultValue: Place { Place() } }

private struct Place {
    var name = ""
    var number = 0
}

extension EnvironmentValues {
    fileprivate var a: Int {
        get { self[AKey.self] }
        set { self[AKey.self] = newValue }
    }
    fileprivate var b: Int {
        get { self[BKey.self] }
        set { self[BKey.self] = newValue }
    }
    fileprivate var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
    fileprivate var place: Place {
        get { self[PlaceKey.self] }
        set { self[PlaceKey.self] = newValue }
    }
}

private struct ReadsA: View {
    @Environment(\.a) private var a
    var body: some View { Text("a \(a)") }
}

private struct ReadsB: View {
    @Environment(\.b) private var b
    var body: some View { Text("b \(b)") }
}

private struct ReadsBoth: View {
    @Environment(\.a) private var a
    @Environment(\.b) private var b
    var body: some View { Text("\(a) \(b)") }
}

private struct DeclaresA: View {
    @Environment(\.a) private var a
    var body: some View { Text("declared") }
}

private struct ReadsWhole: View {
    @Environment(\.self) private var values
    var body: some View { Text("all \(values.a)") }
}

private struct Writing: View {
    let hook: Hook<Int>
    @State private var number = 0
    var body: some View {
        let _ = hook.set = { number = $0 }
        VStack {
            ReadsA()
            DeclaresA()
        }
        .environment(\.b, number)
    }
}

private struct Rewriting: View {
    let hook: Hook<Int>
    @State private var number = 0
    var body: some View {
        let _ = hook.set = { number = $0 }
        ReadsA()
            .environment(\.place, Place(name: "x", number: number / 10))
            .environment(\.name, "n\(number / 10)")
            .environment(\.a, number / 10)
    }
}

private struct Above: View {
    let hook: Hook<Int>
    var body: some View {
        ReadsA()
        Writer(hook: hook)
    }
}

private struct Writer: View {
    let hook: Hook<Int>
    @Environment(\.a) private var a
    @State private var number = 0
    init(hook: Hook<Int>) { self.hook = hook }
    var body: some View {
        let _ = hook.set = { number = $0 }
        Text("\(a)")
        VStack {
            ReadsA()
            Group { ReadsA() }
        }
        .environment(\.a, number)
        ReadsA()
    }
}

private struct Crowd: View {
    let hook: Hook<Int>
    @State private var number = 0
    var body: some View {
        let _ = hook.set = { number = $0 }
        VStack {
            ForEach(0..<298) { _ in ReadsA() }
            ReadsB()
            ReadsB()
        }
        .environment(\.b, number)
    }
}

private struct Whole: View {
    let hook: Hook<Int>
    @State private var number = 0
    var body: some View {
        let _ = hook.set = { number = $0 }
        ReadsWhole()
            .environment(\.a, min(number, 0))
            .environment(\.b, number)
    }
}

private struct Declaring: View {
    let hook: Hook<Int>
    @State private var number = 0
    var body: some View {
        let _ = hook.set = { number = $0 }
        DeclaresA().environment(\.a, number)
    }
}

private struct WritingBoth: View {
    let hook: Hook<Int>
    @State private var number = 0
    var body: some View {
        let _ = hook.set = { number = $0 }
        ReadsBoth().environment(\.a, number).environment(\.b, number)
    }
}

private struct Shadowing: View {
    let hook: Hook<Int>
    @State private var number = 0
    var body: some View {
        let _ = hook.set = { number = $0 }
        VStack { ReadsA().environment(\.a, 7) }.environment(\.a, number)
    }
}
