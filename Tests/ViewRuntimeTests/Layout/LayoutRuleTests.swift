import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

/// Guides, layouts of the program's own, grids, directions, positions: frames by the documented rules.
@MainActor @Suite struct LayoutRuleTests {
    private func host<Content: View>(_ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ content: () -> Content) -> ViewHost {
        ViewHost(size: CGSize(width: width, height: height), content: content)
    }

    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    // MARK: Guides

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    @Test("Views meet at a line that each says, and at the default of one's own alignment")
    func guides() throws {
        let host = host {
            HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
                box("a", 10, 30)
                box("b", 10, 60)
                box("c", 10, 10).alignmentGuide(VerticalAlignment(Third.self)) { $0[.bottom] }
            }
        }
        // The lines are at 10, 20 and 10: the row is 20 above them and 40 below.
        #expect(try host.frame(of: "b").minY == 20)
        #expect(try host.frame(of: "a").minY == 30)
        #expect(try host.frame(of: "c").minY == 30)
    }

    @Test("A guide passes through padding and stacks to the container that aligns by it")
    func passing() throws {
        let host = host {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    box("label", 20, 10)
                    box("field", 30, 10).alignmentGuide(.leading) { $0[.leading] - 5 }
                }
                .padding(.leading, 4)
                box("below", 10, 10)
            }
        }
        // The line of the row is at 4 + 20 − 5.
        #expect(try host.frame(of: "below").minX - host.frame(of: "label").minX == 15)
    }

    @Test("Text baselines of different fonts meet, and last ones do")
    func baselines() throws {
        let host = host(300) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("a\nb").font(.system(size: 10)).accessibilityIdentifier("two")
                Text("c").font(.system(size: 20)).accessibilityIdentifier("one")
            }
        }
        // 12 + 10 and 19 below their tops.
        #expect(try host.frame(of: "one").minY - host.frame(of: "two").minY == 3)
    }

    // MARK: Layouts of the program's own

    private struct Flow: Layout {
        struct Cache {
            var sizes: [CGSize]
        }
        let log: Box<[String]>

        func makeCache(subviews: Subviews) -> Cache {
            log.value.append("make \(subviews.count)")
            return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
        }

        func updateCache(_ cache: inout Cache, subviews: Subviews) {
            log.value.append("update \(subviews.count)")
            cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        }

        private func places(_ width: CGFloat, _ sizes: [CGSize]) -> [CGPoint] {
            var (x, y, row) = (CGFloat(0), CGFloat(0), CGFloat(0))
            return sizes.map { size in
                if x + size.width > width { (x, y, row) = (0, y + row, 0) }
                defer {
                    x += size.width
                    row = max(row, size.height)
                }
                return CGPoint(x: x, y: y)
            }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            let points = places(proposal.width ?? .infinity, cache.sizes)
            return zip(points, cache.sizes).reduce(into: .zero) {
                $0 = CGSize(width: max($0.width, $1.0.x + $1.1.width), height: max($0.height, $1.0.y + $1.1.height))
            }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            for (subview, point) in zip(subviews, places(bounds.width, cache.sizes)) {
                subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
            }
        }

        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) -> CGFloat? {
            guide == .firstTextBaseline ? 7 : nil
        }
    }

    private struct Flowing: View {
        let log: Box<[String]>
        @State private var count = 3
        var body: some View {
            Button("more") { count += 1 }.frame(height: 10)
            Flow(log: log) {
                ForEach(0..<count, id: \.self) { Color.red.frame(width: 40, height: 10).accessibilityIdentifier("\($0)") }
            }
            .accessibilityIdentifier("flow")
        }
    }

    @Test("A layout's cache is made once, and updated when its children change")
    func caches() throws {
        let log = Box<[String]>([])
        let host = host { VStack(spacing: 0) { Flowing(log: log) } }
        #expect(log.value == ["make 3"])
        #expect(try host.frame(of: "flow").size == CGSize(width: 80, height: 20))
        #expect(try host.frame(of: "2").origin == CGPoint(x: 10, y: 55))
        try host.button("more").tap()
        #expect(log.value == ["make 3", "update 4"])
        #expect(try host.frame(of: "3").origin == CGPoint(x: 50, y: 55))
    }

    @Test("A layout says where its lines are")
    func explicit() throws {
        let log = Box<[String]>([])
        let host = host {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Flow(log: log) { box("in", 20, 20) }
                box("beside", 10, 10)
            }
        }
        // The box beside it has its line at its bottom.
        #expect(try host.frame(of: "in").minY + 7 == host.frame(of: "beside").maxY)
    }

    private struct Weight: LayoutValueKey { static var defaultValue: CGFloat { 1 } }

    private struct Weighted: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            let total = subviews.reduce(0) { $0 + $1[Weight.self] }
            var x = bounds.minX
            for subview in subviews {
                let width = bounds.width * subview[Weight.self] / total
                subview.place(
                    at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                    proposal: ProposedViewSize(width: width, height: bounds.height / 2))
                x += width
            }
        }
    }

    @Test("Views carry values for the layout, which places them by an anchor; one that gets no place stands in the middle")
    func layoutValues() throws {
        let host = host {
            Weighted {
                Color.red.accessibilityIdentifier("one")
                Color.red.accessibilityIdentifier("three").layoutValue(key: Weight.self, value: 3)
            }
        }
        #expect(try host.frame(of: "one") == CGRect(x: 0, y: 25, width: 25, height: 50))
        #expect(try host.frame(of: "three") == CGRect(x: 25, y: 25, width: 75, height: 50))
    }

    private struct Either: View {
        @State private var isRow = true
        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 5))
            layout {
                Button("turn") { isRow.toggle() }.frame(width: 20, height: 10).accessibilityIdentifier("first")
                Color.red.frame(width: 30, height: 10).accessibilityIdentifier("second")
            }
        }
    }

    @Test("One layout becomes another with the same children")
    func anyLayout() throws {
        let host = host { Either() }
        #expect(try host.frame(of: "second").origin == CGPoint(x: 45, y: 45))
        try host.button("turn").tap()
        #expect(try host.frame(of: "first").origin == CGPoint(x: 35, y: 37.5))
        #expect(try host.frame(of: "second").origin == CGPoint(x: 35, y: 52.5))
    }

    // MARK: Grids

    @Test("Columns of a grid are as wide as their widest cell, rows as high as their highest")
    func grid() throws {
        let host = host {
            Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 3) {
                GridRow {
                    box("a", 10, 10)
                    box("b", 40, 20)
                }
                GridRow(alignment: .bottom) {
                    box("c", 30, 30)
                    box("d", 10, 10)
                }
                box("e", 50, 5)
            }
            .accessibilityIdentifier("grid")
        }
        let origin = try host.frame(of: "grid").origin
        func place(_ name: String) throws -> CGPoint {
            let frame = try host.frame(of: name)
            return CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
        }
        #expect(try host.frame(of: "grid").size == CGSize(width: 72, height: 61))
        #expect(try place("a") == .zero)
        #expect(try place("b") == CGPoint(x: 32, y: 0))
        #expect(try place("c") == CGPoint(x: 0, y: 23))
        #expect(try place("d") == CGPoint(x: 32, y: 43))
        #expect(try place("e") == CGPoint(x: 0, y: 56))
    }

    @Test("A cell takes several columns, stands at its anchor, sets its column's alignment, or takes no room of its own")
    func cells() throws {
        let host = host {
            Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 10)
                    box("b", 40, 30)
                }
                GridRow {
                    box("anchored", 10, 10).gridCellAnchor(.bottomTrailing)
                    box("trailing", 10, 20).gridColumnAlignment(.trailing)
                }
                GridRow { box("both", 20, 10).gridCellColumns(2) }
                Color.blue.frame(height: 2).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
            }
            .accessibilityIdentifier("grid")
        }
        let grid = try host.frame(of: "grid")
        #expect(grid.size == CGSize(width: 80, height: 62))
        #expect(try host.frame(of: "anchored").maxX == grid.minX + 40)
        #expect(try host.frame(of: "anchored").maxY == grid.minY + 50)
        #expect(try host.frame(of: "trailing").maxX == grid.maxX)
        #expect(try host.frame(of: "both").midX == grid.midX)
        #expect(try host.frame(of: "line") == CGRect(x: grid.minX, y: grid.minY + 60, width: 80, height: 2))
    }

    // MARK: Directions and places

    @Test("From right to left, leading is on the right, for stacks, padding, frames and overlaps")
    func rightToLeft() throws {
        let host = host {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    box("first", 20, 10)
                    box("second", 30, 10)
                }
                box("short", 10, 10).padding(.leading, 5)
            }
            .frame(width: 100, alignment: .leading)
            .overlay(alignment: .topTrailing) { box("corner", 5, 5) }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try host.frame(of: "first").minX == 80)
        #expect(try host.frame(of: "second").minX == 50)
        #expect(try host.frame(of: "short").maxX == 95)
        #expect(try host.frame(of: "corner").minX == 0)
    }

    @Test("A position takes the whole place and puts the centre at a point; an offset leaves the place")
    func positions() throws {
        let host = host {
            ZStack {
                box("position", 10, 10).position(x: 20, y: 30)
                box("offset", 10, 10).offset(x: 7, y: -3).accessibilityIdentifier("place")
            }
        }
        #expect(try host.frame(of: "position") == CGRect(x: 15, y: 25, width: 10, height: 10))
        #expect(try host.frame(of: "offset") == CGRect(x: 52, y: 42, width: 10, height: 10))
        #expect(try host.frame(of: "place") == CGRect(x: 45, y: 45, width: 10, height: 10))
    }

    @Test("Frames are told in named coordinates, and the bounds of what names them")
    func coordinates() {
        let told = Box<[CGRect]>([])
        _ = host {
            VStack(spacing: 0) {
                box("above", 100, 20)
                GeometryReader { proxy in
                    let _ = told.value = [
                        proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("outer")),
                        proxy.bounds(of: .named("outer")) ?? .null,
                    ]
                    Color.red
                }
                .padding(10)
                .coordinateSpace(.named("outer"))
            }
        }
        let size = CGSize(width: 80, height: 60)
        #expect(told.value == [
            CGRect(origin: .zero, size: size), CGRect(origin: CGPoint(x: 10, y: 30), size: size),
            CGRect(origin: CGPoint(x: 10, y: 10), size: size), CGRect(x: -10, y: -10, width: 100, height: 80),
        ])
    }

    // MARK: Texts

    private func size<Content: View>(_ width: CGFloat, @ViewBuilder _ content: () -> Content) throws -> CGSize {
        try ViewHost(size: CGSize(width: width, height: 500)) { content().accessibilityIdentifier("text") }.frame(of: "text").size
    }

    private func lines<Content: View>(_ width: CGFloat, @ViewBuilder _ content: () -> Content) -> [ShownLine] {
        let host = ViewHost(size: CGSize(width: width, height: 500), content: content)
        var stack = [host.core.layout?.root].compactMap(\.self)
        while let item = stack.popLast() {
            if !item.shownLines.isEmpty { return item.shownLines }
            stack += item.children
        }
        return []
    }

    @Test("A limit of lines keeps room for them, as many as a range says at least")
    func lineLimits() throws {
        #expect(try size(200) { Text("a").lineLimit(3, reservesSpace: true) }.height == 60)
        #expect(try size(200) { Text("a").lineLimit(3, reservesSpace: false) }.height == 20)
        #expect(try size(200) { Text("a\nb\nc\nd\ne").lineLimit(2...4) }.height == 80)
        #expect(try size(200) { Text("a").lineLimit(2...4).lineSpacing(5) }.height == 45)
        #expect(try size(200) { Text("a").lineLimit(2...) }.height == 40)
        #expect(try size(200) { Text("a\nb\nc").lineLimit(...2) }.height == 40)
        #expect(try size(200) { Text("a").lineLimit(1).lineLimit(3, reservesSpace: true) }.height == 20)
    }

    @Test("Text is cut at its end, its beginning or in the middle")
    func truncation() {
        // Five signs of 6 points fit.
        func shown(_ mode: Text.TruncationMode) -> String? {
            lines(33) { Text("abcdefghij").monospacedLetters().lineLimit(1).truncationMode(mode) }.first?.text
        }
        #expect(shown(.tail) == "abcd…")
        #expect(shown(.head) == "…ghij")
        #expect(shown(.middle) == "ab…ij")
    }

    @Test("Lines stand at the leading side, in the middle, or at the trailing one of the text")
    func alignment() {
        func lefts(_ alignment: TextAlignment) -> [CGFloat] {
            lines(200) { Text("aaaa\naa").monospacedLetters().multilineTextAlignment(alignment) }.map(\.frame.minX)
        }
        #expect(lefts(.leading) == [0, 0])
        #expect(lefts(.center) == [0, 6])
        #expect(lefts(.trailing) == [0, 12])
        let reversed = lines(200) {
            Text("aaaa\naa").monospacedLetters().environment(\.layoutDirection, .rightToLeft)
        }
        #expect(reversed.map(\.frame.minX) == [0, 12])
    }

    @Test("Chinese and Japanese text is broken between characters, but not before a sign that ends something")
    func ideographs() {
        #expect(lines(35) { Text("日本語の文章").font(.system(size: 10)) }.map(\.text) == ["日本語", "の文章"])
        #expect(lines(35) { Text("日本語。文章").font(.system(size: 10)) }.map(\.text) == ["日本", "語。文", "章"])
        #expect(lines(35) { Text("「日本」語").font(.system(size: 10)) }.map(\.text) == ["「日", "本」語"])
        #expect(lines(30) { Text("ab日本").font(.system(size: 10)) }.map(\.text) == ["ab日", "本"])
    }

    @Test("Emoji are as wide as they are high, also flags, families and signs that are shown as one")
    func emoji() throws {
        for text in ["😀", "🇩🇪", "👨‍👩‍👧‍👦", "❤️", "1️⃣", "👍🏽"] {
            #expect(try size(200) { Text(text).font(.system(size: 10)) } == CGSize(width: 10, height: 12), "\(text)")
        }
        #expect(try size(200) { Text("e\u{301}").font(.system(size: 10)) }.width == 5.5)
    }

    @Test("Words are broken after hyphens and dashes, not at a space that does not break")
    func words() {
        #expect(lines(50) { Text("well-known").font(.system(size: 10)) }.map(\.text) == ["well-", "known"])
        #expect(lines(30) { Text("a\u{a0}b c").font(.system(size: 10)) }.map(\.text) == ["a\u{a0}b c"])
        #expect(lines(19) { Text("a\u{a0}b c").font(.system(size: 10)) }.map(\.text) == ["a\u{a0}b", "c"])
        #expect(lines(100) { Text("one\r\n\r\ntwo") }.map(\.text) == ["one", "", "two"])
    }

    @Test("In a line with several fonts the largest counts, in that line alone")
    func mixed() throws {
        let text = Text("small ").font(.system(size: 10)) + Text("LARGE").font(.system(size: 20)) + Text("\nsmall").font(.system(size: 10))
        #expect(try size(300) { text }.height == 24 + 12)
        #expect(lines(300) { text }.map(\.baseline) == [19, 10])
        // The large word goes to the second line.
        #expect(lines(70) { text }.map(\.frame.height) == [12, 24, 12])
    }

    @Test("A text that is to be cut becomes narrower or smaller where that is allowed, if it fits then")
    func fitting() throws {
        // 60 wide.
        let text = Text("abcdefghij").monospacedLetters()
        #expect(abs(try size(59) { text.lineLimit(1).allowsTightening(true) }.width - 60 * 0.97) < 1e-9)
        #expect(lines(58) { text.lineLimit(1).allowsTightening(true) }.first?.text.hasSuffix("…") == true)
        let small = try size(50) { text.lineLimit(1).minimumScaleFactor(0.5) }
        #expect(abs(small.width - 60 * 0.8) < 1e-9)
        #expect(abs(small.height - 12 * 0.8) < 1e-9)
        #expect(lines(20) { text.lineLimit(1).minimumScaleFactor(0.5) }.first?.text.hasSuffix("…") == true)
    }
}

extension Text {
    /// Each character is 6 points wide.
    fileprivate func monospacedLetters() -> Text { font(.system(size: 10, design: .monospaced)) }
}
