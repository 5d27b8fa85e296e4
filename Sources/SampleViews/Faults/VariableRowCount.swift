import SwiftUI

/// Messages about orders, without those that are archived; `variable-row-count`: a row is there or not, so that all are built to count them.
public struct OrderMessages: View {
    private let messages = OrderMessage.samples
    @State private var showsArchived = false

    public init() {}

    public var body: some View {
        VStack {
            Toggle("Archived", isOn: $showsArchived)
            List(messages) { message in
                if showsArchived || !message.isArchived {
                    OrderMessageRow(message: message)
                }
            }
        }
    }
}

/// Repaired: the data is filtered, and each element is a row.
public struct OrderMessagesRepaired: View {
    private let messages = OrderMessage.samples
    @State private var showsArchived = false

    public init() {}

    public var body: some View {
        VStack {
            Toggle("Archived", isOn: $showsArchived)
            List(shown) { OrderMessageRow(message: $0) }
        }
    }

    private var shown: [OrderMessage] { messages.filter { showsArchived || !$0.isArchived } }
}

struct OrderMessage: Identifiable, Equatable {
    let id: Int
    let text: String
    let isArchived: Bool

    static let samples = (1...80).map { OrderMessage(id: $0, text: "Order \($0) is on its way", isArchived: $0 % 4 == 0) }
}

struct OrderMessageRow: View {
    let message: OrderMessage

    var body: some View {
        VStack(alignment: .leading) {
            Text(message.text)
            if message.isArchived { Text("Archived").font(.caption) }
        }
    }
}
