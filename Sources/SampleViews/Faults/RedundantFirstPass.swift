import SwiftUI

/// What is in stock; `redundant-first-pass`: each label loads on appearing what it has already, and runs a second time for it.
public struct StockList: View {
    public init() {}

    public var body: some View {
        VStack {
            ForEach(["Chair", "Lamp", "Table", "Bench"], id: \.self) { LoadingStockLabel(name: $0) }
        }
    }
}

private struct LoadingStockLabel: View {
    let name: String
    @StateObject private var stock = StockLevel()

    var body: some View {
        Text("\(name): \(stock.pieces)")
            .onAppear { stock.load() }
    }
}

/// Repaired: what is there is not published again.
public struct StockListRepaired: View {
    public init() {}

    public var body: some View {
        VStack {
            ForEach(["Chair", "Lamp", "Table", "Bench"], id: \.self) { StockLabel(name: $0) }
        }
    }
}

private struct StockLabel: View {
    let name: String
    @StateObject private var stock = StockLevel()

    var body: some View {
        Text("\(name): \(stock.pieces)")
            .onAppear { stock.loadChanges() }
    }
}

@MainActor
final class StockLevel: ObservableObject {
    @Published private(set) var pieces = StockLevel.kept

    private static let kept = 12

    func load() { pieces = Self.kept }

    func loadChanges() {
        if Self.kept != pieces { pieces = Self.kept }
    }
}
