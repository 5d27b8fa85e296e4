import SwiftUI

/// A product and a basket; `unused-dependency`: the button is subscribed to the basket and shows nothing of it.
public struct AddToBasketScreen: View {
    @State private var basket = Basket()

    public init() {}

    public var body: some View {
        VStack {
            BasketBadge(basket: basket)
            SubscribedAddButton(name: "Chair")
        }
        .environmentObject(basket)
    }
}

private struct SubscribedAddButton: View {
    let name: String
    @EnvironmentObject private var basket: Basket

    var body: some View {
        Button("Add \(name)") { basket.add(name) }
    }
}

/// Repaired: the button holds the basket without a subscription.
public struct AddToBasketScreenRepaired: View {
    @State private var basket = Basket()

    public init() {}

    public var body: some View {
        VStack {
            BasketBadge(basket: basket)
            PlainAddButton(name: "Chair", basket: basket)
        }
    }
}

private struct PlainAddButton: View {
    let name: String
    let basket: Basket

    var body: some View {
        Button("Add \(name)") { basket.add(name) }
    }
}

@MainActor
final class Basket: ObservableObject {
    @Published var names: [String] = []

    func add(_ name: String) { names.append(name) }
}

struct BasketBadge: View {
    @ObservedObject var basket: Basket

    var body: some View { Text("\(basket.names.count) in the basket") }
}
