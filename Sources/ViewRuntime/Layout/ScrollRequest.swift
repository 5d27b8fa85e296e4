import DependencyGraph
import Foundation

/// Something that asked for scrolling: done in the next layout, when all that was written before has been applied.
struct ScrollRequest {
    enum Target {
        /// To the row, or the view, with an id.
        case id(AnyHashable, anchor: UnitPoint?, in: ObjectIdentifier?)
        /// By a distance in points.
        case distance(ScrollState, CGSize)
    }

    var target: Target
    var cause: Cause
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
        scrollRequests.append(ScrollRequest(target: target, cause: host.graph.currentCause))
        host.wake()
    }

    /// Chosen: the second time, what is scrolled to has been measured.
    private static let mostTries = 4

    func doScrollRequests() {
        let requests = scrollRequests
        scrollRequests = []
        for var request in requests where !perform(request.target) && request.tries + 1 < HostLayout.mostTries {
            request.tries += 1
            scrollRequests.append(request)
        }
        // Once more, when what is there has been measured.
        if !scrollRequests.isEmpty { isDirty = true }
    }

    /// Returns whether it is done for good.
    private func perform(_ target: ScrollRequest.Target) -> Bool {
        switch target {
        case .distance(let state, let distance):
            state.move(to: CGPoint(x: state.offset.x + distance.width, y: state.offset.y + distance.height))
            return true
        case .id(let id, let anchor, let container):
            for lazy in lazies where container == nil || ObjectIdentifier(lazy.node) == container {
                if lazy.range(of: id) != nil { return !lazy.reveal(id, anchor) }
            }
            guard container == nil, let item = item(withID: id) else { return true }
            return !reveal(item, anchor)
        }
    }

    /// Scrolls what is around an item so that the item is in sight.
    private func reveal(_ item: LayoutItem, _ anchor: UnitPoint?) -> Bool {
        var outer = item.parent
        var hasMoved = false
        while let current = outer {
            if let state = (current.rule as? ScrollRule)?.state {
                let (frame, place) = (item.frame, current.frame)
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
    /// Scrolls so that a range of the content is in sight. Returns whether that is another place.
    func reveal(_ range: Range<CGFloat>, _ axis: LayoutAxis, _ anchor: CGFloat?) -> Bool {
        let length = axis.along(viewport)
        let now = axis == .vertical ? offset.y : offset.x
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
