import ArgumentParsing
import Testing

@Suite struct HelpTests {
    @Test(arguments: ["", "--help", "-h", "help", "help help"])
    func `the program's help lists its commands`(line: String) {
        #expect(
            SampleTool.text(line) == """
                OVERVIEW: Paint pictures.

                Pictures stay where they are.

                USAGE: studio <subcommand>

                OPTIONS:
                  --version               Show the version.
                  -h, --help              Show help information.

                SUBCOMMANDS:
                  paint                   Paint on a picture.
                  watch                   Run a program and watch it.
                  brushes                 Look after brushes.

                  See 'studio help <subcommand>' for detailed help.

                """)
    }

    @Test(arguments: ["paint --help", "paint a.png --coutn -h", "help paint", "paint --count ten --help"])
    func `a command's help shows every argument, whatever else is wrong`(line: String) {
        #expect(
            SampleTool.text(line) == """
                OVERVIEW: Paint on a picture.

                USAGE: studio paint [<options>] <picture> [<other> ...]

                ARGUMENTS:
                  <picture>               The picture to paint on.
                  <other>                 More pictures.

                OPTIONS:
                  -o, --output <file>     Where the result goes.
                  --count <n>             How many times. (default: 1)
                  --shade <shade>         Which shades to use. (values: pale, bright, dark)
                  -f, --force             Overwrite what is there.
                  -l, --loud              Say more.
                  -h, --help              Show help information.

                """)
    }

    @Test(arguments: ["brushes --help", "brushes -h", "help brushes"])
    func `a group's help lists what is below it`(line: String) {
        #expect(
            SampleTool.text(line) == """
                OVERVIEW: Look after brushes.

                USAGE: studio brushes <subcommand>

                OPTIONS:
                  -h, --help              Show help information.

                SUBCOMMANDS:
                  fetch                   Fetch brushes.

                  See 'studio help brushes <subcommand>' for detailed help.

                """)
    }

    @Test func `kept lines stay as they are and a short usage spells out its options`() {
        #expect(
            SampleTool.text("watch --help") == """
                OVERVIEW: Run a program and watch it.

                Nothing is changed.

                  studio watch -- ls

                USAGE: studio watch [--output <file>] -- <program> ...

                ARGUMENTS:
                  -- <program> ...        What to run.

                OPTIONS:
                  -o, --output <file>     Where the result goes.
                  -h, --help              Show help information.

                """)
    }

    @Test(arguments: ["--version", "paint --version"])
    func `the version is one line`(line: String) {
        #expect(SampleTool.text(line) == "studio 1.2\n")
    }

    @Test func `text is broken at blanks before the last column`() {
        #expect(TextWrapping.wrap("one two three", width: 7) == "one two\nthree")
        #expect(TextWrapping.wrap("one two three", width: 9, indent: 2) == "  one two\n  three")
        #expect(TextWrapping.wrap("incomprehensible word", width: 5) == "incomprehensible\nword")
        #expect(TextWrapping.wrap("a\n\n  kept as it is\nb", width: 4) == "a\n\n  kept as it is\nb")
    }
}
