import Foundation

extension NavigationBarRule {
    /// The items of the bars that have a place.
    func placedItems(_ item: LayoutItem) -> [LayoutItem] {
        let facts = item.children.reduce(BarFacts.none) { $0.joined(with: $1.barFacts) }
        return (facts.items + [facts.search].compactMap(\.self)).filter(\.isPlaced)
    }

    /// The bars as they are drawn around a stack with that rectangle in the host.
    func drawn(_ item: LayoutItem, _ frame: CGRect) -> DrawnView.Bars? {
        let bars = bars(item)
        guard bars.top > 0 || bars.bottom > 0 else { return nil }
        let outer = outerInsets(item)
        var drawn = DrawnView.Bars(title: bars.title, isLarge: bars.isLarge, hasBackButton: bars.hasBackButton)
        if bars.top > 0 {
            drawn.line = CGRect(x: frame.minX, y: frame.minY + outer.top, width: frame.width, height: BarMetrics.line)
            let start = item.screenEdge(above: drawn.line.minY)
            drawn.top = CGRect(
                x: frame.minX, y: start, width: frame.width, height: drawn.line.minY + bars.top - start)
        }
        if bars.bottom > 0 {
            let start = frame.maxY - outer.bottom - bars.bottom
            drawn.bottom = CGRect(
                x: frame.minX, y: start, width: frame.width, height: item.screenEdge(below: start + bars.bottom) - start)
        }
        return drawn
    }
}

extension TabBarRule {
    /// The bar as it is drawn in a tab view with that rectangle in the host.
    func drawn(_ item: LayoutItem, _ frame: CGRect) -> DrawnView.Bars? {
        let height = height(item)
        guard height > 0 else { return nil }
        let outer = reachesUnder(item) ? SafeArea.taken(aroundScrolling: item) : EdgeInsets()
        let start = frame.maxY - outer.bottom - height
        var drawn = DrawnView.Bars()
        drawn.line = CGRect(x: frame.minX, y: start, width: frame.width, height: height)
        drawn.bottom = CGRect(
            x: frame.minX, y: start, width: frame.width, height: item.screenEdge(below: start + height) - start)
        return drawn
    }
}

extension LayoutItem {
    /// The edge of the screen where nothing but the safe area is between, else the given place.
    fileprivate func screenEdge(above y: CGFloat) -> CGFloat { y <= layout.safeArea.top + 0.5 ? 0 : y }

    fileprivate func screenEdge(below y: CGFloat) -> CGFloat {
        y >= layout.size.height - layout.safeArea.bottom - 0.5 ? layout.size.height : y
    }
}
