/// Where an element's row stands in its collection.
extension ViewElement {
    private var collection: LazyForEachNode? {
        guard let rowID else { return nil }
        var node: ViewNode? = node
        while let current = node {
            if let collection = current as? LazyForEachNode, collection.position(of: rowID) != nil { return collection }
            node = current.parent
        }
        return nil
    }

    /// The position of the row's element in the collection; nil where the element is no row of a container that is laid out.
    package var collectionPosition: Int? { rowID.flatMap { collection?.position(of: $0) } }

    /// How many elements the collection has.
    package var collectionCount: Int { collection?.elementCount ?? 0 }
}
