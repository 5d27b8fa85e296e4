import SwiftUI

/// The shop: four tabs over one model.
public struct ShopRoot: View {
    @State private var selection = ShopTab.catalogue
    private let shop: ShopModel

    public init(shop: ShopModel) { self.shop = shop }

    public var body: some View {
        TabView(selection: $selection) {
            Tab("Catalogue", systemImage: "square.grid.2x2", value: ShopTab.catalogue) {
                CatalogueScreen()
            }
            Tab("Favourites", systemImage: "heart", value: ShopTab.favourites) {
                FavouritesScreen(selection: $selection)
            }
            Tab("Cart", systemImage: "cart", value: ShopTab.cart) {
                CartScreen()
            }
            Tab("Settings", systemImage: "gear", value: ShopTab.settings) {
                SettingsScreen()
            }
        }
        .environment(shop.catalogue)
        .environment(shop.favourites)
        .environment(shop.cart)
        .environment(shop.settings)
    }
}

/// The tabs of the shop.
public enum ShopTab: String, Hashable, Sendable {
    case catalogue, favourites, cart, settings
}
