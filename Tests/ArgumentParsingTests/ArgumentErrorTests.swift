import ArgumentParsing
import Testing

@Suite struct ArgumentErrorTests {
    @Test(arguments: [
        ("paint a.png --coutn 3", "Error: Unknown option '--coutn'. Did you mean '--count'?"),
        ("paint a.png --xyzzy", "Error: Unknown option '--xyzzy'"),
        ("paint a.png --xyzzy=1", "Error: Unknown option '--xyzzy'"),
        ("paint a.png -q", "Error: Unknown option '-q'"),
        ("paint a.png -fq", "Error: Unknown option '-q'"),
        ("paint a.png -count", "Error: Unknown option '-c'. Did you mean '--count'?"),
        ("--verison", "Error: Unknown option '--verison'. Did you mean '--version'?"),
        ("paitn a.png", "Error: Unknown command 'paitn'. Did you mean 'paint'?"),
        ("dance", "Error: Unknown command 'dance'. 'studio --help' lists the commands"),
        ("brushes", "Error: Missing command. 'studio brushes --help' lists the commands"),
        ("brushes wash", "Error: Unknown command 'wash'. 'studio brushes --help' lists the commands"),
        ("help pant", "Error: Unknown command 'pant'. Did you mean 'paint'?"),
        ("paint", "Error: Missing expected argument '<picture>'"),
        ("watch", "Error: Missing expected argument '-- <program> ...'"),
        ("watch --", "Error: Missing expected argument '-- <program> ...'"),
        ("watch -o x ls -l", "Error: Unexpected argument 'ls'. The command to run goes after '--': 'studio watch -- ls -l'"),
        ("brushes fetch", "Error: Missing expected argument '--from <site>'"),
        ("brushes fetch --from x y", "Error: Unexpected argument 'y'"),
        ("brushes fetch y z --from x", "Error: 2 unexpected arguments: 'y', 'z'"),
        ("paint a.png --output", "Error: Missing value for '--output <file>'"),
        ("paint a.png -o --force", "Error: Missing value for '-o <file>'"),
        ("paint a.png --force=yes", "Error: The option '--force' does not take any value, but 'yes' was specified."),
        ("paint a.png -f=yes", "Error: The option '-f' does not take any value, but 'yes' was specified."),
        ("paint a.png --count ten", "Error: The value 'ten' is invalid for '--count <n>'. Please provide a whole number from 1 to 9."),
        ("paint a.png --count 10", "Error: The value '10' is invalid for '--count <n>'. Please provide a whole number from 1 to 9."),
        ("paint a.png --shade drak", "Error: The value 'drak' is invalid for '--shade <shade>'. Did you mean 'dark'?"),
        (
            "paint a.png --shade red",
            "Error: The value 'red' is invalid for '--shade <shade>'. Please provide one of 'pale', 'bright' or 'dark'."
        ),
        ("--generate-completion-script", "Error: Missing value for '--generate-completion-script <shell>'"),
        (
            "--generate-completion-script=tcsh",
            "Error: The value 'tcsh' is invalid for '--generate-completion-script <shell>'. Please provide one of 'bash', 'zsh' or 'fish'."
        ),
    ])
    func `the message names what was typed and the way out`(line: String, message: String) {
        #expect(SampleTool.complaint(line) == message)
    }

    @Test func `below the message stand the argument's help, the usage and where to read on`() {
        guard case .wrongUsage(let text) = SampleTool.outcome("brushes fetch") else {
            Issue.record("it was accepted")
            return
        }
        #expect(
            text == """
                Error: Missing expected argument '--from <site>'
                Help:  --from <site>  Where it comes from.
                Usage: studio brushes fetch --from <site>
                  See 'studio brushes fetch --help' for more information.

                """)
    }

    @Test func `a command's own complaint is printed in the same form`() {
        #expect(
            SampleTool.tool.message(for: .invalid("'--count' needs '--output'"), calledAs: "studio watch") == """
                Error: '--count' needs '--output'
                Usage: studio watch [--output <file>] -- <program> ...
                  See 'studio watch --help' for more information.

                """)
    }

    @Test(arguments: [
        ("report", ["reprot"], "reprot"), ("imprt", ["import", "info"], "import"), ("x", ["check"], nil),
        ("INFO", ["info"], "info"), ("dmup", ["dump"], "dump"), ("", ["a"], nil), ("kitten", ["sitting"], nil),
        ("ab", ["cb"], "cb"),
    ] as [(String, [String], String?)])
    func `a near word is found, a far one is not`(word: String, candidates: [String], near: String?) {
        #expect(NearestMatch.of(word, among: candidates) == near)
    }
}
