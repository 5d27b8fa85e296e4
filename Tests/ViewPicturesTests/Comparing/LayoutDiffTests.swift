#if os(Linux) || os(macOS)
import Foundation
import Testing

/// What the script makes of two checkouts. They are small ones, built by a stand-in for `swift build` and drawn by one for `tracegen`: a file
/// is a screen, one with `TRAP` ends the program, one with `needs` builds only beside one with `gives`.
@Suite struct LayoutDiffTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL

    private func run(_ arguments: [String], in folder: URL? = nil) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [Self.root.appendingPathComponent("scripts/layout-diff").path] + arguments
        if let folder {
            var environment = ProcessInfo.processInfo.environment
            environment["PATH"] = folder.appendingPathComponent("bin").path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
            environment["VIEWTRACE_LAYOUT_DIFF_FOLDER"] = folder.appendingPathComponent("work").path
            process.environment = environment
        }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text, complaints)
    }

    private static let swift = #"""
        #!/bin/bash
        if grep -q needs "$3"/Sources/*.swift && ! grep -rq gives "$3/Sources"; then
            echo "$3/Sources/a.swift:1:1: error: nothing gives it"
            exit 1
        fi
        mkdir -p "$5/debug"
        sed "s|TREE|$3|" "$3/Sources/tracegen/tool" >"$5/debug/tracegen"
        chmod +x "$5/debug/tracegen"
        """#

    private static let tool = #"""
        #!/bin/bash
        if [ "$1" = compare ]; then
            diff -rq -x '*.ended' "$2" "$3" >/dev/null && { echo "all alike"; exit 0; }
            mkdir -p "$4"
            diff -r -x '*.ended' "$2" "$3" | grep '^[<>]'
            exit 2
        fi
        mkdir -p "$2"
        for file in TREE/Sources/*.swift; do
            name=$2/$(basename "$file" .swift)
            if [ -e "$name.ended" ]; then echo "$(basename "$name"): not drawn: it $(cat "$name.ended")"; fi
            if [ -e "$name.ended" ] || [ -e "$name.layout.json" ]; then continue; fi
            : >"$name.ended"
            if grep -q TRAP "$file"; then echo "a.swift:1: Fatal error: no" >&2; kill -ILL $$; fi
            cp "$file" "$name.layout.json"
            rm "$name.ended"
        done
        """#

    /// Runs the script on two checkouts of files.
    private func compare(
        _ base: [String: String], _ head: [String: String], _ options: String...
    ) throws -> (status: Int32, output: String, errors: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layout-diff-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, to path: String) throws {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((text + "\n").utf8).write(to: url)
        }
        try write(Self.swift, to: "bin/swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent("bin/swift").path)
        for (name, files) in [("base", base), ("head", head)] {
            try write("", to: "\(name)/Package.swift")
            try write(#"case "draw": draw()"#, to: "\(name)/Sources/tracegen/main.swift")
            try write(Self.tool, to: "\(name)/Sources/tracegen/tool")
            for (file, text) in files { try write(text, to: "\(name)/Sources/\(file).swift") }
        }
        let places = ["base", "head"].map { folder.appendingPathComponent($0).path }
        var result = try run(options + places, in: folder)
        result.output = result.output.replacingOccurrences(of: folder.path, with: "FOLDER")
        result.errors = result.errors.replacingOccurrences(of: folder.path, with: "FOLDER")
        return result
    }

    @Test("Checkouts that look alike are status 0")
    func alike() throws {
        let result = try compare(["a": "1"], ["a": "1"])
        #expect(result.status == 0)
        #expect(result.output == "all alike\n")
    }

    @Test("What differs is listed with the folder of the pictures, and is status 2")
    func differing() throws {
        let result = try compare(["a": "1", "b": "1"], ["a": "1", "b": "2"])
        #expect(result.status == 2)
        #expect(result.output == "< 1\n> 2\npictures: FOLDER/work/pictures\n")
    }

    @Test("A screen that ends the program is skipped, by its name and the reason, and the others are drawn")
    func trap() throws {
        let result = try compare(["a": "1", "b": "1"], ["a": "TRAP", "b": "1"])
        #expect(result.status == 2)
        #expect(result.output.hasPrefix("skipped in head: a: not drawn: it ended the program: Fatal error: no\n"))
        #expect(result.errors == "")
    }

    @Test("One file at a time: which changes what, which changes nothing, and which only build together")
    func bisect() throws {
        let result = try compare(
            ["a": "1", "b": "1", "c": "1"], ["a": "needs", "b": "2", "c": "gives", "tracegen/notes": "new"], "--bisect")
        #expect(result.status == 2)
        #expect(
            result.output == """
                Sources/a.swift: does not build alone
                Sources/b.swift:
                  < 1
                  > 2
                Sources/c.swift:
                  < 1
                  > gives
                Sources/tracegen/notes.swift: changes nothing
                all that does not build alone, with what changes nothing: it does not build: Sources/a.swift:1:1: error: nothing gives it
                  all that the compiler says: FOLDER/work/step.log
                pictures: FOLDER/work/pictures

                """)
    }

    @Test("Files that need one another are taken together")
    func together() throws {
        let result = try compare(["a": "1", "tracegen/b": "1"], ["a": "needs", "tracegen/b": "1 gives"], "--bisect")
        #expect(result.status == 2)
        #expect(
            result.output == """
                Sources/a.swift: does not build alone
                Sources/tracegen/b.swift: changes nothing
                all that does not build alone, with what changes nothing:
                  < 1
                  > needs
                pictures: FOLDER/work/pictures

                """)
        let apart = try compare(["a": "1", "b": "1"], ["a": "needs", "b": "needs"], "--bisect")
        #expect(apart.status == 3)
        #expect(
            apart.output == """
                Sources/a.swift: does not build alone
                Sources/b.swift: does not build alone
                all that does not build alone: it does not build: Sources/a.swift:1:1: error: nothing gives it
                  all that the compiler says: FOLDER/work/step.log

                """)
    }

    @Test("A checkout that does not build is status 3, with the first error")
    func broken() throws {
        let result = try compare(["a": "1"], ["a": "needs"])
        #expect(result.status == 3)
        #expect(result.errors.hasPrefix("layout-diff: HEAD 'FOLDER/head' cannot be drawn: it does not build: Sources/a.swift:1:1: error: nothing gives it\n"))
    }

    @Test("Wrong usage is status 64, with what is wrong")
    func usage() throws {
        #expect(try run(["main"]).status == 64)
        let unknown = try run(["--bisects", "a", "b"])
        #expect(unknown.status == 64)
        #expect(unknown.errors.hasPrefix("layout-diff: there is no option '--bisects'\n"))
        #expect(try run(["a", "b", "--output"]).errors.hasPrefix("layout-diff: '--output' needs a folder\n"))
    }

    @Test("What is neither a ref nor a checkout is status 3, by its name")
    func unknown() throws {
        let result = try run(["no-such-ref", "no-such-ref"])
        #expect(result.status == 3)
        #expect(result.errors == "layout-diff: 'no-such-ref' is neither a git ref nor a folder with a package\n")
    }
}
#endif
