/// A piece of user interface: a value that says what its content is.
///
/// Conforming types supply `body`; the runtime calls it when an input of the view changed, never more often.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Says how a value of this type is stored and evaluated. Only the package's own views implement it.
    nonisolated static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement
}

extension View {
    /// A view with a body is a place of its own in its parent's plan.
    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(BodySlot<Self>.self, at: offset)
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

/// A view of the package's own without a body: the runtime knows what it is.
///
/// Its content, if it has any, is part of its plan and is evaluated with the body in which it stands.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
    /// Adds what tests and layout see of the value to `element`: its kind, text, action.
    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement)

    /// Changes what was described once the view's content has been read into it.
    nonisolated static func conclude(_ value: UnsafePointer<Self>, in element: inout ViewElement)

    /// The plan of the view's content, for views that have some.
    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement]

    /// The name of the view's type where the view compiles and is nothing here; its documentation says after `Inert:` what is missing.
    nonisolated static var inertName: StaticString? { get }

    /// What the view shows itself; nil where that follows from its kind, or it shows nothing.
    nonisolated static func look(_ value: UnsafePointer<Self>) -> ViewLook?

    /// What the view is to the layout.
    nonisolated static var layoutPart: LayoutPart { get }

    /// How the view takes a size and places its content; nil for that of its kind in the table of controls.
    nonisolated static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule?
}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }

    nonisolated package static func conclude(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func planContent(
        _ builder: inout _PlanBuilder, at offset: Int
    ) -> [_PlanElement] { [] }

    nonisolated package static var inertName: StaticString? { nil }

    nonisolated package static func look(_ value: UnsafePointer<Self>) -> ViewLook? { nil }

    nonisolated package static var layoutPart: LayoutPart { .view }

    nonisolated package static func layoutRule(
        _ value: UnsafePointer<Self>, _ context: LayoutContext
    ) -> LayoutRule? { nil }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        if let inertName { builder.inert.append(.named(inertName)) }
        builder.level += 1
        builder.containers += 1
        let wasLazyList = builder.isLazyList
        // A container of another kind has a list of its own.
        if layoutPart != .section, layoutPart != .transparent { builder.isLazyList = false }
        let content = planContent(&builder, at: offset)
        builder.isLazyList = wasLazyList
        builder.level -= 1
        builder.containers -= 1
        return _PlanElement(.primitive(PrimitiveReader<Self>.shared, content), at: offset)
    }
}

/// A view of the package's own that is made of other views: evaluated as any view, and not counted among the user's.
@MainActor @preconcurrency
package protocol FrameworkView: View {}
