import Foundation
import TraceFormat
import TraceReader

/// What came of one run of the built executable.
struct Run: Equatable {
    var output: String
    var errors: String
    var status: Int32
}

/// Runs the built `tracectl` as a process, in a folder of its own.
final class Tracectl {
    /// The working directory of the runs, removed with this object. Tests name files in it without any path.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tracectl-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The executable beside the test bundle.
    static let executable: URL = {
        #if canImport(Darwin)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        #else
            let bundle: URL? = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        #endif
        return (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent().appendingPathComponent("tracectl")
    }()

    func run(_ arguments: String..., input: String? = nil, environment: [String: String] = [:]) throws -> Run {
        try run(arguments, input: input, environment: environment)
    }

    func run(_ arguments: [String], input: String? = nil, environment: [String: String] = [:]) throws -> Run {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("VIEWTRACE_") && $0.key != "NO_COLOR" }
        variables.merge(environment) { $1 }
        process.environment = variables
        // Files and not pipes, which fill up while the other one is read.
        let streams = try ["out", "err"].map { name in
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("tracectl-\(UUID().uuidString).\(name)")
            try Data().write(to: url)
            return (url: url, handle: try FileHandle(forWritingTo: url))
        }
        defer { for stream in streams { try? FileManager.default.removeItem(at: stream.url) } }
        process.standardOutput = streams[0].handle
        process.standardError = streams[1].handle
        let pipe = Pipe()
        process.standardInput = pipe
        try process.run()
        if let input { pipe.fileHandleForWriting.write(Data(input.utf8)) }
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        let texts = try streams.map { String(decoding: try Data(contentsOf: $0.url), as: UTF8.self) }
        return Run(output: texts[0], errors: texts[1], status: process.terminationStatus)
    }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func content(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    func write(_ content: Data, to name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: url)
    }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    /// Writes a trace of what a text in the notation says.
    func writeTrace(_ notation: String, to name: String) throws { try write(Self.trace(notation), to: name) }

    /// The bytes of a trace, each of whose records stands in a block of its own if `isSplit`, so that a cut loses few of them.
    static func trace(_ notation: String, isSplit: Bool = false, version: TraceVersion = .current) throws -> Data {
        let file = try TraceNotation.parse(notation)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("tracectl-\(UUID().uuidString).viewtrace")
        defer { try? FileManager.default.removeItem(at: url) }
        // 2026-03-24 10:00:00 UTC.
        let header = TraceHeader(version: version, session: TraceSessionID(high: 1, low: 2), wallClock: 1_774_346_400_000_000_000)
        let writer = try TraceFileWriter(path: url.path, header: header, metadata: file.metadata)
        try writer.write(ClockPoint(tick: 0, monotonic: 0, wallClock: header.wallClock, numerator: 1))
        let stream = TraceStreamWriter(writer)
        for record in file.records {
            try stream.append(record.event, tick: UInt64(record.time), definitions: file.definitions)
            if isSplit { try stream.flush() }
        }
        try stream.flush()
        try writer.close(file.metadata)
        return try Data(contentsOf: url)
    }
}
