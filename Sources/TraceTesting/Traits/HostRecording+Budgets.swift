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
            for failure in try failures(of: budgets) {
                Issue.record(
                    Comment(rawValue: failure.description), severity: failure.budget.level == .warning ? .warning : .error,
                    sourceLocation: sourceLocation)
            }
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
    }

    /// The budgets that the trace so far does not keep: those given, else those of the file in the working directory.
    func failures(of budgets: [Budget]?) throws -> [BudgetFailure] {
        let file: BudgetFile
        if let budgets {
            file = BudgetFile(path: "the trait's budgets", budgets: budgets)
        } else if FileManager.default.fileExists(atPath: Self.budgetFile) {
            file = try BudgetFile(contentsOf: Self.budgetFile)
        } else {
            return []
        }
        guard !file.budgets.isEmpty, let trace = try traceSoFar() else { return [] }
        let check = try BudgetCheck(file, on: Analysis(of: [trace], waivers: file.waivers))
        return check.results.compactMap { result in
            guard case .failed(let places) = result.outcome else { return nil }
            return BudgetFailure(budget: result.budget, places: places)
        }
    }
}

/// A budget that does not hold, in words.
struct BudgetFailure: CustomStringConvertible {
    var budget: Budget
    var places: [BudgetMeasurement]

    /// How many places are told in full.
    private static let listed = 3

    var description: String {
        var lines = [FailureText.wrapped("budget exceeded: \(budget)", indent: 4)]
        for place in places.prefix(Self.listed) {
            var line = "  \(budget.text(of: place.value))"
            let names = [place.view.map { "view \($0)" }, place.step.map { "step \"\($0)\"" }].compactMap { $0 }
            if !names.isEmpty { line += " in \(names.joined(separator: ", "))" }
            lines.append(FailureText.wrapped(line, indent: 6))
            if let cause = place.cause { lines += FailureText.cause(cause) }
            if let rule = place.likelyRule {
                lines.append(FailureText.paragraph("probably", "\(rule) ('tracectl rules \(rule)' explains it)"))
            }
        }
        if places.count > Self.listed { lines.append("  and \(places.count - Self.listed) more places") }
        return lines.joined(separator: "\n")
    }
}
