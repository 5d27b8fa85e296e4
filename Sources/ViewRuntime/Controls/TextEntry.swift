import DependencyGraph
import Foundation

/// Edits a text that nobody may read.
nonisolated public struct SecureField<Label: View>: FrameworkView, ActionHolding {
    var label: Label
    var text: Binding<String>
    var prompt: Text?
    nonisolated(unsafe) var onCommit: (() -> Void)?
    @Environment(\.textFieldStyle) private var style

    /// A field with a label.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.text = text
        self.prompt = prompt
    }

    @MainActor @preconcurrency public var body: some View {
        let field = SecureFieldBase(content: label, text: text, prompt: prompt, onCommit: onCommit)
        // A text field's style is given a text field: what it shows of this one is the same but for the characters.
        if let make = style?.make {
            make(TextFieldParts(secure: field)).environment(\.textFieldStyle, nil)
        } else {
            field
        }
    }
}

/// A secure field as drivers see it.
nonisolated struct SecureFieldBase<Content: View>: PrimitiveView, ActionHolding {
    typealias Body = Never
    var content: Content
    var text: Binding<String>
    var prompt: Text?
    nonisolated(unsafe) var onCommit: (() -> Void)?

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "SecureField"
        let field = value.pointee
        element.describeEditing(field.text, prompt: field.prompt) { _ in } commit: { field.onCommit?() }
        element.attributes["value"] = String(repeating: "•", count: field.text.wrappedValue.count)
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

extension SecureField where Label == Text {
    /// A field with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// A field with a title, and a closure for its submission.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(titleKey) }
        self.onCommit = onCommit
    }
}

/// Edits a text of many lines.
nonisolated public struct TextEditor: PrimitiveView {
    public typealias Body = Never
    var text: Binding<String>

    nonisolated public init(text: Binding<String>) { self.text = text }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.describeEditing(value.pointee.text, prompt: nil)
    }
}

/// Which submissions an action is for.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions that submissions below run, the nearest first.
struct Submissions {
    var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

    func run(_ trigger: SubmitTriggers) {
        for entry in actions.reversed() where !entry.triggers.isDisjoint(with: trigger) { entry.action() }
    }
}

private struct SubmissionsKey: EnvironmentKey { static var defaultValue: Submissions { Submissions() } }

extension EnvironmentValues {
    var submissions: Submissions {
        get { self[SubmissionsKey.self] }
        set { self[SubmissionsKey.self] = newValue }
    }
}

/// Adds an action for submissions below.
nonisolated struct SubmitModifier: EnvironmentModifier, ActionHolding {
    typealias Body = Never
    var triggers: SubmitTriggers
    nonisolated(unsafe) var action: (() -> Void)?

    nonisolated static func write(_ modifier: Self, into values: inout EnvironmentValues) {
        if let action = modifier.action { values.submissions.actions.append((modifier.triggers, action)) } else {
            values.submissions.actions.removeAll { !$0.triggers.isDisjoint(with: modifier.triggers) }
        }
    }

    nonisolated static func keyName(_ modifier: Self) -> Name { Name("onSubmit") }
}

extension View {
    /// Does something when a text below is submitted.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps submissions below from actions above.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitModifier(triggers: isBlocking ? [.text, .search] : [], action: nil))
    }
}
