import Foundation

/// How an adjustable view is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
    /// Gives the view an action with a label made of views: its texts are the action's name.
    @MainActor @preconcurrency
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        attaching(_AccessibilityAttachment.self, Button(action: action, label: label))
    }

    /// Gives the view actions, as buttons; they are mounted with the view, and found as buttons.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        attaching(_AccessibilityAttachment.self, content())
    }

    /// Gives the view actions of a kind, as buttons.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }

    /// Stands other views in the place of this one for those who do not see it. They are evaluated, and found beside it.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        attaching(_AccessibilityAttachment.self, representation())
    }

    /// Gives the view other children for those who do not see it. They are evaluated, and found beside it.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        attaching(_AccessibilityAttachment.self, children())
    }

    /// Keeps the view's colours where others are inverted. Inert: no colours are inverted.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { inert(active) }

    /// Shows the view large where it is pressed. Inert: there is no such viewer.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { inert(true) }

    /// Shows other content large where the view is pressed. The content is evaluated.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        attaching(_AccessibilityAttachment.self, content())
    }

    /// Binds the focus of those who do not see the view. A driver gives it as the keyboard's.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(binding: condition.base, value: true, none: false))
    }

    /// Binds the focus of those who do not see the view to one value among several. A driver gives it as the keyboard's.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusModifier(binding: binding.base, value: value, none: binding.none))
    }
}

/// Content for those who do not see a view.
public enum _AccessibilityAttachment: AttachmentKind { public static var name: String { "Accessibility" } }

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What more about a view is called: a name that several of its values share.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    let text: String
    public init(_ label: Text, id: String) { text = label.content }
    public init(_ labelKey: LocalizedStringKey, id: String) { text = labelKey.text }
    public init(_ labelKey: LocalizedStringKey) { text = labelKey.text }
}

/// With what somebody uses the screen who does not see or touch it.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var kinds: Set<String>
    public init() { kinds = [] }
    private init(_ kinds: Set<String>) { self.kinds = kinds }
    public static let voiceOver = Self(["voiceOver"])
    public static let switchControl = Self(["switchControl"])

    public typealias Element = AccessibilityTechnologies
    public func contains(_ member: Self) -> Bool { kinds.isSuperset(of: member.kinds) }
    public func union(_ other: Self) -> Self { Self(kinds.union(other.kinds)) }
    public func intersection(_ other: Self) -> Self { Self(kinds.intersection(other.kinds)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(kinds.symmetricDifference(other.kinds)) }
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
}

/// When more about a view is read.
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }

/// Which view has the focus of those who do not see it. It moves as the keyboard's does.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    public typealias Binding = FocusState<Value>.Binding
    private var state: FocusState<Value>

    /// Whether a view has the focus.
    public init() where Value == Bool { state = FocusState() }

    /// Whether a view has the focus of some technologies. There is one focus here, whatever they are.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }

    /// Which of several views has the focus of some technologies, if any. There is one focus here, whatever they are.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { state = FocusState() }

    /// Which of several views has the focus, if any.
    public init<T: Hashable>() where Value == T? { state = FocusState() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { state.projectedValue }
}
