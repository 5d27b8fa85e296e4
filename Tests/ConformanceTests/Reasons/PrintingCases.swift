import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// The functions that print, and when a line is printed.
let printingCases: [ConformanceCase] = [
    .holds("C030", "_logChanges() writes the same text, and none of it to standard output") {
        var printed: [String] = []
        let logged = printedLines(to: .error, containing: "Logging") {
            printed = printedLines(to: .output, containing: "Logging") { _ = Stage { Logging(n: 1) } }
        }
        #expect(logged == ["Logging: @self changed."])
        #expect(printed == [])
    },
    .holds("C030", "For a modifier too") {
        let lines = printedLines(to: .error, containing: "LoggingModifier") {
            _ = Stage { Text("").modifier(LoggingModifier()) }
        }
        #expect(lines == ["LoggingModifier: @self changed."])
    },
    .holds("C031", "_printChanges() prints to standard output, in builds of either kind") {
        let hook = Hook<Int>()
        let lines = printedLines(to: .output, containing: "Printing") {
            let stage = Stage { PrintingParent(hook: hook) }
            stage.act { hook.set(1) }
        }
        #expect(
            lines == [
                "PrintingParent: @self, @identity, _n changed.", "Printing: @self, @identity, _own changed.",
                "PrintingParent: _n changed.", "Printing: @self changed.",
            ])
    },
    .holds("C031", "It prints where nobody records, and says the same") {
        let lines = printedLines(to: .output, containing: "Bare") {
            let hook = Hook<Int>()
            let host = HostCore()
            host.mount(Bare(hook: hook))
            host.perform(Cause(.action)) { hook.set(1) }
            host.flush()
        }
        #expect(lines == ["Bare: @self, @identity, _n changed.", "Bare: _n changed."])
    },
    .holds("C032", "Under ios27 the storage of state has two underscores before it", under: "ios27") {
        let hook = Hook<Int>()
        let stage = Stage(profile: .ios27) { Macro(hook: hook) }
        #expect(stage.lines() == ["Macro: @self, @identity, __count, _object, _scheme changed.", "Bound: @self, @identity changed."])
        stage.act { hook.set(1) }
        #expect(stage.lines() == ["Bound: _count changed."])
    },
    .holds("C032", "The switch alone does so too, and printing follows it", under: "stateNames=twoUnderscores") {
        let profile = SemanticsProfile.ios26.setting(\.stateNames, .twoUnderscores)
        let lines = printedLines(to: .output, containing: "RenamedState") {
            let hook = Hook<Int>()
            let stage = Stage(profile: profile) { RenamedState(hook: hook) }
            stage.act { hook.set(1) }
        }
        #expect(lines == ["RenamedState: @self, @identity, __n, __m changed.", "RenamedState: __m changed."])
    },
    .holds("C032", "State inside of a custom property keeps its offset", under: "ios27") {
        #expect(
            Stage(profile: .ios27) { Wrapped() }.lines() == ["Wrapped: @self, @identity, _first, @24, __own changed."])
    },
    .holds("C033", "One run is one line, with all its causes, and no empty line is ever printed") {
        let lines = printedLines(to: .output, containing: "AllAtOnce") {
            let hook = Hook<Int>()
            let (object, model) = (Legacy(), Model())
            let stage = Stage { AllAtOnceParent(object: object, model: model, hook: hook) }
            stage.act {
                hook.set(1)
                object.value = 1
                model.value = 1
            }
        }
        #expect(
            lines == [
                "AllAtOnce: @self, @identity, _object, _own changed.",
                "AllAtOnce: @dependencies, @self, _object, _own changed.",
            ])
    },
    .holds("C033", "Two calls in one body print the line twice") {
        #expect(
            printedLines(to: .output, containing: "Twice") { _ = Stage { Twice() } }
                == ["Twice: @self changed.", "Twice: @self changed."])
    },
    .holds("C034", "A stateful child under another .id appears for the first time") {
        let hook = Hook<Int>()
        let stage = Stage { Resetting(hook: hook) }
        #expect(stage.lines() == ["Resetting: @self, @identity, _id changed.", "Child: @self, @identity, _n changed."])
        stage.act { hook.set(1) }
        #expect(stage.lines() == ["Resetting: _id changed.", "Child: @self, @identity, _n changed."])
    },
    .holds("C034", "So does everything below it, and a child without dynamic properties prints @self") {
        let hook = Hook<Int>()
        let stage = Stage { ResettingTree(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(1) }
        #expect(
            stage.lines() == ["ResettingTree: _id changed.", "Middle: @self changed.", "Child: @self, @identity, _n changed."])
    },
    .holds("C035", "A row that is made for another item lists @identity and all its state") {
        let hook = Hook<[String]>()
        let stage = Stage { Rows(hook: hook) }
        #expect(stage.lines() == ["Rows: @self, @identity, _names changed.", "Row: @self, @identity, _own, _other changed."])
        stage.act { hook.set(["b"]) }
        #expect(stage.lines() == ["Rows: _names changed.", "Row: @self, @identity, _own, _other changed."])
    },
]

private final class Legacy: ObservableObject {
    @Published var value = 0
}

@Observable private final class Model {
    var value = 0
}

private struct Logging: View {
    let n: Int
    var body: some View {
        let _ = Self._logChanges()
        Text("\(n)")
    }
}

private struct LoggingModifier: ViewModifier {
    func body(content: Content) -> some View {
        let _ = Self._logChanges()
        content
    }
}

private struct PrintingParent: View {
    @State private var n = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = Self._printChanges()
        let _ = hook.set = { n = $0 }
        Printing(n: n)
    }
}

private struct Printing: View {
    let n: Int
    @State private var own = 0
    var body: some View {
        let _ = Self._printChanges()
        Text("\(n)")
    }
}

private struct Bare: View {
    @State private var n = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = Self._printChanges()
        let _ = hook.set = { n = $0 }
        Text("\(n)")
    }
}

private struct Macro: View {
    @State private var count = 0
    @StateObject private var object = Legacy()
    @Environment(\.colorScheme) private var scheme
    let hook: Hook<Int>
    var body: some View {
        let _ = hook.set = { count = $0 }
        Bound(count: $count)
    }
}

private struct Bound: View {
    @Binding var count: Int
    var body: some View { Text("\(count)") }
}

private struct RenamedState: View {
    @State private var n = 0
    @State var m = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = Self._printChanges()
        let _ = hook.set = { m = $0 }
        Text("\(m)")
    }
}

@propertyWrapper private struct Two: DynamicProperty {
    @State var first = 0
    let plain = 0
    @State var second = 0
    var wrappedValue: Int { first + second }
}

private struct Wrapped: View {
    @Two private var first
    @State private var own = 0
    var body: some View { Text("\(first)") }
}

private struct AllAtOnceParent: View {
    @ObservedObject var object: Legacy
    let model: Model
    @State private var n = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = hook.set = { n = $0 }
        AllAtOnce(n: n, object: object, model: model, hook: hook)
    }
}

private struct AllAtOnce: View {
    let n: Int
    @ObservedObject var object: Legacy
    let model: Model
    @State private var own = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = Self._printChanges()
        let _ = chain()
        Text("\(n) \(own) \(model.value)")
    }

    private func chain() {
        let outer = hook.set
        guard n == 0 else { return }
        hook.set = {
            outer($0)
            own = $0
        }
    }
}

private struct Twice: View {
    var body: some View {
        let _ = Self._printChanges()
        let _ = Self._printChanges()
        Text("")
    }
}

private struct Resetting: View {
    @State private var id = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = hook.set = { id = $0 }
        Child().id(id)
    }
}

private struct ResettingTree: View {
    @State private var id = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = hook.set = { id = $0 }
        VStack { Middle() }.id(id)
    }
}

private struct Middle: View {
    var body: some View { Child() }
}

private struct Child: View {
    @State private var n = 0
    var body: some View { Text("\(n)") }
}

private struct Rows: View {
    @State private var names = ["a"]
    let hook: Hook<[String]>
    var body: some View {
        let _ = hook.set = { names = $0 }
        List(names, id: \.self) { Row(name: $0) }
    }
}

private struct Row: View {
    let name: String
    @State private var own = 0
    @State private var other = 0
    var body: some View { Text(name) }
}
