import Foundation
import SourceSurvey
import Testing

@Suite struct KnownSurfaceTests {
    @Test func `the list of SwiftUI's API is that of the documentation's page`() throws {
        let text = try SurfaceListFile.text()
        let url = SurfaceListFile.root.appendingPathComponent(SurfaceListFile.path)
        if ProcessInfo.processInfo.environment["VIEWTRACE_WRITE_SURFACE"] == "1" { try text.write(to: url, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: url, encoding: .utf8) == text, "\(SurfaceListFile.path) is stale: run scripts/surface")
    }

    @Test func `the page was read to its end`() throws {
        let page = try String(contentsOf: SurfaceListFile.root.appendingPathComponent(SurfaceListFile.page), encoding: .utf8)
        let all = try #require(page.firstMatch(of: /\| all \| (\d+) \| (\d+) \| (\d+) \|/))
        #expect(KnownAPI.surface.count == Int(all.1)! + Int(all.2)! + Int(all.3)!)
    }
}
