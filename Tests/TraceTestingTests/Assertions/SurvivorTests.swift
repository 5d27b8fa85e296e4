import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct SurvivorTests {
    @Test("What moves or changes, and keeps its identity, is a survivor that lost nothing")
    func survives() async throws {
        let host = ViewHost { Drawers(words: ["a", "b", "c"]) }
        try await host.expectSurvivorsKeepIdentity { try host.button("Reverse").tap() }
        #expect(host.texts.first == "c")
    }

    @Test("The form without waiting compares at once")
    func synchronous() {
        let host = ViewHost { Drawers(words: ["a", "b", "c"]) }
        host.expectSurvivorsKeepIdentity { host.replaceRoot(with: Drawers(words: ["a"])) }
        withKnownIssue {
            host.expectSurvivorsKeepIdentity { host.replaceRoot(with: Drawers(words: ["a"], generation: 1)) }
        }
    }

    @Test("A view that another branch shows again was made anew: an issue names it")
    func branches() async throws {
        let host = ViewHost { Branches() }
        try await withKnownIssue {
            try await host.expectSurvivorsKeepIdentity { try host.button("Switch").tap() }
        } matching: { issue in
            String(describing: issue).contains("Drawer was made anew")
        }
    }

    @Test("A row whose id changes with its position is another subject; one in a rebuilt list is not")
    func rows() throws {
        let host = ViewHost { RebuiltList() }
        try withKnownIssue {
            try host.expectSurvivorsKeepIdentity { try host.button("Rebuild").tap() }
        } matching: { issue in
            String(describing: issue).contains("Drawer of \"a\" was made anew")
        }
    }
}

private struct Drawer: View {
    let word: String
    @State private var isOpen = false
    var body: some View { Text(word) }
}

private struct Drawers: View {
    @State var words: [String]
    var generation = 0
    var body: some View {
        // Ids that nobody sees: a generation is no subject.
        ForEach(words, id: \.self) { word in
            if generation == 0 { Drawer(word: word) } else { Drawer(word: word) }
        }
        Button("Reverse") { words.reverse() }
    }
}

private struct Branches: View {
    @State private var isWide = false
    var body: some View {
        if isWide { Drawer(word: "one").padding() } else { Drawer(word: "one") }
        Button("Switch") { isWide.toggle() }
    }
}

private struct RebuiltList: View {
    @State private var isWide = false
    var body: some View {
        if isWide {
            HStack { ForEach(["a"], id: \.self) { Drawer(word: $0) } }
        } else {
            VStack { ForEach(["a"], id: \.self) { Drawer(word: $0) } }
        }
        Button("Rebuild") { isWide.toggle() }
    }
}
