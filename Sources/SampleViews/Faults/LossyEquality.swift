import SwiftUI

/// Print jobs; `lossy-equality`: a row compares the job's id alone, and goes on showing its first status.
public struct PrintQueue: View {
    @State private var jobs = PrintJob.samples

    public init() {}

    public var body: some View {
        VStack {
            ForEach(jobs) { LossyJobRow(job: $0) }
            Button("Print all") {
                for index in jobs.indices { jobs[index].status = "Printed" }
            }
        }
    }
}

private struct LossyJobRow: View, Equatable {
    let job: PrintJob

    nonisolated static func == (left: Self, right: Self) -> Bool { left.job.id == right.job.id }

    var body: some View { Text("\(job.name): \(job.status)") }
}

/// Repaired: the row compares what it shows.
public struct PrintQueueRepaired: View {
    @State private var jobs = PrintJob.samples

    public init() {}

    public var body: some View {
        VStack {
            ForEach(jobs) { JobRow(job: $0) }
            Button("Print all") {
                for index in jobs.indices { jobs[index].status = "Printed" }
            }
        }
    }
}

private struct JobRow: View, Equatable {
    let job: PrintJob

    nonisolated static func == (left: Self, right: Self) -> Bool {
        left.job.name == right.job.name && left.job.status == right.job.status
    }

    var body: some View { Text("\(job.name): \(job.status)") }
}

struct PrintJob: Identifiable {
    let id: Int
    var name: String
    var status: String

    static let samples = ["Invoice", "Label", "Leaflet"].enumerated().map { PrintJob(id: $0.offset, name: $0.element, status: "Waiting") }
}
