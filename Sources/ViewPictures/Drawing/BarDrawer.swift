import Foundation
import ViewRuntime

/// The bars of navigation stacks and tab views.
struct BarDrawer {
    let control: ControlDrawer

    private var paints: PaintResolver { control.paints }

    /// A title, with a way back where there is one.
    func navigationBar() -> [Drawing.Step] {
        guard let element = control.view.element, let bar = control.view.navigationBar else { return [] }
        let frame = bar.frame
        var steps: [Drawing.Step] = []
        let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 44)
        if bar.isCompact, !bar.title.isEmpty {
            steps += TextDrawer.line(
                bar.title, in: line.insetBy(dx: 80, dy: 0), size: 17, isBold: true, control.system("label"), alignment: .center)
        } else if !bar.title.isEmpty {
            let large = CGRect(x: frame.minX + 16, y: frame.maxY - 52, width: max(0, frame.width - 32), height: 44)
            let isRightToLeft = control.view.environment.layoutDirection == .rightToLeft
            steps += TextDrawer.line(
                bar.title, in: large, size: 34, isBold: true, control.system("label"), alignment: isRightToLeft ? .trailing : .leading)
        }
        if Int(element.attributes["depth"] ?? "0") ?? 0 > 0, !bar.hidesBackButton {
            let isRightToLeft = control.view.environment.layoutDirection == .rightToLeft
            let mark = CGRect(x: isRightToLeft ? line.maxX - 28 : line.minX + 6, y: line.midY - 11, width: 22, height: 22)
            steps += ImageDrawer.symbol(isRightToLeft ? "chevron.right" : "chevron.left", in: mark, paints.tint)
            let words = CGRect(x: line.minX + 28, y: line.minY, width: max(0, line.width - 56), height: 44)
            steps += TextDrawer.line("Back", in: words, size: 17, paints.tint, alignment: isRightToLeft ? .trailing : .leading)
        }
        return steps
    }

    func tabBar() -> [Drawing.Step] {
        guard let element = control.view.element else { return [] }
        let tabs = element.children.filter { $0.kind == "Tab" }
        guard !tabs.isEmpty, let bar = control.view.tabBar else { return [] }
        var steps = [
            ViewDrawer.fill(bar, .color(paints.system("systemBackground").opacity(0.94))),
            ViewDrawer.fill(CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: 0.5), control.system("separator")),
        ]
        let width = bar.width / CGFloat(tabs.count)
        for (index, tab) in tabs.enumerated() {
            let place = CGRect(x: bar.minX + CGFloat(index) * width, y: bar.minY, width: width, height: bar.height)
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
