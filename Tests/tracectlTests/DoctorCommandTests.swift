import Foundation
import Testing

@Suite struct DoctorCommandTests {
    private let tool: Tracectl

    init() throws { tool = try Tracectl() }

    @Test func `sources are looked at in the working directory or where the argument says, as text and as JSON`() throws {
        try tool.write("import SwiftUI\nimport ARKit\nstruct Root: View {}\n", to: "App/Root.swift")
        try tool.write("import SwiftUI\nstruct Row: View {}\n", to: "App/Row.swift")
        let here = try tool.run("doctor")
        #expect(here.status == 0 && here.errors == "")
        #expect(here.output.hasPrefix(".: 2 files, 1 target, 2 views; 1 file will not compile here\n"), "\(here.output)")
        #expect(here.output.contains("\n  App/Root.swift\n    2  import ARKit: there is no such module here\n"), "\(here.output)")
        let both = try tool.run("doctor", "App", "--format", "text", "--format", "json=doctor.json")
        #expect(both.status == 0)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(try tool.content("doctor.json").utf8)) as? [String: Any])
        #expect(object["views"] as? Int == 2)
        #expect(try tool.run("doctor", "App", "--format", "json=doctor.json").status == 64)
    }

    @Test func `nothing to look at is status 3, nothing to host 4`() throws {
        #expect(try tool.run("doctor") == Run(
            output: "", errors: "Error: .: there is no Swift file in it; name the folder of a package or of an app's sources\n", status: 3))
        #expect(try tool.run("doctor", "none").status == 3)
        try tool.write("struct Model {}\n", to: "Model.swift")
        let run = try tool.run("doctor")
        #expect(run.status == 4)
        #expect(run.output.contains("There is no view in these sources"))
    }
}
