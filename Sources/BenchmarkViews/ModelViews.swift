import SwiftUI

/// An observable row.
@Observable
public final class RowModel: Identifiable {
    public let id: Int
    public var text: String

    public init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

/// A row that reads its model.
public struct ModelRowView: View {
    let model: RowModel
    @State private var count = 0

    public var body: some View {
        HStack {
            Text(model.text)
            Text(String(count))
        }
    }
}

/// Header and keyed list of observable rows.
public struct ModelListView: View {
    let models: [RowModel]

    public init(models: [RowModel]) { self.models = models }

    public var body: some View {
        VStack {
            Text("tick 0")
            ForEach(models) { ModelRowView(model: $0) }
        }
    }
}
