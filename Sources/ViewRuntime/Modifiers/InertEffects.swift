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
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility).inert(visibility)
    }

    /// Sets how lines of text stand above one another. Inert: lines have the height of their font.
    nonisolated public func lineHeight(_ lineHeight: LineHeight?) -> some View { inert(lineHeight?.name ?? "") }

    /// Sets the language in which text below is set. Inert: all text is measured alike.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        inert(isEnabled)
    }

    /// Changes the view while a pointer is over it. Inert: there is no pointer.
    nonisolated public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy) -> some VisualEffect
    ) -> some View {
        inert(isEnabled)
    }

    /// Sets the effect of views below under a pointer. Inert: there is no pointer.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { inert(effect?.name ?? "") }

    /// Shows or hides the pointer over the view. Inert: there is no pointer.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { inert(visibility) }

    /// Does something when a pencil is tapped twice. Inert: there is no pencil.
    nonisolated public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View {
        inert(true)
    }

    /// Does something when a pencil is squeezed. Inert: there is no pencil.
    nonisolated public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
        inert(true)
    }

    /// Has a gesture of the hand use the view. Inert: there is no hand.
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        inert(isEnabled)
    }

    /// Hears which keys of the keyboard's edges are held. Inert: drivers press keys with what is held.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        inert(true)
    }

    /// Does something when a remote control plays and pauses. Inert: there is no remote control.
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { inert(true) }

    /// Says which screens a swipe may take away. Inert: drivers take away what they are told to.
    nonisolated public func navigationAllowDismissalGestures(_ gestures: NavigationDismissalGestures = .all) -> some View {
        inert(true)
    }

    /// Says which document the screen shows. Inert: its bar offers nothing for documents.
    nonisolated public func navigationDocument(_ url: URL) -> some View { inert(url.absoluteString) }

    /// Says whether links show that they lead somewhere. Inert: they are drawn as their labels.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { inert(visibility) }

    /// Says how the window's bar looks on a full screen. Inert: no window has one.
    nonisolated public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View {
        inert(visibility.name)
    }

    /// Says whether the window can be closed. Inert: nobody closes it.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { inert(behavior.name) }

    /// Says whether the window can be made small. Inert: nobody makes it so.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { inert(behavior.name) }

    /// Says whether the window can fill the screen. Inert: nobody has it do so.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { inert(behavior.name) }

    /// Says whether the window can have another size. Inert: its host sets the size.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { inert(behavior.name) }

    /// Keeps the app from ending while a dialog is open. Inert: nothing ends it.
    nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
        inert(preventsAppTermination)
    }

    /// Stretches the view's picture under the bars beside it. Inert: it keeps its place.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { inert(isEnabled) }

    /// Says what turns for text from right to left. Inert: nothing is turned.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { inert(behavior.name) }

    /// Sets the size of buttons below. Inert: they have the size of their labels.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { inert(sizing.name) }

    /// Says whether the menus below close after an action. Inert: menus are used without opening them.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { inert(behavior.name) }

    /// Puts the buttons of a picker side by side. Inert: options stand as they are written.
    nonisolated public func horizontalRadioGroupLayout() -> some View { inert(true) }

    /// Sets the height of a wheel's options. Inert: there is no wheel.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { inert(height) }

    /// Says how a palette shows what is picked. Inert: nothing shows it.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { inert(effect.name) }

    /// Sets the space between a label's icon and title. Inert: it is 6 points.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { inert(spacing) }

    /// Shows or hides the thumb of sliders below. Inert: sliders are drawn with it.
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { inert(visibility) }

    /// Keeps a text from being replaced by a search. Inert: nothing is searched.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { inert(isDisabled) }

    /// Says what a search field takes by voice. Inert: nothing is spoken.
    nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { inert(behavior.name) }

    /// Sets which inputs scroll. Inert: drivers scroll.
    nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        inert(behavior.name)
    }

    /// Sets the size of text relative to its font. Inert: text is measured in its font's size.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { inert(scale.name) }

    /// Says in which direction lines of text run. Inert: all text is measured alike.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { inert(strategy.name) }

    /// Says to which side lines of text stand. Inert: lines stand as `multilineTextAlignment(_:)` says.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { inert(strategy.name) }

    /// Says on which of two lines a place between them is. Inert: nothing shows it.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { inert(affinity) }

    /// Sets how much brighter than white pictures may be. Inert: pictures have no more than white.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { inert(range?.name ?? "") }

    /// Says how gradients colour symbols. Inert: symbols are drawn in one colour.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { inert(mode?.name ?? "") }

    /// Says how symbols show a value. Inert: they are drawn whole.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { inert(mode?.name ?? "") }

    /// Says how materials look in a window that is not used. Inert: windows are.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { inert(appearance.name) }

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
