import Foundation

/// What one view shows itself, apart from its content and its place.
package enum ViewLook {
    /// A style that fills the view's place: a colour, a gradient.
    case style(any ShapeStyle)
    /// An outline filled with a style, or drawn along with a line of it.
    case shape(any Shape, any ShapeStyle, FillStyle)
    case text(Text)
    case image(Image)
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
    case rotation(Angle, anchor: UnitPoint)
    case strikethrough(Bool)
    case underline(Bool)
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

    /// A shape that cuts, with what is inside of it.
    package struct Clip: CustomStringConvertible {
        package var shape: any Shape
        package var style: FillStyle
        package var description: String { "\(shape)" }
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
        case (let name, _) where Self.settings.contains(name): self = .setting(name, "\(value)")
        default: return nil
        }
    }

    private static let settings: Set<String> = [
        "pickerStyle", "listStyle", "scrollContentBackground", "listRowSeparator", "navigationLink",
    ]
}
