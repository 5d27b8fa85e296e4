import ArgumentParsing
import Foundation
import Testing

@Suite struct GenerationTests {
    /// What bash offers for a line that ends where the cursor is.
    private func bashOffers(_ words: [String]) throws -> [String] {
        let script = try #require(SampleTool.text("--generate-completion-script bash"))
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let program = script + "\nCOMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _studio; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
        let bash = Process()
        bash.executableURL = URL(fileURLWithPath: "/bin/bash")
        bash.arguments = ["--norc", "-c", program]
        let output = Pipe()
        bash.standardOutput = output
        try bash.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        bash.waitUntilExit()
        #expect(bash.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }

    @Test func `bash offers commands, options and values where they belong`() throws {
        #expect(try bashOffers(["studio", ""]) == ["paint", "watch", "brushes", "help"])
        #expect(try bashOffers(["studio", "p"]) == ["paint"])
        #expect(try bashOffers(["studio", "--v"]) == ["--version"])
        #expect(try bashOffers(["studio", "brushes", ""]) == ["fetch"])
        #expect(try bashOffers(["studio", "brushes", "fetch", "--f"]) == ["--from"])
        #expect(try bashOffers(["studio", "paint", "--c"]) == ["--count"])
        #expect(try bashOffers(["studio", "paint", "--shade", ""]) == ["pale", "bright", "dark"])
        #expect(try bashOffers(["studio", "paint", "--shade", "=", "d"]) == ["dark"])
        #expect(try bashOffers(["studio", "paint", "--shade", "="]) == ["pale", "bright", "dark"])
        #expect(try bashOffers(["studio", "paint", "--count", ""]) == [])
        #expect(try bashOffers(["studio", "watch", "--", "bas"]).contains("bash"))
    }

    @Test func `zsh describes every option with its value`() throws {
        let script = try #require(SampleTool.text("--generate-completion-script=zsh"))
        #expect(script.hasPrefix("#compdef studio\n"))
        #expect(script.contains("'(--output -o)'{--output=,-o+}'[Where the result goes.]:file:_files'"))
        #expect(script.contains("'*--shade=[Which shades to use.]:shade:(pale bright dark)'"))
        #expect(script.contains("'(--force -f)'{--force,-f}'[Overwrite what is there.]'"))
        #expect(script.contains("':picture:_files -g \"*.(png)\"'"))
        #expect(script.contains("'*::command:_normal'"))
        #expect(script.contains("fetch) _studio_brushes_fetch ;;"))
    }

    @Test func `fish describes every option below its command`() throws {
        let script = try #require(SampleTool.text("--generate-completion-script fish"))
        #expect(
            script.contains(
                "complete -c studio -n '__fish_seen_subcommand_from paint' -l shade -r -a 'pale bright dark' -d 'Which shades to use.'\n"))
        #expect(script.contains("complete -c studio -n 'not __fish_seen_subcommand_from paint watch brushes help' -a paint -d 'Paint on a picture.'\n"))
        #expect(script.contains("complete -c studio -n '__fish_seen_subcommand_from brushes; and __fish_seen_subcommand_from fetch' -l from -r -d "))
        #expect(script.contains("-a '(__fish_complete_subcommand)'\n"))
    }

    @Test func `the manual says what help says`() throws {
        let page = try #require(SampleTool.text("--generate-manual"))
        #expect(page.contains(".TH STUDIO 1 \"\" \"studio 1.2\" \"User Commands\"\n.SH NAME\nstudio \\- Paint pictures\n"))
        #expect(page.contains(".B studio brushes fetch\n\\-\\-from <site>\n.br\n"))
        #expect(page.contains(".SS studio watch\nRun a program and watch it.\n.PP\nNothing is changed.\n.PP\n.nf\n  studio watch \\-\\- ls\n.fi\n"))
        #expect(page.contains(".TP\n\\fB\\-\\-count <n>\\fR\nHow many times. (default: 1)\n"))
    }
}
