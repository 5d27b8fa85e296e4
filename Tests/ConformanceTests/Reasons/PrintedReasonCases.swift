import SwiftUI
import Testing

/// Which reasons `_printChanges()` prints, and in which order.
let printedReasonCases: [ConformanceCase] = [
    .holds("C001", "A view without dynamic properties prints @self alone at first, and no @identity") {
        #expect(Stage { Plain() }.lines() == ["Plain: @self changed."])
    },
    .holds("C001", "So does each of several, in the order of the tree") {
        let stage = Stage {
            VStack {
                Plain()
                Titled(title: "a")
                Plain()
            }
        }
        #expect(stage.lines() == ["Plain: @self changed.", "Titled: @self changed.", "Plain: @self changed."])
    },
    .holds("C002", "A plain stored property is never listed: not at first, not when it changes") {
        let title = Hook<String>()
        let stage = Stage { Titles(hook: title) }
        #expect(stage.lines() == ["Titles: @self, @identity, _title changed.", "Titled: @self changed."])
        stage.act { title.set("b") }
        #expect(stage.lines() == ["Titles: _title changed.", "Titled: @self changed."])
        #expect(stage.texts == ["b"])
    },
    .holds("C003", "State is listed at first, behind @self and @identity") {
        #expect(Stage { Counted() }.lines() == ["Counted: @self, @identity, _n changed."])
    },
    .holds("C003", "So is state without a value of its own: optional, or set by the initializer") {
        #expect(Stage { Optionals(start: 3) }.lines() == ["Optionals: @self, @identity, _chosen, _start changed."])
    },
    .holds("C004", "All state is listed at first, whether the body reads it or not") {
        #expect(Stage { Unread() }.lines() == ["Unread: @self, @identity, _a, _b, _c changed."])
    },
    .holds("C005", "Then what was written and is read is listed alone; what is never read runs no body") {
        let b = Hook<Int>()
        let c = Hook<Int>()
        let stage = Stage { Three(b: b, c: c) }
        #expect(stage.lines() == ["Three: @self, @identity, _a, _b, _c changed."])
        stage.act { b.set(1) }
        #expect(stage.lines() == ["Three: _b changed."])
        stage.act { c.set(1) }
        #expect(stage.lines() == [])
        stage.act {
            c.set(2)
            b.set(2)
        }
        #expect(stage.lines() == ["Three: _b changed."])
    },
    .holds("C005", "Two states written in one action are listed in the order of declaration, not of the writes") {
        let hook = Hook<Int>()
        let stage = Stage { TwoRead(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(4) }
        #expect(stage.lines() == ["TwoRead: _first, _second changed."])
        #expect(stage.texts == ["4 8"])
    },
    .holds("C006", "Objects of the environment and state are listed in the order of declaration") {
        let stage = Stage { Mixed().environmentObject(First()).environmentObject(Second()) }
        #expect(stage.lines() == ["Mixed: @self, @identity, _e1, _e2, _s changed."])
    },
    .holds("C007", "An observed object and a value of the environment are listed at first") {
        #expect(Stage { Dance(vm: First()) }.lines() == ["Dance: @self, @identity, _vm, _compact changed."])
    },
    .holds("C008", "A binding whose source nobody has read is not listed at first") {
        let stage = Stage { Forwarder(hook: Hook()) }
        #expect(stage.lines() == ["Forwarder: @self, @identity, _t changed.", "Reader: @self, @identity changed."])
    },
    .holds("C008", "Nor is one to a part of a value that nobody has read") {
        #expect(
            Stage { PartForwarder() }.lines()
                == ["PartForwarder: @self, @identity, _point changed.", "Reader: @self, @identity changed."])
    },
    .holds("C009", "A binding whose source the parent has read is listed at first") {
        let stage = Stage { ReadingForwarder() }
        #expect(stage.lines() == ["ReadingForwarder: @self, @identity, _t changed.", "Reader: @self, @identity, _t changed."])
    },
    .holds("C010", "A child that reads its binding runs for a write, and a parent that only forwards it does not") {
        let hook = Hook<String>()
        let stage = Stage { Forwarder(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set("b") }
        #expect(stage.lines() == ["Reader: _t changed."])
        #expect(stage.texts == ["b"])
    },
    .holds("C011", "A child that uses its binding in an action alone prints nothing for a write") {
        let hook = Hook<String>()
        let stage = Stage { ActionForwarder(hook: hook) }
        #expect(
            stage.lines() == ["ActionForwarder: @self, @identity, _t changed.", "ActionReader: @self, @identity changed."])
        stage.act { hook.set("b") }
        #expect(stage.lines() == [])
        try stage.host.button("read").tap()
        #expect(hook.log == ["b"])
    },
    .holds("C012", "A changed input is @self, whatever the property is called") {
        let hook = Hook<Int>()
        let stage = Stage { Inputs(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(1) }
        #expect(stage.lines() == ["Inputs: _n changed.", "Input: @self changed."])
    },
    .holds("C012", "Two changed inputs are one @self, and an input with state beside it lists the input alone") {
        let hook = Hook<Int>()
        let stage = Stage { PairInputs(hook: hook) }
        #expect(stage.lines() == ["PairInputs: @self, @identity, _n changed.", "Pair: @self, @identity, _own changed."])
        stage.act { hook.set(1) }
        #expect(stage.lines() == ["PairInputs: _n changed.", "Pair: @self changed."])
    },
    .holds("C013", "An input and an object of the environment that change in one update are one line") {
        let hook = Hook<Int>()
        let second = Second()
        let stage = Stage { InputAndObject(hook: hook).environmentObject(First()).environmentObject(second) }
        _ = stage.lines()
        stage.act {
            hook.set(1)
            second.value = 1
        }
        #expect(stage.lines() == ["InputAndObject: _n changed.", "Both: @self, _env2 changed."])
    },
]

private struct Plain: View {
    var body: some View { AnyView(EmptyView()) }
}

private struct Titled: View {
    var title = ""
    var body: some View { Text(title) }
}

private struct Titles: View {
    @State private var title = "a"
    let hook: Hook<String>
    var body: some View {
        let _ = hook.set = { title = $0 }
        Titled(title: title)
    }
}

private struct Counted: View {
    @State private var n = 0
    var body: some View { Text("fixed") }
}

private struct Optionals: View {
    @State private var chosen: Int?
    @State private var start: Int
    init(start: Int) { _start = State(initialValue: start) }
    var body: some View { Text("fixed") }
}

private struct Unread: View {
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0
    var body: some View { Text("fixed") }
}

private struct Three: View {
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0
    let b1: Hook<Int>
    let c1: Hook<Int>
    init(b: Hook<Int>, c: Hook<Int>) {
        b1 = b
        c1 = c
    }
    var body: some View {
        let _ = b1.set = { b = $0 }
        let _ = c1.set = { c = $0 }
        Text("\(b)")
    }
}

private struct TwoRead: View {
    @State private var first = 0
    @State private var second = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = hook.set = {
            second = $0 * 2
            first = $0
        }
        Text("\(first) \(second)")
    }
}

private final class First: ObservableObject {
    @Published var value = 0
}

private final class Second: ObservableObject {
    @Published var value = 0
}

private struct Mixed: View {
    @EnvironmentObject private var e1: First
    @EnvironmentObject private var e2: Second
    @State private var s = 0
    var body: some View { Text("\(e1.value) \(e2.value)") }
}

private struct Dance: View {
    @ObservedObject var vm: First
    @Environment(\.isEnabled) private var compact
    var body: some View { Text("\(vm.value) \(compact)") }
}

private struct Reader: View {
    @Binding var t: String
    var body: some View { Text(t) }
}

private struct Forwarder: View {
    @State private var t = "a"
    let hook: Hook<String>
    var body: some View {
        let _ = hook.set = { t = $0 }
        Reader(t: $t)
    }
}

private struct PartForwarder: View {
    struct Point { var name = "a" }
    @State private var point = Point()
    var body: some View { Reader(t: $point.name) }
}

private struct ReadingForwarder: View {
    @State private var t = "a"
    var body: some View {
        Text(t)
        Reader(t: $t)
    }
}

private struct ActionForwarder: View {
    @State private var t = "a"
    let hook: Hook<String>
    var body: some View {
        let _ = hook.set = { t = $0 }
        ActionReader(t: $t, hook: hook)
    }
}

private struct ActionReader: View {
    @Binding var t: String
    let hook: Hook<String>
    var body: some View { Button("read") { hook.log.append(t) } }
}

private struct Inputs: View {
    @State private var n = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = hook.set = { n = $0 }
        Input(count: n)
    }
}

private struct Input: View {
    let count: Int
    var body: some View { Text("\(count)") }
}

private struct PairInputs: View {
    @State private var n = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = hook.set = { n = $0 }
        Pair(a: n, b: "\(n)")
    }
}

private struct Pair: View {
    let a: Int
    let b: String
    @State private var own = 0
    var body: some View { Text("\(a) \(b) \(own)") }
}

private struct InputAndObject: View {
    @State private var n = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = hook.set = { n = $0 }
        Both(n: n)
    }
}

private struct Both: View {
    let n: Int
    @EnvironmentObject private var env1: First
    @EnvironmentObject private var env2: Second
    var body: some View { Text("\(n) \(env1.value) \(env2.value)") }
}
