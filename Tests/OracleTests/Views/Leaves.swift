import SwiftUI

extension Sketch.Leaf {
    @MainActor var shape: any Shape.Type {
        switch self {
        case .bytes: BytesLeaf.self
        case .bytesIgnoringEquality: CoarseBytesLeaf.self
        case .bytesEquatable: CoarseBytesEquatableShape.self
        case .coarseText: CoarseTextLeaf.self
        case .closure: ClosureLeaf.self
        case .closureEquatable: ClosureEquatableShape.self
        case .optionalText: OptionalTextLeaf.self
        case .existential: ExistentialLeaf.self
        case .payload: PayloadLeaf.self
        case .nested: NestedLeaf.self
        case .reference: ReferenceLeaf.self
        case .binding: BindingLeaf.self
        case .projectedBinding: ProjectedBindingLeaf.self
        case .environment: EnvironmentLeaf.self
        case .wholeEnvironment: WholeEnvironmentLeaf.self
        case .model: ModelLeaf.self
        case .modelTotal: ModelTotalLeaf.self
        case .modelChild: ModelChildLeaf.self
        case .object: ObjectLeaf.self
        case .statefulEquatable: StatefulEquatableShape.self
        }
    }
}

/// A view with a body that shows one text.
protocol LeafView: View, Shape where Content == Self {
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope)
}

extension LeafView {
    static func build(_ sketch: Sketch, _ scope: Scope) -> Self { Self(scope.path, sketch, scope) }
}

@MainActor
private func show(_ path: Int, _ value: Int, _ handle: World.Handle = .init()) -> Text {
    World.current.ran(path, handle)
    return Text("\(path): \(value)")
}

/// Longer than what a string keeps in itself.
private func long(_ value: Int) -> String { "a text that is long enough to be kept elsewhere: \(value)" }
private func short(_ text: String) -> Int { Int(text.suffix { $0.isNumber }) ?? -1 }

extension String {
    fileprivate func suffix(_ isWanted: (Character) -> Bool) -> Substring {
        self[(lastIndex { !isWanted($0) }.map { index(after: $0) } ?? startIndex)...]
    }
}

struct BytesLeaf: LeafView {
    let path: Int
    let value: Int
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) { (self.path, value) = (path, scope.value(sketch.source)) }
    var body: Text { show(path, value) }
}

struct CoarseBytesLeaf: LeafView, Equatable {
    let path: Int
    let value: Int
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) { (self.path, value) = (path, scope.value(sketch.source)) }
    nonisolated static func == (left: Self, right: Self) -> Bool {
        left.path == right.path && left.value / 2 == right.value / 2
    }
    var body: Text { show(path, value) }
}

enum CoarseBytesEquatableShape: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View { CoarseBytesLeaf(scope.path, sketch, scope).equatable() }
}

struct CoarseTextLeaf: LeafView, Equatable {
    let path: Int
    let value: Int
    let text: String
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        (self.path, value) = (path, scope.value(sketch.source))
        text = long(value)
    }
    nonisolated static func == (left: Self, right: Self) -> Bool {
        left.path == right.path && left.value / 2 == right.value / 2
    }
    var body: Text { show(path, short(text)) }
}

/// The closure captures nothing but a number: closures with equal numbers are equal.
struct ClosureLeaf: LeafView {
    let path: Int
    let value: () -> Int
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        let number = scope.value(sketch.source)
        value = { number }
    }
    var body: Text { show(path, value()) }
}

/// Looks at one number, and keeps the closure that it was given when that number changed last.
struct ClosureEquatable: View, Equatable {
    let path: Int
    let number: Int
    let value: () -> Int
    nonisolated static func == (left: Self, right: Self) -> Bool { left.path == right.path && left.number == right.number }
    var body: Text { show(path, value()) }
}

enum ClosureEquatableShape: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        let captured = scope.value(sketch.other)
        return ClosureEquatable(path: scope.path, number: scope.value(sketch.source), value: { captured }).equatable()
    }
}

struct OptionalTextLeaf: LeafView {
    let path: Int
    let text: String?
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        let value = scope.value(sketch.source)
        text = value.isMultiple(of: 2) ? nil : long(value)
    }
    var body: Text { show(path, text.map(short) ?? 0) }
}

private protocol Numbered { var number: Int { get } }
private struct SmallNumber: Numbered { let number: Int }
private struct LargeNumber: Numbered {
    let number: Int
    let filler = (1, 2, 3, 4)
    let text: String
}

struct ExistentialLeaf: LeafView {
    let path: Int
    private let numbered: any Numbered
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        let value = scope.value(sketch.source)
        numbered = value.isMultiple(of: 2) ? SmallNumber(number: value) : LargeNumber(number: value, text: long(value))
    }
    var body: Text { show(path, numbered.number) }
}

/// An enumeration without `==`.
private enum Payload {
    case nothing
    case number(Int)
    case text(String)

    var value: Int {
        switch self {
        case .nothing: 0
        case .number(let number): number
        case .text(let text): short(text)
        }
    }
}

struct PayloadLeaf: LeafView {
    let path: Int
    private let payload: Payload
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        let value = scope.value(sketch.source)
        payload = switch value % 3 {
        case 0: .nothing
        case 1: .number(value)
        default: .text(long(value))
        }
    }
    var body: Text { show(path, payload.value) }
}

private struct Inner {
    let flag: Bool
    let values: [Int]
    let pair: (Int8, String)
}

struct NestedLeaf: LeafView {
    let path: Int
    private let inner: Inner
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        let value = scope.value(sketch.source)
        inner = Inner(flag: value > 2, values: [value, value], pair: (Int8(truncatingIfNeeded: value), long(value)))
    }
    var body: Text { show(path, inner.values[1]) }
}

/// Holds one of two objects.
struct ReferenceLeaf: LeafView {
    let path: Int
    let child: Model.Child
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        child = World.current.models[scope.value(sketch.source) % 2].child
    }
    var body: Text { show(path, child.value) }
}

struct BindingLeaf: LeafView {
    let path: Int
    @Binding private var held: Int
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        _held = scope.binding ?? .constant(7)
    }
    var body: Text {
        World.current.ran(path, .init(addToBinding: { if held < Effect.limit { held += 1 } }))
        return Text("\(path): \(held)")
    }
}

extension Int {
    /// The number as two parts, of which bindings hold one.
    fileprivate var halves: [Int] {
        get { [self / 2, self % 2] }
        set { self = newValue[0] * 2 + newValue[1] }
    }
}

/// Holds a part of a binding.
struct ProjectedBindingLeaf: LeafView {
    let path: Int
    @Binding private var half: Int
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        _half = (scope.binding ?? .constant(7)).halves[0]
    }
    var body: Text { show(path, half) }
}

struct EnvironmentLeaf: LeafView {
    let path: Int
    @Environment(\.first) private var first
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) { self.path = path }
    var body: Text { show(path, first) }
}

/// Keeps the whole environment, and reads one key of it.
struct WholeEnvironmentLeaf: LeafView {
    let path: Int
    @Environment(\.self) private var environment
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) { self.path = path }
    var body: Text { show(path, environment.second) }
}

struct ModelLeaf: LeafView {
    let path: Int
    let model: Model
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        model = World.current.models[scope.value(sketch.source) % 2]
    }
    var body: Text { show(path, model.x) }
}

struct ModelTotalLeaf: LeafView {
    let path: Int
    let model: Model
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        model = World.current.models[sketch.number]
    }
    var body: Text { show(path, model.total) }
}

/// Reads one property or another: what was not read last time is no dependency.
struct ModelChildLeaf: LeafView {
    let path: Int
    let model: Model
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        model = World.current.models[sketch.number]
    }
    var body: Text { show(path, model.x.isMultiple(of: 2) ? model.child.value : model.y) }
}

struct ObjectLeaf: LeafView {
    let path: Int
    @ObservedObject private var object: Counter
    init(_ path: Int, _ sketch: Sketch, _ scope: Scope) {
        self.path = path
        object = World.current.objects[sketch.number]
    }
    var body: Text { show(path, object.value) }
}

/// Compared with its `==` alone, which knows nothing of its state.
struct StatefulEquatable: View, Equatable {
    let path: Int
    let number: Int
    @State private var state = 0
    nonisolated static func == (left: Self, right: Self) -> Bool {
        left.path == right.path && left.number / 2 == right.number / 2
    }
    var body: Text { show(path, number * 10 + state, .init(state: $state)) }
}

enum StatefulEquatableShape: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        StatefulEquatable(path: scope.path, number: scope.value(sketch.source)).equatable()
    }
}
