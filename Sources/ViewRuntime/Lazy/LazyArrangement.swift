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

/// The sizes of lists, in points.
enum ListMetrics {
    /// A row is at least so high.
    static let leastRow: CGFloat = 44
    /// The space around a row's content.
    static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The space around headers and footers.
    static let headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
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
