import BenchmarkViews

/// A shown row of the floor.
private final class FloorRow {
    let id: Int
    // The floor pays for no check that a careful programmer could do without.
    @exclusivity(unchecked) var text: String
    @exclusivity(unchecked) var count = 0
    @exclusivity(unchecked) var countText: String

    init(_ row: RowValue) {
        id = row.id
        text = row.text
        countText = String(0)
    }
}

/// The floor: one object for each row and one dictionary from id to row, and no framework.
///
/// It does by hand what an operation comes down to: a hash look-up and the assignment of a string, or a walk over rows that compares.
@MainActor
final class FloorList: Side {
    private let operation: ListOperation
    private var rows: [RowValue]
    private let count: Int
    private var middle: Int { count / 2 }
    private var header = "tick 0"
    private var shown: [FloorRow] = []
    private var byID: [Int: FloorRow] = [:]

    private var firstPrepared = 0
    private var preparedRows: [[RowValue]] = []
    private var outgoing: [Any] = []

    init(_ operation: ListOperation, rows count: Int) {
        self.operation = operation
        rows = NaiveList.rows(count)
        self.count = count
        if operation != .mount { mount() }
    }

    private func mount() {
        shown.reserveCapacity(rows.count)
        byID.reserveCapacity(rows.count)
        for row in rows {
            let made = FloorRow(row)
            shown.append(made)
            byID[row.id] = made
        }
    }

    func prepare(_ operations: Range<Int>) {
        firstPrepared = operations.lowerBound
        switch operation {
        case .changeValue:
            preparedRows = operations.map { number in
                var changed = rows
                changed[middle].text = NaiveList.changedText(number)
                return changed
            }
        case .insert:
            preparedRows = operations.map { number in
                rows.insert(NaiveList.insertedRow(number, into: count), at: 0)
                return rows
            }
        case .mount, .setState, .tick: break
        }
    }

    func perform(_ number: Int) {
        switch operation {
        case .mount:
            outgoing.append((shown, byID))
            (shown, byID) = ([], [:])
            mount()
        case .changeValue: compare(preparedRows[number - firstPrepared])
        case .insert: match(preparedRows[number - firstPrepared])
        case .setState:
            let row = byID[middle]!
            row.count = number
            row.countText = String(number)
        case .tick:
            header = "tick \(number)"
            compare(rows)
        }
    }

    /// Takes in rows of the same ids.
    private func compare(_ rows: [RowValue]) {
        shown.withUnsafeBufferPointer { shown in
            rows.withUnsafeBufferPointer { rows in
                for index in rows.indices where shown[index].id == rows[index].id && shown[index].text != rows[index].text {
                    shown[index].text = rows[index].text
                }
            }
        }
    }

    /// Takes in rows of any ids.
    private func match(_ rows: [RowValue]) {
        var matched: [FloorRow] = []
        matched.reserveCapacity(rows.count)
        for row in rows {
            if let known = byID[row.id] {
                if known.text != row.text { known.text = row.text }
                matched.append(known)
            } else {
                let made = FloorRow(row)
                byID[row.id] = made
                matched.append(made)
            }
        }
        shown = matched
    }

    func settle() {
        outgoing = []
        preparedRows = []
    }

    var bodies: Int? { nil }
    var texts: [String] { [header] + shown.flatMap { [$0.text, $0.countText] } }
}
