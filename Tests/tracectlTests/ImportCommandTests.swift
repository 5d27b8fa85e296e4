import Foundation
import Testing

@Suite struct ImportCommandTests {
    private let tool: Tracectl

    init() throws { tool = try Tracectl() }

    @Test func `a log becomes a trace, and what came of it is said`() throws {
        try tool.write("TeaRow: @self, @identity, _cups changed.\nsteeping\nTeaRow: _cups changed.\n", to: "console.log")
        let run = try tool.run("import", "print-changes", "console.log", "-o", "tea.viewtrace")
        #expect(
            run
                == Run(
                    output: "",
                    errors: "tea.viewtrace: 2 body runs of 1 type in 3 lines; 1 line is none of these and kept as other log\n", status: 0))
        #expect(tool.exists("tea.viewtrace"))
    }

    @Test func `a dash reads standard input`() throws {
        let run = try tool.run(
            "import", "print-changes", "-", "--output=tea.viewtrace",
            input: "TeaRow: @self changed.\n=== AttributeGraph: cycle detected through attribute 3 ===\n")
        #expect(run == Run(output: "", errors: "tea.viewtrace: 1 body run of 1 type and 1 runtime warning in 2 lines\n", status: 0))
    }

    @Test func `a log in which nothing is understood is status 4 and shows what such a line looks like`() throws {
        try tool.write("hello\n", to: "console.log")
        let run = try tool.run("import", "print-changes", "console.log", "-o", "tea.viewtrace")
        #expect(run.status == 4)
        #expect(
            run.errors
                == "tea.viewtrace: none of 1 line is one that _printChanges() prints or a runtime warning of SwiftUI's; such a line "
                + "looks like this: CartRow: @self, _count changed.\n")
    }

    @Test func `lines that were repaired or cut are warned about`() throws {
        try tool.write(Data("TeaRow: @self changed.\n".utf8) + Data([0xff, 0x0a]) + Data(repeating: 0x61, count: 70_000), to: "console.log")
        let run = try tool.run("import", "print-changes", "console.log", "-o", "tea.viewtrace")
        #expect(
            run.errors == """
                Warning: console.log: 1 line longer than 64 KiB; the beginning of each is kept as other log
                Warning: console.log: 1 line with bytes that are not UTF-8; these were replaced
                tea.viewtrace: 1 body run of 1 type in 3 lines; 2 lines are none of these and kept as other log

                """)
        #expect(run.status == 0)
    }

    @Test func `a log that cannot be read is status 3 and leaves nothing behind`() throws {
        #expect(
            try tool.run("import", "print-changes", "no.log", "-o", "tea.viewtrace")
                == Run(output: "", errors: "Error: no.log: no such file\n", status: 3))
        try tool.write("", to: "empty.log")
        #expect(
            try tool.run("import", "print-changes", "empty.log", "-o", "tea.viewtrace")
                == Run(output: "", errors: "Error: empty.log: is empty; nothing was logged\n", status: 3))
        #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder.path) == ["empty.log"])
    }

    @Test func `an existing file is overwritten only with --force, the input never`() throws {
        try tool.write("TeaRow: @self changed.\n", to: "console.log")
        try tool.write("precious", to: "tea.viewtrace")
        let refused = try tool.run("import", "print-changes", "console.log", "-o", "tea.viewtrace")
        #expect(refused.status == 64)
        #expect(refused.errors.hasPrefix("Error: '--output tea.viewtrace': tea.viewtrace exists; '--force' overwrites it\n"))
        #expect(try tool.content("tea.viewtrace") == "precious")
        let forced = try tool.run("import", "print-changes", "console.log", "-o", "tea.viewtrace", "--force")
        #expect(forced.status == 0)
        let itself = try tool.run("import", "print-changes", "console.log", "-o", "./console.log", "--force")
        #expect(itself.status == 64)
        #expect(itself.errors.hasPrefix("Error: '--output ./console.log': ./console.log is also the input; choose another name\n"))
        #expect(try tool.content("console.log") == "TeaRow: @self changed.\n")
    }

    @Test func `a place that is not there is refused before the log is read`() throws {
        let run = try tool.run("import", "print-changes", "no.log", "-o", "no/such/tea.viewtrace")
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("Error: '--output no/such/tea.viewtrace': there is no folder no/such\n"))
    }
}
