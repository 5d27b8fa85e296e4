import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

/// What a change in one view asks of the layout around it.
@MainActor @Suite struct LayoutChangeTests {
    private struct Noting: Layout {
        let log: Box<[String]>

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            log.value.append("size")
            return subviews.reduce(into: .zero) {
                let size = $1.sizeThatFits(.unspecified)
                $0 = CGSize(width: max($0.width, size.width), height: $0.height + size.height)
            }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            log.value.append("place")
            var y = bounds.minY
            for subview in subviews {
                subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
                y += subview.sizeThatFits(.unspecified).height
            }
        }
    }

    private struct Label: View {
        let name: String
        @State private var text = "aa"
        var body: some View {
            VStack(spacing: 0) {
                Text(text).accessibilityIdentifier(name)
                Button("same \(name)") { text = text == "aa" ? "bb" : "aa" }.frame(width: 10, height: 10)
                Button("more \(name)") { text += "\naa" }.frame(width: 10, height: 10)
            }
        }
    }

    @Test("A view that changes and measures the same leaves the container around it alone")
    func same() throws {
        let log = Box<[String]>([])
        let host = ViewHost(size: CGSize(width: 100, height: 300)) {
            Noting(log: log) { ForEach(0..<3, id: \.self) { Label(name: "\($0)") } }
        }
        log.value = []
        let before = try host.frame(of: "1")
        try host.button("same 1").tap()
        #expect(log.value == [])
        #expect(host.texts.contains("bb"))
        #expect(try host.frame(of: "1") == before)
        try host.button("more 1").tap()
        #expect(log.value.first == "size")
        #expect(try host.frame(of: "1").height == 40)
        // And what was put in place before is what is changed now.
        log.value = []
        try host.button("same 2").tap()
        try host.button("same 2").tap()
        #expect(log.value == [])
        // 140 in the middle of 300; the third is below 40 and 60.
        #expect(try host.frame(of: "2").minY == CGFloat(180))
    }

    private struct Screen: View {
        @State private var isOn = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Inner(isOn: isOn)
                Button("guide") { isOn.toggle() }.frame(width: 20, height: 10)
            }
        }
    }

    private struct Inner: View {
        let isOn: Bool
        var body: some View {
            Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in isOn ? 5 : 0 }.accessibilityIdentifier("inner")
        }
    }

    @Test("A view whose line has moved has the container around it look again")
    func guide() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen() }
        let before = try host.frame(of: "inner").minX
        try host.button("guide").tap()
        // The column is 25 wide now, and the view stands at its beginning.
        #expect(before == 40)
        #expect(try host.frame(of: "inner").minX == 37.5)
    }
}
