import Foundation
import Testing

/// What every command that reads traces says of what it is given.
@Suite struct TraceInputTests {
    private let tool: Tracectl

    init() throws { tool = try Tracectl() }

    static let commands = ["info", "dump", "report", "check", "view"]

    private func refusal(of command: String, _ arguments: String...) throws -> Run { try tool.run([command] + arguments) }

    @Test(arguments: commands)
    func `an empty file is status 3`(command: String) throws {
        try tool.write("", to: "tea.viewtrace")
        #expect(
            try refusal(of: command, "tea.viewtrace")
                == Run(
                    output: "",
                    errors: "Error: tea.viewtrace: is empty; the recording ended before its first byte was written, or the copy failed\n",
                    status: 3))
    }

    @Test(arguments: commands)
    func `a missing file is status 3`(command: String) throws {
        #expect(
            try refusal(of: command, "tea.viewtrace") == Run(output: "", errors: "Error: tea.viewtrace: no such file\n", status: 3))
    }

    @Test(arguments: commands)
    func `a folder without traces is status 3, with the command that records some`(command: String) throws {
        try tool.write("x", to: "traces/readme.txt")
        #expect(
            try refusal(of: command, "traces")
                == Run(
                    output: "",
                    errors: "Error: traces: there are no traces in this folder; 'tracectl record --output traces -- swift test' records some\n",
                    status: 3))
    }

    @Test(arguments: commands)
    func `a text file is status 3, and says what to do with a log`(command: String) throws {
        try tool.write("TeaRow: @self changed.\n" + String(repeating: "x", count: 100), to: "tea.viewtrace")
        let run = try refusal(of: command, "tea.viewtrace")
        #expect(run.status == 3)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("Error: tea.viewtrace: is not a trace: it begins "))
        #expect(run.errors.contains("'tracectl import'"))
    }

    @Test(arguments: commands)
    func `a trace cut within its header is status 3`(command: String) throws {
        try tool.write(Tracectl.trace(Samples.small).prefix(40), to: "tea.viewtrace")
        #expect(
            try refusal(of: command, "tea.viewtrace")
                == Run(
                    output: "",
                    errors: "Error: tea.viewtrace: is cut off within the header: 40 of 64 bytes are there, and no record\n", status: 3))
    }

    @Test(arguments: commands)
    func `a trace of a newer version is status 3 and names both versions`(command: String) throws {
        var bytes = try Tracectl.trace(Samples.small)
        bytes[bytes.startIndex + 8] = 99
        try tool.write(bytes, to: "tea.viewtrace")
        #expect(
            try refusal(of: command, "tea.viewtrace")
                == Run(
                    output: "", errors: "Error: tea.viewtrace: has format version 99.0, this tool reads up to 1.0; use a newer tracectl\n",
                    status: 3))
    }

    @Test(arguments: ["info", "dump", "report"])
    func `a trace cut later is read, with one warning; --strict refuses it`(command: String) throws {
        let bytes = try Tracectl.trace(Samples.wasteful, isSplit: true)
        try tool.write(bytes.prefix(bytes.count * 2 / 3), to: "tea.viewtrace")
        let run = try refusal(of: command, "tea.viewtrace")
        #expect(run.status == 0)
        #expect(run.output != "")
        #expect(run.errors.hasPrefix("Warning: tea.viewtrace: incomplete: not closed cleanly; "))
        #expect(run.errors.split(separator: "\n").count == 1)
        let strict = try refusal(of: command, "tea.viewtrace", "--strict")
        #expect(strict.status == 3)
        #expect(strict.output == "")
        #expect(
            strict.errors == run.errors
                + "Error: tea.viewtrace: the trace is flawed, and '--strict' accepts none; without it what can be read is reported\n")
    }

    @Test func `of a folder of sessions the newest is taken, and that is said`() throws {
        try tool.writeTrace(Samples.idle, to: "traces/a/one.viewtrace")
        try tool.writeTrace(Samples.small, to: "traces/b/two.viewtrace")
        let old = Date(timeIntervalSinceNow: -1000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: tool.path("traces/a/one.viewtrace"))
        let run = try tool.run("info", "traces")
        #expect(run.output.hasPrefix("trace           traces/b/two.viewtrace\n"))
        #expect(run.errors == "traces: taking the newest of 2 sessions, traces/b\n")
        try FileManager.default.createSymbolicLink(atPath: tool.path("traces/latest"), withDestinationPath: "a")
        #expect(try tool.run("info", "traces").errors == "traces: taking the newest of 2 sessions, traces/a\n")
        #expect(try tool.run("info", "traces/latest").output.hasPrefix("trace           traces/latest/one.viewtrace\n"))
    }

    @Test func `a folder of traces gives all of them, by name`() throws {
        try tool.writeTrace(Samples.small, to: "traces/b.viewtrace")
        try tool.writeTrace(Samples.idle, to: "traces/a.viewtrace")
        let run = try tool.run("info", "traces")
        #expect(run.errors == "")
        #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("trace ") } == ["trace           traces/a.viewtrace", "trace           traces/b.viewtrace"])
    }
}
