import Foundation

extension View {
    /// Lets the view be seen through; at 0 it stays where it is and keeps its state (C127).
    nonisolated public func opacity(_ opacity: Double) -> some View { attribute("opacity", opacity) }

    /// Keeps the view's place and shows nothing there.
    nonisolated public func hidden() -> some View { attribute("hidden", true) }

    /// Cuts the view at its bounds.
    nonisolated public func clipped(antialiased: Bool = false) -> some View { attribute("clipped", true) }

    /// Cuts the view along a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        attribute("clipShape", DrawingEffect.Clip(shape: shape, style: style))
    }

    /// Cuts the view's corners.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Draws a shadow under the view.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        attribute("shadow", DrawingEffect.Shadow(color: color, radius: radius, x: x, y: y))
    }

    /// Blurs the view, in pictures.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { attribute("blur", radius) }

    /// Draws the view larger or smaller.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        attribute("scaleEffect", DrawingEffect.Anchored(value: scale, anchor: anchor))
    }

    /// Draws the view larger or smaller.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view larger or smaller.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        attribute("rotationEffect", DrawingEffect.Anchored(value: angle.radians, anchor: anchor))
    }

    /// Turns the view in space. Inert: nothing is drawn turned in space.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        inert(angle.radians)
    }

    /// Mixes the view with what is behind it, in pictures.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { attribute("blendMode", blendMode) }

    /// Takes colour out of the view, in pictures.
    nonisolated public func grayscale(_ amount: Double) -> some View { filtered("grayscale", .grayscale(amount), "\(amount)") }

    /// Makes the view's colours stronger or weaker, in pictures.
    nonisolated public func saturation(_ amount: Double) -> some View { filtered("saturation", .saturation(amount), "\(amount)") }

    /// Makes the view brighter, in pictures.
    nonisolated public func brightness(_ amount: Double) -> some View { filtered("brightness", .brightness(amount), "\(amount)") }

    /// Makes the view's contrast stronger or weaker, in pictures.
    nonisolated public func contrast(_ amount: Double) -> some View { filtered("contrast", .contrast(amount), "\(amount)") }

    /// Turns the view's colours around the circle of hues, in pictures.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { filtered("hueRotation", .hueRotation(angle), "\(angle.radians)") }

    /// Multiplies the view's colours, in pictures.
    nonisolated public func colorMultiply(_ color: Color) -> some View { filtered("colorMultiply", .colorMultiply(color), color.description) }

    /// Turns the view's colours into their opposites, in pictures.
    nonisolated public func colorInvert() -> some View { filtered("colorInvert", .colorInvert(), "true") }

    nonisolated private func filtered(_ name: StaticString, _ filter: GraphicsContext.Filter, _ amount: String) -> some View {
        attribute(name, DrawingEffect.Filter(filter: filter, description: amount))
    }

    /// Treats the view as one in effects. Inert: effects are taken view by view.
    nonisolated public func compositingGroup() -> some View { inert(true) }

    /// Draws the view into one picture. Inert: pictures are drawn view by view.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        inert(opaque)
    }

    /// Animates the change from one content of the view to another. Inert: the new content is there at once.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition).inert(transition.name)
    }

    /// Lets views with the same id in a namespace move into one another. Inert: no view takes its place or size from another.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        inert(AnyHashable(id))
    }

    /// Says that the view's content is not there yet, or private.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        environment(\.redactionReasons, reason)
    }

    /// Shows the view's content where it is redacted.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Hides the view where the screen can be seen by others. Inert: nothing is ever hidden for privacy.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        inert(sensitive)
    }
}

/// How a view's colours are mixed with what is behind it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What views with one id share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How one content of a view becomes another.
public struct ContentTransition: Equatable, Sendable {
    let name: String
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
}
