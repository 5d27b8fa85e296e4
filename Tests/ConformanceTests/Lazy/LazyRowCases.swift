import Foundation
import SwiftUI
import Testing
import TraceTesting

/// Which rows are evaluated, appear, and keep their state.
let lazyRowCases: [ConformanceCase] = [
    .holds("C150", "In a stack all rows appear at once, and none disappears by scrolling") {
        let log = Hook<Int>()
        let host = screen { ScrollView { VStack(spacing: 0) { ForEach(0..<100, id: \.self) { LazyRow(id: $0, log: log) } } } }
        #expect(log.log == (0..<100).map { "A\($0)" })
        try host.scrollView.scroll(by: 2_000)
        #expect(log.log.count == 100)
        #expect(host.bodyCount(of: LazyRow.self) == 100)
    },
    .holds("C151", "A lazy stack keeps a row's state while it is out of sight, and its appear action is repeated") {
        let log = Hook<Int>()
        let host = screen { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { LazyRow(id: $0, log: log) } } } }
        #expect(log.log == (0..<4).map { "A\($0)" })
        try host.button("row 1: 0").tap()
        log.log = []
        try host.scrollView.scroll(by: 2_000)
        #expect(log.log == ["A20", "A21", "A22", "A23", "D0", "D1", "D2", "D3"])
        log.log = []
        try host.scrollView.scroll(by: -2_000)
        #expect(log.log == ["A0", "A1", "A2", "A3", "D20", "D21", "D22", "D23"])
        #expect(host.texts == ["row 0: 0", "row 1: 1", "row 2: 0", "row 3: 0"])
    },
    .holds("C151", "A list does the same") {
        let host = screen { List(0..<1_000, id: \.self) { LazyRow(id: $0, log: Hook()) } }
        try host.button("row 2: 0").tap()
        try host.list.scroll(to: 700)
        #expect(host.texts == ["row 698: 0", "row 699: 0", "row 700: 0"] || host.texts.last == "row 700: 0")
        try host.list.scroll(to: 0)
        #expect(host.texts.contains("row 2: 1"))
    },
    .holds("C151", "A row that comes back unchanged does not run its body again; one whose element changed meanwhile does") {
        let host = screen { Renaming() }
        try host.scrollView.scroll(by: 2_000)
        try host.button("rename").tap()
        host.resetCounts()
        try host.scrollView.scroll(by: -2_000)
        #expect(host.bodyCounts == ["Named": 1])
        #expect(host.texts.contains("renamed"))
    },
    .notApplicable(
        "C152", "A view inside a row's wrapper loses its state by scrolling",
        because: "measured on Xcode 13 alone; no profile follows that version"),
    .holds("C152", "State inside of a row's wrapper is kept as the row's own") {
        let host = screen {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { id in Wrapper { LazyRow(id: id, log: Hook()) } } } }
        }
        try host.button("row 1: 0").tap()
        try host.scrollView.scroll(by: 3_000)
        try host.scrollView.scroll(by: -3_000)
        #expect(host.texts.contains("row 1: 1"))
    },
    .holds("C153", "A row that is far away goes with its state", under: "ios27") {
        let log = Hook<Int>()
        let host = screen(.ios27) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<800, id: \.self) { LazyRow(id: $0, log: log) } } }
        }
        try host.button("row 1: 0").tap()
        // Two host lengths are 800 points; the row ends at 200.
        try host.scrollView.scroll(by: 900)
        try host.scrollView.scroll(by: -900)
        #expect(host.texts.contains("row 1: 1"))
        try host.scrollView.scroll(by: 1_100)
        try host.scrollView.scroll(by: -1_100)
        #expect(host.texts.contains("row 1: 0"))
    },
    .holds("C153", "Of rows that were scrolled over those near the visible part alone are alive", under: "ios27") {
        let host = screen(.ios27) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<800, id: \.self) { Counted(id: $0) } } }
        }
        for _ in 0..<200 { try host.scrollView.scroll(by: 390) }
        #expect(Alive.count <= 20)
        let kept = screen { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<800, id: \.self) { Counted(id: $0) } } } }
        for _ in 0..<200 { try kept.scrollView.scroll(by: 390) }
        #expect(Alive.count >= 800)
    },
    .holds("C155", "Rows ahead of the scrolling are evaluated before they appear, and may never appear") {
        let log = Hook<Int>()
        let host = screen { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { LazyRow(id: $0, log: log) } } } }
        #expect(host.bodyCount(of: LazyRow.self) == 4)
        log.log = []
        try host.scrollView.scroll(by: 100)
        // Rows 1 to 4 are visible; half a host's height, two rows, is prepared.
        #expect(host.bodyCount(of: LazyRow.self) == 7)
        #expect(log.log == ["A4", "D0"])
        try host.scrollView.scroll(by: -100)
        #expect(log.log == ["A4", "D0", "A0", "D4"])
        #expect(host.bodyCount(of: LazyRow.self) == 7)
    },
    .holds("C156", "Rows that are nothing or a view by the environment are evaluated up to those in sight, and stay so") {
        let host = screen { Leaves() }
        #expect(host.texts == ["toggle", "unrelated", "0", "1", "2", "3"])
        try host.scrollView.scroll(by: 2_000)
        host.resetCounts()
        try host.button("toggle").tap()
        // Every row up to those that are placed says anew whether it is a view.
        #expect(host.bodyCounts["Leaf"] ?? 0 >= 20)
    },
]

/// A host of 400 points in height.
@MainActor func screen<Content: View>(_ profile: SemanticsProfile = .ios26, @ViewBuilder content: () -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400), profile: profile, content: content)
}

/// A row of 100 points in height that counts its taps.
struct LazyRow: View {
    let id: Int
    let log: Hook<Int>
    @State private var taps = 0

    var body: some View {
        Button("row \(id): \(taps)") { taps += 1 }
            .frame(height: 100)
            .onAppear { log.log.append("A\(id)") }
            .onDisappear { log.log.append("D\(id)") }
    }
}

private struct Wrapper<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { ZStack { content() } }
}

private enum Alive {
    nonisolated(unsafe) static var count = 0
}

private final class LifeObject: ObservableObject {
    init() { Alive.count += 1 }
    deinit { Alive.count -= 1 }
}

private struct Counted: View {
    let id: Int
    @StateObject private var life = LifeObject()
    var body: some View {
        let _ = life
        Text("\(id)").frame(height: 100)
    }
}

private struct Named: View {
    let name: String
    var body: some View { Text(name).frame(height: 100) }
}

private struct Renaming: View {
    @State private var name = "first"
    var body: some View {
        VStack(spacing: 0) {
            Button("rename") { name = "renamed" }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { id in Named(name: id == 1 ? name : "other") }
                }
            }
        }
    }
}

private struct Leaves: View {
    @State private var isShown = true
    var body: some View {
        VStack(spacing: 0) {
            Button("toggle") { isShown.toggle() }
            Button("unrelated") {}
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Leaf(id: $0) } } }
                .environment(\.rowsAreShown, isShown)
        }
    }
}

private struct Leaf: View {
    let id: Int
    @Environment(\.rowsAreShown) private var isShown
    var body: some View {
        if isShown { Text("\(id)").frame(height: 100) }
    }
}

extension EnvironmentValues {
    fileprivate var rowsAreShown: Bool {
        get { self[RowsAreShownKey.self] }
        set { self[RowsAreShownKey.self] = newValue }
    }
}

private struct RowsAreShownKey: EnvironmentKey {
    static let defaultValue = false
}
