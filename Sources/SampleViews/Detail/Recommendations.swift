import SwiftUI

/// Products that go with the one that is shown.
struct Recommendations: View {
    let product: Product
    @Environment(CatalogueModel.self) private var catalogue
    @Environment(CartModel.self) private var cart
    @Environment(\.shopVariant) private var variant

    var body: some View {
        VStack(alignment: .leading) {
            Text("Goes with it")
                .font(.headline)
            switch variant {
            case .faulty:
                // Planted: ranks the catalogue in the body, at each change of the cart.
                RankedRecommendations(product: product, products: catalogue.products, lines: cart.lines)
            case .repaired:
                RecommendationList(
                    products: catalogue.ranking.best(for: product, among: catalogue.products),
                    inCart: cart.lines)
            }
        }
    }
}

/// Ranks the catalogue each time it is shown.
struct RankedRecommendations: View {
    let product: Product
    let products: [Product]
    let lines: [CartLine]

    var body: some View {
        RecommendationList(products: Ranking.rank(products, for: product), inCart: lines)
    }
}

/// Three products, and how full the cart is already.
struct RecommendationList: View {
    let products: [Product]
    let inCart: [CartLine]

    var body: some View {
        ForEach(products.prefix(3)) { Text($0.name) }
        Text("\(inCart.reduce(0) { $0 + $1.quantity }) pieces in the cart")
            .font(.caption)
    }
}

/// Which products go with which; each product's ranking is computed once.
@MainActor
public final class Ranking {
    private var known: [Product.ID: [Product]] = [:]

    func best(for product: Product, among products: [Product]) -> [Product] {
        if let ranked = known[product.id] { return ranked }
        let ranked = Ranking.rank(products, for: product)
        known[product.id] = ranked
        return ranked
    }

    /// Compares the product with every other one, which takes its time: four milliseconds of it.
    static func rank(_ products: [Product], for product: Product) -> [Product] {
        spend(.milliseconds(4))
        return products.filter { $0.id != product.id }.sorted { left, right in
            let nearer = abs(left.price - product.price)
            let farther = abs(right.price - product.price)
            return nearer == farther ? left.id < right.id : nearer < farther
        }
    }
}
