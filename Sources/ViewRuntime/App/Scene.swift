/// A part of an app with windows of its own.
///
/// A type of yours that conforms has a body made of other scenes. The body is evaluated as a view's is: it has dynamic properties, and runs when an
/// input of the scene changed. Body runs of scenes are counted and recorded as those of views are.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene's content.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Says how a value of this type is stored and evaluated. Only the package's own scenes implement it.
    nonisolated static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement
}

extension Scene {
    /// A scene with a body is a place of its own in the plan around it.
    nonisolated public static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(DeclaredBodySlot<SceneBody<Self>>.self, at: offset)
    }
}

extension Never: Scene {}

private enum SceneBody<Content: Scene>: DeclaredBody {
    static func makePlan() -> Plan { Plan.make(SceneContent<Content.Body>.self) }
    @MainActor static func body(of value: Content) -> Content.Body { value.body }
}

/// A scene in the place of a view: what the runtime plans and mounts.
nonisolated struct SceneContent<Content: Scene>: View {
    var scene: Content

    typealias Body = Never
    var body: Never { fatalError("a scene has no view's body") }

    nonisolated static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        Content._planScene(&builder, at: offset)
    }
}

/// Makes one scene of the statements in a body.
@resultBuilder
public struct SceneBuilder {
    nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> some Scene {
        TupleScene((repeat each content))
    }

    nonisolated public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        OptionalScene(content: content.map { SceneContent(scene: $0) })
    }

    nonisolated public static func buildEither<First: Scene, Second: Scene>(first: First) -> EitherScene<First, Second> {
        EitherScene(content: ViewBuilder.buildEither(first: SceneContent(scene: first)))
    }

    nonisolated public static func buildEither<First: Scene, Second: Scene>(second: Second) -> EitherScene<First, Second> {
        EitherScene(content: ViewBuilder.buildEither(second: SceneContent(scene: second)))
    }

    nonisolated public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Several scenes side by side.
nonisolated struct TupleScene<T>: Scene {
    var value: T

    init(_ value: T) { self.value = value }

    typealias Body = Never
    var body: Never { fatalError("several scenes have no body") }

    nonisolated static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        var elements: [_PlanElement] = []
        for element in TupleLayout(T.self).elements {
            guard let scene = element.type as? any Scene.Type else {
                preconditionFailure("a SceneBuilder collected \(element.type), which is no scene")
            }
            elements.append(scene._planScene(&builder, at: offset + element.offset))
        }
        return _PlanElement(.group(elements), at: offset)
    }
}

/// One of two scenes, as `if #available` with `else` makes it.
nonisolated public struct EitherScene<First: Scene, Second: Scene>: Scene {
    var content: _ConditionalContent<SceneContent<First>, SceneContent<Second>>

    public typealias Body = Never
    public var body: Never { fatalError("conditional scenes have no body") }

    nonisolated public static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.view(_ConditionalContent<SceneContent<First>, SceneContent<Second>>.self, at: offset)
    }
}

/// A scene that is there or not, as `if #available` makes it.
nonisolated struct OptionalScene<Content: Scene>: Scene {
    var content: SceneContent<Content>?

    typealias Body = Never
    var body: Never { fatalError("an optional scene has no body") }

    nonisolated static func _planScene(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.view(SceneContent<Content>?.self, at: offset)
    }
}
