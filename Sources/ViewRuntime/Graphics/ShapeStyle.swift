import Foundation

/// A colour or pattern with which something is drawn.
public protocol ShapeStyle: Sendable {
    /// What the style is made of in an environment.
    associatedtype Resolved: ShapeStyle = Never
    /// The style in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is drawn as it is") }
}

extension Never: ShapeStyle {}

/// A style whose type is not known where it is used.
public struct AnyShapeStyle: ShapeStyle, CustomStringConvertible {
    package let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    public var description: String { "\(base)" }
}

extension AnyShapeStyle: Equatable {
    // Used where texts are compared, which happens on the main thread alone, as all of evaluation.
    public static func == (left: Self, right: Self) -> Bool { compareErased(left.base, right.base) == .equal }
}

/// The style that the environment names for the foreground.
public struct ForegroundStyle: ShapeStyle { public init() {} }

/// The style that the environment names for the background.
public struct BackgroundStyle: ShapeStyle { public init() {} }

/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle { public init() {} }

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle { public init() {} }

/// The style of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }

/// The style of links.
public struct LinkShapeStyle: ShapeStyle { public init() {} }

/// The style of filled shapes.
public struct FillShapeStyle: ShapeStyle { public init() {} }

/// A level of the foreground's style.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 1)
    public static let secondary = HierarchicalShapeStyle(level: 2)
    public static let tertiary = HierarchicalShapeStyle(level: 3)
    public static let quaternary = HierarchicalShapeStyle(level: 4)
    public static let quinary = HierarchicalShapeStyle(level: 5)
}

/// A blurred background.
public struct Material: ShapeStyle {
    let name: String
    public static let ultraThin = Material(name: "ultraThin")
    public static let thin = Material(name: "thin")
    public static let regular = Material(name: "regular")
    public static let thick = Material(name: "thick")
    public static let ultraThick = Material(name: "ultraThick")
    public static let bar = Material(name: "bar")
}

/// A style that is seen through.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    var base: Base
    var opacity: Double
}

extension ShapeStyle {
    /// The style, seen through.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: opacity) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 5) }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
