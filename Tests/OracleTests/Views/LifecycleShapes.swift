import SwiftUI

extension Scope {
    /// What an action says that was made when `value` was what it is now.
    func action(_ name: String, _ sketch: Sketch) -> () -> Void {
        let value = value(sketch.other)
        let path = path
        return {
            World.current.log.append("\(name) \(path) \(value)")
            act(sketch.effect)
        }
    }

    func changeAction(_ sketch: Sketch) -> (Int, Int) -> Void {
        let value = value(sketch.other)
        let path = path
        return { old, new in
            World.current.log.append("change \(path) \(old) to \(new), \(value)")
            act(sketch.effect)
        }
    }

    func taskAction(_ sketch: Sketch) -> @MainActor @Sendable () async -> Void {
        let value = value(sketch.other)
        let path = path
        // A task may run when its play is over.
        let world = World.current
        return { world.tasks.append("task \(path) \(value)") }
    }
}

enum AppearShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        A.build(sketch.children[0], scope.at(.child(0)))
            .onAppear(perform: scope.action("appear", sketch))
            .onDisappear(perform: scope.action("disappear", sketch))
    }
}

enum TaskShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        A.build(sketch.children[0], scope.at(.child(0))).task(scope.taskAction(sketch))
    }
}

enum TaskOfValueShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        A.build(sketch.children[0], scope.at(.child(0))).task(id: scope.value(sketch.source), scope.taskAction(sketch))
    }
}

enum ChangeShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        A.build(sketch.children[0], scope.at(.child(0)))
            .onChange(of: scope.value(sketch.source), scope.changeAction(sketch))
    }
}

enum ChangeInitiallyShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        A.build(sketch.children[0], scope.at(.child(0)))
            .onChange(of: scope.value(sketch.source), initial: true, scope.changeAction(sketch))
    }
}

enum ChangeOldShape<A: Shape>: Shape {
    @available(*, deprecated, message: "Tests the form that is deprecated.")
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        let action = scope.changeAction(sketch)
        return A.build(sketch.children[0], scope.at(.child(0)))
            .onChange(of: scope.value(sketch.source), perform: { action(-1, $0) })
    }
}

/// What views say, in the order of the tree.
struct Said: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

enum SpeaksShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        A.build(sketch.children[0], scope.at(.child(0))).preference(key: Said.self, value: [scope.value(sketch.source)])
    }
}

enum HearsShape<A: Shape>: Shape {
    static func build(_ sketch: Sketch, _ scope: Scope) -> some View {
        let value = scope.value(sketch.other)
        return A.build(sketch.children[0], scope.at(.child(0))).onPreferenceChange(Said.self) {
            World.current.log.append("hears \(scope.path) \($0), \(value)")
            scope.act(sketch.effect)
        }
    }
}
