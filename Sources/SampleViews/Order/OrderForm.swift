import SwiftUI

/// Where the order goes, and how it is wrapped.
struct OrderForm: View {
    @Environment(CartModel.self) private var cart
    @Environment(\.dismiss) private var dismiss
    @State private var address = Address()
    @State private var isGift = false
    @State private var greeting = ""
    @State private var isDone = false

    var body: some View {
        Form {
            if isDone {
                OrderConfirmation(name: address.name) { dismiss() }
            } else {
                AddressFields(address: $address)
                Section("Wrapping") {
                    Toggle("It is a gift", isOn: $isGift)
                    if isGift { TextField("Greeting", text: $greeting) }
                }
                OrderButton(isReady: address.isComplete) {
                    cart.empty()
                    isDone = true
                }
            }
        }
    }
}

/// Where an order goes.
struct Address: Equatable {
    var name = ""
    var street = ""
    var city = ""

    var isComplete: Bool { !name.isEmpty && !street.isEmpty && !city.isEmpty }
}

/// The fields of an address.
struct AddressFields: View {
    @Binding var address: Address

    var body: some View {
        Section("Address") {
            TextField("Name", text: $address.name)
            TextField("Street", text: $address.street)
            TextField("City", text: $address.city)
        }
    }
}

/// Sends the order, once the address is complete.
struct OrderButton: View {
    let isReady: Bool
    let order: @MainActor () -> Void

    var body: some View {
        Button("Send order", action: order)
            .disabled(!isReady)
    }
}

/// Thanks.
struct OrderConfirmation: View {
    let name: String
    let close: @MainActor () -> Void

    var body: some View {
        VStack {
            Text("Thank you, \(name)")
            Button("Close", action: close)
        }
    }
}
