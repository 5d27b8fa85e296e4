import Dispatch
import SwiftUI
import Testing
import ViewRuntime

/// When a write of state runs a body.
let stateReadCases: [ConformanceCase] = [
    .holds("C042", "State that no body reads is written and runs nothing") {
        let hook = Hook<Int>()
        let reader = Hook<Int>()
        let stage = Stage { Unread(hook: hook, reader: reader) }
        _ = stage.lines()
        for value in 1...3 { stage.act { hook.set(value) } }
        #expect(stage.lines() == [])
        reader.set(0)
        #expect(reader.log == ["3"])
    },
    .holds("C043", "State that was read once runs the body for ever, also where the branch that read it is gone") {
        let hook = Hook<Int>()
        let shows = Hook<Bool>()
        let stage = Stage { ReadOnce(hook: hook, shows: shows) }
        _ = stage.lines()
        stage.act { hook.set(1) }
        #expect(stage.lines() == [])
        stage.act { shows.set(true) }
        stage.act { shows.set(false) }
        _ = stage.lines()
        stage.act { hook.set(2) }
        #expect(stage.lines() == ["ReadOnce: _count changed."])
        #expect(stage.texts == ["hidden"])
    },
    .holds("C044", "A write of an equal value is dropped: no body runs, no onChange is called") {
        let hook = Hook<Int>()
        let log = Log()
        let stage = Stage { Counted(hook: hook, log: log) }
        _ = stage.lines()
        stage.act { hook.set(0) }
        #expect(stage.lines() == [])
        #expect(log.lines == ["body 0"])
        stage.act { hook.set(1) }
        stage.act { hook.set(1) }
        #expect(stage.lines() == ["Counted: _count changed."])
        #expect(log.lines == ["body 0", "body 1", "change 0 1"])
    },
    .holds("C045", "State that is not Equatable is compared field by field") {
        let hook = Hook<Coordinates>()
        let stage = Stage { CoordinatesView(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(Coordinates(x: 1, name: "a", tags: [:])) }
        #expect(stage.lines() == [])
        stage.act { hook.set(Coordinates(x: 1, name: "b", tags: [:])) }
        #expect(stage.lines() == ["CoordinatesView: _place changed."])
    },
    .holds("C046", "The same object is no change of state, another object is one") {
        let first = Reference()
        let hook = Hook<Reference>()
        let stage = Stage { ReferenceView(reference: first, hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(first) }
        #expect(stage.lines() == [])
        stage.act { hook.set(Reference()) }
        #expect(stage.lines() == ["ReferenceView: _reference changed."])
    },
    .holds("C046", "An Equatable class is compared by its ==") {
        let hook = Hook<NamedReference>()
        let stage = Stage { NamedReferenceView(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(NamedReference("a")) }
        #expect(stage.lines() == [])
        stage.act { hook.set(NamedReference("b")) }
        #expect(stage.lines() == ["NamedReferenceView: _reference changed."])
    },
    .holds("C047", "Two writes in one appear action are one run and one change") {
        let log = Log()
        _ = Stage { Appearing(log: log) { write in write(1); write(2) } }
        #expect(log.lines == ["body 0", "body 2", "change 0 2"])
    },
    .holds("C048", "Writes before and inside of withAnimation are two transactions, each evaluated") {
        let log = Log()
        _ = Stage {
            Appearing(log: log) { write in
                write(1)
                write(2)
                withAnimation {
                    write(3)
                    write(4)
                }
            }
        }
        #expect(log.lines == ["body 0", "body 2", "change 0 2", "body 4", "change 2 4"])
    },
    .holds("C049", "Two states written in one action are one run with both reasons, in the order of declaration") {
        let hook = Hook<Int>()
        let stage = Stage { TwoStates(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(4) }
        #expect(stage.lines() == ["TwoStates: _a, _b changed."])
        #expect(stage.texts == ["4 4"])
    },
    .holds("C050", "A write in a block on the main queue comes after the one before it, as a run and a change of its own") {
        let log = Log()
        let stage = Stage {
            Appearing(log: log) { write in
                write(1)
                nonisolated(unsafe) let write = write
                DispatchQueue.main.async { write(2) }
            }
        }
        try await stage.host.settle()
        #expect(log.lines == ["body 0", "body 1", "change 0 1", "body 2", "change 1 2"])
    },
    .holds("C051", "A read after a write is new in the action; a body reads what its update sees") {
        let log = Log()
        let hook = Hook<Int>()
        let stage = Stage { ReadAfterWrite(hook: hook, log: log) }
        stage.act { hook.set(5) }
        #expect(log.lines == ["body 0", "wrote 5", "read 5", "body 5"])
    },
    .holds("C052", "A write in a body is dropped with a warning, and runs nothing") {
        let stage = Stage { WritesInBody() }
        #expect(stage.lines() == ["WritesInBody: @self, @identity, _count changed."])
        #expect(stage.texts == ["0"])
        #expect(stage.warnings == ["Modifying state during view update, this will cause undefined behavior."])
    },
    .holds("C053", "A write on another thread is seen there at once, runs the body on the main thread and warns of nothing") {
        let hook = Hook<Int>()
        let reader = Hook<Int>()
        let stage = Stage { Ticker(hook: hook, reader: reader) }
        _ = stage.lines()
        nonisolated(unsafe) let (write, read) = (hook.set, reader.set)
        await Task.detached {
            write(5)
            read(0)
        }.value
        #expect(reader.log == ["5"])
        try await stage.host.settle()
        #expect(stage.lines() == ["Ticker: _count changed."])
        #expect(stage.texts == ["5"])
        #expect(stage.warnings == [])
    },
]

private struct Unread: View {
    let hook: Hook<Int>
    let reader: Hook<Int>
    @State private var count = 0
    var body: some View {
        let _ = hook.set = { count = $0 }
        let _ = reader.set = { _ in reader.log.append("\(count)") }
        Text("unread")
    }
}

private struct ReadOnce: View {
    let hook: Hook<Int>
    let shows: Hook<Bool>
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
        let _ = hook.set = { count = $0 }
        let _ = shows.set = { isShown = $0 }
        if isShown { Text("\(count)") } else { Text("hidden") }
    }
}

private struct Counted: View {
    let hook: Hook<Int>
    let log: Log
    @State private var count = 0
    var body: some View {
        let _ = hook.set = { count = $0 }
        let _ = log.lines.append("body \(count)")
        Text("\(count)").onChange(of: count) { log.lines.append("change \($0) \($1)") }
    }
}

private struct Coordinates {
    var x: Int
    var name: String
    var tags: [String: Int]
}

private struct CoordinatesView: View {
    let hook: Hook<Coordinates>
    @State private var place = Coordinates(x: 1, name: "a", tags: [:])
    var body: some View {
        let _ = hook.set = { place = $0 }
        Text(place.name)
    }
}

private final class Reference {}

private struct ReferenceView: View {
    let hook: Hook<Reference>
    @State private var reference: Reference
    init(reference: Reference, hook: Hook<Reference>) {
        _reference = State(initialValue: reference)
        self.hook = hook
    }
    var body: some View {
        let _ = hook.set = { reference = $0 }
        let _ = reference
        Text("reference")
    }
}

private final class NamedReference: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    nonisolated static func == (left: NamedReference, right: NamedReference) -> Bool { left.name == right.name }
}

private struct NamedReferenceView: View {
    let hook: Hook<NamedReference>
    @State private var reference = NamedReference("a")
    var body: some View {
        let _ = hook.set = { reference = $0 }
        Text(reference.name)
    }
}

private struct Appearing: View {
    let log: Log
    let work: (@escaping (Int) -> Void) -> Void
    @State private var value = 0
    var body: some View {
        let _ = log.lines.append("body \(value)")
        Text("\(value)")
            .onAppear { work { value = $0 } }
            .onChange(of: value) { log.lines.append("change \($0) \($1)") }
    }
}

private struct TwoStates: View {
    let hook: Hook<Int>
    @State private var a = 0
    @State private var b = 0
    var body: some View {
        let _ = hook.set = { b = $0; a = $0 }
        Text("\(a) \(b)")
    }
}

private struct ReadAfterWrite: View {
    let hook: Hook<Int>
    let log: Log
    @State private var count = 0
    var body: some View {
        let _ = log.lines.append("body \(count)")
        let _ = hook.set = {
            count = $0
            log.lines.append("wrote \($0)")
            log.lines.append("read \(count)")
        }
        Text("\(count)")
    }
}

private struct WritesInBody: View {
    @State private var count = 0
    var body: some View {
        let _ = count = 5
        Text("\(count)")
    }
}

private struct Ticker: View {
    let hook: Hook<Int>
    let reader: Hook<Int>
    @State private var count = 0
    var body: some View {
        let _ = hook.set = { count = $0 }
        let _ = reader.set = { _ in reader.log.append("\(count)") }
        Text("\(count)")
    }
}
