import SwiftUI

/// A product on a wish list; `duplicated-source-of-truth`: the button has a copy of what the screen shows.
public struct WishScreen: View {
    @State private var isWished = true

    public init() {}

    public var body: some View {
        VStack {
            Text(isWished ? "On your list" : "Not on your list")
            WishButton(isWished: isWished)
        }
    }
}

struct WishButton: View {
    @State var isWished: Bool

    var body: some View {
        Button(isWished ? "Remove" : "Wish") { isWished.toggle() }
    }
}

/// Repaired: one owner, and a binding to it.
public struct WishScreenRepaired: View {
    @State private var isWished = true

    public init() {}

    public var body: some View {
        VStack {
            Text(isWished ? "On your list" : "Not on your list")
            BoundWishButton(isWished: $isWished)
        }
    }
}

struct BoundWishButton: View {
    @Binding var isWished: Bool

    var body: some View {
        Button(isWished ? "Remove" : "Wish") { isWished.toggle() }
    }
}
