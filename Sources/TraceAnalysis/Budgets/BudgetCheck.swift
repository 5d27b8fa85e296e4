import TraceReader

/// What became of the budgets of a file on some traces.
public struct BudgetCheck: Sendable {
    /// The budgets, the worst first: those that failed, those that match nothing, those that could not be measured, warnings, those
    /// that hold.
    public let results: [BudgetResult]
    /// How the command ends: 2 where a budget of level error failed or matches nothing, 4 where one cannot be measured on these
    /// traces or nothing was measured at all, else 0.
    public let exitStatus: ExitStatus
    /// Findings that a waiver of the file accepts, with it.
    public let waived: [WaivedFinding]
    /// Waivers that cover no finding: what they stood for is repaired, or was not recorded.
    public let unusedWaivers: [Waiver]

    /// Evaluates budgets.
    ///
    /// - Throws: `otherConditions` where a trace was not made as the file demands.
    public init(_ file: BudgetFile, on analysis: Analysis) throws(TraceAnalysisError) {
        for trace in analysis.traces { try Self.check(file.conditions, trace.metadata, trace.path, file.path) }
        waived = analysis.waived
        unusedWaivers = analysis.unusedWaivers
        let evaluator = BudgetEvaluator(
            analysis.model, waivers: file.waivers, options: analysis.options, findings: analysis.findings)
        let results = file.budgets.map(evaluator.result)
        self.results = results.enumerated().sorted { left, right in
            left.element.rank != right.element.rank
                ? left.element.rank < right.element.rank
                : left.element.excess != right.element.excess
                    ? left.element.excess > right.element.excess : left.offset < right.offset
        }.map(\.element)
        let hasBodies = analysis.model.traces.contains { !$0.tables.bodies.isEmpty }
        exitStatus = Self.exitStatus(results, hasBodies: hasBodies)
    }

    private static func exitStatus(_ results: [BudgetResult], hasBodies: Bool) -> ExitStatus {
        let gating = results.filter { $0.budget.level == .error }
        if gating.contains(where: { if case .failed = $0.outcome { true } else { false } }) { return .failed }
        if !hasBodies { return .nothingMeasured }
        if gating.contains(where: { if case .matchedNothing = $0.outcome { true } else { false } }) { return .failed }
        let isUnmeasured = gating.contains { if case .notMeasurable = $0.outcome { true } else { false } }
        return isUnmeasured ? .nothingMeasured : .fine
    }

    private static func check(
        _ wanted: BudgetFile.Conditions, _ found: TraceMetadata, _ trace: String, _ path: String
    ) throws(TraceAnalysisError) {
        let build = found.buildMode?.rawValue
        if let wanted = wanted.build, wanted != build {
            throw .otherConditions(path: path, key: "build", wanted: wanted, found: build, trace: trace)
        }
        if let wanted = wanted.profile, wanted != found.profileDescription {
            throw .otherConditions(
                path: path, key: "profile", wanted: wanted, found: found.profileDescription, trace: trace)
        }
        if let wanted = wanted.swift, found.swiftVersion.map({ $0 == wanted || $0.hasPrefix(wanted + ".") }) != true {
            throw .otherConditions(path: path, key: "swift", wanted: wanted, found: found.swiftVersion, trace: trace)
        }
    }
}

/// What became of one budget.
public struct BudgetResult: Hashable, Sendable {
    /// How it ended.
    public enum Outcome: Hashable, Sendable {
        /// It holds in so many places; `largest` is the highest value.
        case held(places: Int, largest: Int64)
        /// It does not hold in these places, the worst first.
        case failed([BudgetMeasurement])
        /// It names nothing that was recorded; the text says what.
        case matchedNothing(String)
        /// It names nothing that was recorded, and may.
        case skipped(String)
        /// These traces cannot have its metric; the text says why.
        case notMeasurable(String)
    }

    public var budget: Budget
    public var outcome: Outcome

    /// 0 for a failure that ends the command, rising.
    fileprivate var rank: Int {
        let isWarning = budget.level == .warning
        return switch outcome {
        case .failed: isWarning ? 3 : 0
        case .matchedNothing: isWarning ? 3 : 1
        case .notMeasurable: isWarning ? 3 : 2
        case .skipped: 4
        case .held: 5
        }
    }

    /// How far the worst value is above the limit, as a multiple of it.
    fileprivate var excess: Double {
        guard case .failed(let places) = outcome, let worst = places.first else { return 0 }
        return Double(worst.value) / Double(max(budget.atMost, 1))
    }
}

/// A value that was measured in one place.
public struct BudgetMeasurement: Hashable, Sendable {
    public var value: Int64
    /// The place: nil for what the budget does not name.
    public var test: String?
    public var step: String?
    public var view: String?
    /// The cause chain behind most of it, as far as there is one.
    public var cause: CountedChain?
    /// For `findings`: the worst of those that were counted.
    public var finding: Finding?
    /// The rule whose page tells what is probably wrong.
    public var likelyRule: String?
}
