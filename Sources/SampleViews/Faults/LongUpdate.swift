import SwiftUI

/// Seats and their price level; `long-update`: each seat is quick, and every one of them runs for each change of the level.
public struct SeatPlan: View {
    @State private var level = 1

    public init() {}

    public var body: some View {
        VStack {
            Text("Level \(level)")
            Button("Next level") { level += 1 }
            ForEach(0..<100) { SeatPrice(number: $0, level: level) }
        }
    }
}

private struct SeatPrice: View {
    let number: Int
    let level: Int

    var body: some View {
        let _ = spend(.microseconds(800))
        Text("Seat \(number): \(20 + level * 5)")
    }
}

/// Repaired: the price stands once, at the top.
public struct SeatPlanRepaired: View {
    @State private var level = 1

    public init() {}

    public var body: some View {
        VStack {
            Text("Level \(level): \(20 + level * 5)")
            Button("Next level") { level += 1 }
            ForEach(0..<100) { Text("Seat \($0)") }
        }
    }
}
