import SwiftUI

/// The products that the person likes.
struct FavouritesScreen: View {
    @Binding var selection: ShopTab
    @Environment(FavouritesModel.self) private var favourites
    @Environment(CatalogueModel.self) private var catalogue

    var body: some View {
        NavigationStack {
            List {
                if favourites.ids.isEmpty {
                    Button("Look around") { selection = .catalogue }
                }
                ForEach(catalogue.products.filter { favourites.ids.contains($0.id) }) {
                    FavouriteRow(product: $0)
                }
            }
            .navigationTitle("Favourites")
        }
    }
}

/// A product that the person likes, and a way to stop.
struct FavouriteRow: View {
    let product: Product
    @Environment(FavouritesModel.self) private var favourites

    var body: some View {
        HStack {
            Text(product.name)
            Spacer()
            Button("Remove") { favourites.toggle(product.id) }
        }
    }
}
