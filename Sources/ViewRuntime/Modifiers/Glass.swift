import Foundation

/// A material like glass.
public struct Glass: Hashable, Sendable {
    let name: String
    public static let regular = Glass(name: "regular")
    public static let clear = Glass(name: "clear")
    public static let identity = Glass(name: "identity")
    /// The material with a colour.
    public func tint(_ color: Color?) -> Glass { Glass(name: color.map { "\(name).tint(\($0))" } ?? name) }
    /// The material, answering touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { isEnabled ? Glass(name: "\(name).interactive") : self }
}

/// The shape of glass where none is given.
nonisolated public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
    let name: String
    public static let identity = Self(name: "identity")
    public static let matchedGeometry = Self(name: "matchedGeometry")
    public static let materialize = Self(name: "materialize")
}

extension View {
    /// Puts glass behind the view. Inert: glass is not drawn.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        inert(glass.name)
    }

    /// Names the view's glass, so that it can turn into another's. Inert: glass is not drawn.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        inert(id.map { "\($0)" } ?? "")
    }

    /// Joins the view's glass with that of others. Inert: glass is not drawn.
    nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        inert(id.map { "\($0)" } ?? "")
    }

    /// Says how the view's glass comes and goes. Inert: glass is not drawn.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { inert(transition.name) }
}

/// Content whose glass is drawn together.
nonisolated public struct GlassEffectContainer<Content: View>: ContainerView {
    public typealias Body = Never
    var content: Content
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}
