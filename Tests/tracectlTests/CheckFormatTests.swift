import Foundation
import Testing

@Suite struct CheckFormatTests {
    private let tool: Tracectl

    init() throws {
        tool = try Tracectl()
        try tool.write("", to: ".git")
        try tool.writeTrace(Samples.wasteful, to: "tea.viewtrace")
        try tool.writeTrace(Samples.small, to: "small.viewtrace")
    }

    @Test func `a baseline is written, holds, and fails when a count grows`() throws {
        let written = try tool.run("check", "small.viewtrace", "--write-baseline", "counts.txt")
        #expect(written == Run(output: "", errors: "counts.txt: 1 count was written\n", status: 0))
        #expect(try tool.run("check", "small.viewtrace", "--baseline", "counts.txt").status == 0)
        try tool.writeTrace(Samples.broad, to: "broad.viewtrace")
        let grown = try tool.run("check", "broad.viewtrace", "--baseline", "counts.txt")
        #expect(grown.status == 2)
        #expect(grown.output.contains("grew: TeaRow: 12 runs, was 1; 11 of them in vain, was 0"))
        #expect(grown.output.contains("because it passes the whole\n           `pot`"))
        let fallen = try tool.run("check", "tea.viewtrace", "--write-baseline", "counts.txt")
        #expect(fallen.status == 64, "an existing file is not overwritten")
        #expect(try tool.run("check", "tea.viewtrace", "--write-baseline", "counts.txt", "--force").status == 0)
        let improved = try tool.run("check", "small.viewtrace", "--baseline", "counts.txt")
        #expect(improved.status == 0)
        #expect(improved.output.contains("--- a/counts.txt\n+++ b/counts.txt\n@@ "))
        #expect(improved.output.contains("\n-      12       11  TeaRow\n+       1        0  TeaRow\n"))
    }

    @Test func `the printed patch is one that patch takes`() throws {
        _ = try tool.run("check", "tea.viewtrace", "--write-baseline", "counts.txt")
        let improved = try tool.run("check", "small.viewtrace", "--baseline", "counts.txt")
        // git takes no empty file for a repository.
        try FileManager.default.removeItem(at: tool.folder.appendingPathComponent(".git"))
        let start = try #require(improved.output.range(of: "--- a/"))
        try tool.write(String(improved.output[start.lowerBound...]), to: "fix.patch")
        let git = try tool.run("record", "-o", "t", "--", "git", "apply", "fix.patch")
        #expect(git.status == 4, "git takes it, and records nothing: \(git.errors)")
        #expect(try tool.run("check", "small.viewtrace", "--baseline", "counts.txt").output.contains("1 as it was"))
    }

    @Test func `proposed budgets are a file that holds`() throws {
        let proposed = try tool.run("check", "tea.viewtrace", "--write-budgets")
        #expect(proposed.status == 0)
        try tool.write(proposed.output, to: ".viewtrace.json")
        #expect(try tool.run("check", "tea.viewtrace").status == 0)
    }

    @Test func `an expired waiver is an error of check, and a warning of report`() throws {
        try tool.write(
            "{ budgets: [], waivers: [ { finding: 'unchanged-body-update', until: '2026-01-01', reason: 'redesign' } ] }",
            to: ".viewtrace.json")
        let check = try tool.run("check", "tea.viewtrace")
        #expect(check.status == 3)
        #expect(check.errors.contains("the waiver for 'unchanged-body-update' ended on 2026-01-01 (redesign)"))
        let report = try tool.run("report", "tea.viewtrace")
        #expect(report.status == 0 && report.output.contains("1. warning: unchanged-body-update"))
        #expect(report.errors.hasPrefix("Warning: .viewtrace.json:1: the waiver for 'unchanged-body-update' ended on 2026-01-01 (redesign)"))
    }

    @Test func `a waived finding is listed as waived in report and check, and one that covers nothing is named`() throws {
        try tool.write(
            """
            { budgets: [ { metric: "findings", atMost: 0 } ],
              waivers: [ { finding: "unchanged-body-update", view: "TeaRow", until: "2999-01-01", reason: "redesign" },
                         { finding: "duplicate-id", until: "2999-01-01", reason: "old" } ] }
            """, to: ".viewtrace.json")
        let report = try tool.run("report", "tea.viewtrace")
        #expect(report.output.contains("\nWaived: 1 finding\n  - warning: unchanged-body-update: TeaRow: "))
        #expect(report.output.contains("Nothing to change"))
        let check = try tool.run("check", "tea.viewtrace")
        #expect(check.status == 0)
        #expect(check.output.contains("\nWaived: 1 finding\n  - warning: unchanged-body-update: TeaRow: "))
        #expect(check.output.contains(".viewtrace.json:3: the waiver for duplicate-id"))
    }

    @Test func `each form of a check and of a report goes to a file, the traces read once`() throws {
        try tool.write("{ budgets: [ { view: 'TeaRow', metric: 'bodies', atMost: 3 } ] }", to: ".viewtrace.json")
        let check = try tool.run(
            "check", "tea.viewtrace", "--format", "text", "--format", "json=c.json", "--format", "junit=c.xml", "--format", "markdown=c.md",
            "--format", "github=c.txt")
        #expect(check.status == 2 && check.output.hasPrefix("Budgets: 1 failed"))
        #expect(try tool.content("c.json").contains("\"outcome\" : \"failed\""))
        #expect(try tool.content("c.xml").contains("failures=\"1\""))
        #expect(try tool.content("c.md").hasPrefix("### Budgets: 1 of 1 do not hold"))
        #expect(try tool.content("c.txt").hasPrefix("::error file=.viewtrace.json,line=1,title=budget failed::"))
        let report = try tool.run(
            "report", "tea.viewtrace", "--format", "github", "--format", "sarif=r.sarif", "--format", "html=r.html", "--format", "junit=r.xml")
        #expect(report.status == 0 && report.output.hasPrefix("::warning file=TeaList.swift,line=5,"))
        #expect(try tool.content("r.sarif").contains("\"ruleId\" : \"unchanged-body-update\""))
        #expect(try tool.content("r.html").hasPrefix("<!doctype html>") || tool.content("r.html").hasPrefix("<!DOCTYPE html>"))
        #expect(try tool.content("r.xml").contains("viewtrace.budgets"))
    }
}
