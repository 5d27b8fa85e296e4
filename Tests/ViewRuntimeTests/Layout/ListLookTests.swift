import Foundation
import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct ListLookTests {
    private struct Screen<Style: ListStyle>: View {
        let style: Style
        var body: some View {
            List {
                Section {
                    Text("a").accessibilityIdentifier("a")
                } header: {
                    Text("header").accessibilityIdentifier("header")
                }
                Section { Text("b").accessibilityIdentifier("b") }
            }
            .listStyle(style)
        }
    }

    /// Where header and rows begin: a text is 20 high, in the middle of a row of 44.
    private func places<Style: ListStyle>(_ style: Style) throws -> [CGPoint] {
        let host = ViewHost { Screen(style: style) }
        return try ["header", "a", "b"].map { try host.frame(of: $0).origin }
    }

    @Test("Rows stand on cards with space around them, in groups from side to side, or without space, as the style says")
    func styles() throws {
        #expect(try places(.insetGrouped) == [CGPoint(x: 32, y: 16), CGPoint(x: 32, y: 42 + 12), CGPoint(x: 32, y: 86 + 24 + 12)])
        #expect(try places(.automatic) == places(.insetGrouped))
        #expect(try places(.grouped) == [CGPoint(x: 16, y: 16), CGPoint(x: 16, y: 42 + 12), CGPoint(x: 16, y: 86 + 24 + 12)])
        #expect(try places(.plain) == [CGPoint(x: 16, y: 6), CGPoint(x: 16, y: 32 + 12), CGPoint(x: 16, y: 76 + 12)])
    }

    @Test("Rows behind a section stand apart from it")
    func behind() throws {
        let host = ViewHost {
            List {
                Section { Text("a").accessibilityIdentifier("a") }
                Text("b").accessibilityIdentifier("b")
                Text("c").accessibilityIdentifier("c")
            }
        }
        let tops: [CGFloat] = try ["a", "b", "c"].map { try host.frame(of: $0).minY }
        #expect(tops == [12, 80, 124])
    }

    private struct Changing: View {
        @State private var isPlain = false
        var body: some View {
            if isPlain { list.listStyle(.plain) } else { list.listStyle(.insetGrouped) }
        }
        private var list: some View {
            List {
                Button("change") { isPlain.toggle() }
                Color.red.frame(height: 10).accessibilityIdentifier("row")
            }
        }
    }

    @Test("A row is as wide as its style leaves it")
    func width() throws {
        let host = ViewHost { Changing() }
        #expect(try host.frame(of: "row").width == 390 - 64)
        try host.button("change").tap()
        #expect(try host.frame(of: "row").width == 390 - 32)
    }

    @Test("A style is for the lists in it, not for those in their rows' own styles")
    func nearest() throws {
        let host = ViewHost {
            VStack {
                List { Text("inner").accessibilityIdentifier("inner") }.listStyle(.plain)
                List { Text("outer").accessibilityIdentifier("outer") }
            }
            .listStyle(.insetGrouped)
        }
        #expect(try host.frame(of: "inner").minX == 16)
        #expect(try host.frame(of: "outer").minX == 32)
    }
}
