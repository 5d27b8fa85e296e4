/// The ways in which elements of one collection are told apart.
///
/// The closures are the same for all values of one type of collection, but the compiler gives each a context of its own with the generic
/// arguments, which nothing describes. They count as what cannot be seen: whether elements have other ids now, the collection finds out itself.
final class IdentifierComparer<Data: RandomAccessCollection, ID: Hashable, Content>: ValueComparer {
    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        typealias Identifiers = ForEach<Data, ID, Content>.Identifiers
        switch (left.assumingMemoryBound(to: Identifiers.self).pointee, right.assumingMemoryBound(to: Identifiers.self).pointee) {
        case (.keyPath(let old), .keyPath(let new)): return old == new ? .equal : .different
        case (.closure, .closure), (.constantRange, .constantRange): return .actionsDiffer
        default: return .different
        }
    }
}

extension ForEach.Identifiers: SelfComparing {
    static var comparer: ValueComparer { IdentifierComparer<Data, ID, Content>() }
}
