import SwiftUI

/// The cart: its lines, what they cost, and the way to the order.
struct CartScreen: View {
    @Environment(CartModel.self) private var cart
    @Environment(\.shopVariant) private var variant
    @State private var isOrdering = false

    var body: some View {
        NavigationStack {
            VStack {
                List {
                    switch variant {
                    case .faulty:
                        // Planted: the same product in two sizes is two lines with one id.
                        ForEach(cart.lines, id: \.product.id) { CartRow(line: $0) }
                    case .repaired:
                        ForEach(cart.lines) { CartRow(line: $0) }
                    }
                }
                CartTotals()
                CheckoutBar(isOrdering: $isOrdering)
            }
            .navigationTitle("Cart")
            .sheet(isPresented: $isOrdering) { OrderForm() }
        }
    }
}

/// One line, with a stepper for the number of pieces.
struct CartRow: View {
    let line: CartLine
    @Environment(CartModel.self) private var cart

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(line.product.name)
                Text(line.size)
                    .font(.caption)
            }
            Stepper(
                "\(line.quantity) pieces",
                value: Binding(
                    get: { line.quantity },
                    set: { cart.setQuantity($0, of: line.id) }),
                in: 0...9)
            PriceLabel(cents: line.product.price * line.quantity)
        }
    }
}

/// The sum.
struct CartTotals: View {
    @Environment(CartModel.self) private var cart

    var body: some View {
        HStack {
            Text("Total")
            Spacer()
            PriceLabel(cents: cart.total)
        }
        .accessibilityIdentifier("total")
    }
}

/// Opens the order form.
struct CheckoutBar: View {
    @Binding var isOrdering: Bool
    @Environment(CartModel.self) private var cart

    var body: some View {
        Button("Order") { isOrdering = true }
            .disabled(cart.lines.isEmpty)
    }
}
