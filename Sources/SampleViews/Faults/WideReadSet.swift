import SwiftUI

/// The way of a parcel; `wide-read-set`: one body reads all that is known of it, and runs for each part.
public struct ParcelDesk: View {
    @State private var desk = ParcelRecord()

    public init() {}

    public var body: some View {
        VStack {
            head
            place
            papers
            ParcelButtons(desk: desk)
        }
    }

    private var head: some View { Text("\(desk.name), \(desk.weight) g, \(desk.size) cm") }

    private var place: some View { Text("\(desk.depot), \(desk.stop) of \(desk.stops), \(desk.minutes) minutes") }

    private var papers: some View { Text("\(desk.customs), \(desk.value), \(desk.insurer), \(desk.scans)") }
}

private struct ParcelButtons: View {
    let desk: ParcelRecord

    var body: some View {
        Button("Scan") { desk.scans += 1 }
        Button("Next stop") { desk.stop += 1 }
    }
}

/// Repaired: each part has a view of its own, which reads what it shows.
public struct ParcelDeskRepaired: View {
    @State private var desk = ParcelRecord()

    public init() {}

    public var body: some View {
        VStack {
            ParcelHead(desk: desk)
            ParcelPlace(desk: desk)
            ParcelPapers(desk: desk)
            ParcelButtons(desk: desk)
        }
    }
}

private struct ParcelHead: View {
    let desk: ParcelRecord

    var body: some View { Text("\(desk.name), \(desk.weight) g, \(desk.size) cm") }
}

private struct ParcelPlace: View {
    let desk: ParcelRecord

    var body: some View { Text("\(desk.depot), \(desk.stop) of \(desk.stops), \(desk.minutes) minutes") }
}

private struct ParcelPapers: View {
    let desk: ParcelRecord

    var body: some View { Text("\(desk.customs), \(desk.value), \(desk.insurer), \(desk.scans)") }
}

@MainActor @Observable
final class ParcelRecord {
    var name = "Ember Chair 1"
    var weight = 4_200
    var size = 90
    var depot = "Turin"
    var stop = 1
    var stops = 30
    var minutes = 40
    var customs = "cleared"
    var value = 210
    var insurer = "None"
    var scans = 0
}
