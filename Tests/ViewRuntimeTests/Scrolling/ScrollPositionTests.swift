import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

/// Positions, phases and what scroll views say about themselves.
@MainActor @Suite struct ScrollPositionTests {
    private func host<Content: View>(_ height: CGFloat = 100, @ViewBuilder _ content: () -> Content) -> ViewHost {
        ViewHost(size: CGSize(width: 100, height: height), content: content)
    }

    private struct ByID: View {
        var anchor: UnitPoint?
        @State private var shown: Int?
        var body: some View {
            VStack(spacing: 0) {
                Button("to 5") { shown = 5 }.frame(height: 20)
                Text("at \(shown.map { "\($0)" } ?? "nothing")").frame(height: 20)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10, id: \.self) { Color.red.frame(height: 30).accessibilityIdentifier("row \($0)") }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $shown, anchor: anchor)
                .frame(height: 60)
            }
        }
    }

    @Test("A position by ids is nothing until a person scrolls; then it is the view at the beginning of what is in sight")
    func byPerson() throws {
        let host = host { ByID() }
        #expect(host.texts.last == "at nothing")
        try host.scrollView.scroll(by: 45)
        #expect(host.texts.last == "at 1")
        try host.scrollView.scroll(by: 15)
        #expect(host.texts.last == "at 2")
    }

    @Test("With an anchor the view at that point of the place is named")
    func anchored() throws {
        let host = host { ByID(anchor: .bottom) }
        try host.scrollView.scroll(by: 30)
        #expect(host.texts.last == "at 2")
    }

    @Test("An id that is written is scrolled to, the shortest way without an anchor, to the anchor with one")
    func byProgram() throws {
        let host = host { ByID() }
        try host.button("to 5").tap()
        #expect(try host.scrollView.offset.y == 5 * 30 + 30 - 60)
        #expect(host.texts.last == "at 5")
        let top = self.host { ByID(anchor: .top) }
        try top.button("to 5").tap()
        #expect(try top.scrollView.offset.y == 5 * 30)
    }

    private struct ByPosition: View {
        let notes: Box<[String]>
        @State private var position = ScrollPosition(edge: .bottom)
        var body: some View {
            VStack(spacing: 0) {
                Button("top") { position.scrollTo(edge: .top) }.frame(height: 20)
                Button("y") { position.scrollTo(y: 100) }.frame(height: 20)
                Button("id") { position.scrollTo(id: 3, anchor: .top) }.frame(height: 20)
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 30) } }.scrollTargetLayout()
                }
                .scrollPosition($position)
                .frame(height: 60)
                let _ = notes.value.append(
                    "\(position.viewID(type: Int.self).map { "\($0)" } ?? "-") \(position.isPositionedByUser)")
            }
        }
    }

    @Test("A position goes to edges, points and views, and says when a person scrolled")
    func position() throws {
        let notes = Box<[String]>([])
        let host = host(200) { ByPosition(notes: notes) }
        #expect(try host.scrollView.offset.y == 240)
        try host.button("top").tap()
        #expect(try host.scrollView.offset.y == 0)
        try host.button("y").tap()
        #expect(try host.scrollView.offset.y == 100)
        try host.button("id").tap()
        #expect(try host.scrollView.offset.y == 90)
        #expect(notes.value.last == "3 false")
        try host.scrollView.scroll(by: 60)
        #expect(notes.value.last == "5 true")
        try host.button("id").tap()
        #expect(try host.scrollView.offset.y == 90)
    }

    @Test("A scroll view says where it stands, first and when that has changed")
    func geometry() throws {
        let notes = Box<[String]>([])
        let host = host {
            ScrollView { Color.red.frame(height: 300) }
                .contentMargins(.top, 10, for: .scrollContent)
                .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { notes.value.append("\($0) \($1)") }
                .onScrollGeometryChange(for: CGSize.self) { $0.contentSize } action: { notes.value.append("\($1.height)") }
        }
        #expect(notes.value == ["-10.0 -10.0", "300.0"])
        notes.value = []
        try host.scrollView.scroll(by: 50)
        #expect(notes.value == ["-10.0 40.0"])
        try host.scrollView.scroll(by: 1_000)
        // The margin above the content is scrolled as well.
        #expect(notes.value.last == "40.0 200.0")
    }

    private struct Phases: View {
        let notes: Box<[String]>
        var body: some View {
            ScrollViewReader { proxy in
                Button("jump") { proxy.scrollTo("end") }
                Button("glide") { withAnimation(.linear(duration: 1)) { proxy.scrollTo("end") } }
                ScrollView {
                    Color.red.frame(height: 300)
                    Color.blue.frame(height: 50).id("end")
                }
                .onScrollPhaseChange { notes.value.append("\($0) \($1)") }
            }
        }
    }

    @Test("A person's scrolling is interacting, that of the program with an animation animating until it has ended")
    func phases() throws {
        let notes = Box<[String]>([])
        let host = host(200) { Phases(notes: notes) }
        try host.scrollView.scroll(by: 10)
        #expect(notes.value == ["idle interacting", "interacting idle"])
        notes.value = []
        try host.button("glide").tap()
        #expect(notes.value == ["idle animating"])
        host.advance(by: .seconds(1))
        #expect(notes.value == ["idle animating", "animating idle"])
        try host.scrollView.scroll(by: -1_000)
        notes.value = []
        try host.button("jump").tap()
        #expect(notes.value == [])
    }

    @Test("A view says when a part of it comes into sight and goes out of it")
    func visibility() throws {
        let notes = Box<[Bool]>([])
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 90)
                    Color.blue.frame(height: 40).onScrollVisibilityChange(threshold: 0.5) { notes.value.append($0) }
                    Color.red.frame(height: 500)
                }
            }
        }
        #expect(notes.value == [false])
        try host.scrollView.scroll(by: 10)
        #expect(notes.value == [false, true])
        try host.scrollView.scroll(by: 80)
        #expect(notes.value == [false, true])
        try host.scrollView.scroll(by: 21)
        #expect(notes.value == [false, true, false])
    }

    @Test("Targets of which a part is in sight are told by their ids")
    func targets() throws {
        let notes = Box<[[Int]]>([])
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 40) } }.scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { notes.value.append($0) }
        }
        #expect(notes.value == [[0, 1, 2]])
        // Of the first row and the fourth, a quarter is in sight.
        try host.scrollView.scroll(by: 30)
        #expect(notes.value == [[0, 1, 2], [1, 2]])
    }

    @Test("Scrolling stops at pages, one at a time, or where views begin")
    func behaviors() throws {
        func rows<B: ScrollTargetBehavior>(_ behavior: B) -> ViewHost {
            host {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 40) } }.scrollTargetLayout()
                }
                .scrollTargetBehavior(behavior)
            }
        }
        let paged = rows(.paging)
        try paged.scrollView.scroll(by: 49)
        #expect(try paged.scrollView.offset.y == 0)
        try paged.scrollView.scroll(by: 350)
        #expect(try paged.scrollView.offset.y == 100)
        let aligned = rows(.viewAligned)
        try aligned.scrollView.scroll(by: 130)
        #expect(try aligned.scrollView.offset.y == 120)
        let one = rows(.viewAligned(limitBehavior: .always))
        try one.scrollView.scroll(by: 300)
        #expect(try one.scrollView.offset.y == 40)
        let own = rows(Tens())
        try own.scrollView.scroll(by: 37)
        #expect(try own.scrollView.offset.y == 30)
    }

    private struct Tens: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (target.rect.minY / 10).rounded(.down) * 10
        }
    }

    private struct Growing: View {
        @State private var rows = 5
        var body: some View {
            Button("more") { rows += 5 }.frame(height: 20)
            ScrollView { VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { _ in Color.red.frame(height: 40) } } }
                .defaultScrollAnchor(.bottom)
                .frame(height: 80)
        }
    }

    @Test("A default anchor says where scrolling begins, and stays where content grows")
    func defaultAnchor() throws {
        let host = host(200) { Growing() }
        #expect(try host.scrollView.offset.y == 200 - 80)
        try host.button("more").tap()
        #expect(try host.scrollView.offset.y == 400 - 80)
        try host.scrollView.scroll(by: -100)
        try host.button("more").tap()
        #expect(try host.scrollView.offset.y == 220)
    }

    @Test("Content that is smaller stands where the anchor says")
    func alignment() throws {
        let host = host {
            ScrollView { Color.red.frame(height: 30).accessibilityIdentifier("content") }.defaultScrollAnchor(.bottom)
        }
        #expect(try host.frame(of: "content").minY == 70)
    }

    @Test("Margins are kept free around the content, and views are revealed between them")
    func margins() throws {
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { Color.red.frame(height: 30).accessibilityIdentifier("row \($0)") }
                }
            }
            .contentMargins(.vertical, 15)
            .contentMargins(.horizontal, 5, for: .scrollContent)
            .accessibilityIdentifier("scroll")
        }
        #expect(try host.frame(of: "scroll") == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(try host.frame(of: "row 0") == CGRect(x: 5, y: 15, width: 90, height: 30))
        try host.scrollView.scroll(to: 5)
        #expect(try host.frame(of: "row 5").maxY == 85)
    }

    @Test("A transition of scrolling is computed for each phase of a view's way")
    func transition() throws {
        let notes = Box<[ScrollTransitionPhase]>([])
        let host = host {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 80)
                    Color.blue.frame(height: 40).scrollTransition { effect, phase in
                        notes.value.append(phase)
                        return effect.opacity(phase.isIdentity ? 1 : 0.5)
                    }
                    Color.red.frame(height: 500)
                }
            }
        }
        #expect(notes.value == [.bottomTrailing])
        try host.scrollView.scroll(by: 20)
        #expect(notes.value == [.bottomTrailing, .identity])
        try host.scrollView.scroll(by: 61)
        #expect(notes.value == [.bottomTrailing, .identity, .topLeading])
    }
}
