/// How much a finding matters.
public enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
    /// Worth knowing, and nothing that somebody must change.
    case note
    /// Should be changed.
    case warning
    /// Is wrong: what is shown, or when, is not what was meant.
    case error

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
