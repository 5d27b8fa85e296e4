import Foundation

/// Where rows are put.
extension LazyState {
    func place(
        _ run: LazyRun, from start: CGFloat, _ range: Range<CGFloat>, _ visible: Range<CGFloat>, _ tracks: [LazyTrack],
        _ item: LayoutItem, _ awake: inout Awake
    ) {
        guard run.lines > 0, start < range.upperBound else { return }
        if start < range.lowerBound, start + run.extents.total <= range.lowerBound { return }
        // Headers and footers have no columns.
        let tracks = run.part == .rows ? tracks : [whole(axis.across(item.size))]
        var line = run.extents.line(at: range.lowerBound - start)
        var position = start + run.extents.start(of: line)
        while line < run.lines, position < range.upperBound {
            let length = placeLine(run, line, at: position, tracks, item, &awake) { length in
                position < visible.upperBound && position + length > visible.lowerBound
            }
            run.extents.set(line, length)
            position += length
            line += 1
        }
    }

    /// Places the cells of one line. Returns its length with the space behind it.
    func placeLine(
        _ run: LazyRun, _ line: Int, at position: CGFloat, _ tracks: [LazyTrack], _ item: LayoutItem,
        _ awake: inout Awake,
        isVisible: (CGFloat) -> Bool
    ) -> CGFloat {
        var cells: [(item: LayoutItem, track: Int, offset: CGFloat)] = []
        var rows: [(any LazyRows, Int)] = []
        var longest: CGFloat = 0
        for cell in line * run.tracks..<min(run.cellCount, (line + 1) * run.tracks) {
            let (piece, inner) = run.piece(at: cell)
            var items: [LayoutItem] = []
            switch run.pieces[piece] {
            case .fixed(let fixed): items = [fixed]
            case .rows(let node, let wrappers):
                let (index, view, isLast) = node.element(at: inner)
                rows.append((node, index))
                let row = node.wake(index)
                item.collect([row.entry(in: wrappers, item.layout)], into: &items)
                for child in items { child.parent = item }
                // The row has other views than its type let expect: count again.
                if view == 0, node.isVarying, items.count != node.countedViews(index) { isMiscounted = true }
                // Views that the row's type did not tell of stand with the last one.
                items = view < items.count ? Array(items[view..<(isLast ? items.count : view + 1)]) : []
                if node.isRepeated(index) { longest = max(longest, items.reduce(0) { $0 + self.length(of: $1, run, tracks[cell % run.tracks]) }) ; items = [] }
            }
            var offset: CGFloat = 0
            for child in items {
                let track = cell % run.tracks
                if line == 0, cell == 0 { noteIdeal(child) }
                cells.append((child, track, offset))
                offset += length(of: child, run, tracks[track])
            }
            longest = max(longest, offset)
        }
        for cell in cells {
            put(cell.item, run, tracks[cell.track], at: position + cell.offset, longest, item)
            placed.append(cell.item)
            lines.append(PlacedLine(run: run, start: position, length: longest))
        }
        let isInSight = isVisible(longest)
        for (node, index) in rows {
            awake[ObjectIdentifier(node)]?.placed.insert(index)
            if isInSight { awake[ObjectIdentifier(node)]?.visible.insert(index) }
        }
        return longest
    }

    func noteIdeal(_ child: LayoutItem) { idealAcross = axis.across(child.size(.unspecified)) }

    func insets(_ child: LayoutItem, _ run: LazyRun) -> EdgeInsets {
        guard arrangement.isList else { return EdgeInsets() }
        if child.rule is GapRule { return EdgeInsets() }
        return child.traits.rowInsets ?? (run.part == .rows ? ListMetrics.rowInsets : look.headerInsets(isHeader: run.part == .header))
    }

    func proposal(_ child: LayoutItem, _ insets: EdgeInsets, _ track: LazyTrack) -> ProposedViewSize {
        axis.proposal(nil, max(0, track.length - insets.leading - insets.trailing))
    }

    /// How long a row is, with the space behind it.
    func length(of child: LayoutItem, _ run: LazyRun, _ track: LazyTrack) -> CGFloat {
        let insets = insets(child, run)
        let content = axis.along(child.size(proposal(child, insets, track)))
        if arrangement.isList {
            let length = content + insets.top + insets.bottom
            return run.part == .rows ? max(ListMetrics.leastRow, length) : length
        }
        return content + arrangement.spacing
    }

    func put(
        _ child: LayoutItem, _ run: LazyRun, _ track: LazyTrack, at position: CGFloat, _ longest: CGFloat, _ item: LayoutItem
    ) {
        let insets = insets(child, run)
        let proposal = proposal(child, insets, track)
        let dimensions = child.dimensions(proposal)
        // Leading is on the right where text runs from there.
        func mirrored(_ point: CGPoint) -> CGPoint {
            guard item.isRightToLeft, axis == .vertical else { return point }
            return CGPoint(x: item.size.width - point.x - dimensions.width, y: point.y)
        }
        if arrangement.isList {
            let row = max(length(of: child, run, track), dimensions.height)
            // In the middle of what its insets leave of the row.
            let room = row - insets.top - insets.bottom
            return child.place(
                at: mirrored(
                    CGPoint(x: track.start + insets.leading, y: position - shift + insets.top + (room - dimensions.height) / 2)), proposal)
        }
        let alignment = track.alignment ?? arrangement.alignment
        let room = ViewDimensions(axis.size(longest - arrangement.spacing, track.length))
        // Along the container, cells of one line are aligned within it; single rows fill it.
        let along = run.tracks > 1
            ? (axis == .vertical
                ? room[alignment.vertical] - dimensions[alignment.vertical]
                : room[alignment.horizontal] - dimensions[alignment.horizontal]) : 0
        let across = axis == .vertical
            ? room[alignment.horizontal] - dimensions[alignment.horizontal]
            : room[alignment.vertical] - dimensions[alignment.vertical]
        child.place(at: mirrored(axis.point(position - shift + along, track.start + across)), proposal)
    }

    /// Has the bars made anew where rows say something else for them.
    func tellBars(_ item: LayoutItem) {
        let new = placed.reduce(BarFacts.none) { $0.joined(with: $1.barFacts) }
        let old = barFacts
        barFacts = new
        if !new.isEqual(to: old) { item.invalidateSize() }
    }

    /// Tells the layout how long the content is now.
    func tell(_ item: LayoutItem) {
        let total = runs.reduce(0) { $0 + $1.extents.total }
        let new = arrangement.isList || total == 0 ? total : max(0, total - arrangement.spacing)
        if let ownScroll {
            ownScroll.contentSize = CGSize(width: item.size.width, height: new)
            if ownScroll.offset.y > ownScroll.farthest.y {
                ownScroll.offset.y = ownScroll.farthest.y
                item.invalidatePlace()
            }
        }
        let wasIdeal = toldIdeal
        toldIdeal = idealAcross
        guard abs(new - length) > 0.001 || wasIdeal != idealAcross && axis.across(item.placedProposal) == nil else { return }
        length = new
        if ownScroll == nil { item.invalidateSize() }
    }
}
