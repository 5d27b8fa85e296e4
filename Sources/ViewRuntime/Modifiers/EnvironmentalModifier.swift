import Foundation

/// A modifier that becomes another one in the environment in which it is used.
///
/// `resolve(in:)` is called whenever the view around it is evaluated, and when any value of the environment changes.
public protocol EnvironmentalModifier: ViewModifier {
    /// What it becomes.
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier for an environment.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    @MainActor @preconcurrency public func body(content: Content) -> some View { ResolvedContent(content: content, modifier: self) }
}

/// The content with what a modifier becomes.
private struct ResolvedContent<Modifier: EnvironmentalModifier>: FrameworkView {
    let content: _ViewModifier_Content<Modifier>
    let modifier: Modifier
    @Environment(\.self) private var environment

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
