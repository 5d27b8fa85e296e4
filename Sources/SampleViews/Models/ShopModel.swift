import SwiftUI

/// What the shop's screens share.
@MainActor
public final class ShopModel {
    public let catalogue: CatalogueModel
    public let favourites = FavouritesModel()
    public let cart = CartModel()
    public let settings = SettingsModel()

    public init(products: [Product] = Product.samples()) {
        catalogue = CatalogueModel(products: products)
    }
}

/// The products, and what the person looks for among them.
@MainActor @Observable
public final class CatalogueModel {
    public var products: [Product]
    public var query = ""
    public var category: Product.Category?

    @ObservationIgnored let ranking = Ranking()

    public init(products: [Product]) { self.products = products }

    /// The products that match the search and the filter.
    public var matches: [Product] {
        products.filter { product in
            (category == nil || product.category == category)
                && (query.isEmpty || product.name.lowercased().contains(query.lowercased()))
        }
    }
}

/// The products that the person likes. One object a product, so that a heart depends on its own product alone.
@MainActor @Observable
public final class FavouritesModel {
    @ObservationIgnored private var marks: [Product.ID: FavouriteMark] = [:]
    public private(set) var ids: [Product.ID] = []

    public func mark(for id: Product.ID) -> FavouriteMark {
        if let mark = marks[id] { return mark }
        let mark = FavouriteMark()
        marks[id] = mark
        return mark
    }

    public func toggle(_ id: Product.ID) {
        mark(for: id).isOn.toggle()
        if let index = ids.firstIndex(of: id) { ids.remove(at: index) } else { ids.append(id) }
    }
}

/// Whether one product is liked.
@MainActor @Observable
public final class FavouriteMark {
    public var isOn = false
}

/// What the person wants the shop to do.
@MainActor @Observable
public final class SettingsModel {
    public var showsRatings = true
    public var wantsNews = false
    public var currency = "EUR"
    public var pageSize = 24
}
