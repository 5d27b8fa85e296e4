import SwiftUI

/// One row of data: an id and at most 15 bytes of text, which a string stores in place.
public struct RowValue: Identifiable, Sendable {
    public let id: Int
    public var text: String

    public init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

/// The setter of one row's state, for a benchmark that has no finger to tap with.
///
/// One for all lists, and not part of a row's value: a row's input is its data alone.
@MainActor
public enum RowHand {
    /// The row that leaves its setter when its body runs; -1 for none.
    @exclusivity(unchecked) public static var driven = -1
    /// The setter that was left last.
    public static var setCount: (Int) -> Void = { _ in }
}

/// A hand on one list.
@MainActor
public final class ListHand {
    @exclusivity(unchecked) public var setTick: (Int) -> Void = { _ in }
    @exclusivity(unchecked) public var setRows: ([RowValue]) -> Void = { _ in }
    /// Whether bodies leave their setters; closed once they have, so that an update is measured without.
    @exclusivity(unchecked) public var isOpen = true
    public init() {}
}

/// A row: one view with a body, a container, two texts, one state.
public struct RowView: View {
    let row: RowValue
    @State private var count = 0

    public var body: some View {
        let _ = register()
        HStack {
            Text(row.text)
            Text(String(count))
        }
    }

    private func register() {
        if row.id == RowHand.driven { RowHand.setCount = { count = $0 } }
    }
}

/// Header and keyed list.
public struct ListView: View {
    @State private var tick = 0
    @State private var rows: [RowValue]
    let hand: ListHand

    public init(rows: [RowValue], hand: ListHand) {
        _rows = State(initialValue: rows)
        self.hand = hand
    }

    public var body: some View {
        let _ = register()
        VStack {
            Text(verbatim: "tick \(tick)")
            ForEach(rows) { RowView(row: $0) }
        }
    }

    private func register() {
        guard hand.isOpen else { return }
        hand.setTick = { tick = $0 }
        hand.setRows = { rows = $0 }
    }
}
