import Foundation

/// A view at which scrolling can stop.
struct ScrollTargetItem {
    let item: LayoutItem
    /// Its rectangle in the coordinates of the content.
    let frame: CGRect
    private let container: ViewNode

    /// The ids of the view in its container, the innermost first.
    var ids: [AnyHashable] {
        var inner = item
        while inner.rule is UnaryRule, let child = inner.child { inner = child }
        var ids: [AnyHashable] = []
        var node = inner.node
        while node !== container, let parent = node.parent {
            if let id = parent.identifier(ofChild: node) { ids.append(id) }
            node = parent
        }
        return ids
    }

    /// The views that have a place in the containers that are marked as target layouts, in order.
    static func all(in state: ScrollState) -> [ScrollTargetItem] {
        guard let scroll = state.item else { return [] }
        var targets: [ScrollTargetItem] = []
        var stack = [(scroll, false)]
        let start = scroll.frame.origin
        while let (item, isMarked) = stack.popLast() {
            var marks = false
            if let rule = item.rule as? ScrollSettingRule, case .targets(let isEnabled) = rule.setting { marks = isEnabled }
            // The mark is for the first container in it.
            if isMarked, item.rule is UnaryRule { marks = true }
            if isMarked, !(item.rule is UnaryRule) {
                for child in item.shownChildren where child.isPlaced {
                    var frame = child.frame
                    frame.origin.x += state.offset.x - start.x - state.insets.leading
                    frame.origin.y += state.offset.y - start.y - state.insets.top
                    targets.append(ScrollTargetItem(item: child, frame: frame, container: item.node))
                }
                continue
            }
            if item !== scroll, item.rule is ScrollRule { continue }
            for child in item.shownChildren.reversed() { stack.append((child, marks)) }
        }
        return targets
    }

    /// The view at a point of what is in sight, else the nearest one.
    static func target(at anchor: UnitPoint?, in state: ScrollState) -> ScrollTargetItem? {
        let visible = state.visibleRect
        let insets = state.insets
        let anchor = anchor ?? .topLeading
        let point = CGPoint(
            x: visible.minX + insets.leading + (visible.width - insets.leading - insets.trailing) * anchor.x,
            y: visible.minY + insets.top + (visible.height - insets.top - insets.bottom) * anchor.y)
        func distance(_ frame: CGRect) -> CGFloat {
            var (dx, dy) = (CGFloat(0), CGFloat(0))
            if state.axes.contains(.horizontal) { dx = gap(point.x, frame.minX, frame.maxX, anchor.x) }
            if state.axes.contains(.vertical) { dy = gap(point.y, frame.minY, frame.maxY, anchor.y) }
            return dx + dy
        }
        return all(in: state).min { distance($0.frame) < distance($1.frame) }
    }

    /// How far a position is from a range. A range that ends where the position is does not hold it, unless it is the end that is asked for.
    private static func gap(_ position: CGFloat, _ low: CGFloat, _ high: CGFloat, _ anchor: CGFloat) -> CGFloat {
        if position < low { return low - position + 0.001 }
        if position > high { return position - high + 0.001 }
        if position == high, anchor < 1 { return 0.001 }
        return position == low && anchor == 1 ? 0.001 : 0
    }
}

/// Where a scroll view is to stop.
public struct ScrollTarget {
    /// The part of the content that is in sight then.
    public var rect: CGRect
    /// Where in the place the rectangle stands; nil for the nearest.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Decides where scrolling stops, when a person has scrolled.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    /// Changes where scrolling is to stop.
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
    /// What holds for the behaviour.
    func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What holds for a behaviour.
public struct ScrollTargetBehaviorProperties: Sendable {
    /// Whether a target is asked for when scrolling is not a person's.
    public var limitsScrolls = false
    public init() {}
}

/// What is known of the scroll view whose behaviour is asked.
public struct ScrollTargetBehaviorPropertiesContext: Sendable {
    public let axes: Axis.Set
    public let containerSize: CGSize
    public let contentSize: CGSize
}

/// What is known where a behaviour decides.
public struct ScrollTargetBehaviorContext {
    /// What was in sight before.
    public let originalTarget: ScrollTarget
    /// How fast it was scrolled: nothing is thrown here.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let state: ScrollState
}

/// Scrolling stops at pages as long as the container.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ position: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return position }
            // One page at most, and a half is enough for it.
            let old = (start / length).rounded()
            let new = (position / length).rounded()
            return min(max(new, old - 1), old + 1) * length
        }
        let (start, size) = (context.originalTarget.rect.origin, context.containerSize)
        if context.axes.contains(.horizontal) { target.rect.origin.x = page(target.rect.minX, start.x, size.width) }
        if context.axes.contains(.vertical) { target.rect.origin.y = page(target.rect.minY, start.y, size.height) }
    }
}

/// Scrolling stops where a view of a target layout begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views are passed at once.
    public struct LimitBehavior: Sendable {
        let limit: Int?
        public static var automatic: LimitBehavior { LimitBehavior(limit: nil) }
        /// A view at a time.
        public static var always: LimitBehavior { LimitBehavior(limit: 1) }
        public static var never: LimitBehavior { LimitBehavior(limit: nil) }
        public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: 1) }
        public static var alwaysByFew: LimitBehavior { LimitBehavior(limit: 3) }
    }

    private let limitBehavior: LimitBehavior
    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }
    /// `anchor` says which part of a view stops at that part of the scroll view: here, always where both begin.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) { self.limitBehavior = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let frames = ScrollTargetItem.all(in: context.state).map(\.frame)
        let isVertical = context.axes.contains(.vertical)
        let starts = Array(Set(frames.map { isVertical ? $0.minY : $0.minX })).sorted()
        guard !starts.isEmpty else { return }
        func nearest(_ position: CGFloat) -> Int {
            starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) } ?? 0
        }
        let (old, new) = (context.originalTarget.rect.origin, target.rect.origin)
        var index = nearest(isVertical ? new.y : new.x)
        if let limit = limitBehavior.limit {
            let from = nearest(isVertical ? old.y : old.x)
            index = min(max(index, from - limit), from + limit)
        }
        if isVertical { target.rect.origin.y = starts[index] } else { target.rect.origin.x = starts[index] }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { Self() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { Self() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        Self(limitBehavior: limitBehavior)
    }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> Self {
        Self(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// A behaviour whose type is not known where it is used.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior
    public init<B: ScrollTargetBehavior>(_ base: B) { self.base = base }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { base.updateTarget(&target, context: context) }
}

extension ScrollState {
    /// Where a person's scrolling to a place ends: where the behaviour around the container says.
    func end(of point: CGPoint) -> CGPoint {
        guard let item else { return point }
        var behavior: (any ScrollTargetBehavior)?
        for case .behavior(let found) in item.scrollSettings where behavior == nil { behavior = found }
        guard let behavior else { return point }
        let most = farthest
        let rect = CGRect(
            x: min(max(0, point.x), most.x), y: min(max(0, point.y), most.y), width: viewport.width, height: viewport.height)
        var target = ScrollTarget(rect: rect)
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: offset, size: viewport)), velocity: .zero,
            contentSize: contentSize,
            containerSize: CGSize(
                width: viewport.width - insets.leading - insets.trailing, height: viewport.height - insets.top - insets.bottom),
            axes: axes, state: self)
        behavior.updateTarget(&target, context: context)
        return target.rect.origin
    }
}
