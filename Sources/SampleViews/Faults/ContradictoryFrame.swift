import SwiftUI

/// How much of an order is packed; `contradictory-frame`: nothing of nothing is no number.
public struct PackingScreen: View {
    @State private var packed = 0
    @State private var ordered = 0

    public init() {}

    public var body: some View {
        VStack {
            PackingBar(packed: packed, ordered: ordered)
            Button("Order") { ordered += 1 }
            Button("Pack") { packed += 1 }
        }
    }
}

private struct PackingBar: View {
    let packed: Int
    let ordered: Int

    var body: some View {
        Rectangle()
            .frame(width: 200 * CGFloat(packed) / CGFloat(ordered), height: 8)
    }
}

/// Repaired: nothing ordered is nothing packed.
public struct PackingScreenRepaired: View {
    @State private var packed = 0
    @State private var ordered = 0

    public init() {}

    public var body: some View {
        VStack {
            CheckedPackingBar(packed: packed, ordered: ordered)
            Button("Order") { ordered += 1 }
            Button("Pack") { packed += 1 }
        }
    }
}

private struct CheckedPackingBar: View {
    let packed: Int
    let ordered: Int

    private var share: CGFloat { ordered == 0 ? 0 : CGFloat(packed) / CGFloat(ordered) }

    var body: some View {
        Rectangle()
            .frame(width: 200 * share, height: 8)
    }
}
