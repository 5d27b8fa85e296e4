import Foundation
import ViewRuntime

/// The bars of navigation stacks and tab views: what is behind their items, titles, the way back and the labels of tabs.
struct BarDrawer {
    let control: ControlDrawer

    private var paints: PaintResolver { control.paints }
    private var isRightToLeft: Bool { control.view.environment.layoutDirection == .rightToLeft }

    /// A title with a way back, and what is behind the items.
    func navigationBars() -> [Drawing.Step] {
        guard let bars = control.view.bars else { return [] }
        var steps: [Drawing.Step] = []
        if let bottom = bars.bottom { steps += ground(bottom, lineAt: bottom.minY) }
        guard let top = bars.top else { return steps }
        // What is behind a bar is seen until something is scrolled under it.
        if isScrolled(control.view, under: top) {
            steps.append(ViewDrawer.fill(top, control.system(fillsGrouped ? "systemGroupedBackground" : "systemBackground")))
        }
        if !bars.title.isEmpty {
            if bars.isLarge {
                let large = CGRect(x: top.minX + 16, y: bars.line.maxY, width: max(0, top.width - 32), height: 44)
                steps += TextDrawer.line(
                    bars.title, in: large, size: 34, isBold: true, control.system("label"), alignment: isRightToLeft ? .trailing : .leading)
            } else {
                steps += TextDrawer.line(
                    bars.title, in: bars.line.insetBy(dx: min(80, bars.line.width / 2), dy: 0), size: 17, isBold: true,
                    control.system("label"), alignment: .center)
            }
        }
        return bars.hasBackButton ? steps + wayBack(bars.line) : steps
    }

    private func wayBack(_ line: CGRect) -> [Drawing.Step] {
        let mark = CGRect(x: isRightToLeft ? line.maxX - 28 : line.minX + 6, y: line.midY - 11, width: 22, height: 22)
        let words = CGRect(x: line.minX + 28, y: line.minY, width: max(0, line.width - 56), height: line.height)
        return ImageDrawer.symbol(isRightToLeft ? "chevron.right" : "chevron.left", in: mark, paints.tint)
            + TextDrawer.line("Back", in: words, size: 17, paints.tint, alignment: isRightToLeft ? .trailing : .leading)
    }

    private func ground(_ bar: CGRect, lineAt y: CGFloat) -> [Drawing.Step] {
        [
            ViewDrawer.fill(bar, control.system("systemBackground")),
            ViewDrawer.fill(CGRect(x: bar.minX, y: y, width: bar.width, height: 0.5), control.system("separator")),
        ]
    }

    /// Whether a container that scrolls, here or below, has content under the bar.
    private func isScrolled(_ view: DrawnView, under top: CGRect) -> Bool {
        if view.clipsContent, view.frame.minY < top.maxY - 0.5 {
            return view.children.contains { $0.place == .content && ($0.row?.frame ?? $0.frame).minY < top.maxY - 0.5 }
        }
        return view.children.contains { $0.place == .content && isScrolled($0, under: top) }
    }

    /// Whether what is below the bar is a list on grey.
    private var fillsGrouped: Bool {
        var view = control.view
        func isPlain(_ view: DrawnView) -> Bool {
            view.effects.contains { if case .setting("listStyle", let style) = $0 { style.hasPrefix("Plain") } else { false } }
        }
        while let next = view.children.first(where: { $0.place == .content }) {
            if ["List", "Form"].contains(next.kind) { return !isPlain(view) && !isPlain(next) }
            if view.children.count(where: { $0.place == .content }) > 1 { return false }
            view = next
        }
        return false
    }

    /// The labels of the tabs: a symbol above a word.
    func tabBar() -> [Drawing.Step] {
        guard let bars = control.view.bars, let bottom = bars.bottom, let element = control.view.element else { return [] }
        let tabs = element.children.filter { $0.kind == "Tab" }
        var steps = ground(bottom, lineAt: bottom.minY)
        let width = bottom.width / CGFloat(max(1, tabs.count))
        for (index, tab) in tabs.enumerated() {
            let position = isRightToLeft ? tabs.count - 1 - index : index
            let place = CGRect(x: bottom.minX + CGFloat(position) * width, y: bottom.minY, width: width, height: bars.line.height)
            let paint = tab.attributes["selected"] == "true" ? paints.tint : control.system("systemGray")
            if let symbol = Self.symbol(in: tab) {
                let name = tab.attributes["selected"] == "true" && !symbol.hasSuffix(".fill") ? "\(symbol).fill" : symbol
                steps += ImageDrawer.symbol(name, in: CGRect(x: place.midX - 12, y: place.minY + 7, width: 24, height: 24), paint)
            }
            let words = CGRect(x: place.minX, y: place.maxY - 16, width: place.width, height: 14)
            steps += TextDrawer.line(tab.texts.joined(separator: " "), in: words, size: 10, paint, alignment: .center)
        }
        return steps
    }

    private static func symbol(in element: ViewElement) -> String? {
        element.attributes["symbol"] ?? element.children.lazy.compactMap { symbol(in: $0) }.first
    }
}
