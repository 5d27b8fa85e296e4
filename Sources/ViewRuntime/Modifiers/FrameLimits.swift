import Foundation

/// The limits of one side of a flexible frame, put in order; warns as SwiftUI does (C203, C204).
struct FrameLimits {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    nonisolated init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
        self.min = FrameLimits.valid(min, canBeInfinite: false)
        self.ideal = FrameLimits.valid(ideal, canBeInfinite: true)
        self.max = FrameLimits.valid(max, canBeInfinite: true)
        // Largest last: what contradicts a smaller one is raised to it.
        let least = self.min ?? 0
        let middle = self.ideal ?? least
        let isContradictory =
            least > self.ideal ?? .infinity || least > self.max ?? .infinity || middle > self.max ?? .infinity
        guard isContradictory else { return }
        Evaluation.warn(.invalidFrame, RuntimeWarning.contradictoryFrame)
        if let ideal = self.ideal { self.ideal = Swift.max(ideal, least) }
        if let max = self.max { self.max = Swift.max(max, self.ideal ?? least) }
    }

    /// A side of a fixed frame: nil, with a warning, where it is negative or not finite.
    nonisolated static func fixed(_ value: CGFloat?) -> CGFloat? { valid(value, canBeInfinite: false) }

    nonisolated private static func valid(_ value: CGFloat?, canBeInfinite: Bool) -> CGFloat? {
        guard let value else { return nil }
        if value >= 0, value.isFinite || canBeInfinite { return value }
        Evaluation.warn(.invalidFrame, RuntimeWarning.invalidFrame)
        return nil
    }
}

extension RuntimeWarning {
    static let invalidFrame = "Invalid frame dimension (negative or non-finite)."
    static let contradictoryFrame = "Contradictory frame constraints specified."
}
