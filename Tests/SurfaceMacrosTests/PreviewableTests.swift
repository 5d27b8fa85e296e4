import SwiftUI
import Testing
import ViewRuntime

@MainActor @Suite struct PreviewableTests {
    @Test("@Previewable state keeps what is written to it")
    func state() {
        let host = HostCore()
        host.mount(CountingPreview.content)
        func texts() -> [String] { host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } ?? [] }
        #expect(texts() == ["0"])
        CountingPreview.increment?()
        host.flush()
        #expect(texts() == ["1"])
        host.end()
    }
}

@MainActor private enum CountingPreview {
    static var increment: (() -> Void)?

    static var content: AnyView {
        let found = PreviewRegistry.previews.first { $0.title == "Counting" }
        func erase<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
        return erase(found!.preview.body())
    }
}

#Preview("Counting") {
    @Previewable @State var count = 0
    let _ = CountingPreview.increment = { count += 1 }
    Text("\(count)")
}
