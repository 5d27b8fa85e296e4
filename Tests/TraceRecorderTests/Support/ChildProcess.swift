import Foundation

/// `tracebench record`, run as a process of its own, so that it can be killed and limited.
struct ChildProcess {
    var status: Int32
    var errors: String

    /// The tool lies beside the test bundle.
    private static var tool: String {
        let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(filePath: bundle).deletingLastPathComponent().appending(path: "tracebench").path
    }

    /// Runs it for some seconds through a shell, after `setup`; with `killAt` it is killed when its trace has so many bytes.
    static func record(
        into folder: TemporaryFolder, seconds: Double, setup: String = ":", options: [String] = [], killAt: Int? = nil
    ) throws -> ChildProcess {
        try record(into: folder.path, seconds: seconds, setup: setup, options: options) { process in
            guard let killAt else { return }
            while process.isRunning {
                let sizes = folder.traces.compactMap { try? FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int }
                if sizes.contains(where: { $0 >= killAt }) { break }
                Thread.sleep(forTimeInterval: 0.01)
            }
            kill(process.processIdentifier, SIGKILL)
        }
    }

    /// The same for a folder that may not exist.
    ///
    /// `options` are the tool's own; `within` is a shell command that runs what follows it.
    static func record(
        into folder: String, seconds: Double, setup: String = ":", options: [String] = [], within: String = "exec",
        whileRunning: (Process) -> Void = { _ in }
    ) throws -> ChildProcess {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "\(setup); \(within) \"$0\" record --seconds \"$@\"", tool, "\(seconds)"] + options
        var environment = ProcessInfo.processInfo.environment
        environment["VIEWTRACE_DIR"] = folder
        environment["VIEWTRACE_SESSION"] = "child"
        process.environment = environment
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        whileRunning(process)
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return ChildProcess(status: process.terminationStatus, errors: String(decoding: text, as: UTF8.self))
    }
}
