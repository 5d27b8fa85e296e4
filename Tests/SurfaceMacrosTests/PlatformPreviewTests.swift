#if !canImport(Darwin)
import SwiftUI
import Testing
import ViewRuntime

#Preview("Several statements with a trait", traits: .sizeThatFitsLayout) {
    @Previewable @State var count = 2
    let word = "\(count) trips"
    Text(word)
}

#Preview("Two traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
    let word = "wide"
    Text(word)
    Text("and more")
}

#Preview("A view of UIKit's", traits: .sizeThatFitsLayout) {
    let label = UILabel()
    label.text = "label"
    return label
}

#Preview("A view of AppKit's") {
    let field = NSTextField(labelWithString: "field")
    return field
}

@MainActor @Suite struct PlatformPreviewTests {
    @Test("Bodies of several statements are told apart by what they return: views, or a view of the platform's")
    func bodies() {
        let mine = PreviewRegistry.previews.filter { $0.fileID.hasSuffix("PlatformPreviewTests.swift") }
        #expect(mine.map(\.title) == ["Several statements with a trait", "Two traits", "A view of UIKit's", "A view of AppKit's"])
        func texts<Content: View>(mounting content: Content) -> [String] {
            let host = HostCore()
            host.mount(content)
            defer { host.end() }
            return host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } ?? []
        }
        func texts(_ title: String) -> [String] {
            guard let found = mine.first(where: { $0.title == title }) else { return ["missing"] }
            return texts(mounting: found.preview.body())
        }
        #expect(texts("Several statements with a trait") == ["2 trips"])
        #expect(texts("Two traits") == ["wide", "and more"])
    }
}
#endif
