import SwiftUI

/// Today's deliveries; `broad-input`: each card gets the whole delivery, shows to whom it goes, and runs at each minute.
public struct DeliveryBoard: View {
    @State private var deliveries = Delivery.samples

    public init() {}

    public var body: some View {
        VStack {
            Text("\(deliveries.reduce(0) { $0 + $1.minutes }) minutes")
            ForEach(deliveries) { DeliveryCard(delivery: $0) }
            Button("Next minute") {
                for index in deliveries.indices { deliveries[index].minutes -= 1 }
            }
        }
    }
}

private struct DeliveryCard: View {
    let delivery: Delivery

    var body: some View { Text(delivery.customer).font(.headline) }
}

/// Repaired: each card gets the name that it shows.
public struct DeliveryBoardRepaired: View {
    @State private var deliveries = Delivery.samples

    public init() {}

    public var body: some View {
        VStack {
            Text("\(deliveries.reduce(0) { $0 + $1.minutes }) minutes")
            ForEach(deliveries) { CustomerCard(name: $0.customer) }
            Button("Next minute") {
                for index in deliveries.indices { deliveries[index].minutes -= 1 }
            }
        }
    }
}

private struct CustomerCard: View {
    let name: String

    var body: some View { Text(name).font(.headline) }
}

struct Delivery: Identifiable {
    let id: Int
    var customer: String
    var minutes: Int

    static let samples = ["Ada", "Emmy", "Grace", "Lise"].enumerated().map {
        Delivery(id: $0.offset, customer: $0.element, minutes: 60 + 10 * $0.offset)
    }
}
