import SwiftUI

/// Prices that are looked up again by hand; `explicit-id-reset`: a counter is bumped to have the form drawn again, and what was typed goes.
public struct PriceAlerts: View {
    @State private var refreshes = 0

    public init() {}

    public var body: some View {
        VStack {
            Button("Refresh") { refreshes += 1 }
            PriceAlertForm()
                .id(refreshes)
        }
    }
}

/// Repaired: what is refreshed is an input.
public struct PriceAlertsRepaired: View {
    @State private var refreshes = 0

    public init() {}

    public var body: some View {
        VStack {
            Button("Refresh") { refreshes += 1 }
            Text("Refreshed \(refreshes) times")
            PriceAlertForm()
        }
    }
}

/// The price from which on the person wants a message.
struct PriceAlertForm: View {
    @State private var limit = ""

    var body: some View {
        VStack {
            TextField("Limit", text: $limit)
            Text(limit.isEmpty ? "No message" : "A message below \(limit)")
        }
    }
}
