import Foundation
import Testing

@Suite struct RecordTests {
    private let tool: Tracectl

    init() throws { tool = try Tracectl() }

    /// A shell command that records a prepared trace as a test suite would.
    private let recording = #"mkdir -p "$VIEWTRACE_DIR/$VIEWTRACE_SESSION" && cp tea.viewtrace "$VIEWTRACE_DIR/$VIEWTRACE_SESSION/TeaTests.pour-1.viewtrace""#

    private static let nothing = """
        A test suite records if it depends on TraceTesting and its suites are traced:
            import TraceTesting
            @Suite(.traced) struct CartTests { … }
        A program records if it depends on TraceRecorder and begins with:
            import TraceRecorder
            try Recorder.startFromEnvironment()

        """

    @Test func `the command gets a folder and a session, and its output is left alone`() throws {
        let run = try tool.run("record", "-o", "traces", "--", "sh", "-c", #"echo "$VIEWTRACE_DIR"; echo "$VIEWTRACE_SESSION"; echo oops >&2; exit 7"#)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        #expect(URL(fileURLWithPath: lines[0]).resolvingSymlinksInPath().path == tool.folder.resolvingSymlinksInPath().path + "/traces")
        #expect(lines[1].wholeMatch(of: /\d{8}-\d{6}\.\d{3}-\d+/) != nil)
        #expect(run.errors == "oops\nWarning: the command recorded nothing: no new trace is in traces.\n" + Self.nothing)
        #expect(run.status == 7)
    }

    @Test func `options of the recorder reach the command through its environment`() throws {
        let show = #"echo "$VIEWTRACE_RECORD_VALUES $VIEWTRACE_EXACT_TIME $VIEWTRACE_SYNC""#
        let all = try tool.run(
            "record", "--record-values", "--exact-time", "--sync", "-o", "traces", "--", "sh", "-c", show)
        #expect(all.output == "1 1 1\n")
        #expect(try tool.run("record", "-o", "traces", "--", "sh", "-c", show).output == "  \n")
    }

    @Test func `what was recorded is summed up, with the command to type next`() throws {
        try tool.writeTrace(Samples.small, to: "tea.viewtrace")
        let run = try tool.run("record", "--output", "traces", "--", "sh", "-c", recording + "; echo done")
        #expect(run.output == "done\n")
        #expect(run.status == 0)
        let session = try #require(try FileManager.default.contentsOfDirectory(atPath: tool.path("traces")).first)
        #expect(
            run.errors == """
                Recorded 1 trace of 1 test, 1 body run, in traces/\(session)
                Next: tracectl report traces/\(session)

                """)
    }

    @Test func `only traces of this run count`() throws {
        try tool.writeTrace(Samples.small, to: "traces/old/TeaTests.pour-1.viewtrace")
        let run = try tool.run("record", "-o", "traces", "--", "true")
        #expect(run.status == 4)
        #expect(run.errors == "Warning: the command recorded nothing: no new trace is in traces.\n" + Self.nothing)
    }

    @Test func `a failing command's status is passed on, with what it recorded`() throws {
        try tool.writeTrace(Samples.small, to: "tea.viewtrace")
        let run = try tool.run("record", "-o", "traces", "--", "sh", "-c", recording + "; exit 3")
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("Recorded 1 trace of 1 test, 1 body run, in traces/"))
    }

    @Test func `where a process ended before it closed its trace is said`() throws {
        let begun = Samples.small.split(separator: "\n").prefix { !$0.contains("body ended") }.joined(separator: "\n") + "\n"
        // Without the trailer that says that it was closed.
        try tool.write(try Tracectl.trace(begun).dropLast(4), to: "tea.viewtrace")
        let run = try tool.run("record", "-o", "traces", "--", "sh", "-c", recording + "; kill -11 $$")
        #expect(run.status == 139)
        #expect(run.errors.hasPrefix("Warning: a recording ends in test `TeaTests/pour`, step \"pour\", in the body of `TeaRow`: "), "\(run.errors)")
        #expect(run.errors.contains(": the process crashed or was killed there; what it recorded until then is kept\nRecorded 1 trace of 1 test, "))
    }

    @Test func `a command that a signal ends gives 128 and the signal`() throws {
        #expect(try tool.run("record", "-o", "traces", "--", "sh", "-c", "kill -9 $$").status == 137)
    }

    @Test func `a command that is not there gives 127, one that cannot be run 126`() throws {
        let absent = try tool.run("record", "-o", "traces", "--", "no-such-command", "-x")
        #expect(absent == Run(output: "", errors: "Error: no-such-command: there is no such command\n", status: 127))
        try tool.write("text", to: "script")
        let refused = try tool.run("record", "-o", "traces", "--", "./script")
        #expect(refused == Run(output: "", errors: "Error: ./script: cannot be run: Permission denied\n", status: 126))
    }

    @Test func `signals are passed on, and the summary comes all the same`() throws {
        try tool.writeTrace(Samples.small, to: "tea.viewtrace")
        let process = Process()
        process.executableURL = Tracectl.executable
        process.currentDirectoryURL = tool.folder
        process.arguments = [
            "record", "-o", "traces", "--", "sh", "-c",
            "trap 'echo got it; exit 5' TERM; " + recording + "; : > ready; i=0; while [ $i -lt 200 ]; do sleep 0.05; i=$((i+1)); done",
        ]
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        // The threads that tests run on block signals, and a process inherits that.
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_UNBLOCK, &all, &before)
        try process.run()
        pthread_sigmask(SIG_SETMASK, &before, nil)
        let limit = Date(timeIntervalSinceNow: 20)
        while !tool.exists("ready"), Date() < limit { usleep(10_000) }
        process.terminate()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let summary = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(said == "got it\n")
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 5)
        #expect(summary.hasPrefix("Recorded 1 trace of 1 test, 1 body run, in traces/"))
    }

    @Test func `the folder comes from the environment where no option names one`() throws {
        let run = try tool.run("record", "--", "sh", "-c", "basename $VIEWTRACE_DIR", environment: ["VIEWTRACE_DIR": "elsewhere"])
        #expect(run.output == "elsewhere\n")
        let byDefault = try tool.run("record", "--", "sh", "-c", "echo ${VIEWTRACE_DIR##*/.build/}")
        #expect(byDefault.output == "viewtrace\n")
        let placeholder = try tool.run("record", "--", "true", environment: ["VIEWTRACE_DIR": "x/{PID}"])
        #expect(placeholder.status == 64)
        #expect(placeholder.errors.hasPrefix("Error: traces cannot go to 'x/{PID}'; name a folder without placeholders with '--output'\n"))
    }

    @Test func `a folder that cannot be made ends it before the command runs`() throws {
        try tool.write("x", to: "file")
        let run = try tool.run("record", "-o", "file/traces", "--", "sh", "-c", ": > ran")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Error: file/traces: the folder cannot be made"))
        #expect(!tool.exists("ran"))
    }

    @Test func `the command finds closed pipes as any other would`() throws {
        // A writer that is killed by SIGPIPE gives 141; one that inherited it ignored would go on and say so.
        let run = try tool.run("record", "-o", "traces", "--", "bash", "-c", "yes | head -1 >/dev/null; exit ${PIPESTATUS[0]}")
        #expect(run.status == 141)
    }
}
