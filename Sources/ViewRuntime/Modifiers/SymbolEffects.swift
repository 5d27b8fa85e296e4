import Foundation

// How symbols move. Inert as a whole: symbols stand still.

extension SymbolEffect {
    public static let automatic = SymbolEffect(name: "automatic")
    public static let appear = SymbolEffect(name: "appear")
    public static let disappear = SymbolEffect(name: "disappear")
    public static let replace = SymbolEffect(name: "replace")
    public static let drawOn = SymbolEffect(name: "drawOn")
    public static let drawOff = SymbolEffect(name: "drawOff")

    private func with(_ detail: String) -> SymbolEffect { SymbolEffect(name: "\(name).\(detail)") }

    public var up: SymbolEffect { with("up") }
    public var down: SymbolEffect { with("down") }
    public var left: SymbolEffect { with("left") }
    public var right: SymbolEffect { with("right") }
    public var forward: SymbolEffect { with("forward") }
    public var backward: SymbolEffect { with("backward") }
    public var plain: SymbolEffect { with("plain") }
    public var pulse: SymbolEffect { with("pulse") }
    public var byLayer: SymbolEffect { with("byLayer") }
    public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
    public var individually: SymbolEffect { with("individually") }
    public var iterative: SymbolEffect { with("iterative") }
    public var cumulative: SymbolEffect { with("cumulative") }
    public var reversing: SymbolEffect { with("reversing") }
    public var nonReversing: SymbolEffect { with("nonReversing") }
    public var dimInactiveLayers: SymbolEffect { with("dimInactiveLayers") }
    public var hideInactiveLayers: SymbolEffect { with("hideInactiveLayers") }
    public var clockwise: SymbolEffect { with("clockwise") }
    public var counterClockwise: SymbolEffect { with("counterClockwise") }
    public var downUp: SymbolEffect { with("downUp") }
    public var upUp: SymbolEffect { with("upUp") }
    public var offUp: SymbolEffect { with("offUp") }
    public func magic(fallback: SymbolEffect) -> SymbolEffect { with("magic") }
}

/// How often and how fast symbols move.
public struct SymbolEffectOptions: Sendable {
    let name: String
    /// How often a symbol moves again.
    public struct RepeatBehavior: Sendable {
        let name: String
        public static let continuous = Self(name: "continuous")
        public static let periodic = Self(name: "periodic")
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self(name: "periodic") }
    }

    public static let `default` = Self(name: "default")
    public static let repeating = Self(name: "repeating")
    public static let nonRepeating = Self(name: "nonRepeating")
    public static func `repeat`(_ count: Int?) -> Self { Self(name: "repeat(\(count.map { "\($0)" } ?? "forever"))") }
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(name: "repeat(\(behavior.name))") }
    public static func speed(_ speed: Double) -> Self { Self(name: "speed(\(speed))") }
    public var repeating: Self { Self(name: "\(name).repeating") }
    public var nonRepeating: Self { Self(name: "\(name).nonRepeating") }
    public func `repeat`(_ count: Int?) -> Self { Self(name: "\(name).repeat") }
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(name: "\(name).repeat(\(behavior.name))") }
    public func speed(_ speed: Double) -> Self { Self(name: "\(name).speed(\(speed))") }
}

extension View {
    /// Moves the symbols in the view with a change of the value, as options say. Inert: symbols stand still.
    nonisolated public func symbolEffect<U: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions, value: U
    ) -> some View {
        inert("\(effect.name) \(options.name)")
    }

    /// Moves the symbols in the view while it is active, as options say. Inert: symbols stand still.
    nonisolated public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions, isActive: Bool = true
    ) -> some View {
        inert("\(effect.name) \(options.name)")
    }
}

extension ContentTransition {
    /// Symbols change into one another.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    /// Symbols change into one another in a way.
    public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition {
        ContentTransition(name: "symbolEffect(\(effect.name))")
    }
}
