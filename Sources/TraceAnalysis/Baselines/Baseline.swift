import TraceReader

/// How often bodies ran, by test, step and view: a small text file to be reviewed in a pull request.
///
/// ```text
/// format   1
/// build    debug
/// swift    6.3.1
/// profile  ios26
///
/// test CartTests/favourite
/// step toggle favourite
///        1        0  CartScreen
///       12       11  ProductRow
/// ```
///
/// Each line of counts has the body runs, those among them whose output equals the one before, and the view. Counts depend on how a
/// program was built and evaluated, so that a baseline says it, and is compared with nothing else.
public struct Baseline: Hashable, Sendable {
    /// How the traces were made.
    public var conditions: Conditions
    /// The counts, sorted by test, step and view.
    public var entries: [Entry]

    /// What counts depend on; nil for what the traces do not say.
    public struct Conditions: Hashable, Sendable {
        public var build, swift, profile: String?

        public init(build: String? = nil, swift: String? = nil, profile: String? = nil) {
            self.build = build
            self.swift = swift
            self.profile = profile
        }
    }

    /// Where bodies ran; nil for what ran outside tests or steps.
    public struct Place: Hashable, Comparable, Sendable {
        public var test, step: String?
        public var view: String

        public static func < (left: Self, right: Self) -> Bool {
            if left.test != right.test { return isBefore(left.test, right.test) }
            if left.step != right.step { return isBefore(left.step, right.step) }
            return left.view < right.view
        }

        /// What stands outside comes first.
        private static func isBefore(_ left: String?, _ right: String?) -> Bool {
            switch (left, right) {
            case (nil, _): true
            case (_, nil): false
            case (let left?, let right?): left < right
            }
        }
    }

    /// The counts of one view in one step.
    public struct Entry: Hashable, Sendable {
        public var place: Place
        public var bodies: Int
        /// Nil where the trace does not say.
        public var unchangedBodies: Int?
        /// The line on which it stands in the file that was read; 0 for what was measured.
        var line = 0
    }

    init(conditions: Conditions, entries: [Entry]) {
        self.conditions = conditions
        self.entries = entries
    }

    /// The counts of an analysis.
    ///
    /// - Throws: `unlikeTraces` where its traces were not all made in one way.
    public init(of analysis: Analysis) throws(TraceAnalysisError) {
        conditions = try Conditions(of: analysis)
        let model = analysis.model
        let evidence = Evidence(model, options: analysis.options)
        var groups: [Place: [RunID]] = [:]
        for run in evidence.runs {
            let trace = model.traces[run.trace]
            let place = model[run].place
            let key = Place(
                test: trace.test(at: place).map { model.tests[$0] }, step: trace.step(at: place), view: model.views[model.view(of: run)])
            groups[key, default: []].append(run)
        }
        entries = groups.map { Entry(place: $0, bodies: $1.count, unchangedBodies: evidence.unchangedBodies($1)) }
            .sorted { $0.place < $1.place }
    }
}

extension Baseline.Conditions {
    /// How the traces of an analysis were made. Throws where they were not all made in one way.
    init(of analysis: Analysis) throws(TraceAnalysisError) {
        guard let first = analysis.traces.first else {
            self.init()
            return
        }
        self.init(first.metadata)
        for trace in analysis.traces.dropFirst() {
            let other = Self(trace.metadata)
            for (index, key) in Self.keys.enumerated() where values[index] != other.values[index] {
                throw .unlikeTraces(
                    key: key, first: first.path, value: values[index], other: trace.path, otherValue: other.values[index])
            }
        }
    }

    init(_ metadata: TraceMetadata) {
        self.init(build: metadata.buildMode?.rawValue, swift: metadata.swiftVersion, profile: metadata.profileDescription)
    }

    static let keys = ["build", "swift", "profile"]
    var values: [String?] { [build, swift, profile] }
}
