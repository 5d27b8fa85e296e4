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
    /// The size of the content without what is kept free around it.
    package internal(set) var contentSize = CGSize.zero
    /// What is kept free around the content.
    package internal(set) var insets = EdgeInsets()
    /// How often something scrolled.
    private(set) var moves = 0
    /// Whether the last to scroll was a person.
    var isPositionedByUser = false
    private(set) var phase = ScrollPhase.idle
    private var listeners: [() -> (any ScrollPhaseListener)?] = []
    private var relatives: [() -> LayoutItem?] = []
    private var idleTimer: (clock: HostTime, number: Int)?

    var viewport: CGSize { item?.size ?? .zero }

    /// How far the content can be scrolled.
    var farthest: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, contentSize.width + insets.leading + insets.trailing - viewport.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height + insets.top + insets.bottom - viewport.height) : 0)
    }

    /// The part of the content that is in sight, in the content's coordinates.
    var visibleRect: CGRect {
        CGRect(origin: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top), size: viewport)
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
        moves += 1
        item?.invalidatePlace()
        return true
    }

    // MARK: Phases

    func add(_ listener: any ScrollPhaseListener) { listeners.append { [weak listener] in listener } }

    func enter(_ new: ScrollPhase) {
        if let idleTimer { idleTimer.clock.cancel(idleTimer.number) }
        idleTimer = nil
        guard new != phase else { return }
        let old = phase
        phase = new
        listeners.removeAll { $0() == nil }
        for listener in listeners { listener()?.changed(old, new, self) }
    }

    /// Scrolls by itself for a time by the clock.
    func animate(for time: Duration, _ host: HostCore) {
        enter(.animating)
        let number: Int = host.clock.schedule(at: host.clock.now + time) { [weak self] in self?.enter(.idle) }
        idleTimer = (host.clock, number)
    }

    // MARK: What depends on the container's size

    /// Has an item measured again when the container has another size.
    func follow(relative item: LayoutItem) {
        relatives.removeAll { $0() == nil }
        if relatives.contains(where: { $0() === item }) { return }
        relatives.append { [weak item] in item }
    }

    fileprivate func resized() { for item in relatives { item()?.invalidateSize() } }
}

/// Told of the phases in which something scrolls.
protocol ScrollPhaseListener: AnyObject {
    func changed(_ old: ScrollPhase, _ new: ScrollPhase, _ state: ScrollState)
}

/// Content that can be larger than its place (C258): offered no length in the directions in which it scrolls.
final class ScrollRule: LayoutRule {
    private let axes: Axis.Set
    let state: ScrollState
    private var knownSize: CGSize?

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

    /// What is kept free around the content: margins that were set, and what is taken from the safe area.
    func insets(_ item: LayoutItem) -> EdgeInsets {
        var margins = SafeArea.taken(aroundScrolling: item)
        for case .margins(let insets) in item.scrollSettings { margins = margins + insets }
        return margins
    }

    private func content(
        _ item: LayoutItem, _ proposal: ProposedViewSize, _ insets: EdgeInsets
    ) -> (size: CGSize, places: [LayoutPlacement]) {
        stack.arrange(
            item.children,
            ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
                height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - insets.top - insets.bottom) }))
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let insets = insets(item)
        let inner = content(item, proposal, insets).size
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom))
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let insets = insets(item)
        state.item = item
        if let knownSize, knownSize != size { state.resized() }
        knownSize = size
        let wasAtEnd = state.offset == state.farthest
        let (inner, places) = content(item, ProposedViewSize(size), insets)
        let hasGrown = state.contentSize != inner
        state.contentSize = inner
        state.insets = insets
        let most = state.farthest
        let anchors = item.scrollSettings
        if state.moves == 0, let anchor = anchors.anchor(.initialOffset) {
            state.offset = CGPoint(x: most.x * anchor.x, y: most.y * anchor.y)
        } else if hasGrown, wasAtEnd, let anchor = anchors.anchor(.sizeChanges) {
            // What stood at its end stays there along the axes along which the anchor is the end.
            if anchor.x == 1 { state.offset.x = most.x }
            if anchor.y == 1 { state.offset.y = most.y }
        }
        state.offset = CGPoint(x: min(state.offset.x, most.x), y: min(state.offset.y, most.y))
        let room = CGSize(
            width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        let alignment = anchors.anchor(.alignment)
        // Across, content that is smaller stands in the middle; along, at the beginning, unless an anchor says otherwise.
        var shift = CGPoint(x: (room.width - inner.width) / 2, y: (room.height - inner.height) / 2)
        if axes.contains(.horizontal) { shift.x = max(0, room.width - inner.width) * (alignment?.x ?? 0) - state.offset.x }
        if axes.contains(.vertical) { shift.y = max(0, room.height - inner.height) * (alignment?.y ?? 0) - state.offset.y }
        return places.map { place in
            var place = place
            place.origin.x += shift.x + insets.leading
            place.origin.y += shift.y + insets.top
            return place
        }
    }
}
