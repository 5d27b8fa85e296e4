import SwiftUI

/// A log that opens at its end; `lazy-sizing-body`: whether a row is there is decided in its body, so that all rows before the last run to be
/// counted.
public struct FlightLog: View {
    public init() {}

    public var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<120, id: \.self) { FlightRow(number: $0) }
            }
        }
    }
}

private struct FlightRow: View {
    let number: Int

    var body: some View {
        if number % 5 > 0 { Text("Flight \(number)").frame(height: 40) }
    }
}

/// Repaired: the data has no rows that are not there.
public struct FlightLogRepaired: View {
    public init() {}

    public var body: some View {
        ScrollView {
            LazyVStack {
                ForEach((0..<120).filter { $0 % 5 > 0 }, id: \.self) { ShownFlightRow(number: $0) }
            }
        }
    }
}

private struct ShownFlightRow: View {
    let number: Int

    var body: some View { Text("Flight \(number)").frame(height: 40) }
}
