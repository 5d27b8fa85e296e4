import Foundation
import Testing

@Suite struct GeneratedFilesTests {
    /// The package's folder.
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(arguments: [
        ("tracectl.bash", ["--generate-completion-script", "bash"]), ("_tracectl", ["--generate-completion-script", "zsh"]),
        ("tracectl.fish", ["--generate-completion-script", "fish"]), ("tracectl.1", ["--generate-manual"]),
        ("viewtrace.schema.json", ["config", "--schema"]),
    ])
    func `completion scripts, the manual page and the schema are those of this version`(name: String, arguments: [String]) throws {
        let run = try Tracectl().run(arguments)
        #expect(run.status == 0)
        let stored = try? String(contentsOf: root.appendingPathComponent("Sources/tracectl/Generated/\(name)"), encoding: .utf8)
        let command = ".build/debug/tracectl \(arguments.joined(separator: " ")) > Sources/tracectl/Generated/\(name)"
        #expect(stored == run.output, "the file is stale; make it again: \(command)")
    }
}
