import SwiftUI

/// Rows one below the other, all laid out: three views a row and a stack around them.
public struct LaidOutView: View {
    /// The views that one row adds to the layout.
    public static let viewsPerRow = 4
    let rows: Int
    let hand: LayoutHand

    public init(rows: Int, hand: LayoutHand) {
        self.rows = rows
        self.hand = hand
    }

    public var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { LaidOutRow(number: $0, hand: $0 == rows / 2 ? hand : nil) }
        }
    }
}

/// A row: a title at one side, a number at the other.
struct LaidOutRow: View {
    let number: Int
    var hand: LayoutHand?
    @State private var shown: Int?

    var body: some View {
        let _ = register()
        HStack {
            Text("Row")
            Spacer()
            Text(verbatim: String(shown ?? number))
        }
    }

    private func register() { hand?.setNumber = { shown = $0 } }
}

/// A list of which some rows are in sight.
public struct LongListView: View {
    let numbers: [Int]
    public init(numbers: [Int]) { self.numbers = numbers }

    public var body: some View { List(numbers, id: \.self) { LaidOutRow(number: $0) } }
}

/// A hand on one laid-out view.
@MainActor
public final class LayoutHand {
    /// Shows another number in the middle row, which is as wide where it has as many digits.
    public var setNumber: (Int) -> Void = { _ in }
    public init() {}
}
