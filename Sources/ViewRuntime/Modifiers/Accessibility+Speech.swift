import Foundation

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
    let name: String
    public static let plain = Self(name: "plain")
    public static let console = Self(name: "console")
    public static let fileSystem = Self(name: "fileSystem")
    public static let messaging = Self(name: "messaging")
    public static let narrative = Self(name: "narrative")
    public static let sourceCode = Self(name: "sourceCode")
    public static let spreadsheet = Self(name: "spreadsheet")
    public static let wordProcessing = Self(name: "wordProcessing")
}

/// Which of two views that belong together a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

extension View {
    /// Joins a label and what it is for. Inert: nothing reads it.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        inert(role)
    }

    /// Joins views that belong together. Inert: nothing reads it.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { inert("\(id)") }

    /// Says where in the view a drag begins. Inert: drags begin anywhere.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        inert(description.text)
    }

    /// Says where in the view something is dropped. Inert: drops happen anywhere.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
        inert(description.text)
    }

    /// Says how far the view is scrolled. Inert: nothing reads it.
    nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View {
        inert(status.text)
    }

    /// Gives the focus of a screen reader when the view appears. Inert: there is none.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        inert("\(value)")
    }

    /// Lets a person go from one place of a kind to the next. Inert: there is no rotor. The entries are not made.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        inert(labelKey.text)
    }

    /// Lets a person go from one element to the next. Inert: there is no rotor.
    nonisolated public func accessibilityRotor<Element: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
    ) -> some View {
        inert(rotorLabelKey.text)
    }

    /// Lets a person go from one element to the next. Inert: there is no rotor.
    nonisolated public func accessibilityRotor<Element, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [Element], entryID: KeyPath<Element, ID>, entryLabel: KeyPath<Element, String>
    ) -> some View {
        inert(rotorLabelKey.text)
    }

    /// Names the view as a place that a rotor leads to. Inert: there is no rotor.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { inert("\(id)") }
}
