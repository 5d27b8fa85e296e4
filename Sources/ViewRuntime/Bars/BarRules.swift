import Foundation

/// A place that takes what it is offered, of which something is taken at its sides; its content stands in the middle of the rest. A scroll view that
/// fills it reaches under what is taken, and its content begins behind it.
class SafeAreaFillRule: LayoutRule, SafeAreaSource {
    func taken(_ item: LayoutItem) -> EdgeInsets { EdgeInsets() }

    final func holds(_ child: LayoutItem, in item: LayoutItem) -> Bool { true }

    final func reachesUnder(_ item: LayoutItem) -> Bool { item.children.count == 1 && SafeArea.isScrolling(item.child) }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        var origin = CGPoint.zero
        var room = size
        if !reachesUnder(item) {
            let taken = taken(item)
            origin = CGPoint(x: taken.leading, y: taken.top)
            room.width = max(0, size.width - taken.leading - taken.trailing)
            room.height = max(0, size.height - taken.top - taken.bottom)
        }
        let proposal = ProposedViewSize(room)
        return item.children.enumerated().map { index, child in
            var place = UnaryRule.origin(child, in: room, .center, proposal)
            place.x += origin.x
            place.y += origin.y
            return LayoutPlacement(index: index, origin: place, proposal: proposal)
        }
    }
}

/// The host itself, of which a device takes some: several views at the root overlap (C256).
final class RootRule: SafeAreaFillRule {
    override func taken(_ item: LayoutItem) -> EdgeInsets { item.layout.safeArea }
}

/// A window, as large as the host.
final class FillRule: SafeAreaFillRule {}

/// The screen of a navigation stack with its bars: a title, items and a search field at the top, items at the bottom.
final class NavigationBarRule: SafeAreaFillRule {
    /// How many screens are below the one that is shown.
    let depth: Int

    init(depth: Int) { self.depth = depth }

    private func facts(_ item: LayoutItem) -> BarFacts {
        item.children.reduce(BarFacts.none) { $0.joined(with: $1.barFacts) }
    }

    /// The tab bar's visibility alone is somebody's business farther out.
    override func barFacts(_ item: LayoutItem) -> BarFacts {
        guard let visibility = facts(item).visibility[.tabBar] else { return .none }
        let outer = BarFacts(.none)
        outer.visibility[.tabBar] = visibility
        return outer
    }

    override func taken(_ item: LayoutItem) -> EdgeInsets {
        let bars = bars(item)
        return EdgeInsets(top: bars.top, leading: 0, bottom: bars.bottom, trailing: 0)
    }

    /// The bars of the screen.
    func bars(_ item: LayoutItem) -> NavigationBars { NavigationBars(facts(item), depth: depth) }

    /// What is above and below the bars in the item itself: where content scrolls, the stack reaches as far as the content does.
    func outerInsets(_ item: LayoutItem) -> EdgeInsets {
        reachesUnder(item) ? SafeArea.taken(aroundScrolling: item) : EdgeInsets()
    }

    override func placed(_ item: LayoutItem) {
        let facts = facts(item)
        let bars = NavigationBars(facts, depth: depth)
        let outer = outerInsets(item)
        BarPlaces(item: item, bars: bars, top: outer.top, bottom: outer.bottom).place(facts)
    }
}

/// Which bars a screen in a navigation stack has.
struct NavigationBars {
    /// The title; empty where there is none.
    let title: String
    let isLarge: Bool
    /// Whether there is a way back.
    let hasBackButton: Bool
    let hasSearch: Bool
    /// The height of the bar at the top, without what is above the safe area.
    let top: CGFloat
    /// The height of the bar at the bottom.
    let bottom: CGFloat

    /// A screen has no bar at the top where it has neither a title nor items nor a way back, or hides it.
    init(_ facts: BarFacts, depth: Int) {
        title = facts.title ?? ""
        hasBackButton = depth > 0 && facts.hidesBackButton != true
        let atBottom = facts.items.contains { $0.toolbarPlacement.bar == .bottomBar }
        bottom = atBottom && !facts.isHidden(.bottomBar) ? BarMetrics.line : 0
        let atTop = facts.items.contains { $0.toolbarPlacement.bar == .navigationBar }
        let isHidden = facts.isHidden(.navigationBar)
            || title.isEmpty && !atTop && depth == 0 && facts.search == nil && facts.visibility[.navigationBar] != .visible
        isLarge = !isHidden && !title.isEmpty && facts.displayMode != .inline && facts.displayMode != .inlineLarge
        hasSearch = !isHidden && facts.search != nil
        top = isHidden
            ? 0 : BarMetrics.line + (isLarge ? BarMetrics.largeTitle : 0) + (hasSearch ? BarMetrics.search : 0)
    }
}

/// Gives the items of a screen's bars their places.
private struct BarPlaces {
    let item: LayoutItem
    let bars: NavigationBars
    /// What is above and below the bars, in the item.
    let top: CGFloat
    let bottom: CGFloat

    func place(_ facts: BarFacts) {
        if let search = facts.search {
            guard bars.hasSearch else { return search.unplace() }
            let width = max(0, item.size.width - 2 * BarMetrics.margin)
            put(
                search, CGSize(width: width, height: BarMetrics.searchField), x: BarMetrics.margin,
                y: top + bars.top - BarMetrics.search + BarMetrics.searchTop)
        }
        placeTop(facts.items.filter { $0.toolbarPlacement.bar == .navigationBar })
        placeBottom(facts.items.filter { $0.toolbarPlacement.bar == .bottomBar })
        for other in facts.items where other.toolbarPlacement.bar == nil { other.unplace() }
    }

    /// From the sides inwards: at the trailing side the first item is the innermost.
    private func placeTop(_ items: [LayoutItem]) {
        guard bars.top > 0 else { return items.forEach { $0.unplace() } }
        var left = BarMetrics.margin + (bars.hasBackButton ? BarMetrics.back : 0)
        for item in items where item.toolbarPlacement.side == .leading { left = put(item, from: left) + BarMetrics.itemSpacing }
        var right = item.size.width - BarMetrics.margin
        for item in items.reversed() where item.toolbarPlacement.side == .trailing {
            let width = item.size(.unspecified).width
            put(item, from: right - width)
            right -= width + BarMetrics.itemSpacing
        }
        for item in items where item.toolbarPlacement.side == nil {
            put(item, from: (self.item.size.width - item.size(.unspecified).width) / 2)
        }
    }

    @discardableResult
    private func put(_ child: LayoutItem, from x: CGFloat) -> CGFloat {
        let size = child.size(.unspecified)
        put(child, size, x: x, y: top + (BarMetrics.line - size.height) / 2)
        return x + size.width
    }

    /// One item is offered the whole width; several stand with equal spaces between them.
    private func placeBottom(_ items: [LayoutItem]) {
        guard bars.bottom > 0 else { return items.forEach { $0.unplace() } }
        let room = max(0, item.size.width - 2 * BarMetrics.margin)
        let sizes = items.map { items.count == 1 ? $0.size(ProposedViewSize(width: room, height: BarMetrics.line)) : $0.size(.unspecified) }
        let space = items.count == 1 ? 0 : max(0, room - sizes.reduce(0) { $0 + $1.width }) / CGFloat(items.count - 1)
        var x = BarMetrics.margin + (items.count == 1 ? (room - sizes[0].width) / 2 : 0)
        for (child, size) in zip(items, sizes) {
            put(child, size, x: x, y: item.size.height - bottom - BarMetrics.line + (BarMetrics.line - size.height) / 2)
            x += size.width + space
        }
    }

    /// Places an item of a bar, which stands somewhere below in the layout, at a point of the bar's own screen.
    private func put(_ child: LayoutItem, _ size: CGSize, x: CGFloat, y: CGFloat) {
        var origin = CGPoint(x: item.isRightToLeft ? item.size.width - x - size.width : x, y: y)
        var outer = child.parent
        while let current = outer, current !== item {
            origin.x -= current.origin.x
            origin.y -= current.origin.y
            outer = current.parent
        }
        child.place(at: origin, ProposedViewSize(size))
    }
}

extension ToolbarItemPlacement {
    /// The bar in which the item stands; nil for the one above the keyboard, which is not shown.
    var bar: ToolbarPlacement? {
        switch self {
        case .keyboard: nil
        case .bottomBar, .status: .bottomBar
        default: .navigationBar
        }
    }

    /// The side of the bar at the top; nil for the middle.
    var side: HorizontalEdge? {
        switch self {
        case .principal, .title, .subtitle: nil
        case .topBarLeading, .navigation, .cancellationAction: .leading
        default: .trailing
        }
    }
}

/// The tab that is selected, with the bar at the bottom.
final class TabBarRule: SafeAreaFillRule {
    private let hasTabs: Bool
    init(hasTabs: Bool) { self.hasTabs = hasTabs }

    /// The height of the bar; 0 where the screen hides it.
    func height(_ item: LayoutItem) -> CGFloat {
        hasTabs && !item.children.contains { $0.barFacts.isHidden(.tabBar) } ? BarMetrics.tabs : 0
    }

    override func taken(_ item: LayoutItem) -> EdgeInsets {
        EdgeInsets(top: 0, leading: 0, bottom: height(item), trailing: 0)
    }
}

/// Content above the rest, in the whole host; a sheet is as high as the lowest of its detents, and ends below the top of the safe area.
final class PresentedRule: SafeAreaFillRule {
    private let isSheet: Bool
    private let stack = StackEngine(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

    init(kind: String) { isSheet = kind == "Sheet" || kind == "Popover" }

    /// The room for a sheet that is large.
    private func room(_ item: LayoutItem, _ all: CGSize) -> CGFloat {
        let top = item.layout.safeArea.top
        return isSheet && top > 0 ? max(0, all.height - top - BarMetrics.sheetTop) : all.height
    }

    override func taken(_ item: LayoutItem) -> EdgeInsets {
        var taken = item.layout.safeArea
        if isSheet { taken.top = 0 }
        return taken
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        let all = proposal.replacingUnspecifiedDimensions()
        let room = room(item, all)
        var content = item.child
        while let current = content {
            if let detents = current.rule as? DetentsRule {
                return CGSize(width: all.width, height: detents.height(in: room))
            }
            content = current.rule is UnaryRule ? current.child : nil
        }
        return CGSize(width: all.width, height: room)
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        if item.children.count == 1 { return super.arrange(item, size, proposal) }
        let taken = taken(item)
        let room = CGSize(
            width: max(0, size.width - taken.leading - taken.trailing), height: max(0, size.height - taken.top - taken.bottom))
        let (inner, places) = stack.arrange(item.children, ProposedViewSize(room))
        return places.map { place in
            var place = place
            place.origin.x += taken.leading + (room.width - inner.width) / 2
            place.origin.y += taken.top + (room.height - inner.height) / 2
            return place
        }
    }
}
