#if !canImport(Darwin)
import Foundation

/// A view controller of UIKit's as a view.
///
/// When the view appears, `makeCoordinator`, `makeUIViewController` and `updateUIViewController` are called, in this order; from then on the update alone,
/// whenever an input changed: a field of the value, a dynamic property, a key of the environment that the calls read of their context, an observable
/// property that they read. When the view leaves the tree, `dismantleUIViewController` is called. Updates are counted and recorded as body runs of the
/// type. The view is loaded when it was made, and the controller is told when it appears and disappears.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the view controller.
    associatedtype UIViewControllerType: UIViewController
    /// What passes changes of the view controller on to SwiftUI.
    associatedtype Coordinator = Void

    /// Makes the view controller.
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the view controller up to date.
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Takes the view controller apart.
    @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil for the usual one: the proposal, but no less than the intrinsic size.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    /// What the calls are given.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }

    @MainActor @preconcurrency public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(RepresentableSlot<UIViewControllerRepresentation<Self>>.self, at: offset)
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() -> Coordinator { () }
}

/// What calls of a representable are given.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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

enum UIViewControllerRepresentation<Value: UIViewControllerRepresentable>: Representation {
    static var kind: String { "UIViewController" }

    static func makeCoordinator(_ value: Value) -> Value.Coordinator { value.makeCoordinator() }

    static func make(_ value: Value, _ context: RepresentationContext<Value.Coordinator>) -> Value.UIViewControllerType {
        let platform = value.makeUIViewController(context: UIViewControllerRepresentableContext(context))
        platform.loadViewIfNeeded()
        return platform
    }

    static func update(
        _ value: Value, _ platform: Value.UIViewControllerType, _ context: RepresentationContext<Value.Coordinator>
    ) {
        value.updateUIViewController(platform, context: UIViewControllerRepresentableContext(context))
    }

    static func dismantle(_ platform: Value.UIViewControllerType, _ coordinator: Value.Coordinator) {
        Value.dismantleUIViewController(platform, coordinator: coordinator)
    }

    static func size(
        _ value: Value, _ proposal: ProposedViewSize, _ platform: Value.UIViewControllerType,
        _ context: RepresentationContext<Value.Coordinator>
    ) -> CGSize? {
        value.sizeThatFits(proposal, uiViewController: platform, context: UIViewControllerRepresentableContext(context))
    }

    static func intrinsicSize(_ platform: Value.UIViewControllerType) -> CGSize { platform.view.intrinsicContentSize }

    static func appeared(_ platform: Value.UIViewControllerType) {
        platform.viewWillAppear(false)
        platform.viewDidAppear(false)
    }

    static func disappeared(_ platform: Value.UIViewControllerType) {
        platform.viewWillDisappear(false)
        platform.viewDidDisappear(false)
    }
}
#endif
