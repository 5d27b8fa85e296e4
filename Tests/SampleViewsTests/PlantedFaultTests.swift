import SampleViews
import SwiftUI
import Testing
import TraceAnalysis
import TraceTesting

/// The planted faults are found, each once, at the right view, with the right cause; the repaired shop is clean.
@MainActor @Suite(.underVirtualTime)
struct PlantedFaultTests {
    private func findings(
        _ variant: ShopVariant, _ drive: (ViewHost, ShopModel) async throws -> Void
    ) async throws -> [Finding] {
        let shop = ShopModel()
        let host = ViewHost { ShopRoot(shop: shop).environment(\.shopVariant, variant) }
        try await drive(host, shop)
        return host.findings.filter { $0.severity >= .warning }
    }

    private func search(_ host: ViewHost, _ shop: ShopModel) async throws {
        try await host.step("search") {
            for letter in "lamp" { try host.textField("Search").type(String(letter)) }
        }
    }

    private func openCart(_ host: ViewHost, _ shop: ShopModel) async throws {
        shop.cart.add(shop.catalogue.products[0], size: "Small")
        shop.cart.add(shop.catalogue.products[0], size: "Large")
        try await host.step("open the cart") { try host.tab("Cart").select() }
    }

    private func fillCart(_ host: ViewHost, _ shop: ShopModel) async throws {
        try await host.step("open a product") { try host.button("Ember Chair 1, ★").tap() }
        for _ in 1...4 { try await host.step("add to cart") { try host.button("Add to cart").tap() } }
    }

    @Test("each row gets the whole search: unchanged-body-update at ProductRow, from CatalogueModel.query")
    func rows() async throws {
        let findings = try await findings(.faulty, search)
        #expect(findings.map(\.rule) == ["unchanged-body-update"])
        let finding = try #require(findings.first)
        #expect(finding.view == "ProductRow")
        #expect(finding.culprit == "CatalogueModel.query")
        #expect(try await self.findings(.repaired, search) == [])
    }

    @Test("two lines have one id: duplicate-id at the ForEach of CartScreen")
    func lines() async throws {
        let findings = try await findings(.faulty, openCart)
        #expect(findings.map(\.rule) == ["duplicate-id"])
        #expect(findings.first?.view == "CartScreen")
        #expect(findings.first?.identityPath?.hasSuffix("/CartScreen/ForEach:0") == true)
        #expect(try await self.findings(.repaired, openCart) == [])
    }

    @Test("the catalogue is ranked in a body: expensive-body at RankedRecommendations")
    func ranking() async throws {
        let findings = try await findings(.faulty, fillCart)
        #expect(findings.map(\.rule) == ["expensive-body"])
        #expect(findings.first?.view == "RankedRecommendations")
        #expect(try await self.findings(.repaired, fillCart) == [])
    }
}
