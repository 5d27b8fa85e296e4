import Foundation
import SourceSurvey
import Testing

@Suite struct SurveyTests {
    private func blockers(_ source: String, beside others: [String: String] = [:]) throws -> [String] {
        let tree = try SourceTree(others.merging(["Screen.swift": source]) { $1 })
        let survey = try SourceSurvey(of: tree.path)
        let file = try #require(survey.files.first { $0.path == "Screen.swift" })
        return file.blockers.map { "\($0.line): \($0.obstacle.words)" }
    }

    @Test func `modules that are not here are named with their line`() throws {
        let found = try blockers("import SwiftUI\nimport ARKit\n@preconcurrency import struct CoreML.X\nimport Foundation\nimport Combine\n")
        #expect(found == ["2: import ARKit: there is no such module here", "3: import CoreML: there is no such module here"])
    }

    @Test func `absent API is named with its line, by its labels`() throws {
        let found = try blockers("""
            import SwiftUI
            struct Screen: View {
                @Environment(\\.resetFocus) var reset
                let link: TextFieldLink?
                var body: some View {
                    List {}
                        .accessibilityLabel("x")
                        .accessibilityLabel(content: { $0 })
                        .onCommand(sel, perform: {})
                        .frame(width: 3)
                }
            }
            """)
        #expect(found == [
            "4: TextFieldLink: absent here", "8: View.accessibilityLabel(content:): absent here",
            "9: View.onCommand(_:perform:): absent here",
        ])
    }

    @Test func `labels tell absent API from what is here under the same name`() throws {
        #expect(try blockers("import SwiftUI\nlet a = v.frame(width: 3, alignment: .top)\nlet b = v.frame(depth: 3, alignment: .front)\n")
            == ["3: View.frame(depth:alignment:): absent here"])
    }

    @Test func `what the sources declare themselves is theirs`() throws {
        let own = "import SwiftUI\nextension View { func toolbarItemHidden(_ isHidden: Int) -> some View { self } }\nstruct GridLayout {}\n"
        #expect(try blockers("import SwiftUI\nlet a = v.toolbarItemHidden(3)\nlet s = GridLayout()\n", beside: ["Own.swift": own]) == [])
    }

    @Test func `types of frameworks are known or absent`() throws {
        #expect(try blockers("import UIKit\nlet a: UIColor\nlet b: UIPencilInteraction\nlet c: NSString\n") == ["3: UIPencilInteraction: absent here"])
        #expect(try blockers("import AppKit\nlet a: NSTouchBar\n") == ["2: NSTouchBar: absent here"])
    }

    @Test func `what needs Objective-C is named`() throws {
        #expect(try blockers("import UIKit\n@objc func a() {}\nlet s = #selector(a)\n")
            == ["2: @objc: there is no Objective-C on Linux", "3: #selector: there is no Objective-C on Linux"])
    }

    @Test func `what a condition leaves out stands in the way of those who use it`() throws {
        let other = "import SwiftUI\n#if os(iOS)\nstruct Banner: View { var body: some View { Text(\"\") } }\n#endif\n"
        #expect(try blockers("import SwiftUI\nlet b = Banner()\n", beside: ["Banner.swift": other])
            == ["2: Banner: declared only at Banner.swift:2, which a condition leaves out"])
    }

    @Test func `inert API is named with what is missing`() throws {
        let tree = try SourceTree(["Screen.swift": "import SwiftUI\nlet a = v.scrollClipDisabled()\nlet b = v.padding(3)\n"])
        let survey = try SourceSurvey(of: tree.path)
        let missing = try #require(KnownAPI.surface.call("scrollClipDisabled", [], on: nil))
        #expect(survey.files[0].inert.map(\.api) == ["View.scrollClipDisabled(_:)"])
        #expect(survey.files[0].inert.map(\.line) == [2])
        #expect(missing.status == .inert(survey.files[0].inert[0].missing))
    }

    private static let package: [String: String] = [
        "Package.swift": """
            let package = Package(name: "Notes", targets: [
                .target(name: "Model"),
                .target(name: "Camera", path: "Hardware/Camera"),
                .target(name: "Parts", dependencies: ["Model", .product(name: "Algorithms", package: "swift-algorithms")]),
                .target(name: "App", dependencies: [.target(name: "Parts"), "Camera"]),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ])
            """,
        "Sources/Model/Note.swift": "public struct Note {}\n",
        "Hardware/Camera/Camera.swift": "import AVFoundation\nimport ARKit\npublic final class Camera {}\n",
        "Sources/Parts/Row.swift": "import SwiftUI\nimport Model\nimport Algorithms\nstruct Row: View { let note: Note; var body: some View { Text(\"\").card() } }\n",
        "Sources/Parts/Card.swift": "import SwiftUI\nextension View { func card() -> some View { self } }\n",
        "Sources/App/Root.swift": "import SwiftUI\nimport Parts\nimport Camera\nstruct Root: View { let c: Camera; var body: some View { Row() } }\n",
        "Sources/App/Badge.swift": "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"\") } }\n",
        "Tests/AppTests/Tests.swift": "import XCTest\nstruct Helper: View {}\n",
        ".build/Hidden.swift": "import ARKit\n",
    ]

    @Test func `the smallest free target is found with what it needs`() throws {
        let tree = try SourceTree(Self.package)
        let survey = try SourceSurvey(of: tree.path)
        #expect(survey.targets.map(\.name) == ["App", "AppTests", "Camera", "Model", "Parts"])
        #expect(survey.targets.map(\.isFree) == [false, false, false, true, true])
        #expect(survey.smallestTarget?.name == "Parts")
        #expect(survey.smallestTarget?.needs == ["Model"])
        #expect(survey.views == 3)
        #expect(survey.files.first { $0.path == "Sources/Parts/Row.swift" }?.otherPackages == ["Algorithms"])
        // Root needs the camera; Badge and Row stand alone.
        #expect(survey.largest?.views == 2)
    }

    @Test func `where no target is free, the smallest set of files is found`() throws {
        let tree = try SourceTree([
            "App/Root.swift": "import SwiftUI\nimport ARKit\nstruct Root: View { var body: some View { Row() } }\n",
            "App/Row.swift": "import SwiftUI\nstruct Row: View { let note: Note; var body: some View { Text(\"\").card() } }\n",
            "App/Card.swift": "import SwiftUI\nextension View { func card() -> some View { self } }\n",
            "App/Note.swift": "struct Note {}\n",
            "App/Other.swift": "struct Other {}\n",
        ])
        let survey = try SourceSurvey(of: tree.path)
        #expect(survey.smallestTarget == nil)
        #expect(survey.smallest?.view == "Row")
        #expect(survey.smallest?.files == ["App/Card.swift", "App/Note.swift", "App/Row.swift"])
    }

    @Test func `a view that needs what does not compile cannot be hosted`() throws {
        let tree = try SourceTree([
            "Root.swift": "import SwiftUI\nstruct Root: View { let c: Camera }\n", "Camera.swift": "import ARKit\nclass Camera {}\n",
        ])
        let survey = try SourceSurvey(of: tree.path)
        #expect(survey.smallest == nil)
        #expect(SurveyText(survey).text.contains("No view can be hosted as it stands"))
    }

    @Test func `the text says all of it in 80 columns`() throws {
        let tree = try SourceTree(Self.package)
        let text = SurveyText(try SourceSurvey(of: tree.path)).text
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 || !$0.contains(" ") || $0.contains(tree.path) })
        let lines = text.components(separatedBy: "\n")
        #expect(lines.contains("Begin with the target Parts: 2 files, 1 view, with Model. Nothing in it stands"))
        #expect(lines.contains("  Hardware/Camera/Camera.swift"))
        #expect(lines.contains("    2  import ARKit: there is no such module here"))
        #expect(lines.contains("  App: 2 views, needs Camera"))
        #expect(lines.contains("From other packages, not looked at: Algorithms."))
    }

    @Test func `the JSON has each file with its lines`() throws {
        let tree = try SourceTree(Self.package)
        let text = SurveyJSON(try SourceSurvey(of: tree.path)).text
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["schemaVersion"] as? Int == 1)
        #expect(object["smallestTarget"] as? String == "Parts")
        let files = try #require(object["files"] as? [[String: Any]])
        let camera = try #require(files.first { $0["target"] as? String == "Camera" })
        let blockers = try #require(camera["blockers"] as? [[String: Any]])
        #expect(blockers.count == 1 && blockers[0]["kind"] as? String == "module" && blockers[0]["line"] as? Int == 2)
    }

    @Test func `a file that is no Swift, a folder without any, and nothing at all are errors that say so`() throws {
        let tree = try SourceTree(["README.md": ""])
        #expect(throws: SourceSurveyError.noSources(path: tree.path)) { try SourceSurvey(of: tree.path) }
        #expect(throws: SourceSurveyError.notFound(path: tree.path + "/none")) { try SourceSurvey(of: tree.path + "/none") }
        #expect(throws: SourceSurveyError.noSources(path: tree.path + "/README.md")) { try SourceSurvey(of: tree.path + "/README.md") }
    }

    @Test func `hostile sources are read in bounded time: calls inside calls, links in circles, files beyond all measure`() throws {
        let calls = "import SwiftUI\nlet a = v" + String(repeating: ".frame(.padding(", count: 3_000)
        let tree = try SourceTree([
            "Calls.swift": calls, "Types.swift": "import SwiftUI\nstruct A: View" + String(repeating: "<", count: 100_000),
            "Huge.swift": String(repeating: "// \n", count: (4 << 20) / 4 + 1), "Package.swift": String(repeating: ".target(name: [", count: 20_000),
        ])
        try FileManager.default.createSymbolicLink(atPath: tree.path + "/loop", withDestinationPath: tree.path)
        let survey = try SourceSurvey(of: tree.path)
        #expect(survey.files.map(\.path) == ["Calls.swift", "Types.swift"])
        #expect(survey.tooLarge == ["Huge.swift"])
    }
}
