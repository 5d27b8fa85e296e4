import Foundation

// The forms with closures for the begin and the end of editing, which Apple has deprecated and code still uses.

extension TextField where Label == Text {
    /// A field with a title, and closures for the begin and the end of editing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(title), text: text, prompt: nil, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// A field with a title, and a closure for the begin and the end of editing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(title), text: text, prompt: nil, onEditingChanged: onEditingChanged)
    }

    /// A field for a value in the words of a formatter, with closures for the begin and the end of editing.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(titleKey), text: value.formatted(formatter), prompt: nil, onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }

    /// A field for a value in the words of a formatter, with a closure for the begin and the end of editing.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label: Text(titleKey), text: value.formatted(formatter), prompt: nil, onEditingChanged: onEditingChanged)
    }

    /// A field for a value in the words of a formatter, with closures for the begin and the end of editing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            label: Text(title), text: value.formatted(formatter), prompt: nil, onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
}

extension TextField {
    /// A field for a value in the words of a formatter, with a label.
    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), text: value.formatted(formatter), prompt: prompt)
    }
}

extension SecureField where Label == Text {
    /// A field with a title, and a closure for its submission.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(title) }
        self.onCommit = onCommit
    }
}
