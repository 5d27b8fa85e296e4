import SampleViews
import SwiftUI
import Testing
import TraceTesting

/// The cart and the order.
@MainActor @Suite(.traced)
struct CartTests {
    let shop = ShopModel()

    /// A cart with one product in two sizes, and another product.
    private func fill() {
        let products = shop.catalogue.products
        shop.cart.add(products[0], size: "Small")
        shop.cart.add(products[0], size: "Large")
        shop.cart.add(products[1], size: "Small")
    }

    @Test func stepperChangesTheTotal() async throws {
        fill()
        let host = ViewHost { ShopRoot(shop: shop) }
        try await host.step("open the cart") { try host.tab("Cart").select() }
        try await host.step("one more lamp") { try host.stepper("1 pieces", in: .row(id: lampRow)).increment() }
        #expect(shop.cart.lines.map(\.quantity) == [1, 1, 2])
        #expect(try host.texts(in: .identifier("total")) == ["Total", "83.00 EUR"])
        try await host.step("no lamp") {
            try host.stepper("2 pieces", in: .row(id: lampRow)).decrement()
            try host.stepper("1 pieces", in: .row(id: lampRow)).decrement()
        }
        #expect(shop.cart.lines.count == 2)
    }

    /// The faulty cart tells lines apart by product, the repaired one by line.
    private var lampRow: Int { isFaulty ? 2 : 3 }
    private var isFaulty: Bool { ProcessInfo.processInfo.environment["SHOP_VARIANT"] == "faulty" }

    @Test func orderNeedsAnAddress() async throws {
        fill()
        let host = ViewHost { ShopRoot(shop: shop) }
        try await host.step("open the cart") { try host.tab("Cart").select() }
        try await host.step("order") { try host.button("Order").tap() }
        #expect(throws: ViewHostError.self) { try host.button("Send order").tap() }
        try await host.step("fill in the address") {
            try host.textField("Name").type("Ada")
            try host.textField("Street").type("Long Lane 3")
            try host.textField("City").type("Turin")
        }
        try await host.step("wrap it") {
            try host.toggle("It is a gift").toggle()
            try host.textField("Greeting").type("Enjoy")
        }
        try await host.step("send") { try host.button("Send order").tap() }
        #expect(shop.cart.lines.isEmpty)
        #expect(host.texts.contains("Thank you, Ada"))
        try await host.step("close") { try host.button("Close").tap() }
        #expect(!host.texts.contains("Thank you, Ada"))
    }
}
