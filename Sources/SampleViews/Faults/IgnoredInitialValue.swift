import SwiftUI

/// A table that is laid; `ignored-initial-value`: the number of plates is state that takes its first value only.
public struct TableScreen: View {
    @State private var guests = 2

    public init() {}

    public var body: some View {
        VStack {
            Button("One more guest") { guests += 1 }
            Text("\(guests) guests")
            PlateLabel(guests: guests)
        }
    }
}

struct PlateLabel: View {
    @State private var plates: Int

    init(guests: Int) { _plates = State(initialValue: guests * 2) }

    var body: some View { Text("\(plates) plates") }
}

/// Repaired: what follows from an input is computed.
public struct TableScreenRepaired: View {
    @State private var guests = 2

    public init() {}

    public var body: some View {
        VStack {
            Button("One more guest") { guests += 1 }
            Text("\(guests) guests")
            ComputedPlateLabel(guests: guests)
        }
    }
}

struct ComputedPlateLabel: View {
    let guests: Int

    var body: some View { Text("\(guests * 2) plates") }
}
