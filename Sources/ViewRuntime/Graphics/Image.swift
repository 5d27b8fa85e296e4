import Foundation

/// Shows a picture.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
    public typealias Body = Never

    /// Whether the colours of a picture are kept.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    /// The size of a symbol beside its text.
    public enum Scale: Hashable, Sendable { case small, medium, large }
    /// What happens to a picture in a place of another size.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    /// How smoothly a picture is scaled.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    enum Source: Equatable {
        case named(String)
        case symbol(String)
        case loaded(LoadedImage)

        static func == (left: Source, right: Source) -> Bool {
            switch (left, right) {
            case (.named(let name), .named(let other)), (.symbol(let name), .symbol(let other)): name == other
            case (.loaded(let image), .loaded(let other)): image === other
            default: false
            }
        }
    }

    var source: Source
    var label: Text?
    var isDecorative = false
    var isResizable = false
    var renderingMode: TemplateRenderingMode?

    /// A picture of the app's catalogue.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

    /// A picture of the app's catalogue, with what it says to those who cannot see it.
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .named(name)
        self.label = label
    }

    /// A picture of the app's catalogue that says nothing.
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name)
        isDecorative = true
    }

    /// A symbol of the system's.
    nonisolated public init(systemName: String) { source = .symbol(systemName) }

    /// A symbol of the system's, drawn up to a value from 0 to 1.
    nonisolated public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }

    /// A picture of the app's catalogue, drawn up to a value from 0 to 1.
    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { source = .named(name) }

    /// A picture of the app's catalogue, drawn up to a value from 0 to 1, with what it says to those who cannot see it.
    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// A picture of the app's catalogue that says nothing, drawn up to a value from 0 to 1.
    nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    /// A picture that is drawn, of a size in points. The renderer runs when a picture is made of what is on screen.
    nonisolated public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        source = .loaded(LoadedImage(size: size, renderer: renderer))
        self.label = label
    }

    /// How symbols are coloured. They are drawn in one colour here.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// How gradients colour symbols. They are drawn in one colour here.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

    /// How much brighter than white the picture may be. It has no more than white here.
    nonisolated public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    /// A picture whose bytes are there.
    nonisolated package init(loaded image: LoadedImage) { source = .loaded(image) }

    private func setting<Value>(_ path: WritableKeyPath<Image, Value>, _ value: Value) -> Image {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }

    /// The picture in whatever size its place has.
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        setting(\.isResizable, true)
    }

    /// The picture with its own colours, or with the foreground's.
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        setting(\.renderingMode, renderingMode)
    }

    /// The picture with smoother or rougher scaling.
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// The picture with smooth edges, or not.
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        ImageRule(value.pointee.intrinsicSize(context.environment, context.layout), isResizable: value.pointee.isResizable)
    }

    /// A symbol is as large as a line of text is high; a named picture as the host was told.
    nonisolated func intrinsicSize(_ environment: EnvironmentValues, _ layout: HostLayout?) -> CGSize {
        switch source {
        case .named(let name): return layout?.intrinsicSize(of: name) ?? BundledImages.shared.size(of: name) ?? .zero
        case .loaded(let image): return image.size
        case .symbol:
            let settings = TextSettings(environment)
            let side = TextMetrics(settings.font, settings).lineHeight
            return CGSize(width: side, height: side)
        }
    }

    nonisolated package static func look(_ value: UnsafePointer<Self>) -> ViewLook? { .image(value.pointee) }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        switch value.pointee.source {
        case .named(let name): element.attributes["image"] = name
        case .symbol(let name): element.attributes["symbol"] = name
        case .loaded(let image): element.attributes["image"] = image.address
        }
        if let label = value.pointee.label { element.attributes["label"] = label.content }
        if value.pointee.isResizable { element.attributes["resizable"] = "true" }
    }
}

extension Image {
    /// The name of a symbol of the system's.
    package var symbolName: String? { if case .symbol(let name) = source { name } else { nil } }

    /// The name of a picture of the app's catalogue.
    package var assetName: String? { if case .named(let name) = source { name } else { nil } }

    /// The size that it has by itself, in points; for one of the app's catalogue, that of the file.
    package func size(_ environment: EnvironmentValues) -> CGSize { intrinsicSize(environment, nil) }

    /// Whether its shape alone counts, filled with the foreground.
    package var isTemplate: Bool { renderingMode == .template }

    /// What was loaded or drawn; nil for a symbol and a picture of the app's catalogue.
    package var loaded: LoadedImage? { if case .loaded(let image) = source { image } else { nil } }
}
