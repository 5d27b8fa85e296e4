import DependencyGraph

/// Content that was taken out of its place and lives on until its removal transition has ended.
///
/// It is evaluated as before. Its place does not count it among its children, so that finders and layout do not see it.
final class LeavingContent {
    private struct Item {
        var node: ViewNode
        /// What it is told apart by at its place: a branch, an id.
        var key: AnyHashable
        /// What waits for the clock; nil where its animation never ends.
        var timer: Int?
        var why: IdentityRemoval
    }

    private var items: [ObjectIdentifier: [Item]] = [:]
    private unowned let clock: HostTime

    init(_ clock: HostTime) { self.clock = clock }

    var isEmpty: Bool { items.isEmpty }

    /// What is leaving a place, in the order in which it was taken out.
    func nodes(of place: ViewNode) -> [ViewNode] { items[ObjectIdentifier(place)]?.map(\.node) ?? [] }

    fileprivate func add(_ node: ViewNode, at place: ViewNode, key: AnyHashable, timer: Int?, why: IdentityRemoval) {
        items[ObjectIdentifier(place), default: []].append(Item(node: node, key: key, timer: timer, why: why))
    }

    /// Takes back what is leaving, if it is still there.
    fileprivate func takeBack(_ key: AnyHashable, at place: ViewNode) -> ViewNode? {
        take(at: place) { $0.key == key }?.node
    }

    /// Takes what has left, with why it went.
    fileprivate func takeLeft(_ node: ViewNode, at place: ViewNode) -> IdentityRemoval? {
        take(at: place) { $0.node === node }?.why
    }

    private func take(at place: ViewNode, where matches: (Item) -> Bool) -> Item? {
        let place = ObjectIdentifier(place)
        guard let index = items[place]?.firstIndex(where: matches), let item = items[place]?.remove(at: index) else { return nil }
        if items[place]?.isEmpty == true { items[place] = nil }
        if let timer = item.timer { clock.cancel(timer) }
        return item
    }

    /// Takes everything that is leaving a place: the place itself goes.
    func takeAll(of place: ViewNode) -> [ViewNode] {
        guard let taken = items.removeValue(forKey: ObjectIdentifier(place)) else { return [] }
        for item in taken { if let timer = item.timer { clock.cancel(timer) } }
        return taken.map(\.node)
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
            if leaving == nil { leaving = LeavingContent(clock) }
            let timer: Int? = time.map { time in
                let number: Int = clock.schedule(at: clock.now + time) { [weak self, weak node, weak place] in
                    if let self, let node, let place { left(node, place) }
                }
                return number
            }
            leaving?.add(node, at: place, key: key(), timer: timer, why: why)
            forEachSpeaker(below: node) { $0.fallSilent() }
        }
    }

    /// The removal transition has ended.
    private func left(_ node: ViewNode, _ place: ViewNode) {
        guard let why = leaving?.takeLeft(node, at: place) else { return }
        if leaving?.isEmpty == true { leaving = nil }
        graph.applyTransaction(graph.currentCause) { node.remove(why: why) }
    }

    /// Content that is shown again while its removal transition runs: the same node with its state, where it never left (C131).
    @inline(__always)
    func takeBack(_ key: @autoclosure () -> AnyHashable, at place: ViewNode) -> ViewNode? {
        guard let leaving else { return nil }
        let node = leaving.takeBack(key(), at: place)
        if leaving.isEmpty { self.leaving = nil }
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
