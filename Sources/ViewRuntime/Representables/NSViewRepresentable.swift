#if !canImport(Darwin)
import Foundation

/// A view of AppKit's as a view.
///
/// When the view appears, `makeCoordinator`, `makeNSView` and `updateNSView` are called, in this order; from then on the update alone,
/// whenever an input changed: a field of the value, a dynamic property, a key of the environment that the calls read of their context, an observable
/// property that they read. When the view leaves the tree, `dismantleNSView` is called. Updates are counted and recorded as body runs of the
/// type.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype NSViewType: NSView
    /// What passes changes of the view on to SwiftUI.
    associatedtype Coordinator = Void

    /// Makes the view.
    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    /// Brings the view up to date.
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    /// Takes the view apart.
    @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes the coordinator.
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The size for a proposal; nil for the usual one: the proposal, but no less than the intrinsic size.
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize?

    /// What the calls are given.
    typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }

    @MainActor @preconcurrency public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

    @MainActor @preconcurrency public func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
    ) -> CGSize? { nil }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(RepresentableSlot<NSViewRepresentation<Self>>.self, at: offset)
    }
}

extension NSViewRepresentable where Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() -> Coordinator { () }
}

/// What calls of a representable are given.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
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

enum NSViewRepresentation<Value: NSViewRepresentable>: Representation {
    static var kind: String { "NSView" }

    static func makeCoordinator(_ value: Value) -> Value.Coordinator { value.makeCoordinator() }

    static func make(_ value: Value, _ context: RepresentationContext<Value.Coordinator>) -> Value.NSViewType {
        value.makeNSView(context: NSViewRepresentableContext(context))
    }

    static func update(
        _ value: Value, _ platform: Value.NSViewType, _ context: RepresentationContext<Value.Coordinator>
    ) {
        value.updateNSView(platform, context: NSViewRepresentableContext(context))
    }

    static func dismantle(_ platform: Value.NSViewType, _ coordinator: Value.Coordinator) {
        Value.dismantleNSView(platform, coordinator: coordinator)
    }

    static func size(
        _ value: Value, _ proposal: ProposedViewSize, _ platform: Value.NSViewType,
        _ context: RepresentationContext<Value.Coordinator>
    ) -> CGSize? {
        value.sizeThatFits(proposal, nsView: platform, context: NSViewRepresentableContext(context))
    }

    static func intrinsicSize(_ platform: Value.NSViewType) -> CGSize { platform.intrinsicContentSize }
}
#endif
