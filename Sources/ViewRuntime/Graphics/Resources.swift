import Foundation

#if !canImport(Darwin)
/// A picture of the app's catalogue, as Xcode names it.
public struct ImageResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of the app's catalogue, as Xcode names it.
public struct ColorResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    /// A picture of the app's catalogue.
    nonisolated public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Color {
    /// A colour of the app's catalogue.
    nonisolated public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a picture of the app's.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(titleKey, image: resource.name)
    }

    /// A title with a picture of the app's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title, image: resource.name)
    }
}

extension UIImage {
    /// A picture of the app's catalogue.
    public convenience init(resource: ImageResource) { self.init(.named(resource.name)) }
}

extension UIColor {
    /// A colour of the app's catalogue.
    public convenience init(resource: ColorResource) { self.init(color: Color(resource)) }
}
#endif
