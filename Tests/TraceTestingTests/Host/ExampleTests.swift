import SwiftUI
import Testing
import TraceTesting

@Observable @MainActor
final class Product: Identifiable {
    let id: Int
    let name: String
    var isFavourite = false

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

@Observable @MainActor
final class CartModel {
    var products: [Product]

    init(products: [Product]) { self.products = products }

    static func sample(count: Int) -> CartModel {
        CartModel(products: (0..<count).map { Product(id: $0, name: "Product \($0)") })
    }
}

struct CartScreen: View {
    let model: CartModel
    var body: some View {
        List {
            ForEach(model.products) { product in ProductRow(product: product) }
        }
    }
}

struct ProductRow: View {
    let product: Product
    var body: some View {
        HStack {
            Text(product.name)
            Spacer()
            Button("Favourite") { product.isFavourite.toggle() }
            if product.isFavourite { Image(systemName: "star.fill") }
        }
    }
}

// As in the documentation, word for word.
@MainActor @Suite(.traced)
struct CartTests {
    @Test func favouriteTouchesOneRow() async throws {
        let model = CartModel.sample(count: 100)
        let host = ViewHost { CartScreen(model: model) }

        try await host.step("toggle favourite") {
            try host.button("Favourite", in: .row(id: 3)).tap()
        }

        #expect(host.bodyCount(of: ProductRow.self, in: "toggle favourite") == 1)
        #expect(host.changes(of: ProductRow.self, in: "toggle favourite") == ["ProductRow: @dependencies changed."])
        host.expectNoFindings(atLeast: .warning)
    }
}
