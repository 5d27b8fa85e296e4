import SwiftUI

/// How many pieces make a pack; `near-environment`: the number goes to the next view through the environment.
public struct PackScreen: View {
    @State private var pieces = 2

    public init() {}

    public var body: some View {
        VStack {
            EnvironmentPackLabel()
                .environment(\.piecesInPack, pieces)
            Button("Larger pack") { pieces += 2 }
        }
    }
}

private struct EnvironmentPackLabel: View {
    @Environment(\.piecesInPack) private var pieces

    var body: some View { Text("\(pieces) pieces") }
}

extension EnvironmentValues {
    /// How many pieces make a pack.
    @Entry var piecesInPack = 1
}

/// Repaired: it is an input.
public struct PackScreenRepaired: View {
    @State private var pieces = 2

    public init() {}

    public var body: some View {
        VStack {
            PackLabel(pieces: pieces)
            Button("Larger pack") { pieces += 2 }
        }
    }
}

private struct PackLabel: View {
    let pieces: Int

    var body: some View { Text("\(pieces) pieces") }
}
