import Foundation
import SwiftUI

/// The year's invoices; `expensive-action`: the appear action reads them on the main actor.
public struct InvoiceYear: View {
    @State private var totals: [Int] = []

    public init() {}

    public var body: some View {
        VStack {
            Text("Invoices").font(.headline)
            ForEach(totals, id: \.self) { Text("\($0)") }
        }
        .onAppear { totals = readInvoices() }
    }
}

/// Repaired: a task asks for them, and they are read elsewhere.
public struct InvoiceYearRepaired: View {
    @State private var totals: [Int] = []

    public init() {}

    public var body: some View {
        VStack {
            Text("Invoices").font(.headline)
            ForEach(totals, id: \.self) { Text("\($0)") }
        }
        .task { totals = await Task.detached { readInvoices() }.value }
    }
}

private func readInvoices() -> [Int] {
    // A slow disk.
    pause(.milliseconds(300))
    return [1200, 860, 1430]
}
