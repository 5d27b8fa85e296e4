#if !canImport(Darwin)
import Foundation

/// A view controller of AppKit's as a view.
///
/// When the view appears, `makeCoordinator`, `makeNSViewController` and `updateNSViewController` are called, in this order; from then on the update alone,
/// whenever an input changed: a field of the value, a dynamic property, a key of the environment that the calls read of their context, an observable
/// property that they read. When the view leaves the tree, `dismantleNSViewController` is called. Updates are counted and recorded as body runs of the
/// type. The view is loaded when it was made, and the controller is told when it appears and disappears.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
    /// The type of the view controller.
    associatedtype NSViewControllerType: NSViewController
    /// What passes changes of the view controller on to SwiftUI.
    associatedtype Coordinator = Void

    /// Makes the view controller.
    @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
    /// Brings the view controller up to date.
    @MainActor @preconcurrency func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Takes the view controller apart.
    @MainActor @preconcurrency static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil for the usual one: the proposal, but no less than the intrinsic size.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize?

    /// What the calls are given.
    typealias Context = NSViewControllerRepresentableContext<Self>
}

extension NSViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }

    @MainActor @preconcurrency public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}

    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize? { nil }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(RepresentableSlot<NSViewControllerRepresentation<Self>>.self, at: offset)
    }
}

extension NSViewControllerRepresentable where Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() -> Coordinator { () }
}

/// What calls of a representable are given.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
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

enum NSViewControllerRepresentation<Value: NSViewControllerRepresentable>: Representation {
    static var kind: String { "NSViewController" }

    static func makeCoordinator(_ value: Value) -> Value.Coordinator { value.makeCoordinator() }

    static func make(_ value: Value, _ context: RepresentationContext<Value.Coordinator>) -> Value.NSViewControllerType {
        let platform = value.makeNSViewController(context: NSViewControllerRepresentableContext(context))
        _ = platform.view
        return platform
    }

    static func update(
        _ value: Value, _ platform: Value.NSViewControllerType, _ context: RepresentationContext<Value.Coordinator>
    ) {
        value.updateNSViewController(platform, context: NSViewControllerRepresentableContext(context))
    }

    static func dismantle(_ platform: Value.NSViewControllerType, _ coordinator: Value.Coordinator) {
        Value.dismantleNSViewController(platform, coordinator: coordinator)
    }

    static func size(
        _ value: Value, _ proposal: ProposedViewSize, _ platform: Value.NSViewControllerType,
        _ context: RepresentationContext<Value.Coordinator>
    ) -> CGSize? {
        value.sizeThatFits(proposal, nsViewController: platform, context: NSViewControllerRepresentableContext(context))
    }

    static func intrinsicSize(_ platform: Value.NSViewControllerType) -> CGSize { platform.view.intrinsicContentSize }

    static func appeared(_ platform: Value.NSViewControllerType) {
        platform.viewWillAppear()
        platform.viewDidAppear()
    }

    static func disappeared(_ platform: Value.NSViewControllerType) {
        platform.viewWillDisappear()
        platform.viewDidDisappear()
    }
}
#endif
