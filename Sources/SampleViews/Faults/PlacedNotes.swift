import SwiftUI

/// A badge on a parcel; `decoration-inside-padding`: the colour lies close around the text, and the padding around both.
public struct ParcelBadge: View {
    public init() {}

    public var body: some View { Text("Express").background(.orange).padding() }
}

/// Repaired: the colour fills the padding.
public struct ParcelBadgeRepaired: View {
    public init() {}

    public var body: some View { Text("Express").padding().background(.orange) }
}

/// A row of a bill; `pinned-aspect-ratio`: the ratio of the words' ideal size keeps the row from filling the width.
public struct BillRow: View {
    public init() {}

    public var body: some View {
        HStack {
            Text("Coffee")
            Spacer()
            Text("2.80")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .scaledToFit()
        .frame(height: 30)
    }
}

/// Repaired: without a ratio.
public struct BillRowRepaired: View {
    public init() {}

    public var body: some View {
        HStack {
            Text("Coffee")
            Spacer()
            Text("2.80")
        }
        .frame(height: 30)
    }
}
