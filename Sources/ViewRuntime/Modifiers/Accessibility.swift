/// Facts for those who use a view without seeing it, and for tests.
nonisolated public struct _AccessibilityModifier: PrimitiveModifier, Equatable {
    public typealias Body = Never
    var name: String
    var value: String

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        guard modifier.pointee.name == "identifier" else { return nil }
        let identifier = modifier.pointee.value
        return { MarkRule(identifier: identifier) }
    }

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment, !modifier.pointee.name.isEmpty else { return }
        let modifier = modifier.pointee
        if modifier.name == "identifier" {
            // The inner of two identifiers is the view's own.
            if element.identifier == nil { element.identifier = modifier.value }
        } else if element.attributes["accessibility." + modifier.name] == nil {
            element.attributes["accessibility." + modifier.name] = modifier.value
        }
    }
}

extension View {
    nonisolated private func accessibility(_ name: String, _ value: String) -> some View {
        modifier(_AccessibilityModifier(name: name, value: value))
    }

    /// Names the view for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility("identifier", identifier)
    }

    /// Says what the view is.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibility("label", label.content) }

    /// Says what the view is.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibility("label", labelKey.text)
    }

    /// Says what the view is.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibility("label", String(label))
    }

    /// Says what the view's value is.
    nonisolated public func accessibilityValue(_ value: Text) -> some View { accessibility("value", value.content) }

    /// Says what the view's value is.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibility("value", valueKey.text)
    }

    /// Says what the view's value is.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibility("value", String(value))
    }

    /// Says what happens when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessibility("hint", hint.content) }

    /// Says what happens when the view is used.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibility("hint", hintKey.text)
    }

    /// Says what happens when the view is used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibility("hint", String(hint))
    }

    /// Names the view for tests, where it is enabled.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibility(isEnabled ? "identifier" : "", identifier)
    }

    /// Says what the view is, where it is enabled.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled ? "label" : "", label.content)
    }

    /// Says what the view is, where it is enabled.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibility(isEnabled ? "label" : "", labelKey.text)
    }

    /// Says what the view is, where it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibility(isEnabled ? "label" : "", String(label))
    }

    /// Says what the view's value is, where it is enabled.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled ? "value" : "", value.content)
    }

    /// Says what happens when the view is used, where it is enabled.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility(isEnabled ? "hint" : "", hint.content)
    }

    /// Leaves the view out for those who do not see it, where it is enabled.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibility(isEnabled ? "hidden" : "", String(hidden))
    }

    /// Leaves the view out for those who do not see it.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility("hidden", String(hidden))
    }

    /// Says how the view and what is in it are told apart.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility("children", children.name)
    }

    /// Says more of what the view is.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility("traits", traits.names)
    }

    /// Says what the view is not.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility("removedTraits", traits.names)
    }

    /// Says when the view is read, relative to those beside it.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility("sortPriority", String(sortPriority))
    }

    /// Gives the view an action of a kind, "default" for the one of a tap.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(_GestureModifier(action: .named(actionKind.name, handler)))
    }

    /// Gives the view a named action.
    nonisolated public func accessibilityAction(
        named name: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(_GestureModifier(action: .named(name.text, handler)))
    }

    /// Gives the view a named action.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        modifier(_GestureModifier(action: .named(name.content, handler)))
    }

    /// Gives the view a named action.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(_GestureModifier(action: .named(String(name), handler)))
    }
}

/// How a view and what is in it are told apart.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = Self(name: "ignore")
    public static let contain = Self(name: "contain")
    public static let combine = Self(name: "combine")
}

/// What a view is to those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
    private var kinds: Set<String>
    public init() { kinds = [] }
    private init(_ name: String) { kinds = [name] }
    var names: String { kinds.sorted().joined(separator: ",") }

    public static let isButton = Self("isButton")
    public static let isHeader = Self("isHeader")
    public static let isSelected = Self("isSelected")
    public static let isLink = Self("isLink")
    public static let isSearchField = Self("isSearchField")
    public static let isImage = Self("isImage")
    public static let playsSound = Self("playsSound")
    public static let isKeyboardKey = Self("isKeyboardKey")
    public static let isStaticText = Self("isStaticText")
    public static let isSummaryElement = Self("isSummaryElement")
    public static let updatesFrequently = Self("updatesFrequently")
    public static let startsMediaSession = Self("startsMediaSession")
    public static let allowsDirectInteraction = Self("allowsDirectInteraction")
    public static let causesPageTurn = Self("causesPageTurn")
    public static let isModal = Self("isModal")
    public static let isToggle = Self("isToggle")

    public typealias Element = AccessibilityTraits
    public func contains(_ member: Self) -> Bool { kinds.isSuperset(of: member.kinds) }
    public func union(_ other: Self) -> Self { changed { $0.formUnion(other.kinds) } }
    public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other.kinds) } }
    public func symmetricDifference(_ other: Self) -> Self { changed { $0.formSymmetricDifference(other.kinds) } }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        kinds.subtract(member.kinds)
        return removed.kinds.isEmpty ? nil : removed
    }
    public mutating func update(with newMember: Self) -> Self? {
        let present = intersection(newMember)
        formUnion(newMember)
        return present.kinds.isEmpty ? nil : present
    }

    private func changed(_ change: (inout Set<String>) -> Void) -> Self {
        var copy = self
        change(&copy.kinds)
        return copy
    }
}

/// What an action of accessibility is for.
public struct AccessibilityActionKind: Hashable, Sendable {
    let name: String
    public static let `default` = Self(name: "default")
    public static let escape = Self(name: "escape")
    public static let delete = Self(name: "delete")
    public static let magicTap = Self(name: "magicTap")
    public static let showMenu = Self(name: "showMenu")
    /// An action with a name.
    public init(named name: Text) { self.name = name.content }
    private init(name: String) { self.name = name }
}
