import Foundation

// What is said of a text, or of a part of one, to those who do not see it: the text stays a text, so that it can be joined with others.

extension Text {
    /// The text with something else that is said in its place.
    nonisolated public func accessibilityLabel(_ label: Text) -> Text { labelled(label.content) }

    /// The text with something else that is said in its place.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { labelled(labelKey.text) }

    /// The text with something else that is said in its place.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { labelled(String(label)) }

    /// The text with something else that is said in its place.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { accessibilityLabel(Text(label)) }

    /// The text as a heading of a level. Inert: there is no rotor.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { setting(\.heading, level) }

    /// The text as one of a kind. Inert: nothing reads it.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { setting(\.contentType, value) }

    /// The inner of two labels is the text's own, as with views.
    private func labelled(_ label: String) -> Text { attributes.label == nil ? setting(\.label, label) : self }
}
