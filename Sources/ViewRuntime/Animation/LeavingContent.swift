import DependencyGraph

/// Content that was taken out of its place and lives on until its removal transition has ended.
///
/// It is evaluated as before. Its place does not count it among its children, so that finders and layout do not see it.
final class LeavingContent {
    private struct Item {
        var node: ViewNode
        /// What it is told apart by at its place: a branch, an id.
        var key: AnyHashable
        /// When it has left; nil where its animation never ends.
        var due: Duration?
        var why: IdentityRemoval
        var order: Int
    }

    /// What is leaving one place. Rows leave many at a time, so that nothing is searched for.
    private struct Place {
        var items: [ObjectIdentifier: Item] = [:]
        var nodes: [AnyHashable: ObjectIdentifier] = [:]
        var nextOrder = 0

        mutating func take(_ node: ObjectIdentifier) -> Item? {
            guard let item = items.removeValue(forKey: node) else { return nil }
            if nodes[item.key] == node { nodes[item.key] = nil }
            return item
        }

        var inOrder: [ViewNode] { items.values.sorted { $0.order < $1.order }.map(\.node) }
    }

    /// What leaves at the same time.
    private struct Departures {
        var timer: Int
        var nodes: [(node: ObjectIdentifier, place: ObjectIdentifier)] = []
        /// How many of them have not been taken back.
        var count = 0
    }

    private var places: [ObjectIdentifier: Place] = [:]
    private var departures: [Duration: Departures] = [:]
    private unowned let clock: HostTime

    init(_ clock: HostTime) { self.clock = clock }

    var isEmpty: Bool { places.isEmpty }

    /// What is leaving a place, in the order in which it was taken out.
    func nodes(of place: ViewNode) -> [ViewNode] { places[ObjectIdentifier(place)]?.inOrder ?? [] }

    /// Adds what leaves after `time`. `ended` is called with the time when it has, once for all that leave then.
    fileprivate func add(
        _ node: ViewNode, at place: ViewNode, key: AnyHashable, after time: Duration?, why: IdentityRemoval,
        ended: @escaping (Duration) -> Void
    ) {
        let (number, placeNumber) = (ObjectIdentifier(node), ObjectIdentifier(place))
        let due = time.map { clock.now + $0 }
        let add = { (place: inout Place) in
            place.items[number] = Item(node: node, key: key, due: due, why: why, order: place.nextOrder)
            place.nodes[key] = number
            place.nextOrder += 1
        }
        add(&places[placeNumber, default: Place()])
        guard let due else { return }
        if departures[due] == nil { departures[due] = Departures(timer: clock.schedule(at: due) { ended(due) }) }
        departures[due]?.nodes.append((number, placeNumber))
        departures[due]?.count += 1
    }

    /// Takes back what is leaving, if it is still there.
    fileprivate func takeBack(_ key: AnyHashable, at place: ViewNode) -> ViewNode? {
        guard let number = places[ObjectIdentifier(place)]?.nodes[key] else { return nil }
        return take(number, at: ObjectIdentifier(place))?.node
    }

    /// Takes what has left at a time, in the order in which it was taken out, with why it went.
    fileprivate func takeLeft(at due: Duration) -> [(node: ViewNode, why: IdentityRemoval)] {
        guard let left = departures.removeValue(forKey: due) else { return [] }
        return left.nodes.compactMap { node, place in
            guard places[place]?.items[node]?.due == due else { return nil }
            return take(node, at: place).map { ($0.node, $0.why) }
        }
    }

    private func take(_ node: ObjectIdentifier, at place: ObjectIdentifier) -> Item? {
        guard let item = places[place]?.take(node) else { return nil }
        if places[place]?.items.isEmpty == true { places[place] = nil }
        noteTaken(item)
        return item
    }

    /// Nothing waits for the clock where nothing leaves.
    private func noteTaken(_ item: Item) {
        guard let due = item.due, let left = departures[due] else { return }
        departures[due]?.count -= 1
        if left.count > 1 { return }
        clock.cancel(left.timer)
        departures[due] = nil
    }

    /// Takes everything that is leaving a place: the place itself goes.
    func takeAll(of place: ViewNode) -> [ViewNode] {
        guard let taken = places.removeValue(forKey: ObjectIdentifier(place)) else { return [] }
        for item in taken.items.values { noteTaken(item) }
        return taken.inOrder
    }
}

/// A node that says something to those around it, which counts only while it is not leaving.
protocol SpeakingNode: ViewNode {
    func fallSilent()
    func speakAgain()
}

extension HostCore {
    /// Content is no longer what its place shows: it goes now, or when its removal transition has ended.
    func depart(_ node: ViewNode, from place: ViewNode, key: @autoclosure () -> AnyHashable, why: IdentityRemoval) {
        layout?.changed(place)
        switch Departure.of(node, from: place) {
        case .atOnce: node.remove(why: why)
        case .first:
            actions.hideFirst(node)
            node.remove(why: why)
        case .after(let time):
            if let instrument { node.forEachReported { instrument.identityLeaving($0, why: why) } }
            if leaving == nil { leaving = LeavingContent(clock) }
            leaving?.add(node, at: place, key: key(), after: time, why: why) { [reference] in
                reference?.host?.left(at: $0)
            }
            forEachSpeaker(below: node) { $0.fallSilent() }
        }
    }

    /// The removal transitions have ended that end now.
    private func left(at due: Duration) {
        guard let gone = leaving?.takeLeft(at: due), !gone.isEmpty else { return }
        if leaving?.isEmpty == true { leaving = nil }
        graph.applyTransaction(graph.currentCause) {
            for (node, why) in gone { node.remove(why: why) }
        }
    }

    /// Content that is shown again while its removal transition runs: the same node with its state, where it never left (C131).
    @inline(__always)
    func takeBack(_ key: @autoclosure () -> AnyHashable, at place: ViewNode) -> ViewNode? {
        guard let leaving else { return nil }
        let node = leaving.takeBack(key(), at: place)
        if leaving.isEmpty { self.leaving = nil }
        if let node, let instrument { node.forEachReported { instrument.identityKept($0) } }
        if let node { forEachSpeaker(below: node) { $0.speakAgain() } }
        return node
    }

    private func forEachSpeaker(below node: ViewNode, _ body: (any SpeakingNode) -> Void) {
        guard preferenceSpeakers > 0 else { return }
        var stack = [node]
        while let node = stack.popLast() {
            if let speaker = node as? any SpeakingNode { body(speaker) }
            stack.append(contentsOf: node.children)
        }
    }
}
