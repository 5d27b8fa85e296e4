/// All rules, by identifier.
public enum RuleRegistry {
    package static let rules: [any AnalysisRule] = [
        DuplicateIDRule(), UnchangedBodyUpdateRule(), ExpensiveBodyRule(), RuntimeWarningRule(), FlawedTraceRule(),
        NothingMeasuredRule(),
    ]

    /// The rules' pages, in the order in which they are listed.
    public static var pages: [RulePage] { rules.map(\.page) }

    /// The page of a rule, or nil where there is no rule of that name.
    public static func page(_ id: String) -> RulePage? { rule(id)?.page }

    package static func rule(_ id: String) -> (any AnalysisRule)? { rules.first { type(of: $0).id == id } }

    /// Checks that rules of these names exist. Throws for the first that does not.
    public static func check(_ ids: some Sequence<String>) throws(TraceAnalysisError) {
        for id in ids where rule(id) == nil {
            throw .unknownRule(id, suggestion: Suggestion.nearest(to: id, in: rules.map { type(of: $0).id }))
        }
    }
}
