import SwiftUI

/// A swatch card of sixty colours; `environment-fanout`: the chosen one goes to all swatches through the environment.
public struct SwatchCard: View {
    @State private var chosen = 1

    public init() {}

    public var body: some View {
        ScrollView {
            VStack {
                Button("Next colour") { chosen += 1 }
                ForEach(1...60, id: \.self) { EnvironmentSwatch(number: $0) }
            }
        }
        .environment(\.chosenSwatch, chosen)
    }
}

private struct EnvironmentSwatch: View {
    let number: Int
    @Environment(\.chosenSwatch) private var chosen

    var body: some View { Text(chosen == number ? "Colour \(number), chosen" : "Colour \(number)") }
}

extension EnvironmentValues {
    /// The number of the swatch that is chosen.
    @Entry var chosenSwatch = 0
}

/// Repaired: each swatch is told whether it is the one.
public struct SwatchCardRepaired: View {
    @State private var chosen = 1

    public init() {}

    public var body: some View {
        ScrollView {
            VStack {
                Button("Next colour") { chosen += 1 }
                ForEach(1...60, id: \.self) { Swatch(number: $0, isChosen: $0 == chosen) }
            }
        }
    }
}

private struct Swatch: View {
    let number: Int
    let isChosen: Bool

    var body: some View { Text(isChosen ? "Colour \(number), chosen" : "Colour \(number)") }
}
