/// A few row numbers, in order. One alone, which most lists are, takes no memory of its own.
public struct RowList: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral {
    private enum Rows: Hashable, Sendable {
        case none
        case one(UInt32)
        case many([Int])
    }

    private var rows = Rows.none

    /// A list of nothing.
    public init() {}

    public init(arrayLiteral elements: Int...) { for row in elements { append(row) } }

    public var startIndex: Int { 0 }
    public var endIndex: Int {
        switch rows {
        case .none: 0
        case .one: 1
        case .many(let all): all.count
        }
    }

    public subscript(position: Int) -> Int {
        switch rows {
        case .none: preconditionFailure("a list without rows has none at \(position)")
        case .one(let row):
            precondition(position == 0, "a list of one row has none at \(position)")
            return Int(row)
        case .many(let all): return all[position]
        }
    }

    /// Adds a row at the end.
    mutating func append(_ row: Int) {
        switch rows {
        case .none: rows = UInt32(exactly: row).map(Rows.one) ?? .many([row])
        case .one(let first): rows = .many([Int(first), row])
        case .many(var all):
            rows = .none
            all.append(row)
            rows = .many(all)
        }
    }
}
