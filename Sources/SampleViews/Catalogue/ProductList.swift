import SwiftUI

/// The products that match.
struct ProductList: View {
    @Environment(CatalogueModel.self) private var catalogue
    @Environment(\.shopVariant) private var variant

    var body: some View {
        let matches = catalogue.matches
        List {
            if matches.isEmpty {
                ContentUnavailableView("Nothing found", systemImage: "magnifyingglass")
            }
            switch variant {
            case .faulty:
                // Planted: each row reads the whole search to know whether there is one, and runs at each key.
                ForEach(matches) { ProductRow(product: $0, search: catalogue) }
            case .repaired:
                ForEach(matches) { ProductRow(product: $0, isFound: !catalogue.query.isEmpty) }
            }
        }
        .listStyle(.plain)
    }
}

/// One product in the list: opens its page, and carries its heart.
struct ProductRow: View {
    let product: Product
    /// Whether it is shown because somebody looks for it.
    var isFound = false
    /// In the faulty shop: where the row looks that up.
    var search: CatalogueModel?

    var body: some View {
        let isFound = search.map { !$0.query.isEmpty } ?? isFound
        HStack {
            NavigationLink(value: product) {
                VStack(alignment: .leading) {
                    Text(product.name)
                        .font(.headline)
                    StarRating(rating: product.rating)
                }
            }
            Spacer()
            PriceLabel(cents: product.price)
                .bold(isFound)
            FavouriteButton(product: product)
        }
    }
}

/// A price in the person's currency.
struct PriceLabel: View {
    let cents: Int
    @Environment(SettingsModel.self) private var settings

    var body: some View {
        Text("\(cents.asPrice) \(settings.currency)")
            .monospacedDigit()
    }
}

/// Up to five stars, unless the person does not want to see them.
struct StarRating: View {
    let rating: Int
    @Environment(SettingsModel.self) private var settings

    var body: some View {
        if settings.showsRatings {
            Text(String(repeating: "★", count: rating))
                .foregroundStyle(.secondary)
        }
    }
}

/// A heart that remembers.
struct FavouriteButton: View {
    let product: Product
    @Environment(FavouritesModel.self) private var favourites

    var body: some View {
        let isOn = favourites.mark(for: product.id).isOn
        Button("Favourite", systemImage: isOn ? "heart.fill" : "heart") {
            favourites.toggle(product.id)
        }
        .accessibilityIdentifier("favourite-\(product.id)")
    }
}
