import SwiftUI
import Testing
import TraceTesting

private let fruit = ["apple", "pear"]

/// A list with a selection, and what is known of it.
private struct Browser: View {
    @State var selection: String?
    var body: some View {
        NavigationSplitView {
            List(fruit, id: \.self, selection: $selection) { NavigationLink($0, value: $0) }
        } detail: {
            if let selection { FruitDetail(name: selection) } else { Text("nothing chosen") }
        }
    }
}

private struct FruitDetail: View {
    let name: String
    @State private var count = 0
    var body: some View {
        Text("about \(name)")
        Button("count \(count)") { count += 1 }
    }
}

/// Columns whose visibility and compact column are kept outside.
private struct Workspace: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.content
    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            ColumnCounter(name: "sidebar")
            Button("detail only") { visibility = .detailOnly }
        } content: {
            ColumnCounter(name: "content")
        } detail: {
            ColumnCounter(name: "detail")
            Button("all") { visibility = .all }
            Button("double") { visibility = .doubleColumn }
        }
    }
}

private struct ColumnCounter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// Links of a sidebar that push views and values.
private struct Links: View {
    var body: some View {
        NavigationSplitView {
            List {
                NavigationLink("view") { Text("pushed view") }
                NavigationLink("value", value: 7)
            }
            .navigationDestination(for: Int.self) { Text("number \($0)") }
        } detail: {
            Text("empty")
        }
    }
}

private func wide() -> EnvironmentValues {
    var values = EnvironmentValues()
    values.horizontalSizeClass = .regular
    return values
}

@MainActor @Suite("Split views")
struct SplitViewTests {
    @Test("A compact split view shows the first column; a link of its list selects, which shows the detail; back takes the selection away")
    func collapsed() throws {
        let host = ViewHost { Browser() }
        #expect(host.texts == ["apple", "pear"])
        try host.button("pear").tap()
        #expect(host.texts == ["about pear", "count 0"])
        try host.button("count 0").tap()
        try host.navigation.pop()
        #expect(host.texts == ["apple", "pear"])
        // The detail was a screen of its own: it comes back without its state.
        try host.button("pear").tap()
        #expect(host.texts == ["about pear", "count 0"])
        #expect(throws: ViewHostError.self) { try host.list.select("apple") }
    }

    @Test("A selection that is there from the first shows the detail")
    func preselected() throws {
        let host = ViewHost { Browser(selection: "apple") }
        #expect(host.texts == ["about apple", "count 0"])
        try host.navigation.pop()
        #expect(host.texts == ["apple", "pear"])
    }

    @Test("Where there is room, columns stand side by side, and the detail follows the selection")
    func sideBySide() throws {
        let host = ViewHost(size: CGSize(width: 1200, height: 800), environment: wide()) { Browser() }
        #expect(host.texts == ["apple", "pear", "nothing chosen"])
        try host.list.select("pear")
        #expect(host.texts == ["apple", "pear", "about pear", "count 0"])
        try host.button("count 0").tap()
        try host.button("apple").tap()
        // The view in its place is the same one.
        #expect(host.texts == ["apple", "pear", "about apple", "count 1"])
        #expect(throws: ViewHostError.self) { try host.navigation.pop() }
    }

    @Test("Columns are at most 320 points wide, the last one takes the rest")
    func widths() throws {
        let host = ViewHost(size: CGSize(width: 1200, height: 800), environment: wide()) {
            NavigationSplitView {
                Color.red.accessibilityIdentifier("a")
            } content: {
                Color.green.accessibilityIdentifier("b")
            } detail: {
                Color.blue.accessibilityIdentifier("c")
            }
        }
        #expect(try host.frame(of: "a") == CGRect(x: 0, y: 0, width: 320, height: 800))
        #expect(try host.frame(of: "b") == CGRect(x: 320, y: 0, width: 320, height: 800))
        #expect(try host.frame(of: "c") == CGRect(x: 640, y: 0, width: 560, height: 800))
    }

    @Test("Columns that the visibility hides keep their state")
    func visibility() throws {
        let host = ViewHost(size: CGSize(width: 1200, height: 800), environment: wide()) { Workspace() }
        try host.button("sidebar 0").tap()
        try host.button("detail only").tap()
        #expect(host.texts == ["detail 0", "all", "double"])
        try host.button("double").tap()
        #expect(host.texts == ["content 0", "detail 0", "all", "double"])
        try host.button("all").tap()
        #expect(host.texts == ["sidebar 1", "detail only", "content 0", "detail 0", "all", "double"])
        #expect(host.bodyCount(of: ColumnCounter.self) == 4)
    }

    @Test("The preferred compact column is shown at first, and back goes to the one before")
    func preferred() throws {
        let host = ViewHost { Workspace() }
        #expect(host.texts == ["content 0"])
        try host.navigation.pop()
        #expect(host.texts == ["sidebar 0", "detail only"])
    }

    @Test("A link in a column puts what it pushes in place of the next column's content")
    func links() throws {
        let host = ViewHost(size: CGSize(width: 1200, height: 800), environment: wide()) { Links() }
        #expect(host.texts == ["view", "value", "empty"])
        try host.button("view").tap()
        #expect(host.texts == ["view", "value", "pushed view"])
        try host.button("value").tap()
        #expect(host.texts == ["view", "value", "number 7"])
        let compact = ViewHost { Links() }
        #expect(compact.texts == ["view", "value"])
        try compact.button("view").tap()
        #expect(compact.texts == ["pushed view"])
        try compact.navigation.pop()
        #expect(compact.texts == ["view", "value"])
        try compact.button("value").tap()
        #expect(compact.texts == ["number 7"])
    }
}
