import SwiftUI
import Testing

/// What stands in a line for types and for properties that have no name of their own.
let nameCases: [ConformanceCase] = [
    .holds("C021", "A modifier prints in the same form, under its own name") {
        let hook = Hook<Int>()
        let stage = Stage { Modified(hook: hook) }
        #expect(
            stage.lines() == [
                "Modified: @self, @identity, _n changed.", "Stateful: @self, @identity, _own changed.", "Stateless: @self changed.",
            ])
        stage.act { hook.set(1) }
        #expect(stage.lines() == ["Modified: _n changed.", "Stateful: @self changed.", "Stateless: @self changed."])
    },
    .holds("C021", "A modifier's own state runs the modifier, not what it is put around") {
        let hook = Hook<Int>()
        let stage = Stage { Leaf().modifier(Counting(hook: hook)) }
        #expect(stage.lines() == ["Counting: @self, @identity, _own changed.", "Leaf: @self changed."])
        stage.act { hook.set(1) }
        #expect(stage.lines() == ["Counting: _own changed."])
    },
    .holds("C022", "Outside of a run of that type's body the line says unchanged") {
        let lines = printedLines(to: .output, containing: "Leaf") { Leaf._printChanges() }
        #expect(lines == ["Leaf: unchanged."])
    },
    .holds("C022", "So it does in another view's body, and where a test calls body itself") {
        let asked = printedLines(to: .output, containing: "Asked") {
            _ = Stage { Asking() }
            _ = Asked().body
        }
        #expect(asked == ["Asked: unchanged.", "Asked: unchanged."])
    },
    .holds("C022", "In a content closure that runs later, and in an action, the body is not running any more") {
        let lines = printedLines(to: .output, containing: "LaterPrinting") { _ = Stage { LaterPrinting() } }
        #expect(
            lines == [
                "LaterPrinting: @self, @identity, _n changed.", "LaterPrinting: unchanged.", "LaterPrinting: unchanged.",
                "LaterPrinting: unchanged.",
            ])
    },
    .holds("C023", "Where observation is no reason, a run for an observable property says unchanged", under: "observation=none") {
        let model = Model()
        let stage = Stage(profile: .ios26.setting(\.observation, .none)) { Observing(model: model) }
        #expect(stage.lines() == ["Observing: @self changed."])
        stage.act { model.value = 1 }
        #expect(stage.lines() == ["Observing: unchanged."])
        #expect(stage.texts == ["1"])
    },
    .holds("C023", "Beside another reason it is left out", under: "observation=none") {
        let model = Model()
        let stage = Stage(profile: .ios26.setting(\.observation, .none)) { ObservingParent(model: model) }
        _ = stage.lines()
        stage.act { model.value = 1 }
        #expect(stage.lines() == ["ObservingParent: unchanged.", "ObservingChild: @self changed."])
    },
    .holds("C024", "A property inside of a custom one is an offset, and the custom one itself is never listed") {
        let object = Object()
        let stage = Stage { Nested(object: object) }
        #expect(stage.lines() == ["Nested: @self, @identity, @8 changed."])
        stage.act { object.value = 1 }
        #expect(stage.lines() == ["Nested: @8 changed."])
    },
    .holds("C024", "Offsets are those in the view, and stand in the order of declaration among the names") {
        #expect(Stage { Offsets() }.lines() == ["Offsets: @self, @identity, _own, @24, @40, _last changed."])
    },
    .holds("C024", "Custom properties nest") {
        let stage = Stage { Deep() }
        #expect(stage.lines() == ["Deep: @self, @identity, @16 changed."])
    },
    .holds("C025", "A property at the beginning of a custom one has the custom one's name") {
        let hook = Hook<Int>()
        let stage = Stage { Beginning(hook: hook) }
        #expect(stage.lines() == ["Beginning: @self, @identity, _d changed."])
        stage.act { hook.set(1) }
        #expect(stage.lines() == ["Beginning: _d changed."])
    },
    .holds("C026", "A view that is an enum prints as any other") {
        let hook = Hook<Int>()
        let stage = Stage { Choosing(hook: hook) }
        #expect(stage.lines() == ["Choosing: @self, @identity, _n changed.", "Choice: @self changed."])
        stage.act { hook.set(1) }
        #expect(stage.lines() == ["Choosing: _n changed.", "Choice: @self changed."])
        #expect(stage.texts == ["some 1"])
    },
    .holds("C026", "A dynamic property in the payload of an enum's case is an offset") {
        let hook = Hook<Int>()
        let stage = Stage { Holding.counter(State(initialValue: 3), hook) }
        #expect(stage.lines() == ["Holding: @self, @identity, @0 changed."])
        #expect(stage.texts == ["3"])
        stage.act { hook.set(7) }
        #expect(stage.lines() == ["Holding: @0 changed."])
        #expect(stage.texts == ["7"])
        stage.act { hook.set(7) }
        #expect(stage.lines() == [])
    },
    .holds("C026", "It is there as long as the view is that case; the next time it is new") {
        let (kind, hook) = (Hook<Int>(), Hook<Int>())
        let stage = Stage { Switching(kind: kind, hook: hook) }
        #expect(stage.lines() == ["Switching: @self, @identity, _kindOfPart changed.", "Part: @self, @identity, @0 changed."])
        stage.act { hook.set(5) }
        #expect(stage.lines() == ["Part: @0 changed."])
        #expect(stage.texts == ["counter 5"])
        stage.act { kind.set(1) }
        #expect(stage.texts == ["light"])
        #expect(stage.lines() == ["Switching: _kindOfPart changed.", "Part: @self, @0 changed."])
        stage.act { kind.set(2) }
        #expect(stage.texts == ["none"])
        #expect(stage.lines() == ["Switching: _kindOfPart changed.", "Part: @self changed."])
        stage.act { kind.set(0) }
        #expect(stage.texts == ["counter 0"])
        #expect(stage.lines() == ["Switching: _kindOfPart changed.", "Part: @self, @0 changed."])
    },
    .holds("C026", "Several properties in one payload have an offset each, and one whose content stays equal keeps its state") {
        let (kind, hook) = (Hook<Int>(), Hook<Int>())
        let stage = Stage { Pairing(kind: kind, hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(4) }
        #expect(stage.lines() == ["Paired: @16 changed."])
        #expect(stage.texts == ["0 4"])
        stage.act { kind.set(1) }
        #expect(stage.lines() == ["Pairing: _n changed."])
        #expect(stage.texts == ["0 4"])
    },
    .holds("C027", "A nested type prints with the types around it, and without its module") {
        #expect(Stage { Outer.Inner() }.lines() == ["Outer.Inner: @self changed."])
        #expect(Stage { Outer.Middle.Inner() }.lines() == ["Outer.Middle.Inner: @self changed."])
        #expect(Stage { Leaf.Part() }.lines() == ["Leaf.Part: @self changed."])
    },
    .holds("C027", "A function around a type is left out") {
        #expect(localView() == ["Local: @self changed."])
        #expect(Outer.local() == ["Outer.Local: @self changed."])
        struct InClosure: View { var body: some View { Text("") } }
        #expect(Stage { InClosure() }.lines() == ["InClosure: @self changed."])
    },
    .holds("C027", "A type of an extension prints with the extended type, also of another module") {
        #expect(Stage { Text.Badge() }.lines() == ["Text.Badge: @self changed."])
    },
    .holds("C028", "A generic view prints its arguments without their modules") {
        #expect(Stage { Box(content: Text("")) }.lines() == ["Box<Text>: @self changed."])
        #expect(Stage { Box(content: Leaf()) }.lines() == ["Box<Leaf>: @self changed.", "Leaf: @self changed."])
        #expect(
            Stage { Box(content: Box(content: Text(""))) }.lines()
                == ["Box<Box<Text>>: @self changed.", "Box<Text>: @self changed."])
        #expect(Stage { Valued(value: [1]) }.lines() == ["Valued<Array<Int>>: @self changed."])
        #expect(Stage { Valued(value: ["a": 1.5]) }.lines() == ["Valued<Dictionary<String, Double>>: @self changed."])
    },
    .holds("C028", "So does one nested in a generic type, tuples, optionals and functions included") {
        #expect(Stage { A<String>.B<Int>() }.lines() == ["A<String>.B<Int>: @self changed."])
        #expect(Stage { A<Outer.Middle>.C() }.lines() == ["A<Outer.Middle>.C: @self changed."])
        #expect(Stage { Valued(value: ("a", 1)) }.lines() == ["Valued<(String, Int)>: @self changed."])
        #expect(Stage { Valued(value: Int?.some(1)) }.lines() == ["Valued<Optional<Int>>: @self changed."])
        #expect(Stage { Valued<(Int, Data) -> String?>(value: { "\($0) \($1)" }) }.lines() == ["Valued<(Int, Data) -> Optional<String>>: @self changed."])
        #expect(Stage { Valued<any Error>(value: CancellationError()) }.lines() == ["Valued<Error>: @self changed."])
        #expect(Stage { Valued(value: Int.self) }.lines() == ["Valued<Int.Type>: @self changed."])
        #expect(Stage { Valued(value: Outer.Middle?.none) }.lines() == ["Valued<Optional<Outer.Middle>>: @self changed."])
    },
    .holds("C028", "A pack of arguments prints as Pack{…}") {
        #expect(Stage { Several("a", 1) }.lines() == ["Several<Pack{String, Int}>: @self changed."])
        #expect(Stage { Several(Outer.Middle()) }.lines() == ["Several<Pack{Outer.Middle}>: @self changed."])
    },
    .holds("C029", "A view declared inside of #Preview prints the mangled name of what the macro made around it") {
        let preview = try #require(PreviewRegistry.previews.first { $0.title == "Reasons of a preview" })
        let lines = lines(of: preview.preview.body())
        #expect(lines.count == 1)
        let name = try #require(lines.first)
        #expect(name.hasPrefix("$s") && name.hasSuffix("PreviewRegistryfMu_.PreviewedParent: @self, @identity, _n changed."))
        #expect(!name.contains(" at ") && name.split(separator: ".").count == 2)
    },
]

#Preview("Reasons of a preview") {
    struct PreviewedParent: View {
        @State private var n = 0
        var body: some View { Text("\(n)") }
    }
    return PreviewedParent()
}

@MainActor private func lines<Content: View>(of view: Content) -> [String] { Stage { view }.lines() }

@Observable private final class Model {
    var value = 0
}

private final class Object: ObservableObject {
    @Published var value = 0
}

private struct Modified: View {
    @State private var n = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = hook.set = { n = $0 }
        Text("").modifier(Stateless(n: n)).modifier(Stateful(n: n))
    }
}

private struct Stateful: ViewModifier {
    let n: Int
    @State private var own = 0
    func body(content: Content) -> some View { content }
}

private struct Stateless: ViewModifier {
    let n: Int
    func body(content: Content) -> some View { content }
}

private struct Counting: ViewModifier {
    @State private var own = 0
    let hook: Hook<Int>
    func body(content: Content) -> some View {
        let _ = hook.set = { own = $0 }
        content.badge(own)
    }
}

private struct Leaf: View {
    var body: some View { Text("leaf") }
    struct Part: View {
        var body: some View { Text("part") }
    }
}

private struct Asked: View {
    var body: some View {
        let _ = Self._printChanges()
        Text("")
    }
}

private struct Asking: View {
    var body: some View {
        let _ = Asked._printChanges()
        Text("")
    }
}

private struct LaterPrinting: View {
    @State private var n = 0
    var body: some View {
        VStack {
            let _ = Self._printChanges()
            ForEach(0..<1) { _ in
                let _ = Self._printChanges()
                Text("\(n)")
            }
            GeometryReader { _ in
                let _ = Self._printChanges()
                Text("")
            }
        }
        .onAppear { Self._printChanges() }
    }
}

private struct Observing: View {
    let model: Model
    var body: some View { Text("\(model.value)") }
}

private struct ObservingParent: View {
    let model: Model
    var body: some View { ObservingChild(value: model.value, model: model) }
}

private struct ObservingChild: View {
    let value: Int
    let model: Model
    var body: some View { Text("\(value) \(model.value)") }
}

@propertyWrapper private struct D<T>: DynamicProperty {
    let k: Int
    @ObservedObject var o: Object
    var wrappedValue: Int { k + o.value }
}

private struct Nested: View {
    @D<String> private var d: Int
    init(object: Object) { _d = D(k: 0, o: object) }
    var body: some View { Text("\(d)") }
}

@propertyWrapper private struct Pair: DynamicProperty {
    let plain = 0
    @State var first = 0
    @State var second = 0
    var wrappedValue: Int { first + second }
}

private struct Offsets: View {
    @State private var own = 0
    @Pair private var pair
    @State private var last = 0
    var body: some View { Text("\(own) \(pair) \(last)") }
}

@propertyWrapper private struct Around: DynamicProperty {
    let plain = 0
    var inner = Single()
    var wrappedValue: Int { inner.value }
    struct Single: DynamicProperty {
        let plain = 0
        @State var value = 0
    }
}

private struct Deep: View {
    @Around private var around
    var body: some View { Text("\(around)") }
}

@propertyWrapper private struct Front: DynamicProperty {
    @State var n = 0
    let plain = 0
    var wrappedValue: Int {
        get { n }
        nonmutating set { n = newValue }
    }
}

private struct Beginning: View {
    @Front private var d
    let hook: Hook<Int>
    var body: some View {
        let _ = hook.set = { d = $0 }
        Text("\(d)")
    }
}

private enum Choice: View {
    case none
    case some(Int)
    var body: some View {
        switch self {
        case .none: Text("none")
        case .some(let value): Text("some \(value)")
        }
    }
}

private enum Holding: View {
    case counter(State<Int>, Hook<Int>)
    case fixed
    var body: some View {
        switch self {
        case .counter(let state, let hook):
            let _ = hook.set = { state.wrappedValue = $0 }
            Text("\(state.wrappedValue)")
        case .fixed: Text("fixed")
        }
    }
}

private enum Part: View {
    case counter(State<Int>, Hook<Int>)
    case scheme(Environment<ColorScheme>)
    case none

    var body: some View {
        switch self {
        case .counter(let state, let hook):
            let _ = hook.set = { state.wrappedValue = $0 }
            Text("counter \(state.wrappedValue)")
        case .scheme(let scheme): Text(scheme.wrappedValue == .light ? "light" : "dark")
        case .none: Text("none")
        }
    }
}

private struct Switching: View {
    @State private var kindOfPart = 0
    let kind: Hook<Int>
    let hook: Hook<Int>
    var body: some View {
        let _ = kind.set = { kindOfPart = $0 }
        kindOfPart == 0 ? Part.counter(State(initialValue: 0), hook) : kindOfPart == 1 ? .scheme(Environment(\.colorScheme)) : .none
    }
}

private enum Paired: View {
    case both(State<Int>, State<Int>, Hook<Int>)
    case neither
    var body: some View {
        switch self {
        case .both(let left, let right, let hook):
            let _ = hook.set = { right.wrappedValue = $0 }
            Text("\(left.wrappedValue) \(right.wrappedValue)")
        case .neither: Text("neither")
        }
    }
}

private struct Pairing: View {
    @State private var n = 0
    let kind: Hook<Int>
    let hook: Hook<Int>
    var body: some View {
        let _ = kind.set = { n = $0 }
        let _ = n
        Paired.both(State(initialValue: 0), State(initialValue: 0), hook)
    }
}

private struct Choosing: View {
    @State private var n = 0
    let hook: Hook<Int>
    var body: some View {
        let _ = hook.set = { n = $0 }
        n == 0 ? Choice.none : Choice.some(n)
    }
}

private enum Outer {
    struct Inner: View {
        var body: some View { Text("") }
    }
    struct Middle {
        struct Inner: View {
            var body: some View { Text("") }
        }
    }
    @MainActor static func local() -> [String] {
        struct Local: View {
            var body: some View { Text("") }
        }
        return Stage { Local() }.lines()
    }
}

@MainActor private func localView() -> [String] {
    struct Local: View {
        var body: some View { Text("") }
    }
    return Stage { Local() }.lines()
}

extension Text {
    fileprivate struct Badge: View {
        var body: some View { Text("badge") }
    }
}

private struct Box<Content: View>: View {
    var content: Content
    var body: some View { content }
}

private struct Valued<Value>: View {
    var value: Value
    var body: some View { Text("") }
}

private enum A<First> {
    struct B<Second>: View {
        var body: some View { Text("") }
    }
    struct C: View {
        var body: some View { Text("") }
    }
}

private struct Several<each Value>: View {
    var values: (repeat each Value)
    init(_ values: repeat each Value) { self.values = (repeat each values) }
    var body: some View { Text("") }
}
