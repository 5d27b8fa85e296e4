/// Shows a string.
nonisolated public struct Text: PrimitiveView, Equatable, @unchecked Sendable {
    public typealias Body = Never

    package var content: String
    /// What was set beside the string; nil for plain text, which most is.
    package var style: TextStyle?

    /// The string as it stands.
    nonisolated public init(verbatim content: String) { self.content = content }

    /// The string as it stands.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) {
        self.content = content as? String ?? String(content)
    }

    nonisolated public static func == (left: Text, right: Text) -> Bool {
        left.content == right.content && (left.style === right.style || left.style?.values == right.style?.values)
    }

    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.text = value.pointee.content
    }
}

/// What was set on a text beside its string.
package final class TextStyle: Sendable {
    package let values: [String: String]
    package init(_ values: [String: String]) { self.values = values }
}
