import SampleViews
import SwiftUI
import Testing
import TraceTesting

/// A product's page.
@MainActor @Suite(.traced)
struct DetailTests {
    let shop = ShopModel()

    @Test func notesStayWhileTheCartFills() async throws {
        let host = ViewHost { ShopRoot(shop: shop) }
        try await host.step("open a product") { try host.button("Ember Chair 1, ★").tap() }
        try await host.step("write a note") {
            try host.textField("New note").type("Fits under the window")
            try host.button("Add note").tap()
        }
        #expect(host.texts.contains("Fits under t"))
        try await host.step("unfold the note") { try host.button("Fits under t").tap() }
        for round in 1...4 {
            try await host.step("add to cart") { try host.button("Add to cart").tap() }
            #expect(shop.cart.lines.map(\.quantity) == [round])
        }
        try await host.step("choose a size") { try host.picker("Size").select("Large") }
        try await host.step("add to cart") { try host.button("Add to cart").tap() }
        #expect(shop.cart.lines.map(\.size) == ["Small", "Large"])
        #expect(host.texts.contains("Fits under the window"))
        try await host.step("back") { try host.navigation.pop() }
        #expect(host.texts.contains("Catalogue"))
    }
}
