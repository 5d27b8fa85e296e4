import Foundation
import Testing
import TraceReader

/// `Traces/reference`: recorded again here, record for record; each with the report that is stored beside it.
@Suite struct ReferenceTraceTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Traces/reference")

    static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".viewtrace") }.sorted()

    @Test("there is a faulty and a repaired trace of each scenario")
    func complete() {
        #expect(
            Self.names == [
                "shop-cart-faulty.viewtrace", "shop-cart-repaired.viewtrace", "shop-detail-faulty.viewtrace",
                "shop-detail-repaired.viewtrace", "shop-search-faulty.viewtrace", "shop-search-repaired.viewtrace",
            ])
    }

    @Test("the stored report is what tracectl reports; scripts/make-traces makes it anew", arguments: names)
    func report(_ name: String) throws {
        let stored = try String(
            contentsOf: Self.folder.appendingPathComponent(name.replacing(".viewtrace", with: ".report.txt")),
            encoding: .utf8)
        let tool = try Tracectl()
        try FileManager.default.copyItem(
            at: Self.folder.appendingPathComponent(name), to: tool.folder.appendingPathComponent(name))
        #expect(try tool.run("report", name) == Run(output: stored, errors: "", status: 0))
    }

    @Test("recording the scenarios again gives the same records; scripts/make-traces makes them anew")
    func recordedAgain() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reference-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = Tracectl.executable.deletingLastPathComponent().appendingPathComponent("tracegen")
        process.arguments = [folder.path]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        for name in Self.names {
            let stored = try TraceFile.open(Self.folder.appendingPathComponent(name).path)
            // Lines and stacks depend on how the program was built; the traces are those of a debug build.
            #expect(stored.metadata.buildMode == "debug")
            let fresh = try TraceFile.open(folder.appendingPathComponent(name).path)
            #expect(TraceNotation.print(fresh) == TraceNotation.print(stored), "\(name) differs")
        }
    }
}
