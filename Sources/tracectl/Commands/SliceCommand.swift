import ArgumentParsing
import TraceAnalysis
import TraceReader

/// `tracectl slice TRACE -o OUT`
enum SliceCommand {
    private static let finding = Option(
        "finding", valueName: "finding", .text,
        help: "Keep what shows a finding: a rule, or RULE:VIEW where the rule found several; 'tracectl report --all' lists them.")
    private static let time = Option(
        "time", valueName: "from..to", .timeRange, help: "Keep what was recorded in this time of the trace, as 250ms..1.5s; either end can be left out.")
    private static let scrub = Flag(
        "scrub", help: "Replace all names that are yours, in types, properties, files, tests and texts, by words without meaning.")

    static let command = Command(
        "slice",
        abstract: "Cut a small trace out of a large one, to keep or to show.",
        discussion: """
            At least one of --finding, --test, --step, --time and --scrub says what is kept; several keep what all of them mean. The slice has \
            whole transactions, and what it takes to understand them: identities, first runs, the writes behind them.

              tracectl slice cart.viewtrace --finding duplicate-id --scrub -o show.viewtrace
            """,
        arguments: [
            TraceArguments.trace.declaration, OutputFile.trace.declaration, finding.declaration, SelectionArguments.test.declaration,
            SelectionArguments.step.declaration, time.declaration, scrub.declaration, TraceArguments.strict.declaration,
            OutputFile.force.declaration,
        ]
    ) { (arguments) -> ExitStatus in
        let input = arguments[TraceArguments.trace]!, path = arguments[OutputFile.trace]!
        let output = try OutputFile(path, typed: "--output \(path)", overwriting: arguments[OutputFile.force], inputs: [input])
        let wanted = Wanted(arguments)
        guard !wanted.words.isEmpty || arguments[scrub] else {
            throw ArgumentError.invalid("nothing says what to keep; give '--finding', '--test', '--step', '--time' or '--scrub'")
        }
        let traces = try TraceArguments([input], isStrict: arguments[TraceArguments.strict])
        guard traces.files.count == 1 else {
            throw ArgumentError.invalid("'\(input)' holds \(traces.files.count) traces; name one of them, or merge them first")
        }
        let trace = traces.files[0]
        let records = try wanted.finding.map { try evidence(of: $0, in: trace) }
        let (slice, leftOut) = try output.place { (place) throws(TraceReaderError) in
            var slice = try TraceSlice(of: trace, keeping: wanted.words.isEmpty ? "all" : wanted.words.joined(separator: ", ")) { position in
                wanted.includes(position) && records?.contains(position.number) ?? true
            }
            if arguments[scrub] { slice.scrub() }
            return (slice, try slice.write(to: place))
        }
        if leftOut > 0 { Console.warn("\(input): \(leftOut) records of kinds that only a newer tracectl knows were left out") }
        Console.note("\(path): \(slice.file.records.count) of \(trace.records.count) records, \(slice.chosenCount) of them chosen")
        return .fine
    }

    /// The records that show a finding.
    private static func evidence(of name: String, in trace: TraceFile) throws -> Set<Int> {
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        var options = AnalysisOptions()
        guard RuleRegistry.rule(parts.first ?? "") != nil else {
            throw ArgumentError.invalid("'--finding \(name)': there is no rule '\(parts.first ?? "")'; 'tracectl rules' lists them")
        }
        options.rules = [parts[0]]
        let found = Analysis(of: [trace], options: options).findings.filter { parts.count == 1 || $0.view == parts[1] }
        let records = Set(found.flatMap(\.records))
        guard !records.isEmpty else {
            throw Failure(.unreadable, "\(trace.path): there is no finding '\(name)' in it; 'tracectl report --all' lists them")
        }
        return records
    }
}

/// What is to be kept.
private struct Wanted {
    let finding: String?
    private let test: Selector?
    private let step: Selector?
    private let time: TimeRange?
    /// What was chosen, in the words of the command line.
    private(set) var words: [String] = []

    init(_ arguments: ParsedArguments) {
        finding = arguments[SliceCommand.findingOption]
        test = arguments[SelectionArguments.test]
        step = arguments[SelectionArguments.step]
        time = arguments[SliceCommand.timeOption]
        if let finding { words.append("finding \(finding)") }
        if let test { words.append("test \(test)") }
        if let step { words.append("step \(step)") }
        if let time { words.append("time \(time.text)") }
    }

    func includes(_ position: TraceSlice.Position) -> Bool {
        if let test, !(position.test.map { test.matches($0) } ?? false) { return false }
        if let step, !(position.step.map { step.matches($0) } ?? false) { return false }
        return time?.contains(position.time) ?? true
    }
}

extension SliceCommand {
    fileprivate static var findingOption: Option<String> { finding }
    fileprivate static var timeOption: Option<TimeRange> { time }
}

/// A stretch of a trace's time.
struct TimeRange: Sendable {
    var text: String
    var since: Int64?
    var until: Int64?

    func contains(_ time: Int64) -> Bool { time >= since ?? .min && (until.map { time < $0 } ?? true) }
}

extension ArgumentValue where Value == TimeRange {
    /// Two times with `..` between them, either of which can be missing.
    fileprivate static var timeRange: Self {
        Self { (text) throws(ArgumentValueError) in
            let parts = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let times = parts.map { $0.isEmpty ? nil : TimeText.nanoseconds($0) }
            guard parts.count == 2, zip(parts, times).allSatisfy({ $0.isEmpty || $1 != nil }), parts != ["", ""] else {
                throw ArgumentValueError("Please provide two times with '..' between them, as '250ms..1.5s' or '2s..'.")
            }
            return TimeRange(text: text, since: times[0], until: times[1])
        }
    }
}
