import Foundation

/// Something that can be bought.
public struct Product: Identifiable, Hashable, Sendable {
    public let id: Int
    public var name: String
    public var category: Category
    /// The price in cents.
    public var price: Int
    /// From 1 to 5.
    public var rating: Int
    public var sizes: [String]

    /// What a product is.
    public enum Category: String, CaseIterable, Identifiable, Sendable {
        case chairs = "Chairs"
        case lamps = "Lamps"
        case tables = "Tables"

        public var id: Self { self }
    }
}

extension Product {
    /// A catalogue of the given size, the same at each call.
    public static func samples(count: Int = 24) -> [Product] {
        let names = ["Ember", "Fjord", "Linden", "Harbour", "Juniper", "Meadow", "Quarry", "Thistle"]
        return (0..<count).map { index in
            let category = Category.allCases[index % Category.allCases.count]
            let noun = String(category.rawValue.dropLast())
            return Product(
                id: index + 1, name: "\(names[index % names.count]) \(noun) \(index + 1)", category: category,
                price: 1_900 + index * 350, rating: index % 5 + 1, sizes: ["Small", "Large"])
        }
    }
}

extension Int {
    /// The amount of cents as a price: `19.00`.
    var asPrice: String {
        let cents = self % 100
        return "\(self / 100).\(cents < 10 ? "0" : "")\(cents)"
    }
}
