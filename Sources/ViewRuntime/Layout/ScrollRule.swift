import Foundation

/// Where a scrolling container stands in its content; outlives the values of the view.
package final class ScrollState {
    /// How far the content is scrolled, in points.
    package internal(set) var offset = CGPoint.zero
    /// The way of the last scrolling along each axis: 1 to the end, -1 to the beginning, 0 before the first.
    var direction = (x: 0, y: 0)
    /// The item of the container.
    weak var item: LayoutItem?
    package internal(set) var axes: Axis.Set = .vertical
    var contentSize = CGSize.zero

    var viewport: CGSize { item?.size ?? .zero }

    /// How far the content can be scrolled.
    var farthest: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, contentSize.width - viewport.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height - viewport.height) : 0)
    }

    /// Scrolls to a place in the content, as far as there is content. Returns whether that is another place.
    @discardableResult
    func move(to point: CGPoint) -> Bool {
        let most = farthest
        let new = CGPoint(x: min(max(0, point.x), most.x), y: min(max(0, point.y), most.y))
        if new == offset { return false }
        if new.x != offset.x { direction.x = new.x > offset.x ? 1 : -1 }
        if new.y != offset.y { direction.y = new.y > offset.y ? 1 : -1 }
        offset = new
        item?.invalidatePlace()
        return true
    }
}

/// Content that can be larger than its place (C258): offered no length in the directions in which it scrolls.
final class ScrollRule: LayoutRule {
    private let axes: Axis.Set
    let state: ScrollState

    init(_ axes: Axis.Set, _ state: ScrollState) {
        self.axes = axes
        self.state = state
        state.axes = axes
    }

    /// Several views stand one after the other.
    private var stack: StackEngine {
        axes == .horizontal
            ? StackEngine(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
            : StackEngine(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    }

    private func content(_ item: LayoutItem, _ proposal: ProposedViewSize) -> (size: CGSize, places: [LayoutPlacement]) {
        stack.arrange(
            item.children,
            ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height))
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: content(item, proposal).size)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let (inner, places) = content(item, ProposedViewSize(size))
        state.item = item
        state.contentSize = inner
        let most = state.farthest
        state.offset = CGPoint(x: min(state.offset.x, most.x), y: min(state.offset.y, most.y))
        // Across, content that is smaller stands in the middle.
        let shift = CGPoint(
            x: axes.contains(.horizontal) ? -state.offset.x : (size.width - inner.width) / 2,
            y: axes.contains(.vertical) ? -state.offset.y : (size.height - inner.height) / 2)
        return places.map { place in
            var place = place
            place.origin.x += shift.x
            place.origin.y += shift.y
            return place
        }
    }
}
