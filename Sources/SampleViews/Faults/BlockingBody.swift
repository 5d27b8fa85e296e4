import Foundation
import SwiftUI

/// A passenger's photo; `blocking-body`: the body waits for the archive.
public struct PassengerCard: View {
    public init() {}

    public var body: some View {
        VStack {
            Text("Passenger").font(.headline)
            Text(PassengerArchive.photo())
        }
    }
}

/// Repaired: a task asks the archive, and a placeholder stands there meanwhile.
public struct PassengerCardRepaired: View {
    @State private var photo: String?

    public init() {}

    public var body: some View {
        VStack {
            Text("Passenger").font(.headline)
            Text(photo ?? "…")
        }
        .task { photo = await Task.detached { PassengerArchive.photo() }.value }
    }
}

private enum PassengerArchive {
    /// Asks another machine.
    static func photo() -> String {
        pause(.milliseconds(600))
        return "photo 12"
    }
}
