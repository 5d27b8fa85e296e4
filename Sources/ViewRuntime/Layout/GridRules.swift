import Foundation

/// Rows whose cells stand in columns.
///
/// A column is as wide as its widest cell wants to be; what is left of the proposal is divided among the columns as a stack divides it. A row is
/// as high as its highest cell. A view that is no row takes the whole width.
final class GridRule: LayoutRule {
    private let alignment: Alignment
    private let columnSpace: CGFloat
    private let rowSpace: CGFloat

    init(_ alignment: Alignment, _ columnSpace: CGFloat?, _ rowSpace: CGFloat?) {
        self.alignment = alignment
        self.columnSpace = columnSpace ?? ViewSpacing.standard
        self.rowSpace = rowSpace ?? ViewSpacing.standard
    }

    private struct Cell {
        var item: LayoutItem
        var column: Int
        var span: Int
    }

    private struct Table {
        var widths: [CGFloat] = []
        var heights: [CGFloat] = []
        var rows: [[Cell]] = []
    }

    private func cells(_ row: LayoutItem, _ columns: Int) -> [Cell] {
        guard let rule = GridRowRule.find(row) else { return [Cell(item: row, column: 0, span: max(1, columns))] }
        var column = 0
        return rule.children.map { item in
            defer { column += item.traits.gridColumns }
            return Cell(item: item, column: column, span: item.traits.gridColumns)
        }
    }

    private func table(_ item: LayoutItem, _ proposal: ProposedViewSize) -> Table {
        let columns = item.children.map { row -> Int in
            GridRowRule.find(row)?.children.reduce(0) { $0 + $1.traits.gridColumns } ?? 0
        }.max() ?? 0
        var table = Table()
        table.rows = item.children.map { cells($0, columns) }
        table.widths = widths(table.rows, max(1, columns), proposal.width)
        let space = rowSpace * CGFloat(max(0, table.rows.count - 1))
        var left = proposal.height.map { max(0, $0 - space) }
        // Rows that cannot grow come first, as in a stack.
        let order = table.rows.indices.sorted { flexibility(table, $0) < flexibility(table, $1) }
        table.heights = Array(repeating: 0, count: table.rows.count)
        for (position, row) in order.enumerated() {
            let share = left.map { $0 / CGFloat(order.count - position) }
            let height = table.rows[row].map { cell in
                cell.item.size(ProposedViewSize(width: width(table, cell), height: share)).height
            }.max() ?? 0
            table.heights[row] = height
            if let rest = left, height.isFinite { left = max(0, rest - height) }
        }
        return table
    }

    private func flexibility(_ table: Table, _ row: Int) -> CGFloat {
        table.rows[row].map { cell in
            let width = width(table, cell)
            if cell.item.traits.gridUnsizedAxes.contains(.vertical) { return 0 }
            let most = cell.item.size(ProposedViewSize(width: width, height: .infinity)).height
            return most.isInfinite ? .infinity : most - cell.item.size(ProposedViewSize(width: width, height: 0)).height
        }.max() ?? 0
    }

    private func width(_ table: Table, _ cell: Cell) -> CGFloat {
        let end = min(table.widths.count, cell.column + cell.span)
        return table.widths[cell.column..<max(cell.column, end)].reduce(0, +) + columnSpace * CGFloat(max(0, end - cell.column - 1))
    }

    private func widths(_ rows: [[Cell]], _ columns: Int, _ proposal: CGFloat?) -> [CGFloat] {
        var least = Array(repeating: CGFloat(0), count: columns)
        var ideal = least
        var most = least
        for cell in rows.joined() where cell.span == 1 && cell.column < columns {
            if cell.item.traits.gridUnsizedAxes.contains(.horizontal) { continue }
            let column = cell.column
            least[column] = max(least[column], cell.item.size(ProposedViewSize(width: 0, height: nil)).width)
            ideal[column] = max(ideal[column], cell.item.size(.unspecified).width)
            most[column] = max(most[column], cell.item.size(ProposedViewSize(width: .infinity, height: nil)).width)
        }
        guard let proposal else { return ideal }
        var left = max(0, proposal - columnSpace * CGFloat(columns - 1))
        let order = (0..<columns).sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
        var widths = ideal
        for (position, column) in order.enumerated() {
            let share = left / CGFloat(columns - position)
            widths[column] = max(least[column], min(most[column], share))
            left = max(0, left - widths[column])
        }
        return widths
    }

    private func total(_ lengths: [CGFloat], _ space: CGFloat) -> CGFloat {
        lengths.reduce(0, +) + space * CGFloat(max(0, lengths.count - 1))
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        if item.children.isEmpty { return .zero }
        let table = table(item, proposal)
        return CGSize(width: total(table.widths, columnSpace), height: total(table.heights, rowSpace))
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        let table = table(item, proposal)
        let columns = table.rows.joined().reduce(into: [Int: HorizontalAlignment]()) {
            if let alignment = $1.item.traits.gridColumnAlignment { $0[$1.column] = alignment }
        }
        var top: CGFloat = 0
        var places: [LayoutPlacement] = []
        for (index, row) in table.rows.enumerated() {
            let height = table.heights[index]
            let vertical = (GridRowRule.find(item.children[index])?.rule as? GridRowRule)?.alignment ?? alignment.vertical
            var cells: [LayoutPlacement] = []
            for (position, cell) in row.enumerated() {
                let space = CGSize(width: width(table, cell), height: height)
                let own = ProposedViewSize(space)
                let left = table.widths.prefix(cell.column).reduce(0) { $0 + $1 + columnSpace }
                var origin = UnaryRule.origin(
                    cell.item, in: space,
                    Alignment(horizontal: columns[cell.column] ?? alignment.horizontal, vertical: vertical), own)
                if let anchor = cell.item.traits.gridAnchor {
                    let size = cell.item.size(own)
                    origin = CGPoint(x: (space.width - size.width) * anchor.x, y: (height - size.height) * anchor.y)
                }
                cells.append(
                    LayoutPlacement(
                        index: position, origin: CGPoint(x: left + origin.x, y: origin.y), proposal: own))
            }
            let place = CGPoint(x: 0, y: top)
            if let found = GridRowRule.find(item.children[index]), let rule = found.rule as? GridRowRule {
                rule.given = (CGSize(width: size.width, height: height), cells)
                found.invalidateAlone()
                places.append(
                    LayoutPlacement(
                        index: index, origin: place, proposal: ProposedViewSize(width: size.width, height: height)))
            } else if let cell = cells.first {
                places.append(
                    LayoutPlacement(
                        index: index, origin: CGPoint(x: cell.origin.x, y: top + cell.origin.y), proposal: cell.proposal))
            }
            top += height + rowSpace
        }
        return places
    }
}

/// A row of a grid, which says where its cells stand; outside of a grid, its cells stand side by side.
final class GridRowRule: LayoutRule, AxisRule {
    let alignment: VerticalAlignment?
    /// What the grid says.
    var given: (size: CGSize, places: [LayoutPlacement])?
    private let alone: StackEngine

    init(_ alignment: VerticalAlignment?) {
        self.alignment = alignment
        alone = StackEngine(axis: .horizontal, alignment: (alignment ?? .center).key, spacing: nil)
    }

    var axis: LayoutAxis? { .horizontal }

    /// The row in modifiers that change nothing in the layout.
    static func find(_ item: LayoutItem) -> LayoutItem? {
        var item = item
        while item.rule is PassingRule, let child = item.child { item = child }
        return item.rule is GridRowRule ? item : nil
    }

    override func size(_ item: LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
        given?.size ?? alone.arrange(item.children, proposal).size
    }

    override func arrange(_ item: LayoutItem, _ size: CGSize, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
        given?.places ?? alone.arrange(item.children, proposal).places
    }
}
