import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

/// What follows from where views stand: geometry, safe areas, relative sizes, anchors, drawing.
@MainActor @Suite struct PlaceTests {
    private func host<Content: View>(_ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ content: () -> Content) -> ViewHost {
        ViewHost(size: CGSize(width: width, height: height), content: content)
    }

    private struct Sized: View {
        let notes: Box<[String]>
        @State private var height: CGFloat = 20
        @State private var unrelated = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("grow \(unrelated)") { height += 10 }.frame(height: 10)
                Button("unrelated") { unrelated += 1 }.frame(height: 10)
                Color.red.frame(width: 30, height: height)
                    .onGeometryChange(for: CGSize.self) { $0.size } action: { notes.value.append("\($0.height) \($1.height)") }
                    .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: { notes.value.append("at \($0)") }
            }
        }
    }

    @Test("Geometry is told first and when what is said of it changes, after the layout")
    func geometry() throws {
        let notes = Box<[String]>([])
        let host = host { Sized(notes: notes) }
        // 20 points below two buttons, in the middle of 100.
        #expect(notes.value == ["20.0 20.0", "at 50.0"])
        notes.value = []
        try host.button("unrelated").tap()
        #expect(notes.value == [])
        try host.button("grow 1").tap()
        #expect(notes.value == ["20.0 30.0", "at 45.0"])
    }

    private struct Looping: View {
        @State private var height: CGFloat = 20
        var body: some View {
            Color.red.frame(height: height).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 + 1 }
        }
    }

    @Test("A third change in one frame is dropped with a warning")
    func loop() {
        let host = host { Looping() }
        #expect(host.warnings == ["onGeometryChange(for: CGFloat) action tried to update multiple times per frame."])
        #expect(host.core.layout?.root?.children[0].size.height == 22)
    }

    @Test("A view reaches over padding of the safe area, others stand in what it leaves")
    func safeArea() throws {
        let host = host {
            ZStack {
                Color.red.ignoresSafeArea().accessibilityIdentifier("whole")
                Color.blue.accessibilityIdentifier("safe")
                Color.green.ignoresSafeArea(edges: .top).accessibilityIdentifier("top")
            }
            .safeAreaPadding(10)
        }
        #expect(try host.frame(of: "safe") == CGRect(x: 10, y: 10, width: 80, height: 80))
        #expect(host.frames(of: "whole", inner: true) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(host.frames(of: "top", inner: true) == CGRect(x: 10, y: 0, width: 80, height: 90))
    }

    @Test("Content at an edge makes room for itself; a scroll view reaches under it")
    func inset() throws {
        let plain = host {
            Color.red.accessibilityIdentifier("content")
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30).accessibilityIdentifier("bar") }
        }
        #expect(try plain.frame(of: "content") == CGRect(x: 0, y: 0, width: 100, height: 70))
        #expect(try plain.frame(of: "bar") == CGRect(x: 0, y: 70, width: 100, height: 30))
        let scrolling = host {
            ScrollView { Color.red.frame(height: 200).accessibilityIdentifier("content") }.accessibilityIdentifier("scroll")
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
        }
        #expect(try scrolling.frame(of: "scroll") == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(try scrolling.frame(of: "content").minY == 30)
        try scrolling.scrollView.scroll(by: 1_000)
        #expect(try scrolling.frame(of: "content").maxY == 100)
    }

    @Test("What is taken from the safe area is told by geometry")
    func insets() {
        let notes = Box<[EdgeInsets]>([])
        _ = host {
            GeometryReader { proxy in
                let _ = notes.value.append(proxy.safeAreaInsets)
                Color.red
            }
            .safeAreaPadding(.top, 20)
        }
        #expect(notes.value == [EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)])
    }

    @Test("A relative size is that of the nearest container, or a part of it")
    func relative() throws {
        let host = host(200, 100) {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("whole")
                        Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).accessibilityIdentifier("third")
                        Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).accessibilityIdentifier("two")
                        Color.red.frame(width: 10).containerRelativeFrame([.horizontal, .vertical], alignment: .leading) { length, axis in
                            axis == .horizontal ? length / 2 : length
                        }
                        .accessibilityIdentifier("own")
                    }
                }
                .frame(width: 160, height: 40)
                Color.blue.containerRelativeFrame(.horizontal) { length, _ in length / 4 }.accessibilityIdentifier("of the host")
            }
        }
        #expect(try host.frame(of: "whole").width == 160)
        #expect(abs(try host.frame(of: "third").width - 140 / 3) < 1e-9)
        #expect(abs(try host.frame(of: "two").width - (280.0 / 3 + 10)) < 1e-9)
        #expect(try host.frame(of: "own").size == CGSize(width: 80, height: 40))
        #expect(try host.frame(of: "of the host").width == 50)
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: [String: Anchor<CGRect>] { [:] }
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    private struct Marked: View {
        let made: Box<Int>
        @State private var chosen = "a"
        @State private var width: CGFloat = 20
        var body: some View {
            HStack(spacing: 0) {
                Button("b") { chosen = "b" }.frame(width: 20, height: 10)
                Button("wider") { width = 30 }.frame(width: 10, height: 10)
                ForEach(["a", "b"], id: \.self) { name in
                    Color.red.frame(width: width, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
                }
            }
            .overlayPreferenceValue(Bounds.self) { anchors in
                let _ = made.value += 1
                GeometryReader { proxy in
                    if let anchor = anchors[chosen] {
                        Color.blue.frame(width: proxy[anchor].width, height: 2).offset(x: proxy[anchor].minX)
                            .accessibilityIdentifier("mark")
                    }
                }
            }
        }
    }

    @Test("Anchors are read in the coordinates of the reader, once they are known, and again when they move")
    func anchors() throws {
        let made = Box(0)
        let host = host { Marked(made: made) }
        #expect(made.value == 1)
        #expect(host.frames(of: "mark", inner: true) == CGRect(x: 15 + 30, y: 45, width: 20, height: 2))
        try host.button("b").tap()
        #expect(host.frames(of: "mark", inner: true)?.minX == CGFloat(65))
        try host.button("wider").tap()
        #expect(host.frames(of: "mark", inner: true) == CGRect(x: 5 + 60, y: 45, width: 30, height: 2))
    }

    private struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    @Test("What is said is changed on its way, in the order of the tree")
    func transform() {
        let heard = Box<[[String]]>([])
        let host = host {
            VStack {
                Text("a").preference(key: Names.self, value: ["a"])
                HStack {
                    Text("b").preference(key: Names.self, value: ["b"])
                    Text("c").preference(key: Names.self, value: ["c"])
                }
                .transformPreference(Names.self) { $0 = $0.map { $0.uppercased() } + ["d"] }
                .transformAnchorPreference(key: Names.self, value: .center) { names, _ in names.append("e") }
            }
            .backgroundPreferenceValue(Names.self) { names in
                let _ = heard.value.append(names)
                Text(names.joined())
            }
        }
        #expect(heard.value == [["a", "B", "C", "d", "e"]])
        #expect(host.texts.contains("aBCde"))
    }

    @Test("A visual effect is computed from the place and changes nothing in the layout")
    func effect() throws {
        let notes = Box<[CGFloat]>([])
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 50).visualEffect { effect, proxy in
                        notes.value.append(proxy.frame(in: .global).minY)
                        return effect.offset(y: proxy.frame(in: .global).minY).scaleEffect(2)
                    }
                    .accessibilityIdentifier("row")
                    Color.red.frame(height: 300)
                }
            }
        }
        #expect(notes.value == [0])
        try host.scrollView.scroll(by: 30)
        #expect(notes.value == [0, -30])
        #expect(try host.frame(of: "row") == CGRect(x: 0, y: -30, width: 100, height: 50))
    }

    private struct Drawing: View {
        let drawn: Box<[CGSize]>
        let model: Shade
        @State private var width: CGFloat = 50
        var body: some View {
            VStack(spacing: 0) {
                Button("wider") { width = 60 }.frame(height: 20)
                Canvas { context, size in
                    drawn.value.append(size)
                    context.opacity = model.opacity
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                    var moved = context
                    moved.translateBy(x: 10, y: 0)
                    if let symbol = context.resolveSymbol(id: "dot") { moved.draw(symbol, at: .zero, anchor: .topLeading) }
                    context.draw(Text("abc"), at: CGPoint(x: 25, y: 25))
                } symbols: {
                    Circle().frame(width: 8, height: 8).tag("dot")
                }
                .frame(width: width, height: 40)
            }
        }
    }

    @Observable final class Shade { var opacity = 0.5 }

    @Test("A canvas draws when it has a place, again for another size and when what it read has changed; drawings are values")
    func canvas() throws {
        let drawn = Box<[CGSize]>([])
        let model = Shade()
        let host = host { Drawing(drawn: drawn, model: model) }
        #expect(drawn.value == [CGSize(width: 50, height: 40)])
        #expect(host.texts == ["wider"])
        let operations = try #require(host.canvas)
        #expect(operations.count == 3)
        #expect(operations[0].opacity == 0.5)
        #expect(operations[1].transform.tx == 10)
        #expect(operations[1].drawing.bounds == CGRect(x: 0, y: 0, width: 8, height: 8))
        // Three letters of the body font: 9.35, 9.35 and 9.35 wide, 20 high.
        #expect(abs(operations[2].drawing.bounds.width - 28.05) < 1e-9)
        try host.button("wider").tap()
        #expect(drawn.value.count == 2)
        model.opacity = 1
        host.update()
        #expect(drawn.value.count == 3)
        #expect(host.canvas?[0].opacity == 1)
    }
}

extension ViewHost {
    /// The rectangle of the innermost view that is drawn for the one with an identifier.
    @MainActor fileprivate func frames(of identifier: String, inner: Bool) -> CGRect? {
        var stack = [core.layout?.root].compactMap(\.self)
        while let item = stack.popLast() {
            if item.identifier == identifier {
                var found = item
                while let child = found.children.first { found = child }
                return found.frame
            }
            stack += item.children
        }
        return nil
    }

    /// What the only canvas has drawn.
    @MainActor fileprivate var canvas: [GraphicsContext.Operation]? {
        var stack = [core.layout?.root].compactMap(\.self)
        while let item = stack.popLast() {
            if let rule = item.rule as? CanvasRule { return rule.operations }
            stack += item.children
        }
        return nil
    }
}
