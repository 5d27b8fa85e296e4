import SwiftUI

/// A delivery that can be looked up again; `state-loss`: while it loads, the form is not there, and comes back empty.
public struct DeliveryScreen: View {
    @State private var isLoading = false

    public init() {}

    public var body: some View {
        VStack {
            Button(isLoading ? "Stop" : "Reload") { isLoading.toggle() }
            if isLoading {
                ProgressView()
            } else {
                DeliveryRemark(order: 7)
            }
        }
    }
}

/// Repaired: the form stays, and the progress is shown beside it.
public struct DeliveryScreenRepaired: View {
    @State private var isLoading = false

    public init() {}

    public var body: some View {
        VStack {
            Button(isLoading ? "Stop" : "Reload") { isLoading.toggle() }
            if isLoading { ProgressView() }
            DeliveryRemark(order: 7)
        }
    }
}

/// What the driver should know.
struct DeliveryRemark: View {
    let order: Int
    @State private var remark = ""

    var body: some View {
        VStack(alignment: .leading) {
            Text("Order \(order)")
            TextField("Remark", text: $remark)
            Text("\(remark.count) letters")
        }
    }
}
