import Foundation
import Testing
import TraceAnalysis
import TraceReader
import TraceRecorder

extension HostRecording {
    /// The file of budgets in the working directory.
    nonisolated static let budgetFile = ".viewtrace.json"

    /// Holds the trace so far to budgets: one of level error that fails is an issue of the test, one of level warning a warning.
    ///
    /// What a budget says of other tests is not asked here. A budget file that cannot be read is an issue.
    func check(_ budgets: [Budget]?, sourceLocation: SourceLocation) {
        do {
            let file: BudgetFile
            if let budgets {
                file = BudgetFile(path: "the trait's budgets", budgets: budgets)
            } else if FileManager.default.fileExists(atPath: Self.budgetFile) {
                file = try BudgetFile(contentsOf: Self.budgetFile)
            } else {
                return
            }
            guard !file.budgets.isEmpty, let trace = try traceSoFar() else { return }
            let check = try BudgetCheck(file, on: Analysis(of: [trace], waivers: file.waivers))
            for result in check.results {
                guard case .failed(let places) = result.outcome else { continue }
                Issue.record(
                    Comment(rawValue: BudgetFailure(budget: result.budget, places: places).description),
                    severity: result.budget.level == .warning ? .warning : .error, sourceLocation: sourceLocation)
            }
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
    }
}

/// A budget that does not hold, in words.
struct BudgetFailure: CustomStringConvertible {
    var budget: Budget
    var places: [BudgetMeasurement]

    var description: String {
        var lines = ["budget exceeded: \(budget)"]
        for place in places {
            var line = "  \(budget.text(of: place.value))"
            let names = [place.view.map { "view \($0)" }, place.step.map { "step \"\($0)\"" }].compactMap { $0 }
            if !names.isEmpty { line += " in \(names.joined(separator: ", "))" }
            lines.append(line)
            if let cause = place.cause { lines.append("  cause: \(cause)") }
            if let rule = place.likelyRule { lines.append("  probably: \(rule) ('tracectl rules \(rule)' explains it)") }
        }
        return lines.joined(separator: "\n")
    }
}
