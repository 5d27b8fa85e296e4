import Foundation

extension View {
    /// Explains the view. Inert: nothing shows the text.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { inert(textKey.text) }

    /// Explains the view. Inert: nothing shows the text.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { inert(String(text)) }

    /// Shows a number beside the view. Inert: nothing shows the badge.
    nonisolated public func badge(_ count: Int) -> some View { inert(count) }

    /// Shows a text beside the view. Inert: nothing shows the badge.
    nonisolated public func badge(_ label: Text?) -> some View { inert(label?.content ?? "") }

    /// Shows a text beside the view. Inert: nothing shows the badge.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { inert(key?.text ?? "") }

    /// Shows a text beside the view. Inert: nothing shows the badge.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        inert(label.map { String($0) } ?? "")
    }

    /// Hides the status bar. Inert: there is no status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { inert(hidden) }

    /// Says whether the system's controls are shown. Inert: there are no system overlays.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        inert(visibility)
    }

    /// Lets a person feel a change of the value. Inert: there is nothing to feel.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        inert(feedback.name)
    }

    /// Does something when a pointer comes and goes.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_GestureModifier(action: .hover(action)))
    }

    /// Does something when a pointer moves over the view, or leaves it: here it stands at the view's origin.
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(_GestureModifier(action: .hover { action($0 ? .active(.zero) : .ended) }))
    }

    /// Does something when a pointer moves over the view, or leaves it: here it stands at the view's origin.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    /// Animates the symbols in the view with a change of the value. Inert: symbols stand still.
    nonisolated public func symbolEffect<U: Equatable>(_ effect: SymbolEffect, value: U) -> some View {
        inert(effect.name)
    }

    /// Animates the symbols in the view while it is active. Inert: symbols stand still.
    nonisolated public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View {
        inert(isActive ? effect.name : "none")
    }

    /// Sets which keyboard is shown. Inert: there is no keyboard on screen.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { inert(type) }

    /// Says what a text field is for. Inert: nothing is filled in.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        inert(textContentType?.rawValue ?? "")
    }

    /// Writes letters large by themselves in some places. Inert: texts stay as they are typed.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        inert(style)
    }

    /// Sets the language and region below, from the environment's own place. Inert: there are no system gestures.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        inert(edges.rawValue)
    }
}

/// What a person feels.
public struct SensoryFeedback: Equatable, Sendable {
    let name: String
    public static let success = Self(name: "success")
    public static let warning = Self(name: "warning")
    public static let error = Self(name: "error")
    public static let selection = Self(name: "selection")
    public static let increase = Self(name: "increase")
    public static let decrease = Self(name: "decrease")
    public static let start = Self(name: "start")
    public static let stop = Self(name: "stop")
    public static let alignment = Self(name: "alignment")
    public static let levelChange = Self(name: "levelChange")
    public static let impact = Self(name: "impact")
}

/// How symbols move.
public struct SymbolEffect: Equatable, Sendable {
    let name: String
    public static let bounce = Self(name: "bounce")
    public static let pulse = Self(name: "pulse")
    public static let scale = Self(name: "scale")
    public static let variableColor = Self(name: "variableColor")
    public static let wiggle = Self(name: "wiggle")
    public static let rotate = Self(name: "rotate")
    public static let breathe = Self(name: "breathe")
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}
