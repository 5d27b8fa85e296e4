import DependencyGraph
import Testing

/// What is updated, in which order, and what is reported of it.
@Suite struct GraphTests {
    /// A node that notes its updates.
    final class Cell: GraphNode {
        var name: String
        var children: [Cell] = []
        let log: Log

        init(_ name: String, depth: Int, graph: Graph, log: Log) {
            self.name = name
            self.log = log
            super.init(graph: .passUnretained(graph), depth: Int32(depth))
        }

        override func update() {
            log.entries.append("\(name) \(changed.rawValue)")
            changed = ChangeSet()
            for child in children {
                child.changed.insert(.value)
                graph.descend(child)
            }
        }
    }

    final class Log { var entries: [String] = [] }

    /// A source with fixed dependents.
    final class Value: GraphSource {
        var dependents: [Cell] = []
        override func commit(_ transaction: TransactionID, write: WriteID) {
            for cell in dependents { cell.graph.invalidate(cell, .property(0), input: Name("_value"), write: write) }
        }
    }

    final class Listener: GraphInstrument {
        var entries: [String] = []
        func transactionBegan(_ transaction: TransactionID, cause: Cause, parent: TransactionID?) {
            entries.append("began \(transaction.rawValue) \(cause.kind) \(cause.name)")
        }
        func transactionEnded(_ transaction: TransactionID, passes: Int, bodies: Int, skips: Int) {
            entries.append("ended \(transaction.rawValue)")
        }
        func invalidated(_ node: NodeID, input: Name, write: WriteID?) {
            entries.append("invalidated \(node.rawValue) \(input.text) by \(write?.rawValue ?? 0)")
        }
    }

    @Test("a write updates its dependents once, nearest to the root first, and what they reach in the order of the tree")
    func order() {
        let log = Log()
        let listener = Listener()
        let graph = Graph(instrument: listener)
        let root = Cell("root", depth: 0, graph: graph, log: log)
        let left = Cell("left", depth: 1, graph: graph, log: log)
        let right = Cell("right", depth: 1, graph: graph, log: log)
        let leaf = Cell("leaf", depth: 2, graph: graph, log: log)
        root.children = [left, right]
        left.children = [leaf]
        let value = Value()
        value.dependents = [leaf, root]
        graph.currentCause = Cause(.action, name: "tap")
        graph.enter(value, write: graph.ids.nextWrite())
        graph.enter(value, write: graph.ids.nextWrite())
        #expect(graph.applyNextTransaction())
        #expect(!graph.applyNextTransaction())
        // The leaf has both reasons and runs once, when its parent has reached it.
        #expect(log.entries == ["root 8", "left 2", "leaf 10", "right 2"])
        #expect(
            listener.entries == [
                "began 1 action tap", "invalidated 4 _value by 1", "invalidated 1 _value by 1", "ended 1",
            ])
    }

    @Test("writes of another group are a transaction of their own, applied in order")
    func groups() {
        let listener = Listener()
        let graph = Graph(instrument: listener)
        graph.enter(Value(), write: graph.ids.nextWrite())
        graph.currentGroup = Log()
        graph.enter(Value(), write: graph.ids.nextWrite())
        while graph.applyNextTransaction() {}
        #expect(listener.entries.filter { $0.hasPrefix("began") }.count == 2)
    }

    /// A node whose update asks for another one, until it has had enough.
    final class Restless: GraphNode {
        var updates = 0
        let end: Int

        init(_ graph: Graph, end: Int) {
            self.end = end
            super.init(graph: .passUnretained(graph), depth: 0)
        }

        override func update() {
            changed = ChangeSet()
            updates += 1
            if updates < end { graph.continueTransaction(self, input: Name("more")) }
        }
    }

    @Test("A transaction goes on eight times with what its own update asked for; what is left is another transaction")
    func continuations() {
        let graph = Graph()
        let node = Restless(graph, end: 12)
        graph.enter(.init(node: node, change: .value, input: Name("start"), write: nil))
        #expect(graph.applyNextTransaction())
        #expect(node.updates == 9)
        #expect(graph.hasPendingTransactions)
        #expect(graph.applyNextTransaction())
        #expect(node.updates == 12)
        #expect(!graph.hasPendingTransactions)
    }

    @Test("a removed node is never updated")
    func removed() {
        let log = Log()
        let graph = Graph()
        let cell = Cell("cell", depth: 0, graph: graph, log: log)
        let value = Value()
        value.dependents = [cell]
        graph.enter(value, write: graph.ids.nextWrite())
        cell.markRemoved()
        #expect(graph.applyNextTransaction())
        #expect(log.entries == [])
    }

    @Test("work that another thread posts is done with the next transaction")
    func inbox() async {
        let graph = Graph()
        let box = Posted(graph)
        await Task.detached { box.graph.post { box.isDone = true } }.value
        #expect(graph.hasPendingTransactions)
        _ = graph.applyNextTransaction()
        #expect(box.isDone)
        #expect(!graph.hasPendingTransactions)
    }

    final class Posted: @unchecked Sendable {
        let graph: Graph
        var isDone = false
        init(_ graph: Graph) { self.graph = graph }
    }
}
