/// What a finding costs in the trace in which it was found. What was not measured is nil, and `null` in JSON.
public struct FindingCost: Hashable, Codable, Sendable {
    /// Body runs that were looked at: those of the view that the finding's cause made.
    public var runs: Int?
    /// Runs among them that would not happen without the fault.
    public var wastedRuns: Int?
    /// Nanoseconds of self time that the fault takes.
    public var selfTime: Int64?
    /// Nanoseconds of self time of one run: the middle one of those looked at.
    public var selfTimeMedian: Int64?
    /// The one that 95 of 100 runs do not exceed.
    public var selfTimeP95: Int64?
    /// The longest.
    public var selfTimeMax: Int64?
    /// Nanoseconds of it together with the bodies that ran because of it.
    public var inclusiveTime: Int64?
    /// Its self time as a part of all self time in the traces, from 0 to 1.
    public var share: Double?

    /// Body runs of the trace that would not happen without the fault, by replay: those in vain, and what came of them. Nil where replay does not
    /// answer it.
    public var savedRuns: Int?
    /// Nanoseconds of self time in these.
    public var savedTime: Int64?

    /// A cost of which nothing was measured.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case runs, wastedRuns, selfTime, selfTimeMedian, selfTimeP95, selfTimeMax, inclusiveTime, share, savedRuns, savedTime
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(runs, forKey: .runs)
        try values.encode(wastedRuns, forKey: .wastedRuns)
        try values.encode(selfTime, forKey: .selfTime)
        try values.encode(selfTimeMedian, forKey: .selfTimeMedian)
        try values.encode(selfTimeP95, forKey: .selfTimeP95)
        try values.encode(selfTimeMax, forKey: .selfTimeMax)
        try values.encode(inclusiveTime, forKey: .inclusiveTime)
        try values.encode(share, forKey: .share)
        try values.encode(savedRuns, forKey: .savedRuns)
        try values.encode(savedTime, forKey: .savedTime)
    }
}
