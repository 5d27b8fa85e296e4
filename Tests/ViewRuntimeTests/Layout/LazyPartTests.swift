import DependencyGraph
import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

/// Views that stand in lazy containers one by one, sections, grids, and very long lists.
@MainActor @Suite struct LazyPartTests {
    private struct Row: View {
        let name: String
        var height: CGFloat = 40
        var log: Box<[String]>?
        @State private var taps = 0
        var body: some View {
            Button("\(name) \(taps)") { taps += 1 }.frame(height: height)
                .onAppear { log?.value.append("+\(name)") }
                .onDisappear { log?.value.append("-\(name)") }
        }
    }

    private func host<Content: View>(
        _ height: CGFloat = 100, profile: SemanticsProfile = .ios26, @ViewBuilder _ content: () -> Content
    ) -> ViewHost {
        ViewHost(size: CGSize(width: 100, height: height), profile: profile, content: content)
    }

    @ViewBuilder private func rows(_ log: Box<[String]>? = nil) -> some View {
        Row(name: "a", log: log)
        Row(name: "b", log: log)
        Row(name: "c", log: log)
        Row(name: "d", log: log)
        Row(name: "e", log: log)
        Row(name: "f", log: log)
        Row(name: "g", log: log)
        Row(name: "h", log: log)
    }

    @Test("Of views written one by one those in sight are evaluated, and appear")
    func oneByOne() throws {
        let log = Box<[String]>([])
        let host = host { ScrollView { LazyVStack(spacing: 0) { rows(log) } } }
        #expect(host.bodyCount(of: Row.self) == 3)
        #expect(host.texts == ["a 0", "b 0", "c 0"])
        #expect(log.value == ["+a", "+b", "+c"])
        log.value = []
        host.resetCounts()
        // In sight are 60 to 160; half a host's height ahead is evaluated as well.
        try host.scrollView.scroll(by: 60)
        #expect(host.texts == ["b 0", "c 0", "d 0"])
        #expect(log.value == ["+d", "-a"])
        #expect(host.bodyCount(of: Row.self) == 3)
    }

    @Test("What went out of sight keeps its state, or loses it far away, as the profile says")
    func lifetime() throws {
        for (profile, text) in [(SemanticsProfile.ios26, "a 1"), (.ios27, "a 0")] {
            let host = host(50, profile: profile) { ScrollView { LazyVStack(spacing: 0) { rows() } } }
            try host.button("a 0").tap()
            try host.scrollView.scroll(by: 1_000)
            #expect(!host.texts.contains { $0.hasPrefix("a") })
            try host.scrollView.scroll(by: -1_000)
            #expect(host.texts.first == text)
        }
    }

    @Test("A view at the end of a collection appears when it comes into sight")
    func loadingMore() throws {
        let loads = Box(0)
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 20) }
                    ProgressView().frame(height: 20).onAppear { loads.value += 1 }
                }
            }
        }
        #expect(loads.value == 0)
        try host.scrollView.scroll(by: 10_000)
        #expect(loads.value == 1)
    }

    @Test("A view that is there or not is counted, and comes and goes")
    func optional() throws {
        let host = host(200) { Sometimes() }
        #expect(host.texts == ["toggle", "last 0"])
        try host.button("toggle").tap()
        #expect(host.texts == ["toggle", "sometimes 0", "last 0"])
        #expect(try host.frame(of: "last").minY == 60)
        try host.button("toggle").tap()
        #expect(host.texts == ["toggle", "last 0"])
        #expect(try host.frame(of: "last").minY == 20)
    }

    private struct Sometimes: View {
        @State private var isOn = false
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Button("toggle") { isOn.toggle() }.frame(height: 20)
                    if isOn { Row(name: "sometimes") }
                    Row(name: "last").accessibilityIdentifier("last")
                }
            }
        }
    }

    @Test("Rows take new values while they are out of sight, and show them when they come back")
    func values() throws {
        let host = host { Renaming() }
        try host.scrollView.scroll(by: 1_000)
        host.resetCounts()
        try host.button("rename").tap()
        #expect(host.bodyCounts == ["LazyPartTests.Renaming": 1])
        try host.scrollView.scroll(by: -1_000)
        #expect(host.texts.contains("new 0"))
    }

    private struct Renaming: View {
        @State private var name = "old"
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Row(name: name, height: 60)
                    Color.red.frame(height: 300)
                    Button("rename") { name = "new" }.frame(height: 60)
                }
            }
        }
    }

    @Test("The rows of sections are evaluated as they come into sight, in lists and forms, with headers and footers")
    func sections() throws {
        let host = host(200) {
            List {
                ForEach(0..<50, id: \.self) { section in
                    Section {
                        Row(name: "first of \(section)")
                        Row(name: "second of \(section)")
                    } header: {
                        Text("head \(section)")
                    } footer: {
                        Text("footer \(section)")
                    }
                }
            }
            .listStyle(.plain)
        }
        // A header is 32, a row 62, a footer 32 high: header, two rows, footer, header.
        #expect(host.texts == ["head 0", "first of 0 0", "second of 0 0", "footer 0", "head 1"])
        #expect(host.bodyCount(of: Row.self) == 2)
        let form = self.host(200) {
            Form {
                Section("one") { rows() }
                Section("two") { rows() }
            }
        }
        // The header, two rows of 62, and a part of the third.
        #expect(form.texts == ["one", "a 0", "b 0", "c 0"])
        #expect(form.bodyCount(of: Row.self) == 3)
    }

    @Test("A view is scrolled to by its id before it was ever in sight")
    func byID() throws {
        let host = host { Jumping() }
        try host.button("end").tap()
        #expect(host.texts.last == "end")
        #expect(try host.scrollView.offset.y == 20 + 30 * 20 + 30 - 100)
    }

    private struct Jumping: View {
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Button("end") { proxy.scrollTo("end") }.frame(height: 20)
                        ForEach(0..<30, id: \.self) { _ in Color.red.frame(height: 20) }
                        Text("end").frame(height: 30).id("end")
                    }
                }
            }
        }
    }

    @Test("Headers that are pinned stay at the top until their section has gone")
    func pinned() throws {
        let host = host {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<5, id: \.self) { _ in Color.red.frame(height: 30) }
                        } header: {
                            Color.blue.frame(height: 20).accessibilityIdentifier("header \(section)")
                        } footer: {
                            Color.green.frame(height: 10).accessibilityIdentifier("footer \(section)")
                        }
                    }
                }
            }
        }
        // A section is 20 + 150 + 10 high.
        #expect(try host.frame(of: "header 0").minY == 0)
        #expect(try host.frame(of: "footer 0").minY == 90)
        try host.scrollView.scroll(by: 50)
        #expect(try host.frame(of: "header 0").minY == 0)
        try host.scrollView.scroll(by: 120)
        // 170 are gone; the section ends at 180.
        #expect(try host.frame(of: "header 0").minY == -10)
        #expect(try host.frame(of: "footer 0").minY == 0)
        #expect(try host.frame(of: "header 1").minY == 10)
        try host.scrollView.scroll(by: 30)
        #expect(try host.frame(of: "header 1").minY == 0)
    }

    @Test("Tracks of a grid: fixed, flexible between limits, as many as fit; aligned in the room that is left")
    func tracks() throws {
        func frames(_ columns: [GridItem], _ alignment: HorizontalAlignment = .center) throws -> [CGRect] {
            let host = ViewHost(size: CGSize(width: 200, height: 100)) {
                ScrollView {
                    LazyVGrid(columns: columns, alignment: alignment, spacing: 6) {
                        ForEach(0..<4, id: \.self) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
                    }
                }
            }
            return try (0..<4).map { try host.frame(of: "\($0)") }
        }
        let fixed = try frames([GridItem(.fixed(50), spacing: 10), GridItem(.fixed(40))])
        // 100 of 200 are taken: 50 are left at each side.
        #expect(fixed.map(\.minX) == [50, 110, 50, 110])
        #expect(fixed.map(\.minY) == [0, 0, 16, 16])
        #expect(try frames([GridItem(.fixed(50))], .trailing).map(\.minX) == [150, 150, 150, 150])
        let mixed = try frames([GridItem(.fixed(40), spacing: 0), GridItem(.flexible(maximum: 30), spacing: 0), GridItem()], .leading)
        #expect(mixed.prefix(3).map(\.width) == [40, 30, 130])
        // (200 + 8) / (60 + 8) is three, each (200 − 16) / 3 wide.
        let adaptive = try frames([GridItem(.adaptive(minimum: 60))])
        #expect(adaptive.map { $0.width.rounded() } == [61, 61, 61, 61])
        #expect(adaptive[3].minY == 16)
        #expect(try frames([GridItem(.adaptive(minimum: 60, maximum: 62), spacing: 0)], .leading).map(\.minX) == [0, 62, 124, 0])
    }

    @Test("A grid that grows sideways fills its columns from the top, cell by cell, as they come into sight")
    func sideways() throws {
        let made = Box(0)
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40))], alignment: .top, spacing: 5) {
                    ForEach(0..<1_000, id: \.self) { index in
                        let _ = made.value += 1
                        Color.red.frame(width: 20).accessibilityIdentifier("\(index)")
                    }
                }
            }
        }
        #expect(made.value == 8)
        #expect(try host.frame(of: "3") == CGRect(x: 25, y: 40, width: 20, height: 40))
    }

    private struct Numbered: View {
        let number: Int
        var body: some View { Text(verbatim: "\(number)") }
    }

    @Test("How many bodies run for a list does not depend on how many rows it has")
    func long() throws {
        var measured: Set<Int> = []
        for count in [1_000, 10_000, 100_000, 1_000_000] {
            let host = ViewHost(size: CGSize(width: 300, height: 400)) {
                List(0..<count, id: \.self) { Numbered(number: $0) }
            }
            // Rows of 44: nine, and a part of the tenth.
            #expect(host.bodyCount(of: Numbered.self) == 10)
            measured.insert(host.core.layout?.measured ?? 0)
            host.resetCounts()
            try host.list.scroll(to: count - 1)
            #expect(host.bodyCount(of: Numbered.self) <= 16)
            #expect(host.texts.last == "\(count - 1)")
        }
        // As many views are asked for their size, whatever the number of rows.
        #expect(measured.count == 1)
    }
}
