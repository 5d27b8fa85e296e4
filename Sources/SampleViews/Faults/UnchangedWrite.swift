import SwiftUI

/// Where a parcel is; `unchanged-write`: each look at the carrier's page publishes the stage, also where it is the one that is shown.
public struct TrackingScreen: View {
    @State private var parcel = Parcel()

    public init() {}

    public var body: some View {
        VStack {
            StageLabel(parcel: parcel)
            Button("Look again") { parcel.received("On its way") }
        }
    }
}

@MainActor
final class Parcel: ObservableObject {
    @Published private(set) var stage = "On its way"

    func received(_ new: String) { stage = new }

    func receivedIfNew(_ new: String) {
        if new != stage { stage = new }
    }
}

struct StageLabel: View {
    @ObservedObject var parcel: Parcel

    var body: some View { Text(parcel.stage) }
}

/// Repaired: only news are published.
public struct TrackingScreenRepaired: View {
    @State private var parcel = Parcel()

    public init() {}

    public var body: some View {
        VStack {
            StageLabel(parcel: parcel)
            Button("Look again") { parcel.receivedIfNew("On its way") }
        }
    }
}
