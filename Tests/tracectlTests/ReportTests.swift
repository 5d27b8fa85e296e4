import Foundation
import Testing

@Suite struct ReportTests {
    private let tool: Tracectl

    init() throws {
        tool = try Tracectl()
        try tool.writeTrace(Samples.small, to: "small.viewtrace")
        try tool.writeTrace(Samples.wasteful, to: "wasteful.viewtrace")
        try tool.writeTrace(Samples.idle, to: "idle.viewtrace")
    }

    private struct Report: Decodable {
        struct Measured: Decodable, Equatable { var tests, steps, views, bodies: Int }
        struct Finding: Decodable { var rule, severity: String; var view: String?; var count: Int }
        var schemaVersion: Int
        var measured: Measured
        var findings: [Finding]
    }

    private func json(_ arguments: String...) throws -> Report {
        let run = try tool.run(["report", "--format", "json"] + arguments)
        return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }

    @Test func `runs in vain are found, and the status is 0 unless --fail-on asks`() throws {
        let report = try json("wasteful.viewtrace")
        #expect(report.schemaVersion == 1)
        #expect(report.measured == .init(tests: 1, steps: 1, views: 2, bodies: 24))
        #expect(report.findings.map(\.rule) == ["unchanged-body-update"])
        #expect(report.findings.map(\.view) == ["TeaRow"])
        // A first run has no output before it that it could equal.
        #expect(report.findings.map(\.count) == [11])
        let run = try tool.run("report", "wasteful.viewtrace")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("unchanged-body-update"))
        #expect(try tool.run("report", "wasteful.viewtrace", "--fail-on", "warning").status == 2)
        #expect(try tool.run("report", "wasteful.viewtrace", "--fail-on", "error").status == 0)
    }

    @Test func `rules can be chosen and left out`() throws {
        #expect(try json("wasteful.viewtrace", "--rule", "duplicate-id").findings.isEmpty)
        #expect(try json("wasteful.viewtrace", "--skip-rule", "unchanged-body-update").findings.isEmpty)
        #expect(try json("wasteful.viewtrace", "--rule", "duplicate-id", "--rule", "unchanged-body-update").findings.count == 1)
    }

    @Test func `views, tests and steps can be chosen`() throws {
        #expect(try json("wasteful.viewtrace", "--view", "TeaList").measured == .init(tests: 1, steps: 1, views: 1, bodies: 12))
        #expect(try json("wasteful.viewtrace", "--view", "/^TeaR/").measured.bodies == 12)
        #expect(try json("wasteful.viewtrace", "--test", "TeaTests/*", "--step", "pour").measured.bodies == 24)
        #expect(try json("wasteful.viewtrace", "--test", "PotTests/*").measured.bodies == 0)
    }

    @Test func `several traces are one report`() throws {
        #expect(try json("wasteful.viewtrace", "small.viewtrace").measured.bodies == 25)
    }

    @Test func `a trace without findings is said to be so`() throws {
        let run = try tool.run("report", "small.viewtrace")
        #expect(run.status == 0)
        #expect(run.output.contains("\nFindings: none\n"))
    }

    @Test func `nothing measured is status 4, whatever is the reason`() throws {
        let idle = try tool.run("report", "idle.viewtrace")
        #expect(idle.status == 4)
        #expect(idle.output.contains("Nothing was measured"))
        let selected = try tool.run("report", "small.viewtrace", "--view", "Kettle")
        #expect(selected.status == 4)
        #expect(selected.output.contains("no body run matches view 'Kettle'"))
    }

    @Test func `each format goes to its place, and the traces are read once`() throws {
        let run = try tool.run("report", "wasteful.viewtrace", "--format", "json=r.json", "--format", "markdown=r.md", "--format", "text")
        #expect(run.status == 0)
        #expect(run.output == (try tool.run("report", "wasteful.viewtrace").output))
        #expect(try tool.content("r.json") == (try tool.run("report", "wasteful.viewtrace", "--format", "json").output))
        #expect(try tool.content("r.md") == (try tool.run("report", "wasteful.viewtrace", "--format", "markdown").output))
        let silent = try tool.run("report", "wasteful.viewtrace", "--format=text=r.txt")
        #expect(silent == Run(output: "", errors: "", status: 0))
        #expect(try tool.content("r.txt") == run.output)
    }

    @Test func `an existing file is left alone unless --force is given, the trace always`() throws {
        try tool.write("precious", to: "r.json")
        let refused = try tool.run("report", "small.viewtrace", "--format", "json=r.json")
        #expect(refused.status == 64)
        #expect(refused.output == "")
        #expect(refused.errors.hasPrefix("Error: '--format json=r.json': r.json exists; '--force' overwrites it\n"))
        #expect(try tool.content("r.json") == "precious")
        #expect(try tool.run("report", "small.viewtrace", "--format", "json=r.json", "--force").status == 0)
        #expect(try tool.content("r.json").hasPrefix("{"))
        let itself = try tool.run("report", "small.viewtrace", "--format", "json=small.viewtrace", "--force")
        #expect(itself.status == 64)
        #expect(try tool.run("info", "small.viewtrace").status == 0)
    }

    @Test func `colour is for terminals, and NO_COLOR is heeded`() throws {
        let escape = "\u{1B}["
        #expect(try !tool.run("report", "wasteful.viewtrace").output.contains(escape))
        let coloured = try tool.run("report", "wasteful.viewtrace", "--color", "always", environment: ["NO_COLOR": "1"])
        #expect(coloured.output.contains(escape))
        #expect(try !tool.run("report", "wasteful.viewtrace", "--color=never").output.contains(escape))
        #expect(coloured.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == (try tool.run("report", "wasteful.viewtrace").output))
    }

    @Test func `a reader that goes away is no fault`() throws {
        try tool.writeTrace(Samples.wasteful + (1...3000).map { "200us other logged line\($0)\n" }.joined(), to: "long.viewtrace")
        let pipe = Process()
        pipe.executableURL = URL(fileURLWithPath: "/bin/bash")
        pipe.currentDirectoryURL = tool.folder
        pipe.arguments = ["-c", "'\(Tracectl.executable.path)' dump long.viewtrace 2>errors | head -1 >first; echo ${PIPESTATUS[0]} >status"]
        try pipe.run()
        pipe.waitUntilExit()
        #expect(try tool.content("status") == "0\n")
        #expect(try tool.content("errors") == "")
        #expect(try tool.content("first").hasPrefix("metadata "))
    }

    @Test func `the page is written to the file that is named, and opened nowhere`() throws {
        let run = try tool.run("view", "wasteful.viewtrace", "-o", "tea.html")
        #expect(run == Run(output: "", errors: "tea.html: the page was written\n", status: 0))
        #expect(try tool.content("tea.html").lowercased().hasPrefix("<!doctype html>"))
    }

    @Test func `without a browser the command says where the page is`() throws {
        let run = try tool.run(
            "view", "wasteful.viewtrace", environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "TMPDIR": tool.folder.path])
        #expect(run.status == 0)
        let match = try #require(run.errors.wholeMatch(of: /(.*\/wasteful\.html): open this page in a browser; none was found here\n/))
        #expect(try String(contentsOfFile: String(match.1), encoding: .utf8).lowercased().hasPrefix("<!doctype html>"))
        try FileManager.default.removeItem(atPath: (String(match.1) as NSString).deletingLastPathComponent)
    }

    @Test func `a dump is the notation, and reads back as the same records`() throws {
        let run = try tool.run("dump", "small.viewtrace")
        #expect(
            run.output == """
                \(Samples.metadata)
                    1  0us         test began           TeaTests/pour
                    2  0us         identity created     #1 TeaList root slot 0
                    3  0us         identity created     #2 TeaRow structural slot 0 below #1
                    4  1us         step began           pour at TeaTests.swift:9
                    5  2us         transaction began    t1 step pour at TeaTests.swift:10
                    6  2us         state written        w1 #2 _cups at TeaRow.swift:5 in pour()
                    7  3us         invalidated          #2 _cups from w1
                    8  4us         body began           #2 TeaRow [_cups]
                    9  6us         body ended           #2 changed reads [_cups]
                   10  7us         transaction ended    t1 passes 1 bodies 1 skips 0
                   11  7us         step ended           pour
                   12  8us         test ended           passed

                """)
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test func `info says who recorded what`() throws {
        #expect(
            try tool.run("info", "small.viewtrace").output == """
                trace           small.viewtrace
                format          1.0
                session         00000000000000010000000000000002
                recorded        2026-03-24T10:00:00Z
                tool            0.1.0
                test            TeaTests/pour
                build           debug
                swift           6.3.1
                profile         ios26
                clock           virtual
                values          hashed
                duration        0.008 ms
                records         12 in 1 stream
                  test began            1
                  identity created      2
                  step began            1
                  transaction began     1
                  state written         1
                  invalidated           1
                  body began            1
                  body ended            1
                  transaction ended     1
                  step ended            1
                  test ended            1
                closed          yes
                flaws           none

                """)
    }

    @Test func `info of a cut trace says what is lost`() throws {
        let bytes = try Tracectl.trace(Samples.small, isSplit: true)
        // The trailer and a part of the index.
        try tool.write(bytes.dropLast(40), to: "cut.viewtrace")
        let run = try tool.run("info", "cut.viewtrace")
        #expect(run.status == 0)
        #expect(run.output.contains("\nrecords         12 in 1 stream\n"))
        #expect(run.output.contains("\nclosed          incomplete: not closed cleanly; 12 records recovered, 0 lost\n"))
        #expect(run.errors.hasPrefix("Warning: cut.viewtrace: incomplete: not closed cleanly; 12 records recovered, 0 lost"))
    }
}
