import Foundation

/// A change of how a view is drawn that has no say in the layout.
package enum VisualEffectStep: Equatable, Sendable {
    case opacity(Double)
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    case rotation3D(Angle, UnitPoint)
    case blur(CGFloat)
    /// A change of colours, by its name.
    case colour(String, Double)
    case transform(ProjectionTransform)
}

/// Changes of how a view is drawn, which may depend on its place.
public protocol VisualEffect: Sendable {
    /// The changes, the innermost first. Only the package's own types implement it.
    var _steps: _VisualEffectSteps { get }
}

/// Changes of how a view is drawn, in order.
public struct _VisualEffectSteps: Equatable, Sendable {
    package var steps: [VisualEffectStep] = []
}

/// No change: what effects begin with.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
}

/// A change after others.
struct FollowingEffect<Base: VisualEffect>: VisualEffect {
    var base: Base
    var step: VisualEffectStep
    var _steps: _VisualEffectSteps {
        var steps = base._steps
        steps.steps.append(step)
        return steps
    }
}

extension VisualEffect {
    private func adding(_ step: VisualEffectStep) -> FollowingEffect<Self> { FollowingEffect(base: self, step: step) }

    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset(CGSize(width: x, height: y))) }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { adding(.scale(scale, anchor)) }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: scale, height: scale), anchor))
    }
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: x, height: y), anchor))
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { adding(.rotation(angle, anchor)) }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(.rotation3D(angle, anchor))
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(radius)) }
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.colour("brightness", amount)) }
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.colour("contrast", amount)) }
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.colour("saturation", amount)) }
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.colour("grayscale", amount)) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.colour("hueRotation", angle.radians)) }
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { adding(.transform(transform)) }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(.transform(ProjectionTransform(transform)))
    }
}

extension View {
    /// Changes how the view is drawn, by its place. The closure runs after the layout, when the size has changed or what it asked for.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps.steps })
    }
}

/// Computes effects from its content's place.
nonisolated struct VisualEffectModifier: FollowingModifier {
    typealias Body = Never
    var effect: @Sendable (GeometryProxy) -> [VisualEffectStep]

    static func follower(_ modifier: Self, parent: ViewNode, environment: EnvironmentNode) -> VisualEffectNode {
        let node = VisualEffectNode(parent: parent, environment: environment)
        node.effect = modifier.effect
        return node
    }

    static func update(_ follower: VisualEffectNode, _ modifier: Self) { follower.effect = modifier.effect }
}

final class VisualEffectNode: PlaceFollower {
    var effect: (GeometryProxy) -> [VisualEffectStep] = { _ in [] } {
        didSet {
            seen = nil
            lookAgain()
        }
    }
    private let place = GeometryPlace()
    private var seen: CGSize?

    override func look(at item: LayoutItem) {
        let isNew = place.item !== item
        place.item = item
        guard isNew || item.size != seen || place.hasMoved else { return }
        seen = item.size
        place.forgetAsked()
        (item.rule as? FollowRule)?.effects = effect(GeometryProxy(size: item.size, place: place))
    }
}
