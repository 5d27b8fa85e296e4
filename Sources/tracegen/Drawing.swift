import Foundation
import SampleViews
import SwiftUI
import TraceTesting

/// Draws previews and the sample's screens into a folder.
@MainActor
enum ScreenDrawing {
    static func draw(to folder: String, scale: CGFloat) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for screen in SampleScreen.all {
            for scheme in ColorScheme.allCases {
                let host = try screen.host(scheme)
                let start = ContinuousClock.now
                let png = try host.image(scale: scale)
                let time = ContinuousClock.now - start
                let name = "\(screen.name)-\(scheme)"
                try png.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
                try Data(host.svg().utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).svg"))
                print("\(name): \(png.count) bytes in \(time)")
                host.end()
            }
        }
    }
}

/// A screen of the sample app, opened as a person would.
@MainActor
struct SampleScreen {
    let name: String
    var prepare: @MainActor (ViewHost, ShopModel) throws -> Void = { _, _ in }

    func host(_ scheme: ColorScheme) throws -> ViewHost {
        let shop = ShopModel()
        let host = ViewHost { ShopRoot(shop: shop).environment(\.shopVariant, .repaired).environment(\.colorScheme, scheme) }
        try prepare(host, shop)
        return host
    }

    static let all = [
        SampleScreen(name: "catalogue"),
        SampleScreen(name: "catalogue-search") { host, _ in try host.textField("Search").type("zzz") },
        SampleScreen(name: "detail") { host, _ in
            try host.button("Ember Chair 1, ★").tap()
        },
        SampleScreen(name: "favourites-empty") { host, _ in try host.tab("Favourites").select() },
        SampleScreen(name: "favourites") { host, shop in
            for product in shop.catalogue.matches.prefix(3) { shop.favourites.toggle(product.id) }
            try host.tab("Favourites").select()
        },
        SampleScreen(name: "cart") { host, shop in
            for product in shop.catalogue.matches.prefix(3) { shop.cart.add(product, size: "Small") }
            try host.tab("Cart").select()
        },
        SampleScreen(name: "order") { host, shop in
            shop.cart.add(shop.catalogue.matches[0], size: "Small")
            try host.tab("Cart").select()
            try host.button("Order").tap()
        },
        SampleScreen(name: "settings") { host, _ in try host.tab("Settings").select() },
    ]
}
