import SwiftUI

/// A route with a name; `expensive-body-on-fast-state`: each letter of the name draws the profile of heights again.
public struct RoutePlanner: View {
    @State private var name = ""

    public init() {}

    public var body: some View {
        VStack {
            TextField("Name", text: $name)
            Text(name).font(.headline)
            ForEach(heights(of: 12), id: \.self) { Text("\($0) m") }
        }
    }
}

/// Repaired: a view of its own holds the name.
public struct RoutePlannerRepaired: View {
    public init() {}

    public var body: some View {
        VStack {
            RouteName()
            ForEach(heights(of: 12), id: \.self) { Text("\($0) m") }
        }
    }
}

private struct RouteName: View {
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
        Text(name).font(.headline)
    }
}

private func heights(of stages: Int) -> [Int] {
    spend(.milliseconds(8))
    return (0..<stages).map { 400 + $0 * 35 }
}
