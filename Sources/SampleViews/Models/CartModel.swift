import SwiftUI

/// What the person is about to buy.
@MainActor @Observable
public final class CartModel {
    public var lines: [CartLine] = []
    @ObservationIgnored private var lastLine = 0

    public init() {}

    /// The sum of all lines in cents.
    public var total: Int { lines.reduce(0) { $0 + $1.product.price * $1.quantity } }

    /// Puts one piece of a product into the cart: a line for each size.
    public func add(_ product: Product, size: String) {
        if let index = lines.firstIndex(where: { $0.product.id == product.id && $0.size == size }) {
            lines[index].quantity += 1
            return
        }
        lastLine += 1
        lines.append(CartLine(id: lastLine, product: product, size: size, quantity: 1))
    }

    public func setQuantity(_ quantity: Int, of id: CartLine.ID) {
        guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
        if quantity == 0 { lines.remove(at: index) } else { lines[index].quantity = quantity }
    }

    public func empty() { lines.removeAll() }
}

/// A number of pieces of one product in one size.
public struct CartLine: Identifiable, Hashable, Sendable {
    public let id: Int
    public var product: Product
    public var size: String
    public var quantity: Int
}
