import DependencyGraph

/// A view for each element of a collection, told apart by ids.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    var identifiers: Identifiers

    enum Identifiers {
        /// The elements say who they are.
        case keyPath(KeyPath<Data.Element, ID>)
        case closure((Data.Element) -> ID)
        /// A constant range: elements are told apart by position.
        case constantRange((Data.Element) -> ID)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("ForEach has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(ForEachSlot<Data, ID, Content>.self, at: offset)
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Identifiable elements: state and identity follow each element's own id.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        identifiers = .closure { $0.id }
    }
}

extension ForEach where Content: View {
    /// Elements told apart by what a key path says.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        identifiers = id == \Data.Element.self ? .closure { unsafeBitCast($0, to: ID.self) } : .keyPath(id)
    }

    /// Bindings to the elements of a collection.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        let values = data.wrappedValue
        self.data = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
        self.content = { element in content(data[element.0]) }
        identifiers = .closure { $0.1 }
    }
}

extension ForEach where Content: View {
    /// Bindings to the identifiable elements of a collection.
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \C.Element.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A constant range: a later value with another count keeps the first range, with a warning (C163).
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
        identifiers = .constantRange { $0 }
    }
}
