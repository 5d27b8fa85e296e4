import SampleViews
import SwiftUI
import Testing
import TraceTesting

/// The settings.
@MainActor @Suite(.traced)
struct SettingsTests {
    let shop = ShopModel()

    @Test func ratingsAndCurrencyReachTheCatalogue() async throws {
        let host = ViewHost { ShopRoot(shop: shop) }
        #expect(host.texts.contains("★"))
        try await host.step("open settings") { try host.tab("Settings").select() }
        try await host.step("hide ratings") { try host.toggle("Show ratings").toggle() }
        try await host.step("pay in dollars") { try host.picker("Currency").select("USD") }
        try await host.step("longer pages") { try host.stepper("24 products a page").increment() }
        try await host.step("news") { try host.toggle("News by mail").toggle() }
        #expect(host.texts.contains("One mail a week"))
        #expect(host.texts.contains("36 products a page"))
        try await host.step("back to the catalogue") { try host.tab("Catalogue").select() }
        #expect(!host.texts.contains("★"))
        #expect(host.texts.contains("19.00 USD"))
    }
}
