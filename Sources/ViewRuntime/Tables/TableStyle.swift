/// How tables look. Nothing draws them: tables are the same tables in each.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The look of the platform.
public struct AutomaticTableStyle: TableStyle { nonisolated public init() {} }
/// A table inside what is around it.
public struct InsetTableStyle: TableStyle {
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}
/// A table with a border.
public struct BorderedTableStyle: TableStyle {
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle { nonisolated public static var automatic: Self { Self() } }
extension TableStyle where Self == InsetTableStyle {
    nonisolated public static var inset: Self { Self() }
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
extension TableStyle where Self == BorderedTableStyle {
    @_disfavoredOverload nonisolated public static var bordered: Self { Self() }
    @_disfavoredOverload nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

/// Whether every other row looks different.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

extension View {
    /// Sets the look of tables. Inert: tables look alike.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { inert("\(S.self)") }
    /// Says whether the titles of columns are seen. Inert: they are.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { inert(visibility) }
    /// Says whether every other row looks different. Inert: rows look alike.
    nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        inert(behavior.name)
    }
}
