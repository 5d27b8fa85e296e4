import SampleViews
import SwiftUI
import TraceTesting

/// What a person does in the shop while it is recorded.
struct Scenario {
    var name: String
    var run: @MainActor (ViewHost, ShopModel) async throws -> Void

    static let all = [
        Scenario(name: "search") { host, _ in
            try await host.step("search") {
                for letter in "lamp" { try host.textField("Search").type(String(letter)) }
            }
            try await host.step("toggle favourite") { try host.button("favourite-2").tap() }
        },
        Scenario(name: "detail") { host, _ in
            try await host.step("open a product") { try host.button("Ember Chair 1, ★").tap() }
            for _ in 1...4 {
                try await host.step("add to cart") { try host.button("Add to cart").tap() }
            }
            try await host.step("back") { try host.navigation.pop() }
        },
        Scenario(name: "cart") { host, shop in
            let products = shop.catalogue.products
            shop.cart.add(products[0], size: "Small")
            shop.cart.add(products[0], size: "Large")
            shop.cart.add(products[1], size: "Small")
            try await host.step("open the cart") { try host.tab("Cart").select() }
            try await host.step("order") { try host.button("Order").tap() }
        },
    ]
}
