import Foundation

/// Whether a person wants bold text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Whether a control's window is used.
public enum ControlActiveState: Equatable, CaseIterable, Sendable { case key, active, inactive }

private struct MinRowKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct MinHeaderKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct UndoKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct ActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }
private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private struct ButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReviewKey: EnvironmentKey { static var defaultValue: RequestReviewAction { RequestReviewAction() } }
private struct HoverKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// The least height of a list's rows in points. Inert: rows are at least 44 points high.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowKey.self] }
        set { self[MinRowKey.self] = newValue }
    }

    /// The least height of a list's headers in points. Inert: headers have the height of their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderKey.self] }
        set { self[MinHeaderKey.self] = newValue }
    }

    /// Whether a person wants bold text.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] }
        set { self[LegibilityKey.self] = newValue }
    }

    /// Whether letters may stand closer together in order to fit.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// What undoes changes; nil, unless one was put in.
    public var undoManager: UndoManager? {
        get { self[UndoKey.self] }
        set { self[UndoKey.self] = newValue }
    }

    /// The size of symbols beside their text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// How symbols are coloured.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolModeKey.self] }
        set { self[SymbolModeKey.self] = newValue }
    }

    /// Whether the window of controls is used.
    public var controlActiveState: ControlActiveState {
        get { self[ActiveStateKey.self] }
        set { self[ActiveStateKey.self] = newValue }
    }

    /// Whether the screen is dimmed.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// The material behind what is here.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }

    /// Whether a person wants the shapes of buttons shown.
    public var accessibilityShowButtonShapes: Bool {
        get { self[ButtonShapesKey.self] }
        set { self[ButtonShapesKey.self] = newValue }
    }

    /// Whether anything that assists a person is on; here, a screen reader or switches.
    public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }

    /// Whether effects under pointers are shown.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverKey.self] }
        set { self[HoverKey.self] = newValue }
    }

    /// Asks a person for a review of the app. Inert: there is no store.
    public var requestReview: RequestReviewAction { self[ReviewKey.self] }
}

/// Asks a person for a review of the app. Inert: there is no store.
public struct RequestReviewAction: Sendable {
    @MainActor @preconcurrency public func callAsFunction() {}
}
