import DependencyGraph
import Foundation

/// Something that asked for scrolling: done in the next layout, when all that was written before has been applied.
struct ScrollRequest {
    enum Target {
        /// To the row, or the view, with an id.
        case id(AnyHashable, anchor: UnitPoint?, in: ObjectIdentifier?)
        /// By a distance in points, as a person scrolls.
        case distance(ScrollState, CGSize)
        /// To the row or the view with an id in one scrolling container.
        case idIn(ScrollState, AnyHashable, UnitPoint?)
        /// To a place in the content.
        case point(ScrollState, (ScrollState) -> CGPoint)
    }

    var target: Target
    var cause: Cause
    /// The animation with which it was asked for.
    var animation: Animation?
    /// How often it was done: what is measured on the way can move what is scrolled to.
    var tries = 0
}

extension HostLayout {
    /// Asks for scrolling. In a container of that node alone, where one is given.
    package func scroll(to id: AnyHashable, anchor: UnitPoint? = nil, in container: ViewNode? = nil) {
        request(.id(id, anchor: anchor, in: container.map { ObjectIdentifier($0) }))
    }

    /// Asks for scrolling by a distance.
    package func scroll(_ state: ScrollState, by distance: CGSize) { request(.distance(state, distance)) }

    private func request(_ target: ScrollRequest.Target) {
        scrollRequests.append(
            ScrollRequest(target: target, cause: host.graph.currentCause, animation: Evaluation.transaction.animation))
        host.wake()
    }

    /// Asks for scrolling to a row or a view of one scrolling container.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, in state: ScrollState) { request(.idIn(state, id, anchor)) }

    /// Asks for scrolling to a place in the content.
    func scroll(_ state: ScrollState, to point: @escaping (ScrollState) -> CGPoint) { request(.point(state, point)) }

    /// Chosen: the second time, what is scrolled to has been measured.
    private static let mostTries = 4

    func doScrollRequests() {
        let requests = scrollRequests
        scrollRequests = []
        for var request in requests where !perform(request.target, request.animation) && request.tries + 1 < HostLayout.mostTries {
            request.tries += 1
            scrollRequests.append(request)
        }
        // Once more, when what is there has been measured.
        if !scrollRequests.isEmpty { isDirty = true }
    }

    /// Returns whether it is done for good.
    private func perform(_ target: ScrollRequest.Target, _ animation: Animation?) -> Bool {
        switch target {
        case .distance(let state, let distance):
            let end = state.end(of: CGPoint(x: state.offset.x + distance.width, y: state.offset.y + distance.height))
            state.isPositionedByUser = true
            state.enter(.interacting)
            state.move(to: end)
            state.enter(.idle)
            return true
        case .idIn(let state, let id, let anchor):
            for lazy in lazies where lazy.isScrolled(by: state) && lazy.range(of: id) != nil {
                return !lazy.reveal(id, anchor, animation)
            }
            guard let item = item(withID: id), item.scrollAround?.state === state else { return true }
            return !reveal(item, anchor, animation)
        case .point(let state, let point):
            state.isPositionedByUser = false
            if state.move(to: point(state)), let time = animation?.total { state.animate(for: time, host) }
            return true
        case .id(let id, let anchor, let container):
            for lazy in lazies where container == nil || ObjectIdentifier(lazy.node) == container {
                if lazy.range(of: id) != nil { return !lazy.reveal(id, anchor, animation) }
            }
            guard container == nil, let item = item(withID: id) else { return true }
            return !reveal(item, anchor, animation)
        }
    }

    /// Scrolls what is around an item so that the item is in sight.
    private func reveal(_ item: LayoutItem, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool {
        var outer = item.parent
        var hasMoved = false
        while let current = outer {
            if let state = (current.rule as? ScrollRule)?.state {
                let (frame, place) = (item.frame, current.frame)
                let before = state.moves
                defer { state.hasRevealed(since: before, animation, host) }
                if state.axes.contains(.vertical) {
                    let start = frame.minY - place.minY + state.offset.y
                    hasMoved = state.reveal(start..<(start + frame.height), .vertical, anchor?.y) || hasMoved
                }
                if state.axes.contains(.horizontal) {
                    let start = frame.minX - place.minX + state.offset.x
                    hasMoved = state.reveal(start..<(start + frame.width), .horizontal, anchor?.x) || hasMoved
                }
            }
            outer = current.parent
        }
        return hasMoved
    }

    /// The first item of the view with an explicit id, or of a collection's element with it.
    private func item(withID id: AnyHashable) -> LayoutItem? {
        guard let node = host.root?.firstNode(withID: id) else { return nil }
        return segments[ObjectIdentifier(node)]?.takeUnretainedValue().placedItems.first
    }
}

extension ScrollState {
    /// Scrolls so that a range of the content is in sight, between what is kept free around it. Returns whether that is another place.
    func reveal(_ range: Range<CGFloat>, _ axis: LayoutAxis, _ anchor: CGFloat?) -> Bool {
        let (before, after) = axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
        let length = axis.along(viewport) - before - after
        let now = axis == .vertical ? offset.y : offset.x
        let range = (range.lowerBound - before)..<(range.upperBound - before)
        var new = now
        if let anchor {
            new = range.lowerBound + (range.upperBound - range.lowerBound) * anchor - length * anchor
        } else if range.lowerBound < now {
            new = range.lowerBound
        } else if range.upperBound > now + length {
            // The beginning counts where not all of it fits.
            new = min(range.lowerBound, range.upperBound - length)
        }
        return move(to: axis == .vertical ? CGPoint(x: offset.x, y: new) : CGPoint(x: new, y: offset.y))
    }

    /// Something that the program asked for is in sight now.
    func hasRevealed(since moves: Int, _ animation: Animation?, _ host: HostCore) {
        guard self.moves != moves else { return }
        isPositionedByUser = false
        if let time = animation?.total { animate(for: time, host) }
    }
}

extension ViewNode {
    /// The first node, from the root downwards, that stands for an id.
    fileprivate func firstNode(withID id: AnyHashable) -> ViewNode? {
        var stack = [self]
        while let node = stack.popLast() {
            if let child = node.child(withID: id) { return child }
            stack += node.shownChildren.reversed()
        }
        return nil
    }
}
