import Foundation

/// Looks for an id in the data of the views above, for who records: one that stands there was not made up for the place where it is used.
struct KeptIDs {
    private let id: UUID
    /// Values that are still looked at: what is larger is given up, and the id counts as made up.
    private var left = 10_000
    private static let deepest = 8

    init(_ id: UUID) { self.id = id }

    /// Whether a view above holds the id, as it was made: what state has become since is not looked at.
    static func contain(_ id: UUID, above node: ViewNode) -> Bool {
        var search = Self(id)
        var next = node.parent
        while let current = next, search.left > 0 {
            if let body = current as? BodyNode, search.finds(body.view, body.type.valueType) { return true }
            next = current.parent
        }
        return false
    }

    private mutating func finds(_ value: UnsafeRawPointer, _ type: Any.Type) -> Bool {
        func open<Value>(_: Value.Type) -> Any { value.assumingMemoryBound(to: Value.self).pointee }
        return finds(_openExistential(type, do: open), 0)
    }

    private mutating func finds(_ value: Any, _ depth: Int) -> Bool {
        left -= 1
        if let other = value as? UUID { return other == id }
        guard left > 0, depth < Self.deepest else { return false }
        let mirror = Mirror(reflecting: value)
        // The runtime's own objects and views lead to where the id is used.
        if mirror.displayStyle == .class || value is any View, TypeNames.module(mirror.subjectType) == "ViewRuntime" { return false }
        for child in mirror.children {
            if finds(child.value, depth + 1) { return true }
            if left <= 0 { return false }
        }
        return false
    }
}
