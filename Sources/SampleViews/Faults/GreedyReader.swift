import SwiftUI

/// A player's controls; `greedy-reader`: the reader around the title takes the rest of the screen.
public struct PlayerControls: View {
    public init() {}

    public var body: some View {
        VStack {
            GeometryReader { proxy in
                Text(proxy.size.width > 300 ? "Now playing: Morning Song" : "Morning Song")
            }
            Button("Play") {}
        }
    }
}

/// Repaired: the title finds out by itself which of the two fits.
public struct PlayerControlsRepaired: View {
    public init() {}

    public var body: some View {
        VStack {
            ViewThatFits {
                Text("Now playing: Morning Song")
                Text("Morning Song")
            }
            Button("Play") {}
        }
    }
}
