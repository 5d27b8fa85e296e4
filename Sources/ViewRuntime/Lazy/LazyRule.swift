import Foundation

/// A lazy container in the layout: its length is that of the rows that were measured and an estimate for the others.
final class LazyRule: LayoutRule, AxisRule {
    let state: LazyState
    init(_ state: LazyState) { self.state = state }

    var axis: LayoutAxis? { state.arrangement.axis }
    var placedRows: [LayoutItem] { state.placed }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        if state.arrangement.isList { return proposal.replacingUnspecifiedDimensions() }
        let axis = state.arrangement.axis
        return axis.size(state.length, axis.across(proposal) ?? state.idealAcross)
    }

    override func placed(_ item: LayoutItem) { state.isPlaced(item) }

    override func guideKeys(_ item: LayoutItem) -> Set<AlignmentKey> { [] }

    /// The rows that have a place speak for all.
    override func barFacts(_ item: LayoutItem) -> BarFacts { state.barFacts }
}

/// The children of a lazy container between two breaks: its rows, or a header, or a footer.
final class LazyRun {
    enum Part { case rows, header, footer }
    enum Piece {
        case fixed(LayoutItem)
        case rows(any LazyRows, [LayoutWrapper])

        var cellCount: Int { if case .rows(let node, _) = self { node.cellCount } else { 1 } }
    }

    let part: Part
    /// The section in which it stands; nil outside of sections.
    var section: Int?
    var pieces: [Piece] = []
    /// Where each piece begins, in cells; one more at the end.
    private(set) var starts: [Int] = [0]
    var extents = LazyExtents(provisional: ListMetrics.leastRow)
    /// The cells in one line.
    private(set) var tracks = 1

    init(_ part: Part) { self.part = part }

    var lines: Int { extents.count }
    var cellCount: Int { starts.last ?? 0 }

    /// Counts cells and lines; keeps what was measured where the number is the same.
    func close(tracks: Int, known: LazyRun?) {
        self.tracks = max(1, tracks)
        starts = pieces.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.cellCount) }
        if let known, known.part == part { extents = known.extents }
        let lines = (cellCount + self.tracks - 1) / self.tracks
        if extents.count != lines { extents.forget(count: lines) }
    }

    /// The piece in which a cell stands, and the cell in it.
    func piece(at cell: Int) -> (piece: Int, cell: Int) {
        var low = 0
        var high = pieces.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= cell { low = middle } else { high = middle - 1 }
        }
        return (low, cell - starts[low])
    }
}
