/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    nonisolated public init() {}

    /// The modifier that changes nothing.
    nonisolated public static let identity = EmptyModifier()

    nonisolated public static func _plan<Wrapped: View>(
        _ content: Wrapped.Type, _ builder: inout _PlanBuilder, at offset: Int, modifierAt modifierOffset: Int
    ) -> _PlanElement {
        builder.view(Wrapped.self, at: offset)
    }
}
