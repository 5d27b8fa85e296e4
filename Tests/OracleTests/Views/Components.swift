import SwiftUI

extension Sketch.Component {
    @MainActor func shape<A: Shape>(_: A.Type) -> any Shape.Type {
        switch self {
        case .plain: Plain<A>.self
        case .keeper: Keeper<A>.self
        case .seeded: Seeded<A>.self
        case .reader: Reader<A>.self
        case .holder: Holder<A>.self
        case .watcher: Watcher<A>.self
        case .owner: Owner<A>.self
        case .mixed: Mixed<A>.self
        case .custom: Custom<A>.self
        case .supplied: Supplied<A>.self
        case .list: ListKeeper<A>.self
        case .eager: EagerShape<A>.self
        case .lazy: LazyShape<A>.self
        case .modified: ModifiedShape<A>.self
        case .coarse: Coarse<A>.self
        case .coarseEquatable: CoarseEquatableShape<A>.self
        }
    }
}

/// A view with a body that holds more of the sketch, and is its own shape.
protocol Component: View, Shape where Content == Self {
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope)
}

extension Component {
    static func build(_ sketch: Sketch, _ scope: Scope) -> Self { Self(scope.path, sketch, scope) }
}

/// What a view offers to the views in it, where it has nothing but its input.
@MainActor
private func inside(
    _ path: Int, binding: Binding<Int>? = nil, items: [Item] = [], read: @escaping (Source) -> Int = { _ in 0 },
    act: @escaping (Effect) -> Void = { _ in }
) -> Scope {
    Scope(
        path: World.current.path(path, .body), read: read, binding: binding,
        act: { effect in
            switch effect {
            case .addToModel(let number):
                let model = World.current.models[number]
                if model.x < Effect.limit { model.x += 1 }
            case .addToObject(let number):
                let object = World.current.objects[number]
                if object.value < Effect.limit { object.value += 1 }
            default: act(effect)
            }
        }, items: items)
}

@MainActor
private func add(to value: Binding<Int>) {
    if value.wrappedValue < Effect.limit { value.wrappedValue += 1 }
}

struct Plain<A: Shape>: Component {
    let path: Int
    let sketch: Sketch
    let input: Int

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
        input = scope.value(sketch.source)
    }

    var body: A.Content {
        World.current.ran(path)
        return A.build(sketch.children[0], inside(path, read: { _ in input }))
    }
}

struct Keeper<A: Shape>: Component {
    let path: Int
    let sketch: Sketch
    let input: Int
    @State private var state: Int

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
        input = scope.value(sketch.source)
        _state = State(initialValue: sketch.number)
    }

    var body: A.Content {
        World.current.ran(path, .init(state: $state))
        return A.build(
            sketch.children[0],
            inside(path, binding: $state) { $0 == .state ? state : input } act: {
                if $0 == .addToState { add(to: $state) }
            })
    }
}

/// Keeps what it was given first.
struct Seeded<A: Shape>: Component {
    let path: Int
    let sketch: Sketch
    @State private var state: Int

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
        _state = State(initialValue: scope.value(sketch.source))
    }

    var body: A.Content {
        World.current.ran(path, .init(state: $state))
        return A.build(
            sketch.children[0],
            inside(path, binding: $state) { _ in state } act: { if $0 == .addToState { add(to: $state) } })
    }
}

struct Reader<A: Shape>: Component {
    let path: Int
    let sketch: Sketch
    let input: Int
    @Environment private var key: Int

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
        input = scope.value(sketch.source)
        _key = Environment(EnvironmentValues.keys[sketch.number])
    }

    var body: A.Content {
        World.current.ran(path)
        return A.build(sketch.children[0], inside(path, read: { $0 == .environment ? key : input }))
    }
}

struct Holder<A: Shape>: Component {
    let path: Int
    let sketch: Sketch
    @Binding private var held: Int

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
        _held = scope.binding ?? .constant(7)
    }

    var body: A.Content {
        World.current.ran(path, .init(addToBinding: { add(to: $held) }))
        return A.build(
            sketch.children[0],
            inside(path, binding: $held) { _ in held } act: { if $0 == .addToBinding { add(to: $held) } })
    }
}

/// Observes one object or the other, as it is told.
struct Watcher<A: Shape>: Component {
    let path: Int
    let sketch: Sketch
    @ObservedObject private var object: Counter

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
        object = World.current.objects[scope.value(sketch.source) % 2]
    }

    var body: A.Content {
        World.current.ran(path)
        return A.build(sketch.children[0], inside(path, binding: $object.value, read: { _ in object.value }))
    }
}

struct Owner<A: Shape>: Component {
    let path: Int
    let sketch: Sketch
    let input: Int
    @StateObject private var object = Counter()

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
        input = scope.value(sketch.source)
    }

    var body: A.Content {
        World.current.ran(path, .init(object: object))
        return A.build(sketch.children[0], inside(path, read: { $0 == .object ? object.value : input }))
    }
}

/// Has a property of each kind.
struct Mixed<A: Shape>: Component {
    let path: Int
    let sketch: Sketch
    @Binding private var held: Int
    @State private var state: Int
    @Environment(\.second) private var key
    @ObservedObject private var object: Counter
    let input: Int

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
        _held = scope.binding ?? .constant(7)
        _state = State(wrappedValue: sketch.number)
        object = World.current.objects[0]
        input = scope.value(sketch.source)
    }

    var body: A.Content {
        World.current.ran(path, .init(state: $state, addToBinding: { add(to: $held) }))
        let scope = inside(path, binding: $state) { source in
            switch source {
            case .state: state
            case .binding: held
            case .environment: key
            case .object: object.value
            default: input
            }
        } act: { effect in
            if effect == .addToState { add(to: $state) }
            if effect == .addToBinding { add(to: $held) }
        }
        return A.build(sketch.children[0], scope)
    }
}

/// A property of the user's own, made of others.
@propertyWrapper
struct Tally: DynamicProperty {
    let step: Int
    @State var count: Int
    @Environment(\.first) var key
    private var updates = 0

    init(step: Int, count: Int) {
        self.step = step
        _count = State(initialValue: count)
    }

    mutating func update() { updates += 1 }

    var wrappedValue: Int { count }
    var projectedValue: Tally { self }
    var environment: Int { updates > 0 ? key : -1 }
}

struct Custom<A: Shape>: Component {
    let path: Int
    let sketch: Sketch
    @Tally private var tally: Int

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
        _tally = Tally(step: scope.value(sketch.source), count: sketch.number)
    }

    var body: A.Content {
        World.current.ran(path, .init(state: $tally.$count))
        let scope = inside(path, binding: $tally.$count) { source in
            switch source {
            case .state: tally
            case .environment: $tally.environment
            default: $tally.step
            }
        } act: { if $0 == .addToState { add(to: $tally.$count) } }
        return A.build(sketch.children[0], scope)
    }
}

struct Supplied<A: Shape>: Component {
    let path: Int
    let sketch: Sketch
    @EnvironmentObject private var object: Counter

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
    }

    var body: A.Content {
        World.current.ran(path)
        return A.build(sketch.children[0], inside(path, read: { _ in object.value }))
    }
}

struct ListKeeper<A: Shape>: Component {
    let path: Int
    let sketch: Sketch
    let input: Int
    @State private var items = [Item(id: 1, value: 0), Item(id: 2, value: 1)]

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
        input = scope.value(sketch.source)
    }

    var body: ForEach<[Item], Int, A.Content> {
        World.current.ran(path, .init(items: $items))
        let scope = inside(path, read: { _ in input })
        return ForEach(items, id: \.id) { A.build(sketch.children[0], scope.row($0)) }
    }
}

/// Takes its content as a value that the view around it has made.
struct Eager<Inner: View>: View {
    let path: Int
    let content: Inner

    var body: Inner {
        World.current.ran(path)
        return content
    }
}

enum EagerShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        Eager(path: scope.path, content: A.build(sketch.children[0], scope.at(.body)))
    }
}

/// Takes its content as a closure, which its own body calls.
struct Lazy<Inner: View>: View {
    let path: Int
    let content: () -> Inner

    var body: Inner {
        World.current.ran(path)
        return content()
    }
}

enum LazyShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        Lazy(path: scope.path) { A.build(sketch.children[0], scope.at(.body)) }
    }
}

struct Framed: ViewModifier {
    let path: Int
    let input: Int
    @State private var state: Int

    init(path: Int, input: Int, state: Int) {
        self.path = path
        self.input = input
        _state = State(initialValue: state)
    }

    func body(content: Content) -> some View {
        World.current.ran(path, .init(state: $state))
        return VStack {
            Text("\(path): \(input) and \(state)")
            content
        }
    }
}

enum ModifiedShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        A.build(sketch.children[0], scope.at(.body))
            .modifier(Framed(path: scope.path, input: scope.value(sketch.source), state: sketch.number))
    }
}

/// Holds that inputs are equal which differ by less than two.
struct Coarse<A: Shape>: Component, Equatable {
    let path: Int
    let sketch: Sketch
    let input: Int
    @State private var state: Int

    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        self.sketch = sketch
        input = scope.value(sketch.source)
        _state = State(initialValue: sketch.number)
    }

    nonisolated static func == (left: Self, right: Self) -> Bool {
        left.path == right.path && left.sketch === right.sketch && left.input / 2 == right.input / 2
    }

    var body: A.Content {
        World.current.ran(path, .init(state: $state))
        return A.build(
            sketch.children[0],
            inside(path, binding: $state) { $0 == .state ? state : input } act: {
                if $0 == .addToState { add(to: $state) }
            })
    }
}

enum CoarseEquatableShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        Coarse<A>(scope.path, sketch, scope).equatable()
    }
}
