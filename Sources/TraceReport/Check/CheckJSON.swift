import TraceAnalysis
import TraceReader

/// What became of budgets and of a baseline as JSON.
struct CheckJSON {
    private let report: CheckReport

    init(_ report: CheckReport) { self.report = report }

    var text: String { JSONText.of(Document(report)) }
}

private struct Document: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var status: Int32
    var budgets: [BudgetRow]
    var waived: [WaivedRow]
    var baseline: BaselinePart?

    init(_ report: CheckReport) {
        status = report.exitStatus.rawValue
        budgets = report.budgets?.results.map { BudgetRow($0, path: report.budgetsPath) } ?? []
        waived = report.budgets?.waived.map(WaivedRow.init) ?? []
        baseline = report.baseline.map { BaselinePart($0, path: report.baselinePath) }
    }
}

private struct BudgetRow: Encodable {
    var metric: String
    var atMost: Int64
    var test, step, view, rule: String?
    var level: String
    var file: String
    var line: Int
    var outcome: String
    var reason: String?
    var places: [PlaceRow]

    init(_ result: BudgetResult, path: String) {
        let budget = result.budget
        metric = budget.metric.rawValue
        atMost = budget.atMost
        (test, step, view, rule) = (budget.test?.text, budget.step?.text, budget.view?.text, budget.rule)
        level = budget.level.rawValue
        file = path
        line = budget.line
        places = []
        switch result.outcome {
        case .held: outcome = "held"
        case .failed(let found):
            outcome = "failed"
            places = found.map(PlaceRow.init)
        case .matchedNothing(let text): (outcome, reason) = ("matchedNothing", text)
        case .skipped(let text): (outcome, reason) = ("skipped", text)
        case .notMeasurable(let text): (outcome, reason) = ("notMeasurable", text)
        }
    }
}

private struct PlaceRow: Encodable {
    var value: Int64
    var test, step, view: String?
    var cause: CountedChain?
    var finding: Finding?
    var likelyRule: String?

    init(_ measurement: BudgetMeasurement) {
        value = measurement.value
        (test, step, view) = (measurement.test, measurement.step, measurement.view)
        (cause, finding, likelyRule) = (measurement.cause, measurement.finding, measurement.likelyRule)
    }
}

/// A finding that a waiver accepts, with its words.
struct WaivedRow: Encodable {
    var finding: Finding
    var until, reason: String

    init(_ waived: WaivedFinding) {
        finding = waived.finding
        (until, reason) = (waived.waiver.until, waived.waiver.reason)
    }
}

private struct BaselinePart: Encodable {
    var file: String
    var grew, fell: [ChangeRow]
    var newTests, missingTests: [String]
    var equal: Int
    var patch: String?

    init(_ check: BaselineCheck, path: String) {
        file = path
        grew = check.regressions.map(ChangeRow.init)
        fell = check.improvements.map(ChangeRow.init)
        (newTests, missingTests, equal, patch) = (check.newTests, check.missingTests, check.equal, check.patch)
    }
}

private struct ChangeRow: Encodable {
    var test, step: String?
    var view: String
    var bodies, measured: Int
    var unchangedBodies, measuredUnchanged: Int?
    var cause: CountedChain?

    init(_ change: BaselineCheck.Change) {
        (test, step, view) = (change.place.test, change.place.step, change.place.view)
        (bodies, measured) = (change.bodies, change.measured)
        (unchangedBodies, measuredUnchanged, cause) = (change.unchangedBodies, change.measuredUnchanged, change.cause)
    }
}
