import Foundation

/// Edits a line of text.
nonisolated public struct TextField<Label: View>: FrameworkView, ActionHolding {
    var label: Label
    var text: Binding<String>
    var prompt: Text?
    var axis: Axis?
    /// Called when editing begins and ends.
    nonisolated(unsafe) var onEditingChanged: ((Bool) -> Void)?
    nonisolated(unsafe) var onCommit: (() -> Void)?
    /// Whether it stands for the secure field that a style was given.
    var isSecure = false
    @Environment(\.textFieldStyle) private var style

    nonisolated init(
        label: Label, text: Binding<String>, prompt: Text?, axis: Axis? = nil,
        onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
    ) {
        self.label = label
        self.text = text
        self.prompt = prompt
        self.axis = axis
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    /// A field with a label.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text, prompt: prompt)
    }

    /// A field with a label that grows along an axis.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text, prompt: prompt, axis: axis)
    }

    /// A field for a value in the words of a format, written back whenever the text is one of them.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), text: value.formatted(format), prompt: prompt)
    }

    /// A field for a value that may be missing.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), text: value.formatted(format), prompt: prompt)
    }

    @MainActor @preconcurrency public var body: some View {
        let field = TextFieldBase(
            content: label, text: text, prompt: prompt, onEditingChanged: onEditingChanged, onCommit: onCommit)
        if let make = style?.make {
            make(TextFieldParts(field: field)).environment(\.textFieldStyle, nil)
        } else if isSecure {
            SecureFieldBase(content: label, text: text, prompt: prompt, onCommit: onCommit)
        } else {
            field
        }
    }
}

/// A text field as drivers see it.
nonisolated struct TextFieldBase<Content: View>: PrimitiveView, ActionHolding {
    typealias Body = Never
    var content: Content
    var text: Binding<String>
    var prompt: Text?
    nonisolated(unsafe) var onEditingChanged: ((Bool) -> Void)?
    nonisolated(unsafe) var onCommit: (() -> Void)?

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        let field = value.pointee
        element.kind = "TextField"
        element.describeEditing(field.text, prompt: field.prompt) {
            field.onEditingChanged?($0)
        } commit: {
            field.onCommit?()
        }
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

extension ViewElement {
    /// Says that the view edits a text, whose submission the environment may want to know of.
    mutating func describeEditing(
        _ text: Binding<String>, prompt: Text?, editing: @escaping (Bool) -> Void = { _ in },
        commit: @escaping () -> Void = {}
    ) {
        attributes["value"] = text.wrappedValue
        if let prompt { attributes["prompt"] = prompt.content }
        let submissions = environment.submissions
        offer(
            .edit(
                get: { text.wrappedValue },
                set: {
                    editing(true)
                    text.wrappedValue = $0
                    editing(false)
                },
                submit: {
                    commit()
                    submissions.run(.text)
                }))
    }
}

extension Binding {
    /// The value in the words of a format. What is no such word is not written.
    nonisolated func formatted<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where F.FormatInput == Value, F.FormatOutput == String {
        Binding<String>(
            location: FormattedLocation(
                location, get: { format.format($0) }, parse: { try? format.parseStrategy.parse($0) }),
            snapshot: snapshot.map { format.format($0) })
    }

    /// The value in the words of a format; an empty text is no value.
    nonisolated func formatted<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
    where Value == F.FormatInput?, F.FormatOutput == String {
        Binding<String>(
            location: FormattedLocation(
                location, get: { $0.map { format.format($0) } ?? "" },
                parse: { text in text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some($0) } }),
            snapshot: snapshot.map { $0.map { format.format($0) } ?? "" })
    }

    /// The value in the words of a formatter.
    nonisolated func formatted(_ formatter: Formatter) -> Binding<String> {
        Binding<String>(
            location: FormattedLocation(
                location, get: { formatter.string(for: $0) ?? "" },
                parse: { (formatter as? NumberFormatter)?.number(from: $0) as? Value }),
            snapshot: snapshot.map { formatter.string(for: $0) ?? "" })
    }
}

/// A place of a value, seen as text.
private final class FormattedLocation<Value>: AnyLocation<String>, @unchecked Sendable {
    private let base: AnyLocation<Value>
    private let format: (Value) -> String
    private let parse: (String) -> Value?

    init(_ base: AnyLocation<Value>, get: @escaping (Value) -> String, parse: @escaping (String) -> Value?) {
        self.base = base
        format = get
        self.parse = parse
    }

    override func get() -> String { format(base.get()) }
    override func snapshot() -> String { format(base.snapshot()) }
    override func set(_ text: String, _ transaction: Transaction) {
        if let value = parse(text) { base.set(value, transaction) }
    }
    override func noteRead() { base.noteRead() }
    override var wasRead: Bool { base.wasRead }
    override func add(_ dependent: any LocationDependent) { base.add(dependent) }
    override func remove(_ dependent: any LocationDependent) { base.remove(dependent) }
    override func isSame(as other: AnyLocation<String>) -> Bool {
        guard let other = other as? FormattedLocation<Value> else { return false }
        return self === other || base.isSame(as: other.base)
    }
}
