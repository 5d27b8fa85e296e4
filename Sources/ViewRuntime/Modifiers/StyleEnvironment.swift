import Foundation

extension View {
    /// Gives what is below a foreground.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(style))
    }

    /// Gives what is below a foreground in two levels.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(primary))
    }

    /// Gives what is below a foreground in three levels.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(primary))
    }

    /// Gives what is below a foreground.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }

    /// Gives controls below a colour.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Gives controls below a colour.
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

    /// Gives controls below a colour.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.tint, accentColor.map { AnyShapeStyle($0) })
    }

    /// Shows what is below light or dark.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Shows the screen light or dark; here, what is below.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
    }

    /// Sets the size of text below.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the size of text below.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let least = allowed.first, let most = allowed.last else { return }
            size = min(max(size, least), most)
        }
    }

    /// Sets the size of controls below.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Sets how much the headers of sections below stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Sets the size of symbols below. Inert: symbols keep their size.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale).inert(scale)
    }

    /// Sets how symbols below are coloured. Inert: symbols are drawn in one colour.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode).inert(mode?.name ?? "automatic")
    }

    /// Sets which form of symbols below is shown. Inert: symbols keep their form.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.with(variant) }.inert(variant.name)
    }

    /// Sets the style of backgrounds below that name none.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    let name: String
    public static let monochrome = Self(name: "monochrome")
    public static let multicolor = Self(name: "multicolor")
    public static let hierarchical = Self(name: "hierarchical")
    public static let palette = Self(name: "palette")
}

/// Forms of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    let name: String
    public static let none = Self(name: "none")
    public static let circle = Self(name: "circle")
    public static let square = Self(name: "square")
    public static let rectangle = Self(name: "rectangle")
    public static let fill = Self(name: "fill")
    public static let slash = Self(name: "slash")
    func with(_ other: Self) -> Self { self == .none || other == .none ? other : Self(name: "\(name).\(other.name)") }
    /// Whether the form is one of this one's parts.
    public func contains(_ other: Self) -> Bool {
        let parts = Swift.Set(name.split(separator: "."))
        return other.name.split(separator: ".").allSatisfy(parts.contains)
    }
    public var fill: Self { Self(name: "\(name).fill") }
    public var slash: Self { Self(name: "\(name).slash") }
    public var circle: Self { Self(name: "\(name).circle") }
    public var square: Self { Self(name: "\(name).square") }
}
