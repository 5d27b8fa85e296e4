#if !canImport(Darwin)
import Foundation

// What a person would feel. Inert: there is nothing to feel.

/// Lets a person feel something. Inert: there is nothing to feel.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() {}
    open func prepare() {}
}

/// Lets a person feel a collision. Inert: there is nothing to feel.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How strong a collision is.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    nonisolated public init(style: FeedbackStyle) {}
    nonisolated public override init() {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

/// Lets a person feel how something ended. Inert: there is nothing to feel.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something ended.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    nonisolated public override init() {}
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets a person feel a change of a selection. Inert: there is nothing to feel.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    nonisolated public override init() {}
    public func selectionChanged() {}
}
#endif
