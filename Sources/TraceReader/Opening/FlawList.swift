/// Gathers flaws, and keeps a file that is nothing but flaws from filling the memory.
struct FlawList {
    /// Flaws of one statistic that are kept one by one.
    static let limit = 20

    private var flaws: [TraceFlaw] = []
    private var counts: [TraceFlaw.Statistic: Int] = [:]
    private var lostBeyond: [TraceFlaw.Statistic: UInt64] = [:]
    private var severityBeyond: [TraceFlaw.Statistic: TraceFlaw.Severity] = [:]

    /// Records that the flaws say are lost.
    private(set) var recordsLost: UInt64 = 0

    mutating func add(_ flaw: TraceFlaw) {
        recordsLost = recordsLost.addingReportingOverflow(flaw.recordsLost).partialValue
        let count = counts[flaw.statistic, default: 0] + 1
        counts[flaw.statistic] = count
        if count <= Self.limit { return flaws.append(flaw) }
        lostBeyond[flaw.statistic, default: 0] &+= flaw.recordsLost
        severityBeyond[flaw.statistic] = max(flaw.severity, severityBeyond[flaw.statistic] ?? .note)
    }

    func count(_ statistic: TraceFlaw.Statistic) -> Int { counts[statistic, default: 0] }

    /// All flaws, the worst first, with one more for each statistic that has too many to be named.
    var sorted: [TraceFlaw] {
        var all = flaws
        for statistic in TraceFlaw.Statistic.allCases where count(statistic) > Self.limit {
            let lost = lostBeyond[statistic, default: 0]
            all.append(TraceFlaw(
                statistic, severity: severityBeyond[statistic] ?? .note,
                text: "\(count(statistic) - Self.limit) more flaws of the kind \(statistic.rawValue), \(lost) records lost",
                recordsLost: lost))
        }
        let order = all.indices.sorted { left, right in
            all[left].severity == all[right].severity ? left < right : all[left].severity > all[right].severity
        }
        return order.map { all[$0] }
    }
}
