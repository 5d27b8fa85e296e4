import TraceAnalysis

/// What became of budgets and of a baseline, in all forms.
package struct CheckReport {
    package var budgets: BudgetCheck?
    /// The budget file, as it is named in the text.
    package var budgetsPath: String
    package var baseline: BaselineCheck?
    package var baselinePath: String

    package init(budgets: BudgetCheck?, path: String = "", baseline: BaselineCheck? = nil, baselinePath: String = "") {
        self.budgets = budgets
        budgetsPath = path
        self.baseline = baseline
        self.baselinePath = baselinePath
    }

    /// How the command ends: 2 wins over 4, which wins over 0.
    package var exitStatus: ExitStatus {
        let all = [budgets?.exitStatus, baseline?.exitStatus].compactMap { $0 }
        return all.contains(.failed) ? .failed : all.contains(.nothingMeasured) ? .nothingMeasured : .fine
    }

    package func text(_ options: ReportOptions = ReportOptions()) -> String {
        var parts: [String] = []
        if let budgets { parts.append(BudgetText(budgets, path: budgetsPath, options: options).text) }
        if let baseline { parts.append(BaselineText(baseline, path: baselinePath, options: options).text) }
        return parts.joined(separator: "\n")
    }

    package var markdown: String { CheckMarkdown(self).text }

    package var json: String { CheckJSON(self).text }
}
