import BenchmarkViews
import DependencyGraph
import ViewRuntime

/// What is done to a list of values.
enum ListOperation {
    case mount, changeValue, setState, insert, tick
}

/// A list of values in a host.
@MainActor
final class ListSide: Side {
    private let operation: ListOperation
    private let listener: HostListener?
    private var rows: [RowValue]
    private let count: Int
    private var middle: Int { count / 2 }
    // What is timed is the views, not the checks of the side that drives them.
    @exclusivity(unchecked) private var host: HostCore
    private let hand = ListHand()
    @exclusivity(unchecked) private var setCount: (Int) -> Void = { _ in }

    private var firstPrepared = 0
    @exclusivity(unchecked) private var preparedRows: [[RowValue]] = []
    private var outgoing: [HostCore] = []

    init(_ operation: ListOperation, rows count: Int, listener: HostListener?) {
        self.operation = operation
        self.listener = listener
        rows = NaiveList.rows(count)
        self.count = count
        host = HostCore.listened(by: listener)
        guard operation != .mount else { return }
        RowHand.driven = middle
        host.mount(ListView(rows: rows, hand: hand))
        setCount = RowHand.setCount
        RowHand.driven = -1
        hand.isOpen = false
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
            let fresh = HostCore.listened(by: listener)
            fresh.mount(ListView(rows: rows, hand: hand))
            outgoing.append(host)
            host = fresh
        case .changeValue, .insert: host.act { hand.setRows(preparedRows[number - firstPrepared]) }
        case .setState: host.act { setCount(number) }
        case .tick: host.act { hand.setTick(number) }
        }
    }

    func settle() {
        outgoing = []
        preparedRows = []
    }

    var bodies: Int? { host.graph.bodies }
    var texts: [String] { host.texts }
}

extension HostCore {
    static func listened(by listener: HostListener?) -> HostCore {
        guard let listener else { return HostCore() }
        return HostCore(ids: listener.ids, instrument: listener.instrument)
    }

    /// Does what a person's action would do, with the flush that makes the tree current.
    @inline(__always)
    func act(_ work: () -> Void) {
        perform(Cause(.action), work)
        flush()
    }

    /// The visible texts, in order.
    var texts: [String] { root.map { TreeReader.elements(of: $0).flatMap(\.texts) } ?? [] }
}
