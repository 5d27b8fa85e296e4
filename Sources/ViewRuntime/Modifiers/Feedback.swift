import Foundation

extension SensoryFeedback {
    /// How heavy what collides is.
    public struct Weight: Equatable, Sendable {
        let name: String
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// How stiff what collides is.
    public struct Flexibility: Equatable, Sendable {
        let name: String
        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    /// A collision of something light or heavy.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact(\(weight.name))")
    }

    /// A collision of something stiff or soft.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact(\(flexibility.name))")
    }

    public static let pathComplete = SensoryFeedback(name: "pathComplete")
}

extension View {
    /// Lets a person feel a change of the value, if a closure says so. Inert: there is nothing to feel.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        inert(feedback.name)
    }

    /// Lets a person feel what a closure chooses for a change of the value. Inert: there is nothing to feel.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        inert("\(T.self)")
    }

    /// Lets a person feel what a closure chooses when the value changes. Inert: there is nothing to feel.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        inert("\(T.self)")
    }
}
