import Foundation

/// What a lazy container knows of its rows: which are there, how long they are, where they stand.
///
/// After each pass of the layout, the rows in the visible rectangle are evaluated, measured and placed, with those of half a host's length
/// on the side to which was scrolled last; before the first scroll, none outside of it.
final class LazyState {
    unowned(unsafe) let node: LazyContainerNode
    var arrangement: LazyArrangement
    /// Where a list is scrolled to; nil for what scrolls in something else.
    let ownScroll: ScrollState?
    weak var item: LayoutItem?
    var runs: [LazyRun] = []
    private var version = -1
    /// How the rows of a list are grouped.
    var look = ListLook.insetGrouped
    /// The rows that have a place.
    var placed: [LayoutItem] = []
    /// The line in which each of them stands.
    var lines: [PlacedLine] = []
    /// The length of all rows, as the layout was told last.
    var length: CGFloat = 0
    /// The width of the first row without a proposal (C259).
    var idealAcross: CGFloat = 0

    /// What the rows that have a place say for the bars around.
    var barFacts = BarFacts.none
    /// The width that the layout was told last.
    var toldIdeal: CGFloat = 0
    /// Whether a row had other views than its type let expect.
    var isMiscounted = false

    init(_ node: LazyContainerNode, _ arrangement: LazyArrangement) {
        self.node = node
        self.arrangement = arrangement
        ownScroll = arrangement.isList ? ScrollState() : nil
    }

    var isGone: Bool { node.isRemoved || item == nil }
    var axis: LayoutAxis { arrangement.axis }

    func isPlaced(_ item: LayoutItem) {
        if self.item !== item { version = -1 }
        self.item = item
        if let ownScroll {
            ownScroll.item = item
            ownScroll.insets = SafeArea.taken(aroundScrolling: item)
            let settings = item.scrollSettings
            for case .margins(let insets) in settings { ownScroll.insets = ownScroll.insets + insets }
            if look != settings.look {
                look = settings.look
                version = -1
            }
        }
        let layout = item.layout
        if !layout.lazies.contains(where: { $0 === self }) { layout.lazies.append(self) }
    }

    // MARK: Runs

    /// Finds the rows anew, after something changed in the container.
    private func resolve(_ item: LayoutItem) {
        guard version != item.version else { return }
        version = item.version
        let old = runs
        runs = []
        var run = LazyRun(.rows)
        let tracks = tracks(item).count
        var section: Int?
        var sections = 0
        let isApart = arrangement.isList && look != .plain
        func gap() -> LazyRun.Piece {
            .fixed(LayoutItem(GapRule(), [], layout: item.layout, node: node, element: GapRule.place))
        }
        func close(_ next: LazyRun.Part) {
            if isApart, !runs.isEmpty {
                // Above a section without a header, and above rows behind a section.
                if run.part == .header, run.pieces.isEmpty { run.pieces = [gap()] }
                if run.part == .rows, run.section == nil, !run.pieces.isEmpty {
                    let space = LazyRun(.header)
                    space.pieces = [gap()]
                    space.close(tracks: 1, known: runs.count < old.count ? old[runs.count] : nil)
                    runs.append(space)
                }
            }
            if !run.pieces.isEmpty {
                run.close(
                    tracks: run.part == .rows ? tracks : 1, known: runs.count < old.count ? old[runs.count] : nil)
                runs.append(run)
            }
            run = LazyRun(next)
            run.section = section
        }
        func walk(_ entries: [LayoutEntry], _ wrappers: [LayoutWrapper]) {
            for entry in entries {
                switch entry {
                case .segment(let segment):
                    segment.container = item
                    if let rows = segment.node as? any LazyRows {
                        // Asking for the entries has the segment tell when it changes.
                        _ = segment.entries
                        rows.countViews()
                        run.pieces.append(.rows(rows, wrappers))
                    } else {
                        walk(segment.entries, wrappers)
                    }
                case .wrapped(let wrapper) where holdsRows(wrapper.inner): walk(wrapper.inner, wrappers + [wrapper])
                case .section(let parts):
                    let outer = section
                    sections += 1
                    section = sections
                    close(.header)
                    walk(parts.header, wrappers)
                    close(.rows)
                    walk(parts.content, wrappers)
                    close(.footer)
                    walk(parts.footer, wrappers)
                    section = outer
                    close(.rows)
                case .item, .wrapped, .presented:
                    var items: [LayoutItem] = []
                    item.collect([wrappers.reversed().reduce(entry) { .wrapped($1.another(around: [$0])) }], into: &items)
                    run.pieces += items.map { .fixed($0) }
                }
            }
        }
        walk(item.contents, [])
        close(.rows)
        for run in runs {
            for case .fixed(let child) in run.pieces { child.parent = item }
        }
    }

    private func holdsRows(_ entries: [LayoutEntry]) -> Bool {
        entries.contains { entry in
            switch entry {
            case .segment(let segment): segment.node is any LazyRows || holdsRows(segment.entries)
            case .wrapped(let wrapper): holdsRows(wrapper.inner)
            case .section: true
            case .item, .presented: false
            }
        }
    }

    /// One track across the container, between the margins of a list.
    func whole(_ length: CGFloat) -> LazyTrack {
        let margin = arrangement.isList ? look.margin : 0
        return LazyTrack(start: margin, length: max(0, length - 2 * margin))
    }

    func tracks(_ item: LayoutItem) -> [LazyTrack] {
        let length = axis.across(item.size)
        guard let items = arrangement.tracks, !items.isEmpty else { return [whole(length)] }
        var tracks = LazyTrack.tracks(items, in: length)
        let shift = max(0, length - (tracks.last.map { $0.start + $0.length } ?? 0)) * arrangement.trackAlignment
        if shift > 0 { for index in tracks.indices { tracks[index].start += shift } }
        return tracks
    }

    // MARK: Window

    /// What is visible of the content, along the container; nil where nothing is.
    private func visibleRange(_ item: LayoutItem) -> Range<CGFloat>? {
        let frame = item.frame
        var rect = CGRect(origin: .zero, size: item.layout.size)
        if ownScroll != nil { rect = rect.intersection(frame) }
        var outer = item.parent
        while let current = outer {
            if current.rule is ScrollRule || (current.rule as? LazyRule)?.isList == true {
                rect = rect.intersection(current.frame)
            }
            outer = current.parent
        }
        let across = axis == .vertical
            ? rect.minX < frame.maxX && frame.minX < rect.maxX : rect.minY < frame.maxY && frame.minY < rect.maxY
        guard !rect.isNull, !rect.isEmpty, across || axis.across(frame.size) == 0 else { return nil }
        let start = axis == .vertical ? frame.minY - shift : frame.minX
        let low = (axis == .vertical ? rect.minY : rect.minX) - start
        return low..<max(low, low + axis.along(rect.size))
    }

    /// How far the rows of a list are from where they would stand without scrolling and without what is kept free above them.
    var shift: CGFloat { ownScroll.map { $0.offset.y - $0.insets.top } ?? 0 }

    /// The part of what is visible that nothing is in front of.
    private func freeRange(_ visible: Range<CGFloat>) -> Range<CGFloat> {
        guard let insets = ownScroll?.insets else { return visible }
        let low = visible.lowerBound + insets.top
        return low..<max(low, visible.upperBound - insets.bottom)
    }

    /// What scrolls the rows.
    private func scroll(_ item: LayoutItem) -> ScrollState? {
        if let ownScroll { return ownScroll }
        var outer = item.parent
        while let current = outer {
            if let rule = current.rule as? ScrollRule, rule.state.axes.contains(axis == .vertical ? .vertical : .horizontal) {
                return rule.state
            }
            outer = current.parent
        }
        return nil
    }

    /// Whether a scrolling container scrolls the rows.
    func isScrolled(by state: ScrollState) -> Bool { item.map { scroll($0) === state } ?? false }

    /// The visible range and, on the side to which was scrolled, half a host's length more.
    private func evaluatedRange(_ visible: Range<CGFloat>, _ item: LayoutItem) -> Range<CGFloat> {
        let buffer = axis.along(item.layout.size) / 2
        let direction = scroll(item).map { axis == .vertical ? $0.direction.y : $0.direction.x } ?? 0
        return (visible.lowerBound - (direction < 0 ? buffer : 0))..<(visible.upperBound + (direction > 0 ? buffer : 0))
    }

    // MARK: Settling

    /// Evaluates and places what is to be seen.
    func settle() {
        guard let item, item.isInLayout else { return }
        resolve(item)
        var awake: Awake = [:]
        for run in runs {
            for case .rows(let node, _) in run.pieces { awake[ObjectIdentifier(node)] = (node, [], []) }
        }
        let before = placed
        placed = []
        lines.removeAll(keepingCapacity: true)
        if let visible = visibleRange(item) {
            let range = evaluatedRange(visible, item)
            let tracks = tracks(item)
            let free = freeRange(visible)
            var start: CGFloat = 0
            for run in runs {
                if let pinned = pinnedStart(run, at: start, free) {
                    let whole = [whole(axis.across(item.size))]
                    run.extents.set(0, placeLine(run, 0, at: pinned, whole, item, &awake) { _ in true })
                } else {
                    place(run, from: start, range, visible, tracks, item, &awake)
                }
                start += run.extents.total
            }
        }
        let now = Set(placed.map { ObjectIdentifier($0) })
        for old in before where !now.contains(ObjectIdentifier(old)) { old.unplace() }
        for (_, rows) in awake.sorted(by: { $0.value.node.id < $1.value.node.id }) {
            rows.node.settle(placed: rows.placed, visible: rows.visible)
        }
        tellBars(item)
        tell(item)
        if isMiscounted || awake.values.contains(where: \.node.mustCount) {
            isMiscounted = false
            version = -1
            item.layout.isDirty = true
        }
    }

    /// The rows that are there, by their nodes: those that are placed, and those of them that are visible.
    typealias Awake = [ObjectIdentifier: (node: any LazyRows, placed: Set<Int>, visible: Set<Int>)]

    /// Where a header or footer stands that would be out of sight and is kept in it; nil where it stands in its own place.
    private func pinnedStart(_ run: LazyRun, at start: CGFloat, _ visible: Range<CGFloat>) -> CGFloat? {
        guard let section = run.section, run.lines == 1 else { return nil }
        let isHeader = run.part == .header
        guard isHeader ? arrangement.pinned.contains(.sectionHeaders) : run.part == .footer && arrangement.pinned.contains(.sectionFooters)
        else { return nil }
        let length = run.extents.total
        // From the end of what comes before the section to that of the section.
        var (low, high, position) = (CGFloat.infinity, CGFloat(0), CGFloat(0))
        for other in runs {
            if other.section == section { low = min(low, position) }
            position += other.extents.total
            if other.section == section { high = position }
        }
        guard low < visible.upperBound, high > visible.lowerBound else { return nil }
        if isHeader {
            guard start < visible.lowerBound else { return nil }
            return max(start, min(visible.lowerBound, high - length))
        }
        let seen = length - (arrangement.isList ? 0 : arrangement.spacing)
        guard start + seen > visible.upperBound else { return nil }
        return min(start, max(visible.upperBound - seen, low))
    }

    // MARK: Finding and leaving

    /// The range of an element's row along the content; nil where the id does not occur.
    func range(of id: AnyHashable) -> Range<CGFloat>? {
        guard let item else { return nil }
        resolve(item)
        var start: CGFloat = 0
        for run in runs {
            for (index, piece) in run.pieces.enumerated() {
                guard case .rows(let node, _) = piece, let position = node.position(of: id), node.cellCount > 0 else { continue }
                let line = (run.starts[index] + node.cell(of: position)) / run.tracks
                let low = start + run.extents.start(of: line)
                let high = start + run.extents.start(of: line + 1) - (arrangement.isList ? 0 : arrangement.spacing)
                return low..<max(low, high)
            }
            start += run.extents.total
        }
        return nil
    }

    /// Scrolls so that a row is in sight; with an anchor, so that the anchor's point of it is at that of what is visible. Returns whether that
    /// changed anything.
    func reveal(_ id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation? = nil) -> Bool {
        guard let item, let range = range(of: id), let scroll = scroll(item), let outer = scroll.item else { return false }
        // The row in the coordinates of what scrolls.
        let shift = axis == .vertical
            ? (ownScroll.map(\.insets.top) ?? item.frame.minY - outer.frame.minY + scroll.offset.y)
            : item.frame.minX - outer.frame.minX + scroll.offset.x
        let before = scroll.moves
        defer { scroll.hasRevealed(since: before, animation, item.layout.host) }
        return scroll.reveal(
            (range.lowerBound + shift)..<(range.upperBound + shift), axis, anchor.map { axis == .vertical ? $0.y : $0.x })
    }

    /// Lets rows go that are farther than two host lengths from what is visible (C153).
    func evict() { forEachFar { $0.evict(where: $1) } }

    /// Says which rows that would be, under a profile that keeps them.
    func noteEvictions(to instrument: any ViewInstrument) { forEachFar { $0.noteEvictions(where: $1, to: instrument) } }

    private func forEachFar(_ body: (any LazyRows, (Int) -> Bool) -> Void) {
        guard let item, item.isInLayout, let visible = visibleRange(item) else { return }
        let distance = 2 * axis.along(item.layout.size)
        var start: CGFloat = 0
        for run in runs {
            for (index, piece) in run.pieces.enumerated() {
                guard case .rows(let node, _) = piece else { continue }
                body(node) { position in
                    guard node.cellCount > node.cell(of: position) else { return true }
                    let line = (run.starts[index] + node.cell(of: position)) / run.tracks
                    return start + run.extents.start(of: line + 1) < visible.lowerBound - distance
                        || start + run.extents.start(of: line) > visible.upperBound + distance
                }
            }
            start += run.extents.total
        }
    }
}

/// A line of a lazy container that has a place.
struct PlacedLine {
    unowned(unsafe) let run: LazyRun
    /// Where it begins along the content, and how long it is, in points.
    var start: CGFloat
    var length: CGFloat
}

extension LazyRule {
    var isList: Bool { state.arrangement.isList }
}
