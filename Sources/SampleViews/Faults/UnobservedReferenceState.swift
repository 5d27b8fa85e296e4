import SwiftUI

/// A card with stamps; `unobserved-reference-state`: nobody is told when the object in the state changes.
public struct PunchCardScreen: View {
    @State private var card = PunchCard()
    @State private var isOpen = false

    public init() {}

    public var body: some View {
        VStack {
            Text("\(card.stamps) stamps")
            Button("Stamp") { card.stamps += 1 }
            Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
        }
    }
}

final class PunchCard {
    var stamps = 0
}

/// Repaired: the class is observable.
public struct PunchCardScreenRepaired: View {
    @State private var card = ObservedPunchCard()
    @State private var isOpen = false

    public init() {}

    public var body: some View {
        VStack {
            Text("\(card.stamps) stamps")
            Button("Stamp") { card.stamps += 1 }
            Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
        }
    }
}

@Observable
final class ObservedPunchCard {
    var stamps = 0
}
