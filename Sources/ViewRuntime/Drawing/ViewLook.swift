import Foundation

/// What one view shows itself, apart from its content and its place.
package enum ViewLook {
    /// A style that fills the view's place: a colour, a gradient.
    case style(any ShapeStyle)
    /// An outline filled with a style, or drawn along with a line of it.
    case shape(any Shape, any ShapeStyle, FillStyle)
    case text(Text)
    case image(Image)
    /// What a closure drew, at the view's origin.
    case canvas(CanvasLook)
    case divider
}

/// What is done to the picture of a view; of several, the outermost is the first.
package enum DrawingEffect {
    case opacity(Double)
    case hidden
    /// Cut at the view's bounds.
    case clipped
    /// Cut along an outline.
    case clip(any Shape, FillStyle)
    case shadow(Shadow)
    case blur(CGFloat)
    case scale(CGSize, anchor: UnitPoint)
    /// Drawn beside its place.
    case offset(CGSize)
    case rotation(Angle, anchor: UnitPoint)
    case strikethrough(Bool)
    case underline(Bool)
    /// Mixed with what is behind.
    case blend(GraphicsContext.BlendMode)
    /// With other colours.
    case filter(GraphicsContext.Filter)
    /// How controls and containers below look, by the name of the modifier.
    case setting(String, String)

    /// A shadow under a view.
    package struct Shadow: CustomStringConvertible {
        package var color: Color
        package var radius: CGFloat
        package var x: CGFloat
        package var y: CGFloat
        package var description: String { "\(radius)" }
    }

    /// A size or an angle, with the point that stays where it is.
    package struct Anchored<Value>: CustomStringConvertible {
        package var value: Value
        package var anchor: UnitPoint
        package var description: String { "\(value)" }
    }

    /// A filter of colours, with what was said of it.
    package struct Filter: CustomStringConvertible {
        package var filter: GraphicsContext.Filter
        package var description: String
    }

    /// A shape that cuts, with what is inside of it.
    package struct Clip: CustomStringConvertible {
        package var shape: any Shape
        package var style: FillStyle
        package var description: String { "\(shape)" }
    }

    /// What an effect that depends on the place does; nil for what is not drawn: turns in space and other maps of it.
    init?(_ step: VisualEffectStep) {
        switch step {
        case .opacity(let opacity): self = .opacity(opacity)
        case .offset(let offset): self = .offset(offset)
        case .scale(let scale, let anchor): self = .scale(scale, anchor: anchor)
        case .rotation(let angle, let anchor): self = .rotation(angle, anchor: anchor)
        case .blur(let radius): self = .blur(radius)
        case .colour("brightness", let amount): self = .filter(.brightness(amount))
        case .colour("contrast", let amount): self = .filter(.contrast(amount))
        case .colour("saturation", let amount): self = .filter(.saturation(amount))
        case .colour("grayscale", let amount): self = .filter(.grayscale(amount))
        case .colour("hueRotation", let angle): self = .filter(.hueRotation(.radians(angle)))
        case .rotation3D, .transform, .colour: return nil
        }
    }

    /// What an attribute says about the picture; nil where it says nothing about it.
    init?(attribute name: String, _ value: Any) {
        switch (name, value) {
        case ("opacity", let value as Double): self = .opacity(value)
        case ("hidden", _): self = .hidden
        case ("clipped", _): self = .clipped
        case ("clipShape", let clip as Clip): self = .clip(clip.shape, clip.style)
        case ("shadow", let shadow as Shadow): self = .shadow(shadow)
        case ("blur", let radius as CGFloat): self = .blur(radius)
        case ("scaleEffect", let scale as Anchored<CGSize>): self = .scale(scale.value, anchor: scale.anchor)
        case ("rotationEffect", let turn as Anchored<Double>): self = .rotation(.radians(turn.value), anchor: turn.anchor)
        case ("strikethrough", let isActive as Bool): self = .strikethrough(isActive)
        case ("underline", let isActive as Bool): self = .underline(isActive)
        case ("blendMode", let mode as BlendMode): self = .blend(mode.drawn)
        case (_, let color as DrawingEffect.Filter): self = .filter(color.filter)
        case (let name, _) where Self.settings.contains(name): self = .setting(name, "\(value)")
        default: return nil
        }
    }

    private static let settings: Set<String> = [
        "pickerStyle", "listStyle", "scrollContentBackground", "listRowSeparator", "navigationLink",
    ]
}

/// What a closure drew into a place.
package struct CanvasLook {
    package var operations: [GraphicsContext.Operation]
    /// The views that it drew, with their own origin at zero.
    package var symbols: [ObjectIdentifier: DrawnView] = [:]
    /// The size that the closure drew into: what is drawn is stretched from it to the view's place.
    package var size: CGSize
    /// How far beyond its size it is not cut; nil where it is not cut at all.
    package var reach: EdgeInsets? = EdgeInsets()

    package init(operations: [GraphicsContext.Operation], size: CGSize) {
        (self.operations, self.size) = (operations, size)
    }
}

extension BlendMode {
    /// The mode as a drawing closure names it.
    fileprivate var drawn: GraphicsContext.BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
