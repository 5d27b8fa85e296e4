import DependencyGraph
import TraceRecorder
import ViewRuntime

/// A short scenario in calls of hooks, the same each time: no views are needed.
@MainActor
enum Script {
    static let host = ViewTypeDescription(name: "CartHost", module: "Shop", kind: .host, properties: [])
    static let list = ViewTypeDescription(name: "ForEach", module: "SwiftUI", kind: .collection, properties: [])
    static let row = ViewTypeDescription(
        name: "ProductRow", module: "Shop", kind: .view, properties: [Name("_isFavourite"), Name("_count")])

    /// Mounts a host with a list of two rows.
    static func mount(_ recorder: Recorder) {
        let hooks = recorder.instrument
        let transaction = recorder.ids.nextTransaction()
        hooks.transactionBegan(
            transaction, cause: Cause(.mount, location: CodeLocation(fileID: "ShopTests/CartTests.swift", line: 12)), parent: nil)
        let nodes = (0..<4).map { _ in recorder.ids.nextNode() }
        hooks.identityCreated(nodes[0], parent: nil, type: host, element: .root)
        hooks.identityCreated(nodes[1], parent: nodes[0], type: list, element: .structural(slot: 2))
        hooks.collectionUpdated(nodes[1], count: 2, inserted: 2, removed: 0, moved: 0, duplicates: 0)
        for index in 0..<2 {
            let node = nodes[2 + index]
            hooks.identityCreated(node, parent: nodes[1], type: row, element: .keyed(key: { "item \(index)" }, index: index))
            hooks.stateCreated(node, property: row.properties[0])
            hooks.bodyBegan(node, type: row, changed: [.dependencies, .value, .identity], fields: .empty)
            recorder.advance(by: .microseconds(3))
            hooks.bodyEnded(node, outputChanged: true, reads: NameList([Name("_isFavourite"), Name("Cart.total")]))
            hooks.appeared(node)
        }
        hooks.transactionEnded(transaction, passes: 1, bodies: 2, skips: 0)
    }
}

extension ChangeSet: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: ChangeSet...) {
        self.init()
        for element in elements { insert(element) }
    }
}
