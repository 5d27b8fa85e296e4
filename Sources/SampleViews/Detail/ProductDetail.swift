import SwiftUI

/// A product's page: what it is, notes about it, what goes with it.
struct ProductDetail: View {
    let product: Product
    @State private var size = "Small"
    @Environment(CartModel.self) private var cart

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                ProductHeader(product: product)
                Picker("Size", selection: $size) {
                    ForEach(product.sizes, id: \.self) { Text($0) }
                }
                Button("Add to cart") { cart.add(product, size: size) }
                    .buttonStyle(.borderedProminent)
                NotesSection()
                Recommendations(product: product)
            }
            .padding()
        }
        .navigationTitle(product.name)
    }
}

/// Name, price and rating.
struct ProductHeader: View {
    let product: Product

    var body: some View {
        VStack(alignment: .leading) {
            Text(product.name)
                .font(.title)
            PriceLabel(cents: product.price)
            StarRating(rating: product.rating)
        }
    }
}

/// Notes that the person makes about the product.
struct NotesSection: View {
    @State private var notes: [Note] = []
    @State private var draft = ""

    var body: some View {
        VStack(alignment: .leading) {
            Text("Notes")
                .font(.headline)
            ForEach(notes) { NoteRow(note: $0) }
            HStack {
                TextField("New note", text: $draft)
                Button("Add note") {
                    notes.append(Note(id: notes.count + 1, text: draft))
                    draft = ""
                }
                .disabled(draft.isEmpty)
            }
        }
    }
}

/// A note.
struct Note: Identifiable, Hashable {
    let id: Int
    var text: String
}

/// One note, which can be unfolded.
struct NoteRow: View {
    let note: Note
    @State private var isExpanded = false

    var body: some View {
        Button(isExpanded ? note.text : String(note.text.prefix(12))) { isExpanded.toggle() }
    }
}
