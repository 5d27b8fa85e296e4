import Foundation
import SwiftUI
import Testing
import TraceTesting

private struct File: Identifiable {
    var id: String
    var children: [File]?
}

private let files = [
    File(id: "src", children: [File(id: "main.swift"), File(id: "lib", children: [File(id: "a.swift")])]),
    File(id: "README"),
]

private struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Folders: View {
    @State private var isOpen = true
    var body: some View {
        List {
            Section("Pinned", isExpanded: $isOpen) { Row(name: "one") }
            Section { Row(name: "two") } header: { Text("Rest") }
        }
    }
}

private struct OldLinks: View {
    @State private var isActive = false
    @State private var tag: Int?
    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(destination: Text("active"), isActive: $isActive) { Text("by flag") }
                NavigationLink("by tag", tag: 2, selection: $tag) { Text("tagged") }
                Button("activate") { isActive = true }
                Button("choose") { tag = 2 }
                Text("tag \(tag.map(String.init) ?? "none")")
            }
        }
    }
}

enum PathRoute: Hashable, Codable { case item(Int) }
private enum HiddenRoute: Hashable, Codable { case item }
private struct Opaque: Hashable {}

@MainActor @Suite("Outlines, sections and older links")
struct OutlineTests {
    @Test("A list of a tree shows what is below an element while it is open")
    func tree() throws {
        let host = ViewHost { List(files, children: \.children) { Row(name: $0.id) } }
        #expect(host.texts == ["src 0", "README 0"])
        try host.toggle("src 0").toggle()
        #expect(host.texts == ["src 0", "main.swift 0", "lib 0", "README 0"])
        #expect(host.bodyCount(of: Row.self) == 4)
        try host.toggle("lib 0").toggle()
        #expect(host.texts == ["src 0", "main.swift 0", "lib 0", "a.swift 0", "README 0"])
        try host.toggle("src 0").toggle()
        #expect(host.texts == ["src 0", "README 0"])
    }

    @Test("An outline can begin with one element")
    func root() throws {
        let host = ViewHost { OutlineGroup(files[0], children: \.children) { Text($0.id) } }
        #expect(host.texts == ["src"])
        try host.toggle("src").toggle()
        #expect(host.texts == ["src", "main.swift", "lib"])
    }

    @Test("A section that is collapsed has no content, and loses its state")
    func section() throws {
        let host = ViewHost { Folders() }
        #expect(host.texts == ["Pinned", "one 0", "Rest", "two 0"])
        try host.button("one 0").tap()
        try host.toggle("Pinned").toggle()
        #expect(host.texts == ["Pinned", "Rest", "two 0"])
        try host.toggle("Pinned").toggle()
        #expect(host.texts == ["Pinned", "one 0", "Rest", "two 0"])
    }

    @Test("Links in the older forms follow their bindings, and write them when they are left")
    func oldLinks() throws {
        let host = ViewHost { OldLinks() }
        try host.button("activate").tap()
        #expect(host.texts == ["active"])
        try host.navigation.pop()
        try host.button("by tag").tap()
        #expect(host.texts == ["tagged"])
        try host.navigation.pop()
        #expect(host.texts.contains("tag none"))
        try host.button("choose").tap()
        #expect(host.texts == ["tagged"])
    }

    @Test("A path of values that can be encoded is written down and read again; another one is not")
    func path() throws {
        var path = NavigationPath()
        path.append("a")
        path.append(PathRoute.item(3))
        let data = try JSONEncoder().encode(try #require(path.codable))
        let names = try JSONDecoder().decode([String].self, from: data)
        #expect(names.count == 4)
        #expect(names[1] == #"{"item":{"_0":3}}"#)
        #expect(names[3] == #""a""#)
        #expect(NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)) == path)
        // Nobody finds a private type by its name.
        let hidden = try #require(NavigationPath([HiddenRoute.item]).codable)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(hidden) }
        path.append(Opaque())
        #expect(path.codable == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["nonsense","1"]"#.utf8))
        }
    }
}
