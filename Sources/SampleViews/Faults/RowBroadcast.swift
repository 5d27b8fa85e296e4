import SwiftUI

/// Fabrics to choose from; `row-broadcast`: each row reads which one is chosen, and all run for the two that change.
public struct FabricList: View {
    @State private var choice = FabricChoice()

    public init() {}

    public var body: some View {
        VStack {
            Button("Next fabric") { choice.number += 1 }
            ForEach(1...20, id: \.self) { ReadingFabricRow(number: $0, choice: choice) }
        }
    }
}

private struct ReadingFabricRow: View {
    let number: Int
    let choice: FabricChoice

    var body: some View { Text("Fabric \(number)").bold(choice.number == number) }
}

/// Repaired: each row is told whether it is the one.
public struct FabricListRepaired: View {
    @State private var choice = FabricChoice()

    public init() {}

    public var body: some View {
        VStack {
            Button("Next fabric") { choice.number += 1 }
            ForEach(1...20, id: \.self) { FabricRow(number: $0, isChosen: choice.number == $0) }
        }
    }
}

private struct FabricRow: View {
    let number: Int
    let isChosen: Bool

    var body: some View { Text("Fabric \(number)").bold(isChosen) }
}

@MainActor @Observable
final class FabricChoice {
    var number = 1
}
