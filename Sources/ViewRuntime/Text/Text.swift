import Foundation

/// Shows a string.
///
/// Three words: the string, and what was set on it, which is nothing for most texts.
nonisolated public struct Text: PrimitiveView, Equatable, SelfComparing, @unchecked Sendable {
    public typealias Body = Never

    package var content: String
    package var details: TextDetails?

    /// The string as it stands.
    nonisolated public init(verbatim content: String) { self.content = content }

    /// The string as it stands.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) {
        // A cast would ask the runtime for both types each time.
        self.content = S.self == String.self ? unsafeBitCast(content, to: String.self) : String(content)
    }

    /// The literal, with its interpolated values; tables and bundles are not looked up.
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = key.text
        details = key.details
    }

    /// The characters of an attributed string, with their attributes.
    // A literal is a key, whose Markdown is read, although it could be an attributed string too.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString) { self.init(runs: Text.runs(of: attributedContent)) }

    /// Texts one after the other.
    nonisolated init(runs: [Text]) {
        content = runs.map(\.content).joined()
        if runs.contains(where: { $0.details != nil }) { details = TextDetails(runs: runs) }
    }

    /// An image, which shows no text.
    nonisolated public init(_ image: Image) { content = "" }

    nonisolated public static func == (left: Text, right: Text) -> Bool {
        // What depends on the time is the same text at any time.
        left.details == right.details && (left.content == right.content || left.isLive)
    }

    /// Both texts one after the other, each with what was set on it.
    nonisolated public static func + (left: Text, right: Text) -> Text {
        var text = Text(verbatim: left.content + right.content)
        if left.details != nil || right.details != nil { text.details = TextDetails(runs: [left, right]) }
        return text
    }

    nonisolated package static func layoutRule(_ value: UnsafePointer<Self>, _ context: LayoutContext) -> LayoutRule? {
        TextRule(value.pointee.shown(in: context.layout.host), context.environment)
    }

    nonisolated package static func look(_ value: UnsafePointer<Self>) -> ViewLook? { .text(value.pointee) }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.text = value.pointee.shown(in: element.node.host).content
        value.pointee.describeLinks(in: &element)
        guard let details = value.pointee.details else { return }
        for (name, value) in details.attributes.facts { element.attributes[name] = value }
        guard details.attributes.label == nil, !details.runs.isEmpty else { return }
        // What is said of a part is said in its place.
        var isLabelled = false
        func words(_ text: Text) -> String {
            if let label = text.attributes.label {
                isLabelled = true
                return label
            }
            guard let runs = text.details?.runs, !runs.isEmpty else { return text.content }
            return runs.map(words).joined()
        }
        let said = details.runs.map(words).joined()
        if isLabelled { element.attributes["accessibility.label"] = said }
    }
}

extension Text {
    static var comparer: ValueComparer { TextComparer() }

    /// What is set on the whole text.
    package var attributes: TextAttributes { details?.attributes ?? TextAttributes() }

    /// The text with something set.
    func setting<Value>(_ path: WritableKeyPath<TextAttributes, Value>, _ value: Value) -> Text {
        var attributes = attributes
        attributes[keyPath: path] = value
        var copy = self
        copy.details = TextDetails(attributes, runs: details?.runs ?? [])
        return copy
    }
}

/// Texts: the same bytes are the same text, which spares two calls in the common case.
private final class TextComparer: ValueComparer {
    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        if sameBytes(left, right, count: MemoryLayout<Text>.size) { return .equal }
        let left = left.assumingMemoryBound(to: Text.self)
        let right = right.assumingMemoryBound(to: Text.self)
        return left.pointee == right.pointee ? .equal : .different
    }
}
