import BenchmarkViews
import ViewRuntime

/// What is done to a chain of nested views.
enum ChainOperation {
    case setLeaf, setRoot, tick
}

/// A chain of nested views in a host.
@MainActor
final class ChainSide: Side {
    /// Views below the root.
    nonisolated static let depth = 200

    private let host: HostCore
    private let set: (Int) -> Void

    init(_ operation: ChainOperation, listener: HostListener?) {
        let hand = ChainHand()
        host = HostCore.listened(by: listener)
        host.mount(ChainRoot(depth: ChainSide.depth, hand: hand))
        hand.isOpen = false
        set = switch operation {
        case .setLeaf: hand.setLeaf
        case .setRoot: hand.setRoot
        case .tick: hand.setTick
        }
    }

    func perform(_ number: Int) { host.act { set(number) } }

    var bodies: Int? { host.graph.bodies }
    var texts: [String] { host.texts }

    /// What the chain shows after that many operations.
    nonisolated static func expected(_ operation: ChainOperation, _ count: Int) -> [String] {
        switch operation {
        case .setLeaf: ["tick 0", "0 \(count)"]
        case .setRoot: ["tick 0", "\(count) 0"]
        case .tick: ["tick \(count)", "0 0"]
        }
    }
}
