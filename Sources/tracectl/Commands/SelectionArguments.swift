import ArgumentParsing
import TraceAnalysis

/// The options that choose what part of the traces is looked at, and by which rules.
enum SelectionArguments {
    static let rule = Option(
        "rule", valueName: "rule", .rule, isRepeated: true, help: "Run only this rule; may be repeated. 'tracectl rules' lists them.")
    static let skippedRule = Option(
        "skip-rule", valueName: "rule", .rule, isRepeated: true, help: "Leave this rule out; may be repeated.")
    static let view = Option(
        "view", valueName: "selector", .selector, help: "Look only at these views: a glob, or a regular expression between slashes.")
    static let test = Option("test", valueName: "selector", .selector, help: "Look only at these tests, named Suite/test.")
    static let step = Option("step", valueName: "selector", .selector, help: "Look only at these steps.")

    static let since = Option(
        "since", valueName: "time", .time, help: "Look only at what began at this time of the trace or later, as 250ms or 1.5s.")
    static let until = Option("until", valueName: "time", .time, help: "Look only at what began before this time of the trace.")

    /// Those that choose tests, steps and times.
    static let places = [test.declaration, step.declaration, since.declaration, until.declaration]

    static let declarations = [rule.declaration, skippedRule.declaration, view.declaration] + places

    /// What the options say, and the configuration where they say nothing.
    static func options(of arguments: ParsedArguments, _ configuration: Configuration? = nil) -> AnalysisOptions {
        var options = AnalysisOptions()
        options.rules = Set(arguments.all(rule))
        options.skippedRules = Set(arguments.all(skippedRule))
        if options.rules.isEmpty { options.rules = Set(configuration?.rules.content ?? []) }
        if options.skippedRules.isEmpty { options.skippedRules = Set(configuration?.skippedRules.content ?? []) }
        options.view = arguments[view]
        options.test = arguments[test]
        options.step = arguments[step]
        options.since = arguments[since]
        options.until = arguments[until]
        return options
    }
}

extension ArgumentValue where Value == Selector {
    /// A glob, or a regular expression between slashes.
    static var selector: Self {
        Self { (text) throws(ArgumentValueError) in
            do { return try Selector(text) } catch { throw ArgumentValueError("\(error)") }
        }
    }
}

extension ArgumentValue where Value == Int64 {
    /// Nanoseconds, written with a unit.
    static var time: Self {
        Self { (text) throws(ArgumentValueError) in
            guard let time = TimeText.nanoseconds(text) else {
                throw ArgumentValueError("Please provide a time with its unit, as '250ms', '800us' or '1.5s'.")
            }
            return time
        }
    }
}

extension ArgumentValue where Value == String {
    /// The identifier of a rule.
    static var rule: Self {
        let ids = RuleRegistry.pages.map(\.id)
        return Self(completion: .choices(ids)) { (text) throws(ArgumentValueError) in
            if ids.contains(text) { return text }
            throw ArgumentValueError(
                NearestMatch.of(text, among: ids).map { "Did you mean '\($0)'?" } ?? "'tracectl rules' lists the rules.")
        }
    }
}
