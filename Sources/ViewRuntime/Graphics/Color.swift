import Foundation

/// A colour; as a view, a rectangle of that colour.
nonisolated public struct Color: PrimitiveView, ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Body = Never

    /// What the numbers of a colour mean.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    enum Base: Hashable {
        case system(String)
        case asset(String)
        case components(RGBColorSpace, red: Double, green: Double, blue: Double)
    }

    var base: Base
    var opacity = 1.0

    nonisolated init(system name: String) { base = .system(name) }

    /// A colour of the app's catalogue.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { base = .asset(name) }

    /// A colour of red, green and blue, each from 0 to 1.
    nonisolated public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        base = .components(colorSpace, red: red, green: green, blue: blue)
        self.opacity = opacity
    }

    /// A grey from black (0) to white (1).
    nonisolated public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of hue, saturation and brightness, each from 0 to 1.
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        let fraction = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        let (red, green, blue) =
            switch sector {
            case ..<1: (brightness, rising, low)
            case ..<2: (falling, brightness, low)
            case ..<3: (low, brightness, rising)
            case ..<4: (low, falling, brightness)
            case ..<5: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// The colour, seen through.
    nonisolated public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.opacity *= opacity
        return copy
    }

    /// A gradient that begins with the colour.
    nonisolated public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

    nonisolated public var description: String {
        let name =
            switch base {
            case .system(let name), .asset(let name): name
            case .components(_, let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
            }
        return opacity == 1 ? name : "\(name).opacity(\(opacity))"
    }

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        FlexibleRule()
    }

    nonisolated package static func look(_ value: UnsafePointer<Self>) -> ViewLook? { .style(value.pointee) }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.attributes["color"] = value.pointee.description
    }
}

extension Color {
    nonisolated public static let red = Color(system: "red")
    nonisolated public static let orange = Color(system: "orange")
    nonisolated public static let yellow = Color(system: "yellow")
    nonisolated public static let green = Color(system: "green")
    nonisolated public static let mint = Color(system: "mint")
    nonisolated public static let teal = Color(system: "teal")
    nonisolated public static let cyan = Color(system: "cyan")
    nonisolated public static let blue = Color(system: "blue")
    nonisolated public static let indigo = Color(system: "indigo")
    nonisolated public static let purple = Color(system: "purple")
    nonisolated public static let pink = Color(system: "pink")
    nonisolated public static let brown = Color(system: "brown")
    nonisolated public static let white = Color(system: "white")
    nonisolated public static let gray = Color(system: "gray")
    nonisolated public static let black = Color(system: "black")
    nonisolated public static let clear = Color(system: "clear")
    nonisolated public static let primary = Color(system: "primary")
    nonisolated public static let secondary = Color(system: "secondary")
    nonisolated public static let accentColor = Color(system: "accentColor")
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
