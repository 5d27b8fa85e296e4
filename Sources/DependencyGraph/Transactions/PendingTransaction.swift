/// Writes that wait to be applied together.
package final class PendingTransaction {
    package let id: TransactionID
    package let cause: Cause
    package let parent: TransactionID?
    /// What the view layer tells transactions apart by (an animation, say); writes join only if this is the same.
    package let group: AnyObject?
    @exclusivity(unchecked) package var writes: [(source: GraphSource, write: WriteID)] = []
    @exclusivity(unchecked) package var invalidations: [Invalidation] = []

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
        self.id = id
        self.cause = cause
        self.parent = parent
        self.group = group
    }
}
