import Foundation
import ViewRuntime

/// The bars of navigation stacks and tab views. They take no place in the layout: pictures have them around what is laid out.
struct BarDrawer {
    let control: ControlDrawer
    /// The rectangle of what is laid out.
    let screen: CGRect

    /// What bars need around a screen, in points.
    struct Room {
        var top: CGFloat = 0
        var bottom: CGFloat = 0
    }

    private static let line: CGFloat = 44
    private static let largeTitle: CGFloat = 52
    private static let tabs: CGFloat = 49

    /// The bars that touch the upper and the lower side of the screen.
    static func room(_ views: [DrawnView], screen: CGRect) -> Room {
        var room = Room()
        var stack = views
        while let view = stack.popLast() {
            if view.effects.contains(where: { if case .hidden = $0 { true } else { false } }) { continue }
            if view.kind == "NavigationStack", view.frame.minY <= screen.minY + 0.5, let bar = Bar(view.element) {
                room.top = max(room.top, bar.height)
            }
            if view.kind == "TabView", view.frame.maxY >= screen.maxY - 0.5, hasTabs(view.element) { room.bottom = tabs }
            stack += view.children
        }
        return room
    }

    private static func hasTabs(_ element: ViewElement?) -> Bool {
        element?.children.contains { $0.kind == "Tab" && !($0.texts.isEmpty && symbol(in: $0) == nil) } == true
    }

    /// What a screen says about its bar.
    private struct Bar {
        var title = ""
        var isCompact = false
        var isPushed: Bool
        var hidesBackButton = false
        var items: [ViewElement] = []
        var height: CGFloat { title.isEmpty || isCompact ? BarDrawer.line : BarDrawer.line + BarDrawer.largeTitle }

        /// Nil where the screen has no bar: it has neither a title nor items, and nothing to go back to, or hides it.
        init?(_ element: ViewElement?) {
            guard let element else { return nil }
            isPushed = Int(element.attributes["depth"] ?? "0") ?? 0 > 0
            var isHidden = false
            var stack = Array(element.children.reversed())
            while let inner = stack.popLast() {
                let facts = inner.attributes
                if title.isEmpty, let own = facts["navigationTitle"] { title = own }
                if facts["navigationBarTitleDisplayMode"] == "inline" { isCompact = true }
                if facts["navigationBarBackButtonHidden"] == "true" { hidesBackButton = true }
                if facts["navigationBarHidden"] == "true" { isHidden = true }
                if inner.kind == "Toolbar" {
                    items += inner.children
                } else if inner.kind != "NavigationStack", !PresentationDrawer.kinds.contains(inner.kind) {
                    stack += inner.children.reversed()
                }
            }
            if isHidden || title.isEmpty && items.isEmpty && !isPushed { return nil }
        }
    }

    private var paints: PaintResolver { control.paints }
    private var isRightToLeft: Bool { control.view.environment.layoutDirection == .rightToLeft }

    /// A title, with a way back and items where there are some.
    func navigationBar() -> [Drawing.Step] {
        guard control.view.frame.minY <= screen.minY + 0.5, let bar = Bar(control.view.element) else { return [] }
        let place = CGRect(
            x: control.frame.minX, y: control.frame.minY - bar.height, width: control.frame.width, height: bar.height)
        let line = CGRect(x: place.minX, y: place.minY, width: place.width, height: Self.line)
        var steps = [ViewDrawer.fill(place, control.system(fillsGrouped ? "systemGroupedBackground" : "systemBackground"))]
        if bar.isCompact {
            steps += TextDrawer.line(
                bar.title, in: line.insetBy(dx: 80, dy: 0), size: 17, isBold: true, control.system("label"), alignment: .center)
        } else {
            let large = CGRect(x: place.minX + 16, y: line.maxY, width: max(0, place.width - 32), height: 44)
            steps += TextDrawer.line(
                bar.title, in: large, size: 34, isBold: true, control.system("label"), alignment: isRightToLeft ? .trailing : .leading)
        }
        if bar.isPushed, !bar.hidesBackButton {
            let mark = CGRect(x: isRightToLeft ? line.maxX - 28 : line.minX + 6, y: line.midY - 11, width: 22, height: 22)
            steps += ImageDrawer.symbol(isRightToLeft ? "chevron.right" : "chevron.left", in: mark, paints.tint)
            let words = CGRect(x: line.minX + 28, y: line.minY, width: max(0, line.width - 56), height: Self.line)
            steps += TextDrawer.line("Back", in: words, size: 17, paints.tint, alignment: isRightToLeft ? .trailing : .leading)
        }
        return steps + items(bar.items, line)
    }

    /// Whether what is below the bar is a list on grey.
    private var fillsGrouped: Bool {
        var view = control.view
        while let next = view.children.first(where: { $0.place == .content }) {
            if ["List", "Form"].contains(next.kind) {
                return !view.effects.contains { if case .setting("listStyle", let style) = $0 { style.hasPrefix("Plain") } else { false } }
                    && !next.effects.contains { if case .setting("listStyle", let style) = $0 { style.hasPrefix("Plain") } else { false } }
            }
            if view.children.count > 1 { return false }
            view = next
        }
        return false
    }

    /// The items of the toolbar, from its sides inwards.
    private func items(_ items: [ViewElement], _ line: CGRect) -> [Drawing.Step] {
        var steps: [Drawing.Step] = []
        var (left, right) = (line.minX + 16, line.maxX - 16)
        for item in items.flatMap({ $0.kind == "ToolbarItem" ? [$0] : $0.children.isEmpty ? [$0] : $0.children }) {
            let placement = item.attributes["placement"] ?? "automatic"
            if ["bottomBar", "keyboard", "status"].contains(placement) { continue }
            let words = item.texts.joined(separator: " ")
            let symbol = Self.symbol(in: item)
            let width = symbol != nil ? 22 : DrawnText(line: words, size: 17).lines.first?.width ?? 0
            guard width > 0 else { continue }
            let isPrincipal = placement == "principal" || placement == "title"
            let isLeading = ["topBarLeading", "navigation", "cancellationAction"].contains(placement) != isRightToLeft
            let x = isPrincipal ? line.midX - width / 2 : isLeading ? left : right - width
            let place = CGRect(x: x, y: line.minY, width: width, height: line.height)
            if !isPrincipal { if isLeading { left += width + 16 } else { right -= width + 16 } }
            let paint = isPrincipal ? control.system("label") : paints.tint
            steps += symbol.map { ImageDrawer.symbol($0, in: place, paint) }
                ?? TextDrawer.line(
                    words, in: place, size: 17, isBold: isPrincipal || placement == "confirmationAction", paint, alignment: .center)
        }
        return steps
    }

    func tabBar() -> [Drawing.Step] {
        guard let element = control.view.element else { return [] }
        let tabs = element.children.filter { $0.kind == "Tab" }
        guard Self.hasTabs(control.view.element), control.frame.maxY >= screen.maxY - 0.5 else { return [] }
        let bar = CGRect(x: control.frame.minX, y: control.frame.maxY, width: control.frame.width, height: Self.tabs)
        var steps = [
            ViewDrawer.fill(bar, control.system("systemBackground")),
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
