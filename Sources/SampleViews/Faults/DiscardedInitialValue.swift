import Observation
import SwiftUI

/// Tickets by a word; `discarded-initial-value`: each letter has another list model built, of which only the first is used.
public struct TicketSearch: View {
    @State private var word = ""

    public init() {}

    public var body: some View {
        VStack {
            TextField("Word", text: $word)
            Text(word).font(.headline)
            TicketList()
        }
    }
}

private struct TicketList: View {
    @State private var model = TicketModel()

    var body: some View {
        ForEach(model.titles, id: \.self) { Text($0) }
    }
}

/// Repaired: the screen makes the model, once, and hands it down.
public struct TicketSearchRepaired: View {
    @State private var word = ""
    @State private var model = TicketModel()

    public init() {}

    public var body: some View {
        VStack {
            TextField("Word", text: $word)
            Text(word).font(.headline)
            GivenTicketList(model: model)
        }
    }
}

private struct GivenTicketList: View {
    let model: TicketModel

    var body: some View {
        ForEach(model.titles, id: \.self) { Text($0) }
    }
}

@Observable final class TicketModel {
    var titles = ["Lamp is broken", "Where is my order?"]
}
