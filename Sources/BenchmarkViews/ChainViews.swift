import SwiftUI

/// A hand on one chain.
@MainActor
public final class ChainHand {
    public var setRoot: (Int) -> Void = { _ in }
    public var setTick: (Int) -> Void = { _ in }
    public var setLeaf: (Int) -> Void = { _ in }
    /// Whether bodies leave their setters; closed once they have, so that an update is measured without.
    public var isOpen = true
    public init() {}
}

/// The root of a chain of nested views, each of which passes the value on to the next.
public struct ChainRoot: View {
    @State private var value = 0
    @State private var tick = 0
    let depth: Int
    let hand: ChainHand

    /// A chain of `depth` views below the root, at least 2.
    public init(depth: Int, hand: ChainHand) {
        self.depth = depth
        self.hand = hand
    }

    public var body: some View {
        let _ = register()
        VStack {
            Text(verbatim: "tick \(tick)")
            ChainLink(level: depth - 1, value: value, hand: hand)
        }
    }

    private func register() {
        guard hand.isOpen else { return }
        hand.setRoot = { value = $0 }
        hand.setTick = { tick = $0 }
    }
}

/// One level of the chain.
struct ChainLink: View {
    /// Links from here to the leaf, this one included.
    let level: Int
    let value: Int
    let hand: ChainHand

    var body: AnyView {
        level > 1
            ? AnyView(ChainLink(level: level - 1, value: value, hand: hand))
            : AnyView(ChainLeaf(value: value, hand: hand))
    }
}

/// The deepest view, with state of its own.
struct ChainLeaf: View {
    let value: Int
    let hand: ChainHand
    @State private var own = 0

    var body: some View {
        let _ = register()
        Text(verbatim: "\(value) \(own)")
    }

    private func register() {
        if hand.isOpen { hand.setLeaf = { own = $0 } }
    }
}
