import Foundation
import Testing

/// `dump --exact`, `assemble`, `verify`, `repair`, `merge`, `slice`.
@Suite struct RewritingCommandTests {
    private let tool: Tracectl

    init() throws { tool = try Tracectl() }

    @Test func `a dump is assembled back into the same bytes`() throws {
        try tool.writeTrace(Samples.wasteful, to: "tea.viewtrace")
        let dump = try tool.run("dump", "--exact", "tea.viewtrace")
        #expect(dump.status == 0)
        #expect(dump.errors == "")
        try tool.write(dump.output, to: "tea.txt")
        let size = try Data(contentsOf: URL(fileURLWithPath: tool.path("tea.viewtrace"))).count
        #expect(try tool.run("assemble", "tea.txt", "-o", "again.viewtrace") == Run(output: "", errors: "again.viewtrace: \(size) bytes\n", status: 0))
        #expect(FileManager.default.contentsEqual(atPath: tool.path("tea.viewtrace"), andPath: tool.path("again.viewtrace")))
        #expect(try tool.run("assemble", "-", "-o", "piped.viewtrace", input: dump.output).status == 0)
        #expect(FileManager.default.contentsEqual(atPath: tool.path("tea.viewtrace"), andPath: tool.path("piped.viewtrace")))
    }

    @Test func `a damaged file is dumped and assembled too`() throws {
        var bytes = try Tracectl.trace(Samples.wasteful, isSplit: true)
        bytes[bytes.count / 2] ^= 0xFF
        try tool.write(bytes.dropLast(100), to: "tea.viewtrace")
        try tool.write(try tool.run("dump", "--exact", "tea.viewtrace").output, to: "tea.txt")
        #expect(try tool.run("assemble", "tea.txt", "-o", "again.viewtrace").status == 0)
        #expect(FileManager.default.contentsEqual(atPath: tool.path("tea.viewtrace"), andPath: tool.path("again.viewtrace")))
    }

    @Test func `a plain dump is assembled into the same records`() throws {
        try tool.writeTrace(Samples.wasteful, to: "tea.viewtrace")
        let dump = try tool.run("dump", "tea.viewtrace").output
        #expect(try tool.run("assemble", "-", "-o", "again.viewtrace", input: dump).status == 0)
        #expect(try tool.run("dump", "again.viewtrace").output == dump)
    }

    @Test func `a wrong line is named and nothing is written`() throws {
        #expect(
            try tool.run("assemble", "-", "-o", "a.viewtrace", input: "0us test began A/b\n0us test endde passed\n")
                == Run(
                    output: "", errors: "Error: standard input: line 2: 'test' begins no event's name, as 'body began' does\n", status: 3))
        #expect(!tool.exists("a.viewtrace"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder.path) == [])
    }

    @Test func `verify says that a trace is whole`() throws {
        try tool.writeTrace(Samples.small, to: "tea.viewtrace")
        #expect(
            try tool.run("verify", "tea.viewtrace")
                == Run(output: "tea.viewtrace: whole: 12 records of 1 stream in 6 blocks\n", errors: "", status: 0))
    }

    @Test func `verify names damage and ends with 3, repair mends it`() throws {
        let whole = try Tracectl.trace(Samples.small, isSplit: true)
        try tool.write(whole.prefix(whole.count * 2 / 3), to: "cut.viewtrace")
        let verify = try tool.run("verify", "cut.viewtrace")
        #expect(verify.status == 3)
        #expect(verify.output.hasPrefix("cut.viewtrace: damaged: "))
        #expect(verify.output.contains("  not-closed: incomplete: not closed cleanly; "))
        let repair = try tool.run("repair", "cut.viewtrace", "-o", "mended.viewtrace")
        #expect(repair.status == 0)
        #expect(repair.errors.hasSuffix(" lost\n"))
        #expect(try tool.run("verify", "mended.viewtrace").status == 0)
        let dumps = try ["cut.viewtrace", "mended.viewtrace"].map { try tool.run("dump", $0).output.split(separator: "\n").dropFirst() }
        #expect(dumps[0] == dumps[1])
        #expect(dumps[0].count > 2)
        #expect(try tool.run("info", "mended.viewtrace").output.contains("history         repaired: "))
    }

    @Test func `repair refuses what holds no record`() throws {
        try tool.write("no trace at all", to: "text.viewtrace")
        let run = try tool.run("repair", "text.viewtrace", "-o", "mended.viewtrace")
        #expect(run.status == 3)
        #expect(!tool.exists("mended.viewtrace"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder.path) == ["text.viewtrace"])
    }

    @Test func `merge gives the same bytes in any order`() throws {
        try tool.writeTrace(Samples.small, to: "a.viewtrace")
        try tool.writeTrace(Samples.wasteful.replacing("pour", with: "drink"), to: "b.viewtrace")
        #expect(
            try tool.run("merge", "a.viewtrace", "b.viewtrace", "-o", "ab.viewtrace")
                == Run(output: "", errors: "ab.viewtrace: 2 traces, 114 records\n", status: 0))
        #expect(try tool.run("merge", "b.viewtrace", "a.viewtrace", "--output", "ba.viewtrace").status == 0)
        #expect(FileManager.default.contentsEqual(atPath: tool.path("ab.viewtrace"), andPath: tool.path("ba.viewtrace")))
        let report = try tool.run("report", "ab.viewtrace", "--format", "json")
        #expect(report.output.contains("\"tests\" : 2"))
    }

    @Test func `merge says what does not fit, and writes nothing if that is not accepted`() throws {
        try tool.writeTrace(Samples.small, to: "a.viewtrace")
        try tool.writeTrace(Samples.idle.replacing("\"debug\"", with: "\"release\""), to: "b.viewtrace")
        let warning = "Warning: the traces have different build modes: debug, release\n"
        #expect(
            try tool.run("merge", "a.viewtrace", "b.viewtrace", "-o", "ab.viewtrace")
                == Run(output: "", errors: warning + "ab.viewtrace: 2 traces, 14 records\n", status: 0))
        #expect(
            try tool.run("merge", "a.viewtrace", "b.viewtrace", "-o", "strict.viewtrace", "--strict")
                == Run(
                    output: "", errors: warning + "Error: strict.viewtrace: was not written: '--strict' accepts neither conflicts nor gaps\n",
                    status: 3))
        #expect(!tool.exists("strict.viewtrace"))
    }

    @Test func `a merge that is killed leaves nothing under the final name`() throws {
        var long = Samples.metadata + "\n0us test began A/b\n"
        for time in 0..<60_000 { long += "\(time)us marked step \(time % 97)\n" }
        try tool.writeTrace(long + "60000us test ended passed\n", to: "a.viewtrace")
        try tool.writeTrace(Samples.small, to: "b.viewtrace")
        var killed = 0
        // Moments that no two runs share; many more in scripts/long.
        let kills = ProcessInfo.processInfo.environment["VIEWTRACE_KILLS"].flatMap(Int.init) ?? 6
        for index in 0..<kills {
            let delay = [0.0, 0.02, 0.05, 0.1, 0.2, 0.3][index % 6] * Double.random(in: 0.5..<1.5)
            let process = Process()
            process.executableURL = Tracectl.executable
            process.arguments = ["merge", "a.viewtrace", "b.viewtrace", "-o", "ab.viewtrace", "--force"]
            process.currentDirectoryURL = tool.folder
            process.standardError = FileHandle.nullDevice
            try process.run()
            Thread.sleep(forTimeInterval: delay)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal { killed += 1 }
            // Either the whole file is there or none.
            if tool.exists("ab.viewtrace") { #expect(try tool.run("verify", "ab.viewtrace").status == 0, "killed after \(delay) s") }
        }
        #expect(killed > 0)
    }

    @Test func `slice keeps a finding and what it takes to understand it`() throws {
        try tool.writeTrace(Samples.wasteful, to: "tea.viewtrace")
        let sliced = try tool.run("slice", "tea.viewtrace", "--finding", "unchanged-body-update:TeaRow", "-o", "part.viewtrace")
        #expect(sliced.status == 0)
        let report = try tool.run("report", "part.viewtrace").output
        #expect(report.contains("unchanged-body-update  TeaRow"))
        #expect(try tool.run("slice", "tea.viewtrace", "--time", "20us..30us", "-o", "time.viewtrace").errors
            == "time.viewtrace: 20 of 102 records, 8 of them chosen\n")
        #expect(try tool.run("verify", "part.viewtrace", "time.viewtrace").status == 0)
    }

    @Test func `slice takes names out`() throws {
        try tool.writeTrace(Samples.small, to: "tea.viewtrace")
        #expect(try tool.run("slice", "tea.viewtrace", "--scrub", "-o", "part.viewtrace").status == 0)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: tool.path("part.viewtrace")))
        let dump = try tool.run("dump", "part.viewtrace").output
        #expect(!dump.contains("Tea") && !dump.contains("pour") && !dump.contains("cups"))
        #expect(bytes.range(of: Data("Tea".utf8)) == nil)
        #expect(dump.split(separator: "\n").count == 13)
    }

    @Test func `what slice cannot do it says`() throws {
        try tool.writeTrace(Samples.small, to: "tea.viewtrace")
        #expect(
            try tool.run("slice", "tea.viewtrace", "-o", "a.viewtrace").errors.hasPrefix(
                "Error: nothing says what to keep; give '--finding', '--test', '--step', '--time' or '--scrub'\n"))
        #expect(
            try tool.run("slice", "tea.viewtrace", "--step", "drink", "-o", "a.viewtrace")
                == Run(output: "", errors: "Error: tea.viewtrace: no record of it is step drink\n", status: 3))
        #expect(try tool.run("slice", "tea.viewtrace", "--finding", "no-such-rule", "-o", "a.viewtrace").status == 64)
        #expect(
            try tool.run("slice", "tea.viewtrace", "--finding", "duplicate-id", "-o", "a.viewtrace").errors
                == "Error: tea.viewtrace: there is no finding 'duplicate-id' in it; 'tracectl report --all' lists them\n")
        #expect(try tool.run("slice", "tea.viewtrace", "--time", "1..2", "-o", "a.viewtrace").status == 64)
        #expect(!tool.exists("a.viewtrace"))
    }
}
