/// What the first 64 bytes of a trace file say.
public struct TraceHeader: Equatable, Sendable {
    /// The version of the format.
    public var version: TraceVersion
    /// The run of which this file is one shard.
    public var session: TraceSessionID
    /// The wall clock when the recording began, in nanoseconds since 1970.
    public var wallClock: UInt64
    /// The monotonic clock, read together with the wall clock, in nanoseconds: the zero of the records' times.
    public var monotonicClock: UInt64
    /// Features without which a reader cannot understand the file. None is defined in version 1.
    public var requiredFeatures: UInt16
    /// Features that a reader may ignore. None is defined in version 1.
    public var optionalFeatures: UInt16
    /// The number of this file among those of one session.
    public var shard: UInt32
    /// The recorded process, or 0 under virtual time.
    public var process: UInt32

    public init(
        version: TraceVersion = .current, session: TraceSessionID = TraceSessionID(high: 0, low: 0),
        wallClock: UInt64 = 0, monotonicClock: UInt64 = 0, requiredFeatures: UInt16 = 0, optionalFeatures: UInt16 = 0,
        shard: UInt32 = 0, process: UInt32 = 0
    ) {
        self.version = version
        self.session = session
        self.wallClock = wallClock
        self.monotonicClock = monotonicClock
        self.requiredFeatures = requiredFeatures
        self.optionalFeatures = optionalFeatures
        self.shard = shard
        self.process = process
    }
}

/// A version of the trace format.
public struct TraceVersion: Hashable, Sendable, CustomStringConvertible {
    /// Changes when older readers would misread.
    public var major: UInt16
    /// Changes when something was added that older readers skip.
    public var minor: UInt16

    public init(major: UInt16, minor: UInt16) {
        self.major = major
        self.minor = minor
    }

    /// The version that this code writes.
    public static let current = TraceVersion(major: 1, minor: 0)

    public var description: String { "\(major).\(minor)" }
}

/// The number that all files of one recorded run share.
public struct TraceSessionID: Hashable, Sendable, CustomStringConvertible {
    public var high: UInt64
    public var low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// 32 hexadecimal digits.
    public var description: String { Self.digits(high) + Self.digits(low) }

    private static func digits(_ half: UInt64) -> String {
        let digits = String(half, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
