import SwiftUI

/// All orders of a shop; `eager-collection`: the stack builds every row before it shows the first.
public struct OrderArchive: View {
    public init() {}

    public var body: some View {
        ScrollView {
            VStack {
                ForEach(0..<400) { OrderLine(number: $0) }
            }
        }
    }
}

/// Repaired: rows are built when they come into sight.
public struct OrderArchiveRepaired: View {
    public init() {}

    public var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<400) { OrderLine(number: $0) }
            }
        }
    }
}

private struct OrderLine: View {
    let number: Int

    var body: some View { Text("Order \(number)") }
}
