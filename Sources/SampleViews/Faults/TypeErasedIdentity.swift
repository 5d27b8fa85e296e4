import SwiftUI

/// A parcel that can be sent as a gift; `type-erased-identity`: the helper's two results are two types, and so two views.
public struct ParcelScreen: View {
    @State private var isGift = false

    public init() {}

    public var body: some View {
        VStack {
            Toggle("Gift", isOn: $isGift)
            wrapped(CardMessage())
        }
    }

    private func wrapped(_ card: CardMessage) -> AnyView {
        if isGift {
            return AnyView(card.padding().border(Color.red))
        }
        return AnyView(card)
    }
}

/// Repaired: one type, and values that differ.
public struct ParcelScreenRepaired: View {
    @State private var isGift = false

    public init() {}

    public var body: some View {
        VStack {
            Toggle("Gift", isOn: $isGift)
            wrapped(CardMessage())
        }
    }

    private func wrapped(_ card: CardMessage) -> some View {
        card
            .padding(isGift ? 16 : 0)
            .border(isGift ? Color.red : Color.clear)
    }
}

/// What is written on the card that goes with a parcel.
struct CardMessage: View {
    @State private var message = ""

    var body: some View {
        VStack {
            TextField("Message", text: $message)
            Text(message.isEmpty ? "An empty card" : "A card with \(message.count) letters")
        }
    }
}
