import DependencyGraph
import Foundation

/// Looks over a layout that has settled, for who records: collections that are built as a whole, and views that came out otherwise than meant.
///
/// Made for the first thing that is noted; a host without an instrument has none.
final class PlaceNotes {
    /// Collections with other rows than in the last look.
    private var collections: [NodeID: Unmanaged<ForEachNode>] = [:]
    private var known: [Key: CGSize] = [:]

    private struct Key: Hashable {
        var place: LayoutPlaceKey
        var kind: PlaceNote.Kind
    }

    /// Rows from which on a collection is told of: fewer cost nobody anything.
    private static let fewestRows = 50

    func add(_ collection: ForEachNode, count: Int) {
        collections[collection.id] = count >= Self.fewestRows ? .passUnretained(collection) : nil
    }

    /// The node has gone.
    func removed(_ node: ViewNode) { collections[node.id] = nil }

    /// Tells what is remarkable, and was not before.
    func tell(_ layout: HostLayout, to instrument: any ViewInstrument) {
        if !collections.isEmpty {
            for (_, collection) in collections.sorted(by: { $0.key < $1.key }) {
                collection._withUnsafeGuaranteedRef { tell($0, layout, instrument) }
            }
            collections = [:]
        }
        guard layout.measured > 0, let root = layout.root else { return }
        var found: [Key: CGSize] = [:]
        // Content that is attached to other content may stand beyond it on purpose.
        var stack = (layout.presentedItems.reversed() + [root]).map { (item: $0, isAttached: false) }
        while let (item, isAttached) = stack.popLast() {
            if !item.isPlaced { continue }
            if let solid = item.rule as? SolidRule { solid.tellPriority(item) }
            if !isAttached {
                for (item, note) in notes(item) {
                    let key = Key(place: LayoutPlaceKey(item.node, item.element), kind: note.kind)
                    found[key] = note.size
                    if known[key] != note.size { instrument.placeNoted(item.node.reported.id, note) }
                }
            }
            let isLayer = item.rule is LayerRule
            for (index, child) in item.shownChildren.enumerated().reversed() {
                stack.append((child, isAttached || isLayer && index > 0))
            }
        }
        known = found
    }

    private func notes(_ item: LayoutItem) -> [(LayoutItem, PlaceNote)] {
        [OverflowNote.find(item), GeometryNote.find(item), CollapseNote.find(item), RatioNote.find(item), DecorationNote.find(item)]
            .compactMap { $0 }
    }

    // MARK: Collections

    private func tell(_ collection: ForEachNode, _ layout: HostLayout, _ instrument: any ViewInstrument) {
        guard !collection.isRemoved, let segment = layout.segments[ObjectIdentifier(collection)]?.takeUnretainedValue(),
            let container = segment.container, container.isInLayout, !(container.rule is LazyRule)
        else { return }
        // Several views stand in a scroll view as in a stack; the rows of an overlap are drawn over one another, not one after the other.
        guard container.rule is any AxisRule || container.rule is ScrollRule || container.rule is GridRule else { return }
        var rect = CGRect(origin: .zero, size: layout.size)
        var outer: LayoutItem? = container
        while let current = outer {
            if current.rule is ScrollRule { rect = rect.intersection(current.frame) }
            outer = current.parent
        }
        let rows = collection.children
        var visible = 0
        for row in rows {
            guard let segment = layout.segments[ObjectIdentifier(row)]?.takeUnretainedValue() else { continue }
            if segment.placedItems.contains(where: { $0.frame.intersects(rect) }) { visible += 1 }
        }
        instrument.collectionPlaced(collection.id, container: container.printedKind, count: rows.count, visible: visible)
    }
}

extension LayoutItem {
    /// What the view is called in the program's source.
    var printedKind: Name {
        switch rule {
        case is RootRule: return Name("the host")
        case is FixedFrameRule, is FlexibleFrameRule: return Name("frame")
        case is FixedSizeRule: return Name("fixedSize")
        case is AspectRatioRule: return Name("aspectRatio")
        case is PaddingRule: return Name("padding")
        default: break
        }
        if case .primitive(let reader, _) = element?.content {
            // Attached content is called by the modifier that attached it.
            return Name(reader.isAttachment ? reader.kind.prefix(1).lowercased() + reader.kind.dropFirst() : reader.kind)
        }
        if node is GeometryNode { return Name("GeometryReader") }
        if let container = node as? LazyContainerNode { return Name(container.kind) }
        return Name(rule is CanvasRule ? "Canvas" : "view")
    }

    /// What the view was given, as far as it is finite.
    var givenSize: (width: CGFloat?, height: CGFloat?) {
        (placedProposal.width.flatMap { $0.isFinite ? $0 : nil }, placedProposal.height.flatMap { $0.isFinite ? $0 : nil })
    }

    /// The views in it, through modifiers that change nothing but their only child's place.
    var innermost: LayoutItem {
        var item = self
        while item.rule is UnaryRule, let child = item.child { item = child }
        return item
    }
}

extension LayoutAxis {
    func along(_ given: (width: CGFloat?, height: CGFloat?)) -> CGFloat? { self == .horizontal ? given.width : given.height }
}
