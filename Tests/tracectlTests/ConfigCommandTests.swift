import Foundation
import Testing
import TraceFormat

@Suite struct ConfigCommandTests {
    private let tool: Tracectl

    init() throws {
        tool = try Tracectl()
        try tool.write("", to: ".git")
        try tool.writeTrace(Samples.wasteful, to: "tea.viewtrace")
    }

    private func row(_ key: String, in run: Run) -> [String] {
        run.output.split(separator: "\n").first { $0.hasPrefix(key + " ") }.map { line in
            line.dropFirst(key.count).split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        } ?? []
    }

    @Test func `each value stands with its source, and later sources win`() throws {
        let none = try tool.run("config")
        #expect(row("report.top", in: none) == ["10", "(default)"])
        try tool.write("{\n report: { top: 3,\n failOn: 'warning' } }", to: ".viewtrace.json")
        let file = try tool.run("config")
        #expect(row("file", in: file) == [".viewtrace.json", "(found)"])
        #expect(row("report.top", in: file) == ["3", "(.viewtrace.json:2)"])
        #expect(row("report.failOn", in: file) == ["warning", "(.viewtrace.json:3)"])
        let environment = try tool.run("config", environment: ["VIEWTRACE_TOP": "7"])
        #expect(row("report.top", in: environment) == ["7", "(VIEWTRACE_TOP)"])
    }

    @Test func `settings of the file and the environment hold for report`() throws {
        try tool.write("{ report: { failOn: 'warning' } }", to: ".viewtrace.json")
        #expect(try tool.run("report", "tea.viewtrace").status == 2)
        #expect(try tool.run("report", "tea.viewtrace", environment: ["VIEWTRACE_FAIL_ON": "error"]).status == 0)
        #expect(try tool.run("report", "tea.viewtrace", "--fail-on", "error").status == 0)
        try tool.write("{ report: { skipRules: ['unchanged-body-update'] } }", to: "own.json")
        #expect(try tool.run("report", "tea.viewtrace", "--config", "own.json").output.contains("Findings: none"))
    }

    @Test func `a faulty file or variable is an error that names it`() throws {
        try tool.write("{ report: { tpo: 3 } }", to: ".viewtrace.json")
        let faulty = try tool.run("report", "tea.viewtrace")
        #expect(faulty.status == 3)
        #expect(faulty.errors == "Error: .viewtrace.json:1: \"tpo\": there is no such key here; did you mean \"top\"?\n")
        try tool.write("{}", to: ".viewtrace.json")
        let variable = try tool.run("report", "tea.viewtrace", environment: ["VIEWTRACE_TOP": "many"])
        #expect(variable.status == 64)
        #expect(variable.errors.hasPrefix("Error: VIEWTRACE_TOP is 'many'; it is a whole number from 1 to 1000000\n"))
    }

    @Test func `rules are found by what people see`() throws {
        let run = try tool.run("rules", "--symptom", "typing lags")
        #expect(run.status == 0 && run.output.hasPrefix("Rules that may explain \"typing lags\"\n\n  1. expensive-body-on-fast-state: "))
        #expect(run.output.contains("\n  2. unchanged-body-update: "))
        #expect(try tool.run("rules", "--symptom", "qwertz") == Run(output: "", errors: "no rule's page has a word of 'qwertz'; 'tracectl rules' lists the rules\n", status: 0))
    }

    @Test func `two recordings are compared, and a regression fails where that is asked`() throws {
        try tool.writeTrace(Samples.small, to: "small.viewtrace")
        let run = try tool.run("compare", "small.viewtrace", "tea.viewtrace")
        #expect(run.status == 0)
        #expect(run.output.contains("1 place regressed: 11 body runs more. The largest: `TeaRow`, 12 runs, was 1; 11\nof them in vain, was 0."))
        #expect(try tool.run("compare", "small.viewtrace", "tea.viewtrace", "--fail-on", "regression").status == 2)
        #expect(try tool.run("compare", "tea.viewtrace", "small.viewtrace", "--fail-on", "regression").status == 0)
        let json = try tool.run("compare", "small.viewtrace", "tea.viewtrace", "--format", "json", "--format", "markdown=c.md")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["summary"] as? [String: Int])?["regressed"] == 1)
        #expect(try tool.content("c.md").hasPrefix("### ViewTrace: 1 regressed"))
        try tool.writeTrace(Samples.small.replacing("\"debug\"", with: "\"release\""), to: "release.viewtrace")
        #expect(try tool.run("compare", "release.viewtrace", "tea.viewtrace", "--fail-on", "regression").status == 3)
    }

    @Test func `traces of two versions of the format are read in one call`() throws {
        let newer = try Tracectl.trace(Samples.small, version: TraceVersion(major: 1, minor: 9))
        try tool.write(newer, to: "newer.viewtrace")
        let run = try tool.run("report", "tea.viewtrace", "newer.viewtrace", "--format", "json")
        #expect(run.status == 0)
        #expect(run.output.contains("\"format\" : \"1.0\"") && run.output.contains("\"format\" : \"1.9\""))
        #expect(run.output.contains("\"bodies\" : 25"))
    }

    @Test func `owners are listed on request`() throws {
        let run = try tool.run("report", "tea.viewtrace", "--owners")
        #expect(run.output.contains("Owners: 1 property, the most wasteful first\n\n1. TeaList.cups (@State)\n   owner    view TeaList\n   written  12 times, at TeaList.swift:5 in pour()\n"))
    }
}
