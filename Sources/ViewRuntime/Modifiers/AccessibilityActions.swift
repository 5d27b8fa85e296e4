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

    /// Makes the view one that can be changed up and down: it has actions "increment" and "decrement".
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(_GestureModifier(action: .named("increment") { handler(.increment) }))
            .modifier(_GestureModifier(action: .named("decrement") { handler(.decrement) }))
    }

    /// Scrolls when that is asked for: the view has actions "scroll top", "scroll bottom", "scroll leading" and "scroll trailing".
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        modifier(_GestureModifier(action: .named("scroll top") { handler(.top) }))
            .modifier(_GestureModifier(action: .named("scroll bottom") { handler(.bottom) }))
            .modifier(_GestureModifier(action: .named("scroll leading") { handler(.leading) }))
            .modifier(_GestureModifier(action: .named("scroll trailing") { handler(.trailing) }))
    }

    /// Stands other views in the place of this one for those who do not see it. They are evaluated, and found beside it.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        attaching(_AccessibilityAttachment.self, representation())
    }

    /// Gives the view other children for those who do not see it. They are evaluated, and found beside it.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        attaching(_AccessibilityAttachment.self, children())
    }

    /// Names under which the view can be called by voice. Inert: drivers find views by label and identifier.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        inert(inputLabels.map(\.content).joined(separator: ","))
    }

    /// Names under which the view can be called by voice. Inert: drivers find views by label and identifier.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        inert(inputLabelKeys.map(\.text).joined(separator: ","))
    }

    /// Says which level of heading the view is. Inert: there is no rotor.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { inert(level) }

    /// Says whether the view takes input from those who do not see it. Inert: drivers act as those who see it.
    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { inert(responds) }

    /// Keeps the view's colours where others are inverted. Inert: no colours are inverted.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { inert(active) }

    /// Shows the view large where it is pressed. Inert: there is no such viewer.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { inert(true) }

    /// Shows other content large where the view is pressed. The content is evaluated.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        attaching(_AccessibilityAttachment.self, content())
    }

    /// Says more of the view in a part of its own. Inert: nothing reads it.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        inert("\(labelKey.text): \(value.content)")
    }

    /// Says more of the view in a part of its own. Inert: nothing reads it.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        inert("\(labelKey.text): \(valueKey.text)")
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

/// When more about a view is read.
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }

/// Which view has the focus of those who do not see it. It moves as the keyboard's does.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    public typealias Binding = FocusState<Value>.Binding
    private var state: FocusState<Value>

    /// Whether a view has the focus.
    public init() where Value == Bool { state = FocusState() }

    /// Which of several views has the focus, if any.
    public init<T: Hashable>() where Value == T? { state = FocusState() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { state.projectedValue }
}
