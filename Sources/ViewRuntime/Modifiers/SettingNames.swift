import Foundation

// The values that inert modifiers take.

/// The size of a button.
public struct ButtonSizing: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let flexible = Self(name: "flexible")
    public static let fitted = Self(name: "fitted")
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

/// What a field takes by voice.
public struct TextInputDictationBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let preventDictation = Self(name: "preventDictation")
    public static func inline(activation: TextInputDictationActivation) -> Self { Self(name: "inline(\(activation.name))") }
}

/// When a field begins to listen.
public struct TextInputDictationActivation: Hashable, Sendable {
    let name: String
    public static let onLook = Self(name: "onLook")
    public static let onSelect = Self(name: "onSelect")
}

/// Whether an input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

/// An input that can scroll.
public struct ScrollInputKind: Hashable, Sendable {
    let name: String
    public static let look = Self(name: "look")
    public static let handGestureShortcut = Self(name: "handGestureShortcut")
}

/// When a window's bar is shown on a full screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let visible = Self(name: "visible")
    public static let onHover = Self(name: "onHover")
}

/// Whether something can be done to a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

/// What turns for text from right to left.
public struct LayoutDirectionBehavior: Hashable, Sendable {
    let name: String
    public static let fixed = Self(name: "fixed")
    public static let mirrors = Self(name: "mirrors")
}

/// How gradients colour symbols.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    let name: String
    public static let flat = Self(name: "flat")
    public static let gradient = Self(name: "gradient")
}

/// How a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    let name: String
    public static let color = Self(name: "color")
    public static let draw = Self(name: "draw")
}

/// How a material looks in a window that is not used.
public struct MaterialActiveAppearance: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let active = Self(name: "active")
    public static let inactive = Self(name: "inactive")
    public static let matchWindow = Self(name: "matchWindow")
}

/// A gesture of the hand.
public struct HandGestureShortcut: Hashable, Sendable {
    let name: String
    public static let primaryAction = Self(name: "primaryAction")
}

/// The swipes that take screens away.
public struct NavigationDismissalGestures: Hashable, Sendable {
    let name: String
    public static let all = Self(name: "all")
    public static let none = Self(name: "none")
    public static let edgePanGesturesOnly = Self(name: "edgePanGesturesOnly")
}

/// Views that change together under a pointer.
public struct HoverEffectGroup: Hashable, Sendable {
    let name: String
}

/// How a palette shows what is picked.
public struct PaletteSelectionEffect: Hashable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let custom = Self(name: "custom")
    public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self(name: variant.name) }
}

/// The line on which a place between two lines of text is.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// The language in which text is set.
public struct TypesettingLanguage: Hashable, Sendable {
    public static let automatic = TypesettingLanguage()
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
}

/// A pencil was tapped twice.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// A pencil is squeezed.
public enum PencilSqueezeGesturePhase: Hashable, Sendable { case active, ended, failed }

/// The view under a pointer, to which effects are added.
public struct EmptyHoverEffectContent: VisualEffect {
    public var _steps: _VisualEffectSteps { _VisualEffectSteps() }
}

extension Text {
    /// The size of text relative to its font.
    public struct Scale: Hashable, Sendable {
        let name: String
        public static let `default` = Self(name: "default")
        public static let secondary = Self(name: "secondary")
    }

    /// In which direction lines run.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        let name: String
        public static let `default` = Self(name: "default")
        public static let layoutBased = Self(name: "layoutBased")
        public static let contentBased = Self(name: "contentBased")
    }

    /// To which side lines stand.
    public struct AlignmentStrategy: Hashable, Sendable {
        let name: String
        public static let `default` = Self(name: "default")
        public static let layoutBased = Self(name: "layoutBased")
        public static let writingDirectionBased = Self(name: "writingDirectionBased")
    }
}

extension Image {
    /// How much brighter than white a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        let name: String
        public static let standard = Self(name: "standard")
        public static let constrainedHigh = Self(name: "constrainedHigh")
        public static let high = Self(name: "high")
    }
}
