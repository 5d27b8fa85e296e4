/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// How strongly colours differ from one another.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// The size of text that a person has chosen.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of the largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The direction in which text runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether the app is used.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Whether a person edits a list.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    /// Whether it is edited.
    public var isEditing: Bool { self != .inactive }
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// Which letters a keyboard writes large by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let name: String
    public static var never: Self { Self(name: "never") }
    public static var words: Self { Self(name: "words") }
    public static var sentences: Self { Self(name: "sentences") }
    public static var characters: Self { Self(name: "characters") }
}

/// What the key at the end of a keyboard says.
public struct SubmitLabel: Hashable, Sendable {
    let name: String
    public static var done: Self { Self(name: "done") }
    public static var go: Self { Self(name: "go") }
    public static var send: Self { Self(name: "send") }
    public static var join: Self { Self(name: "join") }
    public static var route: Self { Self(name: "route") }
    public static var search: Self { Self(name: "search") }
    public static var `return`: Self { Self(name: "return") }
    public static var next: Self { Self(name: "next") }
    public static var `continue`: Self { Self(name: "continue") }
}
