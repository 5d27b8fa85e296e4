import Foundation
import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct TextLayoutTests {
    private func size<Content: View>(in width: CGFloat = 1_000, @ViewBuilder _ content: () -> Content) throws -> CGSize {
        try ViewHost(size: CGSize(width: width, height: 500)) { content().accessibilityIdentifier("text") }
            .frame(of: "text").size
    }

    @Test("A text on one line is as wide as its characters, by the table")
    func oneLine() throws {
        // 0.65 + 0.55 + 0.25 + 0.25 + 0.55 of 17 points.
        let size = try size { Text("Hello") }
        #expect(abs(size.width - 38.25) < 0.001)
        #expect(size.height == 20)
    }

    @Test("The font of the environment changes the size, and the text's own font more")
    func fonts() throws {
        #expect(try size { Text("Hello").font(.largeTitle) }.height == 41)
        #expect(try size { VStack { Text("Hello") }.font(.system(size: 10)) }.height == 12)
        let wide = try size { Text("aa").bold() }.width
        #expect(abs(wide - 2 * 0.55 * 17 * 1.06) < 0.001)
        #expect(try size { Text("iM").font(.system(size: 10, design: .monospaced)) }.width == 12)
    }

    @Test("Text follows the size in which a person reads")
    func typeSize() throws {
        #expect(try size { Text("a").environment(\.dynamicTypeSize, .accessibility5) }.height == 64)
        #expect(try size { Text("a").font(.system(size: 10)).environment(\.dynamicTypeSize, .accessibility5) }.height == 12)
    }

    @Test("Lines are broken at spaces, and inside of words that are too wide")
    func breaking() throws {
        // A word is 28.05 wide.
        let broken = try size(in: 40) { Text("aaa bbb") }
        #expect(abs(broken.width - 28.05) < 0.001)
        #expect(broken.height == 40)
        #expect(try size(in: 20) { Text("aaaa") }.height == 40)
        #expect(try size { Text("a\nb\nc") }.height == 60)
        #expect(try size { Text("") }.height == 20)
    }

    @Test("A limit of lines cuts the text, which then takes what it is offered")
    func limits() throws {
        #expect(try size(in: 40) { Text("aaa bbb ccc").lineLimit(2) }.height == 40)
        #expect(try size(in: 40) { Text("aaa bbb").lineLimit(1) } == CGSize(width: 40, height: 20))
        #expect(try size(in: 40) { Text("aaa bbb ccc").frame(height: 45) }.height == 45)
        #expect(try size(in: 40) { Text("aaa bbb").lineSpacing(5) }.height == 45)
    }

    @Test("Baselines align texts of different fonts")
    func baselines() throws {
        let host = ViewHost(size: CGSize(width: 300, height: 100)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("small").font(.system(size: 10)).accessibilityIdentifier("small")
                Text("large").font(.system(size: 30)).accessibilityIdentifier("large")
            }
        }
        // Letters stand 10 below the top of a line of 12, and 29 below that of a line of 36.
        #expect(try host.frame(of: "small").minY - host.frame(of: "large").minY == 19)
    }
}
