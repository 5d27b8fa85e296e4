import SwiftUI

enum TextShape: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        Text("\(scope.path): \(scope.value(sketch.source))")
    }
}

enum StackShape<A: Shape, B: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        VStack {
            A.build(sketch.children[0], scope.at(.child(0)))
            B.build(sketch.children[1], scope.at(.child(1)))
        }
    }
}

enum GroupShape<A: Shape, B: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        Group {
            A.build(sketch.children[0], scope.at(.child(0)))
            B.build(sketch.children[1], scope.at(.child(1)))
        }
    }
}

enum BranchShape<A: Shape, B: Shape>: Shape {
    @ViewBuilder static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        if scope.value(sketch.source).isMultiple(of: 2) {
            A.build(sketch.children[0], scope.at(.branch(0)))
        } else {
            B.build(sketch.children[1], scope.at(.branch(1)))
        }
    }
}

enum OptionShape<A: Shape>: Shape {
    @ViewBuilder static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        if scope.value(sketch.source).isMultiple(of: 2) {
            A.build(sketch.children[0], scope.at(.branch(0)))
        }
    }
}

enum ChoiceShape<A: Shape, B: Shape, C: Shape>: Shape {
    @ViewBuilder static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        switch scope.value(sketch.source) % 3 {
        case 0: A.build(sketch.children[0], scope.at(.branch(0)))
        case 1: B.build(sketch.children[1], scope.at(.branch(1)))
        default: C.build(sketch.children[2], scope.at(.branch(2)))
        }
    }
}

enum ErasedShape<A: Shape, B: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> AnyView {
        scope.value(sketch.source).isMultiple(of: 2)
            ? AnyView(A.build(sketch.children[0], scope.erased(sketch.children[0])))
            : AnyView(B.build(sketch.children[1], scope.erased(sketch.children[1])))
    }
}

enum IdentifiedShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        let id = scope.value(sketch.source)
        return A.build(sketch.children[0], scope.at(.explicit(id))).id(id)
    }
}

enum RowsShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        ForEach(World.current.models[sketch.number].items, id: \.id) { item in
            A.build(sketch.children[0], scope.row(item))
        }
    }
}

enum PositionsShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        let items = World.current.models[sketch.number].items
        return ForEach(items.indices, id: \.self) { index in
            A.build(sketch.children[0], scope.row(Item(id: index, value: items[index].value)))
        }
    }
}

enum EnvironmentShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        A.build(sketch.children[0], scope.at(.child(0)))
            .environment(EnvironmentValues.keys[sketch.number], scope.value(sketch.source))
    }
}

enum EnvironmentObjectShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        A.build(sketch.children[0], scope.at(.child(0)))
            .environmentObject(World.current.objects[scope.value(sketch.source) % 2])
    }
}
