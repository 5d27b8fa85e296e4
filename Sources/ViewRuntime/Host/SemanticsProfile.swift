/// Which of SwiftUI's behaviours a host follows where versions differ.
public struct SemanticsProfile: Hashable, Sendable {
    /// The profile's name, as it stands in the trace.
    public var name: String

    public static let ios17 = SemanticsProfile(name: "ios17")
    /// The default.
    public static let ios26 = SemanticsProfile(name: "ios26")
    public static let ios27 = SemanticsProfile(name: "ios27")
}
