import Foundation
import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

/// What collections in lazy containers build.
let lazyCollectionCases: [ConformanceCase] = [
    .holds("C168", "In a stack inside of the lazy one the layout does not warn") {
        let host = screen { ScrollView { LazyVStack { VStack { ForEach([1, 1], id: \.self) { Text("\($0)") } } } } }
        #expect(host.warnings.count == 1)
    },
    .holds("C173", "All ids are read, and content is made for the rows in sight alone") {
        let log = Hook<Int>()
        let host = screen {
            List { ForEach(Numbered.many(10_000, log)) { Line(id: $0.id, log: log) } }
        }
        #expect(log.log.count { $0 == "id" } >= 10_000)
        #expect(log.log.count { $0 == "init" } == 10)
        #expect(host.bodyCounts == ["Line": 10])
    },
    .holds("C174", "Rows of a varying number are all built in order to count them, and the bodies of those in sight run") {
        let log = Hook<Int>()
        let host = screen {
            List { ForEach(0..<500, id: \.self) { id in if id % 2 == 0 { Line(id: id, log: log) } } }
        }
        #expect(log.log.count { $0 == "init" } == 250)
        #expect(host.bodyCounts == ["Line": 10])
        #expect(host.texts == (0..<10).map { "\($0 * 2)" })
    },
    .holds("C174", "Erased rows are all built, too") {
        let log = Hook<Int>()
        let host = screen { List { ForEach(0..<500, id: \.self) { AnyView(Line(id: $0, log: log)) } } }
        #expect(log.log.count { $0 == "init" } == 500)
        #expect(host.bodyCounts == ["Line": 10])
    },
    .holds("C175", "Two branches of one view each are a constant number", under: "branchRows=constant") {
        let log = Hook<Int>()
        _ = screen { Either(log: log) }
        #expect(log.log.count { $0 == "init" } == 10)
    },
    .holds("C175", "Two branches of one view each are a varying number", under: "branchRows=varying") {
        let log = Hook<Int>()
        _ = screen(.ios26.setting(\.branchRows, .varying)) { Either(log: log) }
        #expect(log.log.count { $0 == "init" } == 500)
    },
    .holds("C177", "A condition inside of a stack leaves the row one view") {
        let log = Hook<Int>()
        let host = screen {
            List { ForEach(0..<500, id: \.self) { id in HStack { if id % 2 == 0 { Line(id: id, log: log) } } } }
        }
        #expect(log.log.count { $0 == "init" } == 5)
        #expect(host.bodyCounts == ["Line": 5])
    },
    .holds("C179", "Sections of nested collections stay fast") {
        let log = Hook<Int>()
        let host = screen {
            List {
                ForEach(0..<10, id: \.self) { section in
                    Section("section \(section)") {
                        ForEach(0..<100, id: \.self) { Line(id: section * 100 + $0, log: log) }
                    }
                }
            }
        }
        #expect(host.bodyCounts == ["Line": 9])
        #expect(host.texts.first == "section 0")
        try host.list.scroll(to: 99)
        #expect(host.texts.contains("99"))
    },
    .holds("C180", "The number of rows is that of the elements times the views of each") {
        let host = screen {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { id in
                        box(10, 40)
                        box(10, 60)
                    }
                }
                .accessibilityIdentifier("stack")
            }
        }
        // Eight of the 200 are measured: their average is 50.
        #expect(host.place(of: "stack").height == 10_000)
    },
    .holds("C182", "The log of the slow path names collections in lazy containers alone") {
        #expect(slowPathWarnings { List { ForEach([1, 2], id: \.self) { if $0 > 1 { Text("a") } } } }.count == 1)
        #expect(slowPathWarnings { VStack { ForEach([1, 2], id: \.self) { if $0 > 1 { Text("a") } } } } == [])
        #expect(slowPathWarnings { List { ForEach([1, 2], id: \.self) { Text("\($0)") } } } == [])
    },
    .holds("C183", "With erased bodies all rows are evaluated at once", under: "opaqueTypes=erased") {
        let log = Hook<Int>()
        let rows = { List { ForEach(0..<6_500, id: \.self) { Line(id: $0, log: log) } } }
        #expect(screen(.ios26.setting(\.opaqueTypes, .erased), content: rows).bodyCounts == ["Line": 6_500])
    },
    .holds("C183", "With opaque bodies those in sight are", under: "opaqueTypes=kept") {
        let log = Hook<Int>()
        let rows = { List { ForEach(0..<6_500, id: \.self) { Line(id: $0, log: log) } } }
        #expect(screen(content: rows).bodyCounts == ["Line": 10])
    },
]

@MainActor private func slowPathWarnings<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    SlowPathLog.isOn = true
    defer { SlowPathLog.isOn = false }
    return screen(content: content).warnings
}

/// A row of a list, 44 points high.
private struct Line: View {
    let id: Int
    init(id: Int, log: Hook<Int>) {
        self.id = id
        log.log.append("init")
    }
    var body: some View { Text("\(id)") }
}

private struct Numbered: Identifiable {
    let number: Int
    let log: Hook<Int>
    var id: Int {
        log.log.append("id")
        return number
    }

    static func many(_ count: Int, _ log: Hook<Int>) -> [Numbered] { (0..<count).map { Numbered(number: $0, log: log) } }
}

private struct Either: View {
    let log: Hook<Int>
    var body: some View {
        List { ForEach(0..<500, id: \.self) { id in if id % 2 == 0 { Line(id: id, log: log) } else { Line(id: -id, log: log) } } }
    }
}
