import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// Tabs of a collection in which ids occur more than once.
@MainActor @Suite struct EqualTabTests {
    @Test("Tabs with equal ids are each taken away with what they hold, and look at the environment while they are there")
    func tabsWithEqualIDsAreAllTakenAway() {
        struct Page: View {
            let log: Log
            @State var n = 0
            @Environment(\.lineLimit) var limit
            var body: some View { let _ = log.reads += 1; Text("page").onDisappear { log.events.append("gone") } }
        }
        final class Log { var events: [String] = []; var reads = 0 }
        struct Screen: View {
            var ids: [Int]
            let log: Log
            var body: some View {
                TabView { ForEach(ids, id: \.self) { id in Page(log: log).tabItem { Text("t\(id)") } } }
            }
        }
        let log = Log()
        let host = HostCore(profile: .ios17)
        host.mount(Screen(ids: [1, 1], log: log))
        host.replaceRoot(Screen(ids: [1, 1, 2], log: log))
        #expect(log.events == [])
        host.replaceRoot(Screen(ids: [2], log: log))
        #expect(log.events == ["gone"])
        host.replaceRoot(Screen(ids: [1, 1], log: log))
        let read = log.reads
        host.updateEnvironment(key: "x") { $0.lineLimit = 3 }
        #expect(log.reads == read + 2)
        host.end()
    }
}
