import TraceFormat
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What a recording's metadata says of the process that was recorded.
enum RecordingMetadata {
    /// Under virtual time nothing is said that differs between runs or machines: counts do not depend on it.
    static func make(_ options: Recorder.Options, clock: RecorderClock) -> TraceMetadata {
        var metadata = TraceMetadata()
        metadata.toolVersion = ToolVersion.current
        metadata.testName = options.testName
        metadata.testArguments = options.testArguments
        metadata.buildMode = buildMode
        metadata.swiftVersion = swiftVersion
        metadata.profile = options.profile
        metadata.profileOverrides = options.profileOverrides
        metadata.clock = options.clock == .virtual ? .virtual : .real
        metadata.clockSource = source(clock)
        metadata.valuePolicy = options.recordValues ? .recorded : .hashed
        metadata.tags = options.tags
        metadata.seed = options.seed
        guard options.clock == .real else { return metadata }
        metadata.executable = executable
        metadata.arguments = Array(CommandLine.arguments.dropFirst())
        metadata.system = system
        metadata.host = host
        metadata.commit = GitCommit.current
        metadata.recorderCost = RecorderCost.nanosecondsPerEvent
        return metadata
    }

    /// The header's session: the same for the same name, and for no name a number of its own.
    static func session(_ options: Recorder.Options) -> TraceSessionID {
        if options.clock == .virtual {
            let name = "\(options.testName ?? "") \(options.testArguments ?? "")"
            return TraceSessionID(high: hash(name, 1), low: hash(name, 2))
        }
        if let name = options.session { return TraceSessionID(high: hash(name, 1), low: hash(name, 2)) }
        return TraceSessionID(high: .random(in: 1 ... .max), low: .random(in: 1 ... .max))
    }

    /// The file name of the running program; empty where it is not known.
    static var executable: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? ""
    }

    private static func hash(_ text: String, _ salt: UInt8) -> UInt64 {
        // FNV-1a; see ValueText.
        (text.utf8 + [salt]).reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private static var buildMode: TraceBuildMode {
        #if DEBUG
        .debug
        #else
        .release
        #endif
    }

    private static var swiftVersion: String {
        #if compiler(>=6.5)
        "6.5"
        #elseif compiler(>=6.4)
        "6.4"
        #elseif compiler(>=6.3)
        "6.3"
        #else
        "6.2"
        #endif
    }

    private static func source(_ clock: RecorderClock) -> String {
        switch clock.source {
        case .virtual: "virtual"
        case .monotonic: "clock_gettime"
        case .counter:
            #if arch(x86_64)
            "rdtsc"
            #else
            "cntvct_el0"
            #endif
        }
    }

    private static var system: String? {
        var name = utsname()
        guard uname(&name) == 0 else { return nil }
        return withUnsafeBytes(of: name.sysname, text) + " " + withUnsafeBytes(of: name.machine, text)
    }

    private static var host: String? {
        var name = utsname()
        guard uname(&name) == 0 else { return nil }
        return withUnsafeBytes(of: name.nodename, text)
    }

    private static func text(_ bytes: UnsafeRawBufferPointer) -> String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
}
