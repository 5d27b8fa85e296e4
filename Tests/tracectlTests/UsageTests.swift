import Foundation
import Testing

@Suite struct UsageTests {
    private let tool: Tracectl

    init() throws { tool = try Tracectl() }

    @Test(arguments: HelpTexts.all.map(\.command))
    func `each command's help says exactly this, in 80 columns`(command: String) throws {
        let text = try #require(HelpTexts.all.first { $0.command == command }?.text)
        let words = command.split(separator: " ").map(String.init)
        #expect(try tool.run(["help"] + words) == Run(output: text, errors: "", status: 0))
        #expect(try tool.run(words + ["--help"]) == Run(output: text, errors: "", status: 0))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test func `without arguments the help is shown`() throws {
        #expect(try tool.run() == Run(output: HelpTexts.all[0].text, errors: "", status: 0))
    }

    @Test func `the version is one line`() throws {
        #expect(try tool.run("--version") == Run(output: "tracectl 0.1.0\n", errors: "", status: 0))
    }

    @Test(arguments: [
        (["reprot"], "Unknown command 'reprot'. Did you mean 'report'?"),
        (["query"], "Unknown command 'query'. 'tracectl --help' lists the commands"),
        (["--verbose"], "Unknown option '--verbose'"),
        (["import"], "Missing command. 'tracectl import --help' lists the commands"),
        (["import", "xctrace"], "Unknown command 'xctrace'. 'tracectl import --help' lists the commands"),
        (["report"], "Missing expected argument '<trace> ...'"),
        (["check"], "Missing expected argument '<trace> ...'"),
        (["view"], "Missing expected argument '<trace> ...'"),
        (["info"], "Missing expected argument '<trace> ...'"),
        (["dump"], "Missing expected argument '<trace>'"),
        (["dump", "a", "b"], "Unexpected argument 'b'"),
        (["record"], "Missing expected argument '-- <command> ...'"),
        (["record", "swift", "test"], "Unexpected argument 'swift'. The command to run goes after '--': 'tracectl record -- swift test'"),
        (["import", "print-changes", "x.log"], "Missing expected argument '--output <file>'"),
        (["report", "t", "--ruel", "x"], "Unknown option '--ruel'. Did you mean '--rule'?"),
        (["report", "t", "--rule", "duplicat-id"], "The value 'duplicat-id' is invalid for '--rule <rule>'. Did you mean 'duplicate-id'?"),
        (["report", "t", "--rule", "x"], "The value 'x' is invalid for '--rule <rule>'. 'tracectl rules' lists the rules."),
        (["rules", "expensive"], "The value 'expensive' is invalid for '<rule>'. 'tracectl rules' lists the rules."),
        (["report", "t", "--format", "jsn"], "The value 'jsn' is invalid for '--format <format>'. Did you mean 'json'?"),
        (
            ["report", "t", "--format", "pdf=x"],
            "The value 'pdf=x' is invalid for '--format <format>'. Please provide one of 'text', 'json', 'markdown', 'html', 'junit', 'sarif' or 'github'."
        ),
        (["report", "t", "--format", "json="], "The value 'json=' is invalid for '--format <format>'. A file's name follows '='."),
        (
            ["report", "t", "--format", "json", "--format", "text"],
            "only one '--format' can go to standard output; the others need a file, as '--format json=FILE'"
        ),
        (["report", "t", "--format", "json=x", "--format", "text=x"], "two formats go to 'x'; give each its own file"),
        (["report", "t", "--format", "json=no/x"], "'--format json=no/x': there is no folder no"),
        (["view", "t", "-o", "no/x"], "'--output no/x': there is no folder no"),
        (["report", "t", "--top", "0"], "The value '0' is invalid for '--top <n>'. Please provide a whole number from 1 to 1000000."),
        (
            ["report", "t", "--fail-on", "fatal"],
            "The value 'fatal' is invalid for '--fail-on <severity>'. Please provide one of 'note', 'warning' or 'error'."
        ),
        (
            ["report", "t", "--view", "/(/"],
            "The value '/(/' is invalid for '--view <selector>'. '/(/' is no regular expression; a glob stands without slashes"
        ),
    ])
    func `wrong usage is status 64, with the argument as typed and the way out`(arguments: [String], message: String) throws {
        let run = try tool.run(arguments)
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.errors.split(separator: "\n").first.map(String.init) == "Error: \(message)")
        #expect(run.errors.hasSuffix(" --help' for more information.\n"))
    }
}
