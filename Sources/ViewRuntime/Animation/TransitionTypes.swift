import Foundation

// The package's own transitions: nothing is drawn, so that each leaves its content as it is in every phase.

/// A view that becomes visible and invisible.
nonisolated public struct OpacityTransition: Transition, Sendable {
    nonisolated public init() {}
    nonisolated public var _erased: AnyTransition { .opacity }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that comes from leading and goes to trailing.
nonisolated public struct SlideTransition: Transition, Sendable {
    nonisolated public init() {}
    nonisolated public var _erased: AnyTransition { .slide }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that is there and not there.
nonisolated public struct IdentityTransition: Transition, Sendable {
    nonisolated public init() {}
    nonisolated public var _erased: AnyTransition { .identity }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view whose symbols come and go with an effect of theirs. Symbols stand still here: content comes and goes as it is.
nonisolated public struct SymbolEffectTransition: Transition, Sendable {
    let name: String
    nonisolated public init(effect: SymbolEffect = .automatic, options: SymbolEffectOptions = .default) { name = effect.name }
    nonisolated public var _erased: AnyTransition { AnyTransition(name: "symbolEffect(\(name))") }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
    /// Symbols come and go with their effect.
    nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
    /// Symbols come and go with an effect.
    nonisolated public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

/// A view that blurs into what takes its place.
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
    /// The way in which the old view goes.
    public struct Configuration: Equatable, Sendable {
        let name: String
        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }

    public var configuration: Configuration
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    nonisolated public var _erased: AnyTransition { AnyTransition(name: "blurReplace(\(configuration.name))") }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that grows and shrinks.
nonisolated public struct ScaleTransition: Transition, Sendable {
    public var scale: Double
    public var anchor: UnitPoint
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    nonisolated public var _erased: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that moves in from a side and out to it.
nonisolated public struct MoveTransition: Transition, Sendable {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    nonisolated public var _erased: AnyTransition { .move(edge: edge) }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that pushes another one out.
nonisolated public struct PushTransition: Transition, Sendable {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    nonisolated public var _erased: AnyTransition { .push(from: edge) }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that moves in from a distance and out to it.
nonisolated public struct OffsetTransition: Transition, Sendable {
    public var offset: CGSize
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    nonisolated public var _erased: AnyTransition { .offset(offset) }
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == IdentityTransition {
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == BlurReplaceTransition {
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    nonisolated public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == MoveTransition {
    nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}
