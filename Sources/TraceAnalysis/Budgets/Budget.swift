/// One limit, for each view, test and step that it names alone.
public struct Budget: Hashable, Sendable {
    /// What happens when it does not hold.
    public enum Level: String, Hashable, Sendable, CaseIterable {
        /// It is printed, and the command goes on.
        case warning
        /// The command fails.
        case error
    }

    public var metric: BudgetMetric
    /// The largest value that holds: a count, nanoseconds or bytes.
    public var atMost: Int64
    public var test: Selector?
    public var step: Selector?
    public var view: Selector?
    /// For `findings`: the rule whose findings are counted; nil for all.
    public var rule: String?
    public var level: Level = .error
    /// Whether it may match nothing.
    public var isOptional = false
    /// The line of the file on which it stands; 0 for one that was made in code.
    public var line = 0

    /// A budget for what the selectors choose: each view, test and step alone, all where there is none.
    ///
    /// Selectors are written as in a budget file. An empty one, or a regular expression that is none, is a mistake of the program's.
    public init(
        _ metric: BudgetMetric, atMost: Int64, view: String? = nil, step: String? = nil, test: String? = nil, level: Level = .error
    ) {
        self.metric = metric
        self.atMost = atMost
        self.view = view.map(Self.selector)
        self.step = step.map(Self.selector)
        self.test = test.map(Self.selector)
        self.level = level
    }

    private static func selector(_ text: String) -> Selector {
        do { return try Selector(text) } catch { preconditionFailure("\(error)") }
    }
}

extension Budget: CustomStringConvertible {
    /// `bodies at most 1 for view 'ProductRow', test 'CartTests/*', step 'toggle favourite'`.
    public var description: String {
        var parts: [String] = []
        if let rule { parts.append("rule '\(rule)'") }
        if let view { parts.append("view '\(view)'") }
        if let test { parts.append("test '\(test)'") }
        if let step { parts.append("step '\(step)'") }
        let scope = parts.isEmpty ? "" : " for \(parts.joined(separator: ", "))"
        return "\(metric.rawValue) at most \(text(of: atMost))\(scope)"
    }

    /// A value of its metric with its unit.
    public func text(of value: Int64) -> String {
        metric.isTime ? Wording.time(value) : Wording.grouped(Int(clamping: value))
    }
}
