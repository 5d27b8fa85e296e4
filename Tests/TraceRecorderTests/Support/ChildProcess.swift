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

    /// Runs it for some seconds through a shell, after `setup`; with `killAfter` it is killed in the middle.
    static func record(into folder: String, seconds: Double, setup: String = ":", killAfter: Double? = nil) throws -> ChildProcess {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "\(setup); exec \"$0\" record --seconds \"$1\"", tool, "\(seconds)"]
        var environment = ProcessInfo.processInfo.environment
        environment["VIEWTRACE_DIR"] = folder
        environment["VIEWTRACE_SESSION"] = "child"
        process.environment = environment
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        if let killAfter {
            Thread.sleep(forTimeInterval: killAfter)
            kill(process.processIdentifier, SIGKILL)
        }
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return ChildProcess(status: process.terminationStatus, errors: String(decoding: text, as: UTF8.self))
    }
}
