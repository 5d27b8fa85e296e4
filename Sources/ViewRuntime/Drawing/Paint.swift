import Foundation

/// A colour in numbers: red, green, blue and opacity in sRGB, each from 0 to 1.
package struct PaintColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// A colour written as `0xRRGGBB`.
    package init(_ hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255,
            opacity: opacity)
    }

    /// The colour, seen through.
    package func opacity(_ factor: Double) -> PaintColor {
        var copy = self
        copy.opacity *= min(max(factor, 0), 1)
        return copy
    }
}

/// What an outline is filled with.
package enum Paint: Hashable, Sendable {
    /// A colour and its place from 0 to 1.
    package struct Stop: Hashable, Sendable {
        package var color: PaintColor
        package var location: Double

        package init(color: PaintColor, location: Double) { (self.color, self.location) = (color, location) }
    }

    case color(PaintColor)
    /// Along a line between points of the place.
    case linear([Stop], from: UnitPoint, to: UnitPoint)
    /// Outwards from a point of the place, with radii in points.
    case radial([Stop], center: UnitPoint, from: Double, to: Double)
    /// Around a point of the place, with angles in radians clockwise from the right.
    case angular([Stop], center: UnitPoint, from: Double, to: Double)

    /// The same, seen through.
    package func opacity(_ factor: Double) -> Paint {
        func faded(_ stops: [Stop]) -> [Stop] { stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) } }
        return switch self {
        case .color(let color): .color(color.opacity(factor))
        case .linear(let stops, let from, let to): .linear(faded(stops), from: from, to: to)
        case .radial(let stops, let center, let from, let to): .radial(faded(stops), center: center, from: from, to: to)
        case .angular(let stops, let center, let from, let to): .angular(faded(stops), center: center, from: from, to: to)
        }
    }
}

/// Turns styles into paints in an environment.
package struct PaintResolver {
    package var environment: EnvironmentValues
    /// What is taken where the environment names no foreground; nil for that of text.
    package var foreground: Paint?

    package init(_ environment: EnvironmentValues, foreground: Paint? = nil) {
        self.environment = environment
        self.foreground = foreground
    }

    private var isDark: Bool { environment.colorScheme == .dark }

    /// A colour of the system's by its name.
    package func system(_ name: String) -> PaintColor { SystemColors.color(name, isDark: isDark) }

    /// The colour of controls.
    package var tint: Paint { environment.tint.flatMap { paint($0.base) } ?? .color(system("accentColor")) }

    /// The foreground of text and shapes.
    package var current: Paint { level(1) }

    package func color(_ color: Color) -> PaintColor {
        let plain: PaintColor =
            switch color.base {
            case .system("accentColor"), .system("tint"):
                if case .color(let color) = tint { color } else { system("accentColor") }
            case .system(let name): system(name)
            // A catalogue of colours is not read: what stands for one is the same grey everywhere.
            case .asset: PaintColor(0x8E8E93)
            case .components(.sRGBLinear, let red, let green, let blue):
                PaintColor(red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue))
            case .components(_, let red, let green, let blue): PaintColor(red: red, green: green, blue: blue)
            }
        return plain.opacity(color.opacity)
    }

    private static func encoded(_ linear: Double) -> Double {
        linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }

    /// The paint of a style; the text's own foreground for those that name it.
    package func paint(_ style: any ShapeStyle) -> Paint {
        switch style {
        case let style as AnyShapeStyle: return paint(style.base)
        case let color as Color: return .color(self.color(color))
        case let color as Color.Resolved: return .color(self.color(Color(color)))
        case is ForegroundStyle: return current
        case is BackgroundStyle:
            guard let named = environment.backgroundStyle?.base, !(named is BackgroundStyle) else {
                return .color(system("systemBackground"))
            }
            return paint(named)
        case is TintShapeStyle, is SelectionShapeStyle: return tint
        case is SeparatorShapeStyle: return .color(system("separator"))
        case is PlaceholderTextShapeStyle: return .color(system("placeholderText"))
        case is LinkShapeStyle: return .color(system("link"))
        case is FillShapeStyle: return .color(system("systemFill"))
        case let style as HierarchicalShapeStyle: return level(style.level)
        case let material as Material: return .color(self.material(material))
        case let gradient as Gradient: return .linear(stops(gradient.stops), from: .top, to: .bottom)
        case let gradient as AnyGradient: return .linear(ownStops(gradient), from: .top, to: .bottom)
        case let gradient as LinearGradient:
            return .linear(stops(gradient.gradient.stops), from: gradient.startPoint, to: gradient.endPoint)
        case let gradient as RadialGradient:
            return .radial(
                stops(gradient.gradient.stops), center: gradient.center, from: Double(gradient.startRadius),
                to: Double(gradient.endRadius))
        case let gradient as AngularGradient:
            return .angular(
                stops(gradient.gradient.stops), center: gradient.center, from: gradient.startAngle.radians,
                to: gradient.endAngle.radians)
        case let faded as any FadedStyle: return paint(faded.fadedBase).opacity(faded.fadedOpacity)
        default: return resolved(style)
        }
    }

    /// A style of the user's: what it says it is made of here.
    private func resolved<Style: ShapeStyle>(_ style: Style) -> Paint {
        Style.Resolved.self == Never.self ? current : paint(style.resolve(in: environment))
    }

    /// A level of the foreground: 1 is the foreground itself.
    private func level(_ level: Int) -> Paint {
        let labels = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quaternaryLabel"]
        let position = min(max(level, 1), 5) - 1
        guard let named = environment.foregroundStyle?.base else {
            if let foreground { return foreground.opacity([1, 0.5, 0.25, 0.18, 0.12][position]) }
            return .color(system(labels[position]))
        }
        if let hierarchical = named as? HierarchicalShapeStyle {
            return .color(system(labels[min(4, position + hierarchical.level - 1)]))
        }
        // The foreground's own words for itself would not end.
        if named is ForegroundStyle { return .color(system(labels[position])) }
        if let color = named as? Color, color.base == .system("primary"), color.opacity == 1 {
            return .color(system(labels[position]))
        }
        return paint(named).opacity([1, 0.5, 0.25, 0.18, 0.12][position])
    }

    private func stops(_ stops: [Gradient.Stop]) -> [Paint.Stop] {
        stops.map { Paint.Stop(color: color($0.color), location: Double($0.location)) }
    }

    /// The gradient of one colour: a little lighter at the top.
    private func ownStops(_ gradient: AnyGradient) -> [Paint.Stop] {
        guard gradient.stops.count == 1, let only = gradient.stops.first else { return stops(gradient.stops) }
        let base = color(only.color)
        var light = base
        (light.red, light.green, light.blue) = (
            base.red + (1 - base.red) * 0.22, base.green + (1 - base.green) * 0.22, base.blue + (1 - base.blue) * 0.22)
        return [Paint.Stop(color: light, location: 0), Paint.Stop(color: base, location: 1)]
    }

    /// What is behind a material is not blurred: the material's own colour, seen through as far as it is thin.
    private func material(_ material: Material) -> PaintColor {
        let opacity: Double =
            switch material.name {
            case "ultraThin": 0.6
            case "thin": 0.7
            case "thick": 0.9
            case "ultraThick": 0.95
            case "bar": 0.94
            default: 0.8
            }
        return PaintColor(isDark ? 0x252525 : 0xF2F2F2, opacity: opacity)
    }
}

/// A style that is seen through.
private protocol FadedStyle: ShapeStyle {
    var fadedBase: any ShapeStyle { get }
    var fadedOpacity: Double { get }
}

extension _OpacityShapeStyle: FadedStyle {
    fileprivate var fadedBase: any ShapeStyle { base }
    fileprivate var fadedOpacity: Double { opacity }
}
