import Foundation

/// How a lazy container arranges its rows.
struct LazyArrangement {
    var axis = LayoutAxis.vertical
    /// The space between lines in points.
    var spacing: CGFloat = ViewSpacing.standard
    /// How rows stand across the container.
    var alignment = Alignment.center
    /// The columns of a grid, or its rows where it grows sideways.
    var tracks: [GridItem]?
    /// Where the tracks of a grid stand that leave room across it: 0 at its beginning, 1 at its end.
    var trackAlignment: CGFloat = 0
    /// Which parts of sections stay in sight.
    var pinned: PinnedScrollableViews = []
    /// Whether it is a list: scrolls by itself, with rows of its own look.
    var isList = false
}

/// How a list groups its rows.
enum ListLook: Equatable {
    /// From side to side, without space between sections.
    case plain
    /// From side to side, with space between sections.
    case grouped
    /// On cards with space around them: what lists and forms look like on an iPhone without a style.
    case insetGrouped

    /// What `listStyle` was given says.
    init(_ style: any ListStyle) {
        switch style {
        case is PlainListStyle, is InsetListStyle, is SidebarListStyle: self = .plain
        case is GroupedListStyle: self = .grouped
        default: self = .insetGrouped
        }
    }

    /// The space beside all rows.
    var margin: CGFloat { self == .insetGrouped ? 16 : 0 }

    /// The space around headers and footers.
    func headerInsets(isHeader: Bool) -> EdgeInsets {
        let vertical: (top: CGFloat, bottom: CGFloat) = self == .plain ? (6, 6) : isHeader ? (16, 6) : (6, 6)
        return EdgeInsets(top: vertical.top, leading: 16, bottom: vertical.bottom, trailing: 16)
    }
}

/// The sizes of lists, in points.
enum ListMetrics {
    /// A row is at least so high.
    static let leastRow: CGFloat = 44
    /// The space around a row's content.
    static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The space above a section without a header, where another one is above it and sections are apart.
    static let sectionGap: CGFloat = 24
}

/// The space above a section without a header.
final class GapRule: LayoutRule {
    /// The place of all gaps in their lists' values: nobody asks for one.
    nonisolated(unsafe) static let place = _PlanElement(.group([]), at: 0)

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: ListMetrics.sectionGap)
    }
}

/// One track of a grid.
struct LazyTrack {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?

    /// The tracks in a length across the container.
    static func tracks(_ items: [GridItem], in length: CGFloat) -> [LazyTrack] {
        func space(_ index: Int) -> CGFloat { index + 1 < items.count ? items[index].spacing ?? ViewSpacing.standard : 0 }
        let fixed = items.reduce(CGFloat(0)) { sum, item in
            if case .fixed(let length) = item.size { sum + length } else { sum }
        }
        let spaces = items.indices.reduce(0) { $0 + space($1) }
        var left = max(0, length - fixed - spaces)
        var flexible = items.count { if case .fixed = $0.size { false } else { true } }
        var tracks: [LazyTrack] = []
        var start: CGFloat = 0
        for (index, item) in items.enumerated() {
            let share = flexible > 0 ? left / CGFloat(flexible) : 0
            switch item.size {
            case .fixed(let length):
                tracks.append(LazyTrack(start: start, length: length, alignment: item.alignment))
                start += length
            case .flexible(let least, let most):
                let length = max(least, min(most, share))
                tracks.append(LazyTrack(start: start, length: length, alignment: item.alignment))
                start += length
                left = max(0, left - length)
                flexible -= 1
            case .adaptive(let least, let most):
                // As many as fit into the share of one.
                let inner = item.spacing ?? ViewSpacing.standard
                let count = max(1, Int(min(1e6, (share + inner) / max(1, least + inner))))
                let length = max(min(least, share), min(most, (share - inner * CGFloat(count - 1)) / CGFloat(count)))
                for position in 0..<count {
                    tracks.append(LazyTrack(start: start, length: length, alignment: item.alignment))
                    start += length + (position + 1 < count ? inner : 0)
                }
                left = max(0, left - share)
                flexible -= 1
            }
            start += space(index)
        }
        return tracks
    }
}
