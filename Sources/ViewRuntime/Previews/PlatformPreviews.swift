#if !canImport(Darwin)
/// Registers a preview of a view or a controller of UIKit's or AppKit's.
///
/// One generic macro: with several, or one without a type to infer, a body of several statements would be ambiguous with that of views.
@freestanding(declaration)
public macro Preview<Content: AnyObject>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> Content
) = #externalMacro(module: "SurfaceMacros", type: "PreviewMacro")

extension Preview {
    /// A preview of a view controller, hosted as a representable's.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, list: traits) { PreviewedController(make: body) }
    }

    /// A preview of a view of UIKit's, hosted as a representable's.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, list: traits) { PreviewedView(make: body) }
    }

    /// A preview of a view controller of AppKit's, hosted as a representable's.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> NSViewController
    ) {
        self.init(name, list: traits) { PreviewedMacController(make: body) }
    }

    /// A preview of a view of AppKit's, hosted as a representable's.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> NSView
    ) {
        self.init(name, list: traits) { PreviewedMacView(make: body) }
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

private struct PreviewedMacController: NSViewControllerRepresentable {
    let make: @MainActor () -> NSViewController
    func makeNSViewController(context: Context) -> NSViewController { make() }
    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}

private struct PreviewedMacView: NSViewRepresentable {
    let make: @MainActor () -> NSView
    func makeNSView(context: Context) -> NSView { make() }
    func updateNSView(_ nsView: NSView, context: Context) {}
}
#endif
