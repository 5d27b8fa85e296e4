import TraceFormat

extension Recorder {
    /// How to record, and what the trace's metadata is to say.
    public struct Options: Sendable {
        /// Where the times of a trace come from.
        public enum Clock: String, CaseIterable, Sendable {
            /// Time that passes.
            case real
            /// Time that begins at 0 and moves by ``Recorder/advance(by:)`` only: the same scenario gives the same trace.
            case virtual
        }

        /// What happens where blocks come in faster than they can be written.
        public enum Overflow: String, CaseIterable, Sendable {
            /// The recorded thread waits, and the trace's counters say how often and how long.
            case block
            /// The block is dropped, and the trace says how many records of which stream are missing.
            case drop
        }

        public var clock: Clock = .real
        public var onFull: Overflow = .block
        /// How long nothing at all may be written, because the disk or the reader of a pipe takes nothing, before the recording gives up
        /// and the program goes on.
        public var patience: Duration = .seconds(30)
        /// Whether ids, written values and other values of the user's stand in the trace as they are; else as hashes.
        public var recordValues = false
        /// Whether a tick is one unit of the clock; else it has about 30 nanoseconds, which saves 40 % of the file.
        public var exactTime = false
        /// Whether each block is forced to the disk, so that it survives a crash of the machine.
        public var synchronizes = false
        /// Whether a recording that is killed loses nothing: what is not written yet stands in a file beside the trace, `NAME.viewtrace.live`
        /// (0.3 MB for each block in use, at most 4 MB), which readers open by themselves and which goes when the recording ends.
        public var survivesKill = true
        /// The recorded test, as `Suite/Nested/name`.
        public var testName: String?
        /// Which case of a parameterised test is recorded.
        public var testArguments: String?
        /// What is to be kept with the trace, as `branch`.
        public var tags: [String: String] = [:]
        /// The semantics profile of the recorded hosts, as `ios26`.
        public var profile: String?
        /// The switches of the profile that were set otherwise, by name.
        public var profileOverrides: [String: String] = [:]
        /// The number from which the scenario draws what is random.
        public var seed: UInt64?
        /// The run that several processes record together; without a name, each recording is a run of its own.
        public var session: String?

        public init() {}

        /// Options as the environment gives them: `VIEWTRACE_CLOCK` (`real` or `virtual`), `VIEWTRACE_ON_FULL` (`block` or `drop`), and
        /// `VIEWTRACE_RECORD_VALUES`, `VIEWTRACE_EXACT_TIME` and `VIEWTRACE_SYNC` (`1` or `0`).
        ///
        /// Throws ``RecorderError/badVariable(name:value:expected:)``.
        public init(environment: [String: String]) throws(RecorderError) {
            if let value = environment["VIEWTRACE_CLOCK"], !value.isEmpty {
                guard let clock = Clock(rawValue: value) else {
                    throw .badVariable(name: "VIEWTRACE_CLOCK", value: value, expected: "real or virtual")
                }
                self.clock = clock
            }
            if let value = environment[TracePlaces.onFullVariable], !value.isEmpty {
                guard let onFull = Overflow(rawValue: value) else {
                    throw .badVariable(name: TracePlaces.onFullVariable, value: value, expected: "block or drop")
                }
                self.onFull = onFull
            }
            recordValues = try Options.flag(TracePlaces.recordValuesVariable, environment)
            exactTime = try Options.flag(TracePlaces.exactTimeVariable, environment)
            synchronizes = try Options.flag(TracePlaces.syncVariable, environment)
        }

        private static func flag(_ name: String, _ environment: [String: String]) throws(RecorderError) -> Bool {
            switch environment[name] {
            case nil, "", "0": return false
            case "1": return true
            case .some(let value): throw .badVariable(name: name, value: value, expected: "1 or 0")
            }
        }
    }
}
