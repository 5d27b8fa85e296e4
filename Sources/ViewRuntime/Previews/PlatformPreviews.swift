#if !canImport(Darwin)
/// Registers a preview of a view controller.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SurfaceMacros", type: "PreviewMacro")

/// Registers a preview of a view of UIKit's.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "SurfaceMacros", type: "PreviewMacro")

extension Preview {
    /// A preview of a view controller, hosted as a representable's.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, list: traits) { PreviewedController(make: body) }
    }

    /// A preview of a view of UIKit's, hosted as a representable's.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, list: traits) { PreviewedView(make: body) }
    }
}

private struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController
    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct PreviewedView: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
#endif
