import Foundation
import SourceSurvey
import Testing

/// The survey against code whose fate is known: this package's own views compile, and the list's lines of absent API do not.
@Suite struct CorpusTests {
    @Test(arguments: ["Tests/ArticleTests", "Tests/ViewRuntimeTests", "Tests/TraceTestingTests", "Sources/SampleViews", "Tests/Fixtures/Outside"])
    func `nothing stands in the way of code that compiles here`(folder: String) throws {
        let survey = try SourceSurvey(of: SurfaceListFile.root.appendingPathComponent(folder).path)
        let wrong = survey.files.flatMap { file in
            file.blockers.compactMap { blocker -> String? in
                // Modules of this package that its users do not see.
                if case .module(let name) = blocker.obstacle, Self.inner.contains(name) { return nil }
                return "\(file.path):\(blocker.line): \(blocker.obstacle.words)"
            }
        }
        #expect(wrong == [])
    }

    private static let inner: Set = ["DependencyGraph", "CMachine", "ViewPictures", "TraceFormat", "SampleViews", "Todo"]

    @Test func `each absent API of the list is found in the line of code that uses it`() throws {
        let list = try String(contentsOf: SurfaceListFile.root.appendingPathComponent("Tests/Fixtures/Surface/surface.tsv"), encoding: .utf8)
        let absent = Set(surfaceList.split(separator: "\n").filter { $0.hasPrefix("a\t") }.map { String($0.dropFirst(2)) })
        var missed: [String] = []
        var count = 0
        for line in list.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t").map(String.init)
            guard absent.contains(fields[0]) else { continue }
            count += 1
            let code = fields.count > 1 ? fields[1] : fields[0].hasPrefix("EnvironmentValues.") ? "\\\(fields[0])" : "extension \(fields[0]) {}"
            let tokens = SourceLexer.tokens(of: Array("import SwiftUI\nlet x = \(code)\n".utf8))
            let found = SourceScan(tokens, known: .surface).apiUses.filter { $0.entry.status == .absent }
            if found.isEmpty { missed.append(fields[0]) }
        }
        #expect(count == absent.count)
        // A call that also fits an API that is here is not told from it by its words.
        #expect(missed == Self.alike)
    }

    /// Absent API whose calls look like those of API that is here.
    private static let alike = [
        "View.accessibilityLabel(content:)",
    ]
}
