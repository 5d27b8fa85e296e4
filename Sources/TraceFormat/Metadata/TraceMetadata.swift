/// What the recorder said about a recording: counts depend on it.
///
/// Stands in the file as JSON, first and again at close; the last one holds. Keys that this version does not know are kept in
/// ``json``. What is nil was not said.
public struct TraceMetadata: Equatable, Sendable {
    /// The version of the tool that recorded.
    public var toolVersion: String?
    /// `Suite/Nested/name` of the recorded test.
    public var testName: String?
    /// The case of a parameterised test.
    public var testArguments: String?
    /// The recorded executable's file name.
    public var executable: String?
    /// Its arguments, without any value from the environment.
    public var arguments: [String] = []
    public var buildMode: TraceBuildMode?
    public var swiftVersion: String?
    /// The operating system, as `Linux x86_64`.
    public var system: String?
    public var host: String?
    /// The recorded package's name.
    public var package: String?
    /// The recorded package's commit.
    public var commit: String?
    /// Whether the working copy had changes against the commit.
    public var commitIsDirty: Bool?
    /// The semantics profile, as `ios26`.
    public var profile: String?
    /// Switches of the profile that were set otherwise.
    public var profileOverrides: [String: String] = [:]
    /// The profiles of further hosts that are recorded into the same trace and follow another one, each as ``profileDescription`` has it.
    public var otherProfiles: [String] = []
    public var clock: TraceClock?
    /// Where the time came from, as `clock_gettime` or `rdtsc`.
    public var clockSource: String?
    public var valuePolicy: TraceValuePolicy?
    /// The number from which the recorded scenario drew what is random; nil where nothing was.
    public var seed: UInt64?
    /// What whoever recorded wanted to be kept, as `branch`.
    public var tags: [String: String] = [:]
    /// What imported the trace, and from what, as `print-changes`; nil for a recording of our own.
    public var importedFrom: String?
    /// Nanoseconds that the recorder spends on one event, calibrated at the start.
    public var recorderCost: Double?
    /// What was done to the trace after it was recorded (repaired, merged, cut out), one sentence each, the oldest first.
    public var history: [String] = []
    /// The JSON as it stands in the file; empty for metadata that was made in memory.
    public internal(set) var json: String = ""

    /// Metadata that says nothing.
    public init() {}

    /// The profile with the switches that were set otherwise, as `ios26 closures=bitwise`; several are joined by `and`. Nil where none is
    /// known.
    public var profileDescription: String? {
        guard let profile else { return nil }
        let switches = profileOverrides.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return ([([profile] + switches).joined(separator: " ")] + otherProfiles).joined(separator: " and ")
    }
}

/// How the recorded program was compiled.
public struct TraceBuildMode: TraceWord {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let debug = TraceBuildMode(rawValue: "debug")
    public static let release = TraceBuildMode(rawValue: "release")
}

/// What the times of a trace mean.
public struct TraceClock: TraceWord {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Time that passed.
    public static let real = TraceClock(rawValue: "real")
    /// Time that the host's clock was given: the same in each run.
    public static let virtual = TraceClock(rawValue: "virtual")
    /// No time at all, only an order.
    public static let ordinal = TraceClock(rawValue: "ordinal")
}

/// How values of the user's stand in a trace.
public struct TraceValuePolicy: TraceWord {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As `#` and eight hexadecimal digits.
    public static let hashed = TraceValuePolicy(rawValue: "hashed")
    /// As they are.
    public static let recorded = TraceValuePolicy(rawValue: "recorded")
}

/// A word of the metadata that may be one that this version does not know.
public protocol TraceWord: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible
where RawValue == String {
    init(rawValue: String)
}

extension TraceWord {
    public init(stringLiteral text: String) { self.init(rawValue: text) }
    public var description: String { rawValue }
}
