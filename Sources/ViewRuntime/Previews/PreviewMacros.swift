/// Registers a preview: a view that can be looked at, and traced, by itself.
///
/// All previews linked into an executable are found by `PreviewRegistry.previews`. `@Previewable` declarations in the body become
/// properties of a view around it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SurfaceMacros", type: "PreviewMacro")

/// Registers a preview with traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SurfaceMacros", type: "PreviewMacro")

/// Marks a dynamic property in the body of `#Preview`: `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SurfaceMacros", type: "PreviewableMacro")

/// Makes a property of an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an entry of it.
///
/// With a type the default is evaluated whenever it is read; without one it is evaluated once.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SurfaceMacros", type: "EntryMacro")
