import SwiftUI

/// The catalogue with its search field and its filter.
struct CatalogueScreen: View {
    @Environment(CatalogueModel.self) private var catalogue

    var body: some View {
        @Bindable var catalogue = catalogue
        NavigationStack {
            VStack(spacing: 0) {
                TextField("Search", text: $catalogue.query)
                    .textFieldStyle(.roundedBorder)
                    .padding()
                FilterBar(category: $catalogue.category)
                ProductList()
            }
            .navigationTitle("Catalogue")
            .navigationDestination(for: Product.self) { ProductDetail(product: $0) }
        }
    }
}

/// One button for each category, and one for all.
struct FilterBar: View {
    @Binding var category: Product.Category?

    var body: some View {
        HStack {
            FilterChip(title: "All", isOn: category == nil) { category = nil }
            ForEach(Product.Category.allCases) { candidate in
                FilterChip(title: candidate.rawValue, isOn: category == candidate) { category = candidate }
            }
        }
    }
}

/// A category to choose.
struct FilterChip: View {
    let title: String
    let isOn: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        Button(action: choose) {
            Text(title)
                .bold(isOn)
                .padding(.horizontal, 8)
        }
        .buttonStyle(.bordered)
    }
}
