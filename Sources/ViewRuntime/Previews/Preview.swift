/// A view to be looked at by itself, as `#Preview` describes it.
public struct Preview {
    /// Marks the traits of previews of views.
    public enum ViewTraits: Sendable {}

    /// The name given, if one was.
    public let name: String?
    /// The traits given, in order.
    public let traits: [PreviewTrait<ViewTraits>]
    /// Makes the view.
    public let body: @MainActor () -> any View

    /// A preview without traits.
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.name = name
        traits = []
        self.body = body
    }

    /// A preview with traits.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = [traits] + additionalTraits
        self.body = body
    }

    init(_ name: String?, list: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View) {
        self.name = name
        traits = list
        self.body = body
    }
}
