import Foundation

extension TableColumn where Label == Text {
    /// A column with a text as its title.
    nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, content: content)
    }

    /// A column with a text as its title that is sorted by a value.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparators: [KeyPathComparator(value)], content: content)
    }
}

extension TableColumn where Label == Text, Content == Text {
    /// A column with a text as its title that shows a text of each row's value.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String> & Sendable) {
        self.init(label: text, comparators: [KeyPathComparator(value)]) { Text($0[keyPath: value]) }
    }
}
