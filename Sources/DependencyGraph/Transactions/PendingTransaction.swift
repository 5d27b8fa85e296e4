/// Writes that wait to be applied together.
package final class PendingTransaction {
    package var id: TransactionID { storedID }
    @exclusivity(unchecked) private(set) var cause: Cause
    @exclusivity(unchecked) private(set) var parent: TransactionID?
    /// What the view layer tells transactions apart by (an animation, say); writes join only if this is the same.
    @exclusivity(unchecked) private(set) var group: AnyObject?
    @exclusivity(unchecked) var writes: [(source: GraphSource, write: WriteID)] = []
    @exclusivity(unchecked) var invalidations: [Invalidation] = []
    // Behind an accessor: `exclusivity(unchecked)` holds in this module alone, and others would check each access at run time.
    @exclusivity(unchecked) private var storedID: TransactionID

    /// Adds a write of a source.
    package func append(_ source: GraphSource, _ write: WriteID) { writes.append((source, write)) }

    /// A node's input that changed at once, without a value to commit.
    package struct Invalidation {
        package var node: GraphNode
        package var change: ChangeSet
        package var input: Name
        package var write: WriteID?

        package init(node: GraphNode, change: ChangeSet, input: Name, write: WriteID?) {
            self.node = node
            self.change = change
            self.input = input
            self.write = write
        }
    }

    package init(id: TransactionID, cause: Cause, parent: TransactionID?, group: AnyObject?) {
        storedID = id
        self.cause = cause
        self.parent = parent
        self.group = group
    }

    /// Makes an applied transaction a new one, which keeps the room of its lists: most transactions hold a write or two.
    func reuse(id: TransactionID, cause: Cause, parent: TransactionID?, group: AnyObject?) {
        storedID = id
        self.cause = cause
        self.parent = parent
        self.group = group
    }

    /// Lets go of everything that was written.
    func empty() {
        writes.empty()
        invalidations.empty()
        group = nil
    }
}

extension Array {
    /// Removes all elements, and keeps the room of few.
    fileprivate mutating func empty() {
        // One or two elements, which is nearly always: what removes a range costs ten times as much.
        if count <= 4 { while !isEmpty { removeLast() } } else { removeAll(keepingCapacity: count <= 64) }
    }
}
