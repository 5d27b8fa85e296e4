import Foundation

/// One view of the laid-out tree, with what is needed to draw it: a snapshot, made when somebody asks.
package struct DrawnView {
    /// How a view stands to the one around it.
    package enum Place {
        /// In a bar, above everything else in the view that has the bar.
        case content, behind, over, mask, bar
    }

    /// A row of a list, or the header or footer of a section.
    package struct Row {
        package enum Part { case row, header, footer }
        package var part: Part
        /// Which run of rows it belongs to.
        package var run: Int
        /// The whole row's rectangle in the host's coordinates.
        package var frame: CGRect
    }

    /// The rectangle in the host's coordinates, before effects.
    package var frame: CGRect
    /// What the view is: `Text`, `Toggle`; empty for a modifier.
    package var kind: String
    /// What drivers see of the view; nil where the layout alone knows it.
    package var element: ViewElement?
    package var look: ViewLook?
    /// What is done to the picture, the outermost first.
    package var effects: [DrawingEffect]
    package var environment: EnvironmentValues
    package var place: Place
    /// Where it stands in the list around it.
    package var row: Row?
    package var zIndex: Double
    /// What is seen of the content in a container that scrolls.
    package var clipsContent: Bool
    package var children: [DrawnView]
    /// The bars around the view's content, where it has some.
    package var bars: Bars?

    /// The bars of a navigation stack or a tab view, with what the layout does not place in them.
    package struct Bars {
        package var title = ""
        package var isLarge = false
        package var hasBackButton = false
        /// The rectangle of the bar at the top, from the edge of the screen on; nil where there is none.
        package var top: CGRect?
        /// The first line of the bar at the top.
        package var line = CGRect.zero
        /// The rectangle of the bar at the bottom, down to the edge of the screen; nil where there is none.
        package var bottom: CGRect?
    }
}

extension HostCore {
    /// The views on screen with their places, from the back to the front: the content, then what is presented above it. Empty where the host
    /// has no size. Costs a reading of the tree and of the layout.
    package func drawnViews() -> [DrawnView] {
        guard let layout, let root, layout.root != nil else { return [] }
        // What canvases draw of their symbols has a place for as long as it is read.
        var canvases: [CanvasRule] = []
        layout.walk { if let canvas = $0.rule as? CanvasRule { canvases.append(canvas) } }
        for canvas in canvases { canvas.placeSymbols() }
        defer { for canvas in canvases { canvas.unplaceSymbols() } }
        var placed: Set<LayoutPlaceKey> = []
        layout.walk { placed.insert(LayoutPlaceKey($0.node, $0.element)) }
        let notes = DrawingNotes(placed: placed)
        TreeReader.note(root, notes)
        var views: [DrawnView] = []
        StackSpace.run(depth: deepestNode) {
            let drawer = DrawnViewMaker(notes: notes)
            let items = [layout.root].compactMap(\.self) + layout.presentedItems.filter(\.isPlaced)
            views = items.map { drawer.view($0, at: .zero, root.environment.values) }
        }
        return views
    }
}

/// Makes drawn views of the layout's items.
private struct DrawnViewMaker {
    let notes: DrawingNotes

    func view(_ item: LayoutItem, at outer: CGPoint, _ surroundings: EnvironmentValues) -> DrawnView {
        let origin = CGPoint(x: outer.x + item.origin.x, y: outer.y + item.origin.y)
        let note = notes[LayoutPlaceKey(item.node, item.element)]
        let environment = note?.element.environment ?? surroundings
        let look = look(item, note, environment)
        let isLayer = item.rule is LayerRule
        let isBarred = item.rule is ToolbarRule || item.rule is SearchRule
        var children: [DrawnView] = []
        for (index, child) in item.shownChildren.enumerated() where child.isPlaced && !(item.rule is CanvasRule) {
            // What stands in bars is drawn with them.
            if isBarred, index > 0 { continue }
            var view = view(child, at: origin, environment)
            view.zIndex = child.traits.zIndex
            if isLayer, index > 0 {
                view.place = switch note?.element.kind {
                case "Background": .behind
                case "Mask": .mask
                default: .over
                }
            }
            children.append(view)
        }
        if let lazy = item.rule as? LazyRule, lazy.isList { lazy.state.describeRows(&children, origin, item.size) }
        let frame = CGRect(origin: origin, size: item.size)
        if let rule = item.rule as? NavigationBarRule {
            for barred in rule.placedItems(item) {
                guard let outer = barred.parent?.frame.origin else { continue }
                var view = view(barred, at: outer, environment)
                view.place = .bar
                children.append(view)
            }
        }
        return DrawnView(
            frame: frame, kind: note?.element.kind ?? "", element: note?.element,
            look: look, effects: (note?.effects ?? []) + effects(item), environment: environment, place: .content, zIndex: 0,
            clipsContent: item.rule is ScrollRule || (item.rule as? LazyRule)?.isList == true, children: children,
            bars: (item.rule as? NavigationBarRule)?.drawn(item, frame) ?? (item.rule as? TabBarRule)?.drawn(item, frame))
    }
}

extension DrawnViewMaker {
    /// What effects that depend on the place do to the picture, the outermost first.
    private func effects(_ item: LayoutItem) -> [DrawingEffect] {
        guard let rule = item.rule as? FollowRule else { return [] }
        return rule.effects.reversed().compactMap { DrawingEffect($0) }
    }

    /// How the view looks; what a closure draws is drawn now.
    private func look(_ item: LayoutItem, _ note: DrawingNotes.Note?, _ environment: EnvironmentValues) -> ViewLook? {
        if let rule = item.rule as? CanvasRule {
            var canvas = CanvasLook(operations: rule.operations, size: item.size)
            for symbol in rule.symbols { canvas.symbols[ObjectIdentifier(symbol)] = view(symbol, at: .zero, environment) }
            return .canvas(canvas)
        }
        if case .text(let text) = note?.look, let renderer = environment.textRenderer {
            let set = DrawnText(text, environment, in: item.size)
            let record = GraphicsContext.Record(item.layout, item.node)
            var context = GraphicsContext(record, environment)
            renderer.draw(layout: Text.Layout(set, environment, width: item.size.width), in: &context)
            var look = CanvasLook(operations: record.operations, size: item.size)
            // Letters reach beyond their place, and are not cut.
            look.reach = nil
            return .canvas(look)
        }
        guard case .image(let image) = note?.look, let picture = image.loaded, let renderer = picture.renderer else { return note?.look }
        let record = GraphicsContext.Record(item.layout, item.node)
        var context = GraphicsContext(record, environment)
        renderer(&context)
        return .canvas(CanvasLook(operations: record.operations, size: picture.size))
    }
}

extension LazyState {
    /// Says of the views of a list which rows they are. `views` are those of the placed items, in order.
    fileprivate func describeRows(_ views: inout [DrawnView], _ origin: CGPoint, _ size: CGSize) {
        guard views.count == lines.count else { return }
        var numbers: [ObjectIdentifier: Int] = [:]
        for (index, line) in lines.enumerated() {
            let number = numbers[ObjectIdentifier(line.run), default: numbers.count]
            numbers[ObjectIdentifier(line.run)] = number
            let part: DrawnView.Row.Part =
                switch line.run.part {
                case .rows: .row
                case .header: .header
                case .footer: .footer
                }
            views[index].row = DrawnView.Row(
                part: part, run: number,
                frame: CGRect(
                    x: origin.x + look.margin, y: origin.y + line.start - shift, width: max(0, size.width - 2 * look.margin),
                    height: line.length))
        }
    }
}

extension HostCore {
    /// Runs work that goes down the tree of drawn views by recursion, on a larger stack where the tree is deep.
    package func withDeepStack(_ work: () -> Void) { StackSpace.run(depth: deepestNode, work) }
}
