/// What a budget limits.
public enum BudgetMetric: String, CaseIterable, Hashable, Sendable {
    /// Body runs.
    case bodies
    /// Body runs whose output equals the last one.
    case unchangedBodies
    /// Inputs of bodies that changed.
    case invalidations
    case identitiesCreated
    case identitiesRemoved
    /// State that was dropped with its identity after it had been written.
    case stateDropped
    /// Elements of collections that have an id which another element has already.
    case duplicateIDs
    /// Passes over the graph.
    case updatePasses
    /// Readers that were asked since an environment key was written.
    case environmentChecks
    case layoutPasses
    /// Time from the beginning to the end of all transactions that no other one started.
    case updateTime
    /// Findings of severity warning or above.
    case findings
    case selfTimeMedian, selfTimeP95, selfTimeMax, selfTimeTotal
    case inclusiveTimeMedian, inclusiveTimeP95, inclusiveTimeMax, inclusiveTimeTotal
    /// Bytes of the trace files.
    case traceBytes

    /// Whether its limits are durations.
    public var isTime: Bool {
        switch self {
        case .updateTime, .selfTimeMedian, .selfTimeP95, .selfTimeMax, .selfTimeTotal, .inclusiveTimeMedian, .inclusiveTimeP95,
            .inclusiveTimeMax, .inclusiveTimeTotal:
            true
        default: false
        }
    }

    /// Whether it can be asked of one view.
    public var hasViews: Bool {
        switch self {
        case .updatePasses, .environmentChecks, .layoutPasses, .updateTime, .traceBytes: false
        default: true
        }
    }

    /// Whether it can be asked of one test or step.
    public var hasPlaces: Bool { self != .traceBytes }
}
