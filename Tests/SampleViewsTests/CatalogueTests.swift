import SampleViews
import SwiftUI
import Testing
import TraceTesting

/// The catalogue, as a person goes through it.
@MainActor @Suite(.traced)
struct CatalogueTests {
    let shop = ShopModel()

    @Test func searchNarrowsTheList() async throws {
        let host = ViewHost { ShopRoot(shop: shop) }
        try await host.step("search") {
            for letter in "lamp" { try host.textField("Search").type(String(letter)) }
        }
        #expect(host.texts.contains("Fjord Lamp 2"))
        #expect(!host.texts.contains("Ember Chair 1"))
        try await host.step("clear the search") { try host.textField("Search").clear() }
        #expect(host.texts.contains("Ember Chair 1"))
    }

    @Test func filterShowsOneCategory() async throws {
        let host = ViewHost { ShopRoot(shop: shop) }
        try await host.step("filter") { try host.button("Tables").tap() }
        #expect(host.texts.contains("Linden Table 3"))
        #expect(!host.texts.contains("Ember Chair 1"))
        try await host.step("show all") { try host.button("All").tap() }
        #expect(host.texts.contains("Ember Chair 1"))
    }

    @Test func favouriteTouchesOneHeart() async throws {
        let host = ViewHost { ShopRoot(shop: shop) }
        try await host.step("toggle favourite") { try host.button("favourite-3").tap() }
        #expect(shop.favourites.ids == [3])
        #expect(host.bodyCounts(in: "toggle favourite") == ["FavouriteButton": 1])
    }

    @Test func favouritesAreListed() async throws {
        let host = ViewHost { ShopRoot(shop: shop) }
        try await host.step("toggle favourite") { try host.button("favourite-2").tap() }
        try await host.step("open favourites") { try host.tab("Favourites").select() }
        #expect(host.texts.contains("Fjord Lamp 2"))
        try await host.step("remove") { try host.button("Remove").tap() }
        #expect(shop.favourites.ids == [])
        try await host.step("look around") { try host.button("Look around").tap() }
        #expect(host.texts.contains("Ember Chair 1"))
    }
}
