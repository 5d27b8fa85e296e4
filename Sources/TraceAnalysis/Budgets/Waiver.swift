/// A finding that is accepted until a day.
public struct Waiver: Hashable, Sendable {
    /// The rule of the finding.
    public var finding: String
    /// The views for which it is accepted; nil for all.
    public var view: Selector?
    /// The last day on which it is accepted, as `2027-03-01`.
    public var until: String
    /// Why it is accepted.
    public var reason: String
    /// The line of the file on which it stands; 0 for one that was made in code.
    public var line = 0

    public init(finding: String, view: Selector? = nil, until: String, reason: String) {
        self.finding = finding
        self.view = view
        self.until = until
        self.reason = reason
    }

    /// Whether it is this finding that is accepted.
    public func covers(_ finding: Finding) -> Bool { covers(finding, view?.matcher()) }

    fileprivate func covers(_ finding: Finding, _ matcher: Selector.Matcher?) -> Bool {
        guard finding.rule == self.finding else { return false }
        guard let matcher else { return true }
        return finding.view.map { matcher.matchesView($0) } ?? false
    }
}

extension Waiver: CustomStringConvertible {
    /// `unchanged-body-update for view 'Toolbar', until 2027-03-01 (redesign)`.
    public var description: String {
        "\(finding)\(view.map { " for view '\($0)'" } ?? ""), until \(until) (\(reason))"
    }
}

/// A finding that is accepted, and the waiver that says so.
public struct WaivedFinding: Hashable, Sendable {
    public var finding: Finding
    public var waiver: Waiver

    /// Takes out of findings what waivers cover. Cost: findings times waivers.
    static func sort(
        _ findings: [Finding], by waivers: [Waiver]
    ) -> (findings: [Finding], waived: [WaivedFinding], unused: [Waiver]) {
        let matchers = waivers.map { $0.view?.matcher() }
        var used = Set<Int>()
        var kept: [Finding] = []
        var waived: [WaivedFinding] = []
        for finding in findings {
            let index = waivers.indices.first { waivers[$0].covers(finding, matchers[$0]) }
            guard let index else {
                kept.append(finding)
                continue
            }
            used.insert(index)
            waived.append(WaivedFinding(finding: finding, waiver: waivers[index]))
        }
        return (kept, waived, waivers.indices.filter { !used.contains($0) }.map { waivers[$0] })
    }
}
