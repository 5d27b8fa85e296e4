import SwiftUI

/// The static type of what a sketch describes: a sketch of the kind that the shape was made for is built into exactly this type.
@MainActor
protocol Shape {
    associatedtype Content: View
    static func build(_ sketch: Sketch, _ scope: Scope) -> Content
}

/// What the body of one view offers to the views in it.
@MainActor
struct Scope {
    /// The place where the next view stands.
    var path: Int
    /// Reads a value as the body would: a dependency, if the body runs now.
    let read: (Source) -> Int
    let binding: Binding<Int>?
    /// What actions do to the view.
    let act: (Effect) -> Void
    var items: [Item] = []
    var row = 0

    func value(_ source: Source) -> Int {
        switch source {
        case .constant(let value): value
        case .row: row
        case .model(let number, let property): World.current.models[number].value(property)
        default: read(source)
        }
    }

    func at(_ step: PathStep) -> Scope {
        var copy = self
        copy.path = World.current.path(path, step)
        return copy
    }

    func row(_ item: Item) -> Scope {
        var copy = at(.row(item.id))
        copy.row = item.value
        return copy
    }

    /// An erased view's identity is its type; erasing twice is erasing once.
    func erased(_ sketch: Sketch) -> Scope {
        sketch.kind == .erased ? self : at(.type(sketch.contentType))
    }
}


extension Sketch {
    /// The shape of the sketch.
    @MainActor var shape: any Shape.Type {
        if let madeShape { return madeShape }
        let inner = children.map(\.shape)
        let made =
            switch inner.count {
            case 0: shape0()
            case 1: shape1(inner[0])
            case 2: shape2(inner[0], inner[1])
            default: shape3(inner[0], inner[1], inner[2])
            }
        madeShape = made
        return made
    }

    /// The type of view that the sketch is built into.
    @MainActor var contentType: ObjectIdentifier {
        func open<S: Shape>(_: S.Type) -> ObjectIdentifier { ObjectIdentifier(S.Content.self) }
        return open(shape)
    }

    @MainActor private func shape0() -> any Shape.Type {
        switch kind {
        case .text: TextShape.self
        case .leaf(let leaf): leaf.shape
        default: preconditionFailure("\(kind) has content")
        }
    }

    @MainActor private func shape1<A: Shape>(_: A.Type) -> any Shape.Type {
        switch kind {
        case .option: OptionShape<A>.self
        case .identified: IdentifiedShape<A>.self
        case .rows: RowsShape<A>.self
        case .positions: PositionsShape<A>.self
        case .environment: EnvironmentShape<A>.self
        case .environmentObject: EnvironmentObjectShape<A>.self
        case .appear: AppearShape<A>.self
        case .task: TaskShape<A>.self
        case .taskOfValue: TaskOfValueShape<A>.self
        case .change: ChangeShape<A>.self
        case .changeInitially: ChangeInitiallyShape<A>.self
        case .changeOld: ChangeOldShape<A>.self
        case .speaks: SpeaksShape<A>.self
        case .hears: HearsShape<A>.self
        case .component(let component): component.shape(A.self)
        default: preconditionFailure("\(kind) does not hold one view")
        }
    }

    @MainActor private func shape2<A: Shape, B: Shape>(_: A.Type, _: B.Type) -> any Shape.Type {
        switch kind {
        case .stack: StackShape<A, B>.self
        case .group: GroupShape<A, B>.self
        case .branch: BranchShape<A, B>.self
        case .erased: ErasedShape<A, B>.self
        default: preconditionFailure("\(kind) does not hold two views")
        }
    }

    @MainActor private func shape3<A: Shape, B: Shape, C: Shape>(_: A.Type, _: B.Type, _: C.Type) -> any Shape.Type {
        precondition(kind == .choice, "\(kind) does not hold three views")
        return ChoiceShape<A, B, C>.self
    }
}
