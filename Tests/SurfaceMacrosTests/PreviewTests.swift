import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

// The lines at which these stand are checked below.
#Preview { Text("plain") }
#Preview("Named \"it\" – ü") { Text("named") }

/* A comment before it. */ #Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
    Text("traits")
}

#Preview(body: { Text("argument") })

enum Enclosing {
    #Preview("Enclosed") { Text("enclosed") }
}

#Preview("Previewable") {
    @Previewable @State var count = 3
    @Previewable @State
    var words: [String] = ["a", "}"]
        .map { $0 + "!" }
    let title = "count"  // stays in the body
    VStack {
        Text("\(title) \(count)")
        Text(words.joined())
    }
}

@MainActor @Suite struct PreviewTests {
    private var own: [RegisteredPreview] {
        PreviewRegistry.previews.filter { $0.fileID == "SurfaceMacrosTests/PreviewTests.swift" }
    }

    private func texts(_ preview: RegisteredPreview) -> [String] {
        func mount<Content: View>(_ content: Content) -> [String] {
            let host = HostCore()
            host.mount(content)
            defer { host.end() }
            return host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } ?? []
        }
        return mount(preview.preview.body())
    }

    @Test("All previews of the executable are found, with name and place, in the order of the source")
    func found() {
        #expect(
            own.map(\.title) == [
                "PreviewTests.swift:7", "Named \"it\" – ü", "Traits", "PreviewTests.swift:14", "Enclosed", "Previewable",
            ])
        #expect(own.map(\.line) == [7, 8, 10, 14, 17, 20])
        #expect(own.map(\.column) == [1, 1, 28, 1, 5, 1])
    }

    @Test("A preview makes its view each time it is asked")
    func bodies() {
        #expect(own.map(texts) == [["plain"], ["named"], ["traits"], ["argument"], ["enclosed"], ["count 3", "a!}!"]])
    }

    @Test("Traits are kept in order")
    func traits() {
        #expect(own.map(\.preview.traits.count) == [0, 0, 2, 0, 0, 0])
        #expect(own[2].preview.traits.map(\.kind) == [.sizeThatFits, .landscapeLeft])
    }
}
