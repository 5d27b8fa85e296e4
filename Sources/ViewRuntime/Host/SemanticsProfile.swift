/// Which of SwiftUI's behaviours a host follows where versions differ.
public struct SemanticsProfile: Hashable, Sendable {
    /// The profile's name, as it stands in the trace.
    public var name: String
    /// Whether a tab view makes all its tabs at once, or each at its first visit (C148).
    package var mountsAllTabs: Bool

    /// So far it differs from the default in the tabs alone (C148); reasons, storage names and comparisons are those of `ios26`.
    public static let ios17 = SemanticsProfile(name: "ios17", mountsAllTabs: true)
    /// The default.
    public static let ios26 = SemanticsProfile(name: "ios26", mountsAllTabs: false)
    /// So far only a name: reasons, storage names, initial values and the life of lazy rows are those of `ios26`.
    public static let ios27 = SemanticsProfile(name: "ios27", mountsAllTabs: false)
}
