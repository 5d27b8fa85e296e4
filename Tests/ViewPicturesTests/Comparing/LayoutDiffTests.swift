#if os(Linux) || os(macOS)
import Foundation
import Testing

/// What the script says before it builds anything; what it does with two checkouts is run by hand.
@Suite struct LayoutDiffTests {
    private func run(_ arguments: String...) throws -> (status: Int32, errors: String) {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [root.appendingPathComponent("scripts/layout-diff").path] + arguments
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test("Wrong usage is status 64, with what is wrong")
    func usage() throws {
        #expect(try run("main").status == 64)
        let unknown = try run("--bisects", "a", "b")
        #expect(unknown.status == 64)
        #expect(unknown.errors.hasPrefix("layout-diff: there is no option '--bisects'\n"))
        #expect(try run("a", "b", "--output").errors.hasPrefix("layout-diff: '--output' needs a folder\n"))
    }

    @Test("What is neither a ref nor a checkout is status 3, by its name")
    func unknown() throws {
        let result = try run("no-such-ref", "no-such-ref")
        #expect(result.status == 3)
        #expect(result.errors == "layout-diff: 'no-such-ref' is neither a git ref nor a folder with a package\n")
    }
}
#endif
