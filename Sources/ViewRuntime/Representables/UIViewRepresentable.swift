#if !canImport(Darwin)
import Foundation

/// A view of UIKit's as a view.
///
/// When the view appears, `makeCoordinator`, `makeUIView` and `updateUIView` are called, in this order; from then on the update alone,
/// whenever an input changed: a field of the value, a dynamic property, a key of the environment that the calls read of their context, an observable
/// property that they read. When the view leaves the tree, `dismantleUIView` is called. Updates are counted and recorded as body runs of the
/// type.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// What passes changes of the view on to SwiftUI.
    associatedtype Coordinator = Void

    /// Makes the view.
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date.
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    /// Takes the view apart.
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil for the usual one: the proposal, but no less than the intrinsic size.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?

    /// What the calls are given.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }

    @MainActor @preconcurrency public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(RepresentableSlot<UIViewRepresentation<Self>>.self, at: offset)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() -> Coordinator { () }
}

/// What calls of a representable are given.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment. The keys that are read of it are what the next update depends on.
    public let environment: EnvironmentValues

    fileprivate init(_ context: RepresentationContext<Representable.Coordinator>) {
        coordinator = context.coordinator
        transaction = context.transaction
        environment = context.environment
    }
}

enum UIViewRepresentation<Value: UIViewRepresentable>: Representation {
    static var kind: String { "UIView" }

    static func makeCoordinator(_ value: Value) -> Value.Coordinator { value.makeCoordinator() }

    static func make(_ value: Value, _ context: RepresentationContext<Value.Coordinator>) -> Value.UIViewType {
        value.makeUIView(context: UIViewRepresentableContext(context))
    }

    static func update(
        _ value: Value, _ platform: Value.UIViewType, _ context: RepresentationContext<Value.Coordinator>
    ) {
        value.updateUIView(platform, context: UIViewRepresentableContext(context))
    }

    static func dismantle(_ platform: Value.UIViewType, _ coordinator: Value.Coordinator) {
        Value.dismantleUIView(platform, coordinator: coordinator)
    }

    static func size(
        _ value: Value, _ proposal: ProposedViewSize, _ platform: Value.UIViewType,
        _ context: RepresentationContext<Value.Coordinator>
    ) -> CGSize? {
        value.sizeThatFits(proposal, uiView: platform, context: UIViewRepresentableContext(context))
    }

    static func intrinsicSize(_ platform: Value.UIViewType) -> CGSize { platform.intrinsicContentSize }
}
#endif
