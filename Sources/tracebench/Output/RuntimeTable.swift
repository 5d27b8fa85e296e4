/// The figures of one size at 80 columns.
struct RuntimeTable {
    let text: String

    private static let widths = [8, 13, 14, 9, 6, 8, 12, 10]

    init(_ result: RuntimeBenchmark.Result, observation: Samples) {
        var lines = [
            "\(result.rows) rows, main thread's processor time, median of \(result.rounds) rounds",
            "",
            line(["", "ns for each", "spread", "target", "met", "floor", "x floor", "recorded"], widths: Self.widths),
        ]
        lines += result.workloads.map(Self.row)
        let heap = result.heap
        lines.append(
            line(
                [
                    "W7", figure(heap.bytesPerRow) + " B/row", "", figure(HeapResult.target),
                    Self.verdict(heap.bytesPerRow / HeapResult.target), figure(heap.floorBytesPerRow),
                    figure(heap.ratioToFloor) + "/" + Self.short(HeapResult.targetRatio), "",
                ], widths: Self.widths))
        lines += [
            "",
            "met: yes, else how many times the target, with ! where more than three times.",
            "x floor and recorded: measured/allowed. Body counts and texts are right.",
            "The library's observation alone: \(figure(observation.median)) ns for a write and its new tracking",
            "(\(figure(observation.minimum))-\(figure(observation.maximum))), which W2o contains.",
        ]
        let stated = result.workloads.compactMap { result in
            result.workload.targets.statedFloor.map { "\(result.workload.name) \(figure($0))" }
        }
        lines += [
            "Floors where the targets were set:",
            "  \(stated.joined(separator: ", ")), W7 \(figure(HeapResult.statedFloor)).",
        ]
        text = lines.map { $0 + "\n" }.joined()
    }

    private static func row(_ result: WorkloadResult) -> String {
        let targets = result.workload.targets
        let views = result.views
        func ratio(_ value: Double?, _ allowed: Double?) -> String {
            guard let value else { return "" }
            return figure(value) + (allowed.map { "/" + short($0) } ?? "")
        }
        return line(
            [
                result.workload.name, figure(views.median) + " " + unit(result.workload.unit),
                figure(views.minimum) + "-" + figure(views.maximum), figure(targets.nanoseconds), verdict(result.shareOfTarget),
                result.floor.map { figure($0.median) } ?? "", ratio(result.ratioToFloor, targets.ratio),
                ratio(result.recordingRatio, targets.recording),
            ], widths: widths)
    }

    private static func unit(_ unit: Workload.Unit) -> String {
        switch unit {
        case .row: "row"
        case .operation: "op"
        case .level: "level"
        }
    }

    private static func verdict(_ share: Double) -> String {
        if share <= 1 { return "yes" }
        return figure(share) + (share > 3 ? "!" : "")
    }

    /// A limit without needless digits.
    private static func short(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
}
