import SwiftUI

/// A hand on the chain for the benchmark.
@MainActor
public final class ChainDriver {
    public var setRoot: (Int) -> Void = { _ in }
    public var setTick: (Int) -> Void = { _ in }
    public var setLeaf: (Int) -> Void = { _ in }
    public init() {}
}

/// The root of a chain of nested views, each of which passes the value on to the next.
public struct ChainRoot: View {
    @State private var value = 0
    @State private var tick = 0
    let depth: Int
    let driver: ChainDriver

    public init(depth: Int, driver: ChainDriver) {
        self.depth = depth
        self.driver = driver
    }

    public var body: some View {
        let _ = register()
        VStack {
            Text("tick \(tick)")
            ChainLink(level: depth, value: value, driver: driver)
        }
    }

    private func register() {
        driver.setRoot = { value = $0 }
        driver.setTick = { tick = $0 }
    }
}

/// One level of the chain.
struct ChainLink: View {
    let level: Int
    let value: Int
    let driver: ChainDriver

    var body: AnyView {
        level > 1
            ? AnyView(ChainLink(level: level - 1, value: value, driver: driver))
            : AnyView(ChainLeaf(value: value, driver: driver))
    }
}

/// The deepest view, with state of its own.
struct ChainLeaf: View {
    let value: Int
    let driver: ChainDriver
    @State private var own = 0

    var body: some View {
        let _ = driver.setLeaf = { own = $0 }
        Text("\(value) \(own)")
    }
}
