import SwiftUI

/// How warm the store is; `ignored-equality`: the gauge is plain bytes, so that its `==` is not asked.
public struct StoreClimate: View {
    @State private var degrees = 20.0

    public init() {}

    public var body: some View {
        VStack {
            RoundedGauge(degrees: degrees)
            Text("\(degrees)")
            Button("Warmer") { degrees += 0.1 }
        }
    }
}

/// Repaired: `==` is asked.
public struct StoreClimateRepaired: View {
    @State private var degrees = 20.0

    public init() {}

    public var body: some View {
        VStack {
            RoundedGauge(degrees: degrees)
                .equatable()
            Text("\(degrees)")
            Button("Warmer") { degrees += 0.1 }
        }
    }
}

struct RoundedGauge: View, Equatable {
    let degrees: Double

    nonisolated static func == (left: Self, right: Self) -> Bool { Int(left.degrees) == Int(right.degrees) }

    var body: some View { Text("\(Int(degrees)) °C").font(.title) }
}
