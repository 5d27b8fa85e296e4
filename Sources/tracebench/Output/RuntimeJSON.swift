import Foundation

/// The figures of one size as JSON: `{"workloads": {"W1": {"nanoseconds": …, "per": "row", …}, …}}`.
struct RuntimeJSON {
    let text: String

    init(_ result: RuntimeBenchmark.Result) throws {
        var workloads: [String: Entry] = [:]
        for workload in result.workloads { workloads[workload.workload.name] = .timed(workload) }
        workloads["W7"] = .heap(result.heap)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        text = String(decoding: try encoder.encode(["workloads": workloads]), as: UTF8.self)
    }

    private enum Entry: Encodable {
        case timed(WorkloadResult)
        case heap(HeapResult)

        enum Key: String, CodingKey {
            case nanoseconds, per, floorNanoseconds, ratioToFloor, bodies, recordingRatio, checksum, bytesPerRow, floorBytesPerRow
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            switch self {
            case .timed(let result):
                try container.encode(rounded(result.views.median), forKey: .nanoseconds)
                try container.encode(result.workload.unit.rawValue, forKey: .per)
                // Written also where there is none, as null.
                try container.encode(result.floor.map { rounded($0.median) }, forKey: .floorNanoseconds)
                try container.encode(result.ratioToFloor.map(rounded), forKey: .ratioToFloor)
                try container.encode(result.bodies, forKey: .bodies)
                try container.encode(result.recordingRatio.map(rounded), forKey: .recordingRatio)
                try container.encode(result.checksum.description, forKey: .checksum)
            case .heap(let result):
                try container.encode(rounded(result.bytesPerRow), forKey: .bytesPerRow)
                try container.encode(rounded(result.floorBytesPerRow), forKey: .floorBytesPerRow)
                try container.encode(rounded(result.ratioToFloor), forKey: .ratioToFloor)
                try container.encode(result.bodies, forKey: .bodies)
                try container.encode(result.checksum.description, forKey: .checksum)
            }
        }

        /// To thousandths: what comes after is noise.
        private func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
    }
}
