import SwiftUI

/// A chart of sales; `equatable-opportunity`: it shows its bars alone, and runs a little for each of its other inputs.
public struct SalesScreen: View {
    @State private var bars = [3, 5, 4]
    @State private var caption = 1
    @State private var scale = 1
    @State private var page = 1

    public init() {}

    public var body: some View {
        VStack {
            SalesChart(bars: bars, caption: caption, scale: scale, page: page)
            Button("Caption") { caption += 1 }
            Button("Scale") { scale += 1 }
            Button("Page") { page += 1 }
            Text("\(caption) \(scale) \(page)")
        }
    }
}

private struct SalesChart: View {
    let bars: [Int]
    let caption: Int
    let scale: Int
    let page: Int

    var body: some View { Text("\(bars.reduce(0, +)) sold") }
}

/// Repaired: the chart is compared by what it shows.
public struct SalesScreenRepaired: View {
    @State private var bars = [3, 5, 4]
    @State private var caption = 1
    @State private var scale = 1
    @State private var page = 1

    public init() {}

    public var body: some View {
        VStack {
            EquatableSalesChart(bars: bars, caption: caption, scale: scale, page: page)
                .equatable()
            Button("Caption") { caption += 1 }
            Button("Scale") { scale += 1 }
            Button("Page") { page += 1 }
            Text("\(caption) \(scale) \(page)")
        }
    }
}

private struct EquatableSalesChart: View, Equatable {
    let bars: [Int]
    let caption: Int
    let scale: Int
    let page: Int

    nonisolated static func == (left: Self, right: Self) -> Bool { left.bars == right.bars }

    var body: some View { Text("\(bars.reduce(0, +)) sold") }
}
