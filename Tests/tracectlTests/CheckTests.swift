import Foundation
import Testing

@Suite struct CheckTests {
    private let tool: Tracectl

    init() throws {
        tool = try Tracectl()
        try tool.writeTrace(Samples.wasteful, to: "tea.viewtrace")
    }

    private func budgets(_ text: String, to name: String = ".viewtrace.json") throws { try tool.write("{ budgets: [ \(text) ] }", to: name) }

    @Test func `budgets that hold are status 0`() throws {
        try budgets(#"{ view: "TeaRow", metric: "bodies", atMost: 12 }"#)
        let run = try tool.run("check", "tea.viewtrace")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("bodies at most 12 for view 'TeaRow'"))
    }

    @Test func `a budget that fails is status 2, and names view, value and limit`() throws {
        try budgets(#"{ view: "TeaRow", test: "TeaTests/*", metric: "unchangedBodies", atMost: 3 }"#)
        let run = try tool.run("check", "tea.viewtrace")
        #expect(run.status == 2)
        #expect(run.output.contains("failed: unchangedBodies at most 3 for view 'TeaRow', test 'TeaTests/*'"))
        #expect(run.output.contains("measured 11 in TeaRow, test TeaTests/pour"))
    }

    @Test func `a failing budget of level warning is printed and leaves 0`() throws {
        try budgets(#"{ view: "TeaRow", metric: "bodies", atMost: 3, level: "warning" }"#)
        #expect(try tool.run("check", "tea.viewtrace").status == 0)
    }

    @Test func `a budget that matches nothing is status 2 unless it is optional`() throws {
        try budgets(#"{ view: "Kettle", metric: "bodies", atMost: 3 }"#)
        #expect(try tool.run("check", "tea.viewtrace").status == 2)
        try budgets(#"{ view: "Kettle", metric: "bodies", atMost: 3, "optional": true }"#)
        #expect(try tool.run("check", "tea.viewtrace").status == 0)
    }

    @Test func `a trace in which no body ran is status 4`() throws {
        try tool.writeTrace(Samples.idle, to: "idle.viewtrace")
        try budgets(#"{ view: "TeaRow", metric: "bodies", atMost: 3 }"#)
        #expect(try tool.run("check", "idle.viewtrace").status == 4)
    }

    @Test func `the file is found in a folder above, up to the repository's root`() throws {
        try budgets(#"{ view: "TeaRow", metric: "bodies", atMost: 1 }"#)
        try tool.writeTrace(Samples.wasteful, to: "sub/tea.viewtrace")
        let shell = try tool.run("record", "-o", "traces", "--", "sh", "-c", "cd sub && '\(Tracectl.executable.path)' check tea.viewtrace")
        #expect(shell.status == 2)
        try tool.write("", to: "sub/.git")
        let stopped = try tool.run("record", "-o", "traces", "--", "sh", "-c", "cd sub && '\(Tracectl.executable.path)' check tea.viewtrace")
        #expect(stopped.status == 3)
    }

    @Test func `a file can be named; one that is missing or faulty is status 3`() throws {
        try tool.write("", to: ".git")
        let none = try tool.run("check", "tea.viewtrace")
        #expect(none.status == 3)
        #expect(none.errors.hasPrefix("Error: there is no .viewtrace.json in this folder or above it, up to the repository's root; '--budgets FILE' names one"))
        try budgets(#"{ view: "TeaRow", metric: "bodies", atMost: 12 }"#, to: "own.json")
        #expect(try tool.run("check", "tea.viewtrace", "--budgets", "own.json").status == 0)
        let missing = try tool.run("check", "tea.viewtrace", "--budgets", "no.json")
        #expect(missing.status == 3)
        #expect(missing.errors.hasPrefix("Error: no.json: cannot be read: "))
        try budgets(#"{ view: "TeaRow", metric: "bodis", atMost: 12 }"#, to: "own.json")
        let faulty = try tool.run("check", "tea.viewtrace", "--budgets", "own.json")
        #expect(faulty.status == 3)
        #expect(faulty.errors.hasPrefix("Error: own.json:1: "))
        #expect(faulty.errors.contains("bodis"))
    }

    @Test func `record --check ends with the budgets' status, unless the command failed`() throws {
        try budgets(#"{ view: "TeaRow", metric: "bodies", atMost: 3 }"#)
        let recording = #"mkdir -p "$VIEWTRACE_DIR/$VIEWTRACE_SESSION" && cp tea.viewtrace "$VIEWTRACE_DIR/$VIEWTRACE_SESSION/T.viewtrace""#
        let passed = try tool.run("record", "-o", "traces", "--check", "--", "sh", "-c", recording)
        #expect(passed.status == 2)
        #expect(passed.errors.hasPrefix("Recorded 1 trace of 1 test, 24 body runs, in traces/"))
        #expect(passed.output == (try tool.run("check", "tea.viewtrace").output))
        #expect(try tool.run("record", "-o", "traces", "--check", "--", "sh", "-c", recording + "; exit 9").status == 9)
        #expect(try tool.run("record", "-o", "traces", "--", "sh", "-c", recording).status == 0)
    }

    @Test func `a faulty budget file is found before the command runs`() throws {
        try tool.write("{ budgets: 1 }", to: ".viewtrace.json")
        let run = try tool.run("record", "-o", "traces", "--check", "--", "sh", "-c", ": > ran")
        #expect(run.status == 3)
        #expect(!tool.exists("ran"))
    }
}
