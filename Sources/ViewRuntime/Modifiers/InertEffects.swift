import Foundation

// Effects of devices and drawing that nothing here shows.

extension View {
    /// Makes what is bright opaque. Inert: pictures are drawn without it.
    nonisolated public func luminanceToAlpha() -> some View { inert(true) }

    /// Turns the view where text runs from right to left. Inert: it is never turned.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { inert(enabled) }

    /// Hides the status bar, in the older form. Inert: there is no status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { inert(hidden) }

    /// Explains the view. Inert: nothing shows the text.
    nonisolated public func help(_ text: Text) -> some View { inert(text.content) }

    /// Shows a search for what a text view holds. Inert: nothing is searched.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { inert(true) }

    /// Keeps a text from being found. Inert: nothing is searched.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { inert(isDisabled) }

    /// Says how the tools for writing behave. Inert: there are none.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { inert(behavior.name) }

    /// Sets the language in which text below is set. Inert: all text is measured alike.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        inert(isEnabled)
    }

    /// Keeps symbols below from moving. Inert: none moves.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { inert(isEnabled) }

    /// Lets a text stand out in a badge, or not. Inert: nothing shows badges.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { inert(prominence.name) }

    /// Says how far apart labels' icons stand. Inert: icons have their own width.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { inert(value) }

    /// Shows or hides the labels of controls below. Inert: labels are shown.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { inert(visibility) }

    /// Sets how lines of text stand above one another. Inert: lines have the height of their font.
    nonisolated public func lineHeight(_ lineHeight: LineHeight?) -> some View { inert(lineHeight?.name ?? "") }

    /// Shows a shape under what a pointer is over. Inert: there is no pointer.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { inert(isEnabled) }

    /// Keeps effects under pointers from being shown. Inert: there is no pointer.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { inert(disabled) }

    /// Sets the look of the pointer. Inert: there is no pointer.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { inert(style?.name ?? "") }

    /// Changes a value with turns of the crown. Inert: there is no crown.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { inert(true) }

    /// Shows the indicators of scrolling when the view appears. Inert: there are no indicators.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert(onAppear) }

    /// Shows the indicators of scrolling when a value changes. Inert: there are no indicators.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { inert("\(value)") }

    /// Sets how the edge of a scroll view looks. Inert: edges have no look.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        inert(style?.name ?? "")
    }

    /// Hides how the edge of a scroll view looks. Inert: edges have no look.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { inert(hidden) }

    /// Sets how far apart the sections of a list stand. Inert: sections have their own spacing.
    @_disfavoredOverload
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { inert(spacing.name) }
}

/// How the tools for writing behave.
public struct WritingToolsBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let complete = Self(name: "complete")
    public static let limited = Self(name: "limited")
    public static let disabled = Self(name: "disabled")
}

/// How much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
    let name: String
    public static let standard = Self(name: "standard")
    public static let increased = Self(name: "increased")
    public static let decreased = Self(name: "decreased")
}

/// How lines of text stand above one another.
public struct LineHeight: Hashable, Sendable {
    let name: String
    public static let normal = Self(name: "normal")
    public static let tight = Self(name: "tight")
    public static let loose = Self(name: "loose")
    public static let variable = Self(name: "variable")
    public static func multiple(factor: CGFloat) -> Self { Self(name: "multiple(\(factor))") }
    public static func exact(points: CGFloat) -> Self { Self(name: "exact(\(points))") }
    public static func leading(increase: CGFloat) -> Self { Self(name: "leading(\(increase))") }
}

/// What is shown of a pointer's being over a view.
public struct HoverEffect: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let highlight = Self(name: "highlight")
    public static let lift = Self(name: "lift")
}

/// The look of the pointer.
public struct PointerStyle: Hashable, Sendable {
    let name: String
    public static let `default` = Self(name: "default")
    public static let link = Self(name: "link")
    public static let horizontalText = Self(name: "horizontalText")
    public static let verticalText = Self(name: "verticalText")
    public static let grabIdle = Self(name: "grabIdle")
    public static let grabActive = Self(name: "grabActive")
    public static let zoomIn = Self(name: "zoomIn")
    public static let zoomOut = Self(name: "zoomOut")
    public static let rectSelection = Self(name: "rectSelection")
    public static let columnResize = Self(name: "columnResize")
    public static let rowResize = Self(name: "rowResize")
}

/// How the edge of a scroll view looks.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let hard = Self(name: "hard")
    public static let soft = Self(name: "soft")
}

/// How far apart the sections of a list stand.
public struct ListSectionSpacing: Sendable {
    let name: String
    public static let `default` = Self(name: "default")
    public static let compact = Self(name: "compact")
    public static func custom(_ spacing: CGFloat) -> Self { Self(name: "custom(\(spacing))") }
}
