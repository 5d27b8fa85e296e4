import SwiftUI

/// A town's page; `overflowing-child`: the picture is as large as its file, and takes the text with it past the edge.
public struct TownPage: View {
    public init() {}

    public var body: some View {
        VStack(alignment: .leading) {
            Image("harbour")
            Text("The harbour at noon")
        }
    }
}

/// Repaired: the picture takes the size of its place.
public struct TownPageRepaired: View {
    public init() {}

    public var body: some View {
        VStack(alignment: .leading) {
            Image("harbour").resizable().scaledToFit()
            Text("The harbour at noon")
        }
    }
}
