import SwiftUI
import Testing
import TraceTesting

/// Objects that tick at the root of an app, as people have reported them: who runs how often, and what is printed.
@MainActor @Suite struct TickingObjectTests {
    @Test("A recorder's level at the root: 50 bodies of the root a second, for one view that shows it")
    func meterAtTheRoot() {
        let host = ViewHost { MeterRoot() }
        host.resetCounts()
        host.advance(by: .seconds(10))
        #expect(host.bodyCounts == ["MeterRoot": 500, "MeterBar": 500])
        #expect(host.changes.prefix(2) == ["MeterRoot: _meter changed.", "MeterBar: _meter changed."])
    }

    @Test("The same level in an object that the root does not observe: only the view that shows it runs")
    func meterInALeaf() {
        let host = ViewHost { QuietRoot() }
        host.resetCounts()
        host.advance(by: .seconds(10))
        #expect(host.bodyCounts == ["MeterBar": 500])
        #expect(Set(host.changes) == ["MeterBar: _meter changed."])
    }

    @Test("A published property that no view reads runs every observer all the same")
    func unreadTicks() {
        let dictation = Dictation()
        let host = ViewHost {
            DictationPanel(dictation: dictation)
            DictationTitle(dictation: dictation)
        }
        host.resetCounts()
        for _ in 0..<100 {
            dictation.partial += 1
            host.update()
        }
        #expect(host.bodyCounts == ["DictationPanel": 100, "DictationTitle": 100])
    }

    @Test("As a plain stored property the same writes run nothing")
    func unpublishedTicks() {
        let dictation = Dictation()
        let host = ViewHost { DictationPanel(dictation: dictation) }
        host.resetCounts()
        for _ in 0..<100 {
            dictation.samples += 1
            host.update()
        }
        #expect(host.bodyCounts == [:])
    }

    @Test("Assigning the same Bool every second: 60 bodies a minute with a published property, none with an observable one")
    func unconditionalAssignment() {
        let server = Server()
        let host = ViewHost { ServerStatus(server: server) }
        host.resetCounts()
        host.advance(by: .seconds(60))
        #expect(host.bodyCounts == ["ServerStatus": 60])
        #expect(Set(host.changes) == ["ServerStatus: _server changed."])

        let quiet = ViewHost { ObservableStatus(server: ObservableServer()) }
        quiet.resetCounts()
        quiet.advance(by: .seconds(60))
        #expect(quiet.bodyCounts == [:])
    }

    @Test("State that holds a date never compares equal: a run for every tick")
    func dateInState() {
        let host = ViewHost { BreakTimer() }
        host.resetCounts()
        host.advance(by: .seconds(5))
        #expect(host.changes == Array(repeating: "BreakTimer: _snapshot changed.", count: 5))
    }

    @Test("A publisher that the body makes anew is subscribed to anew; guarded by equality it comes to rest")
    func publisherMadeInBody() {
        let workspace = Workspace()
        let store = DirectoryStore()
        let host = ViewHost { DirectoryLabel(store: store, workspace: workspace) }
        host.resetCounts()
        workspace.directory = "b"
        host.update()
        #expect(store.directory == "b")
        #expect(host.bodyCount(of: DirectoryLabel.self) == 1)
        #expect(host.warnings == [])
    }

    @Test("Without the guard each pass replays the value, which is written, which makes a pass: a loop that never rests")
    func publisherLoop() {
        let workspace = Workspace()
        let host = ViewHost { LoopingLabel(store: DirectoryStore(), workspace: workspace) }
        #expect(host.bodyCount(of: LoopingLabel.self) > 500)
        #expect(Set(host.warnings) == ["The update did not settle after 1000 transactions: an action writes what runs it again."])
    }
}

private final class Meter: ObservableObject {
    @Published var level = 0.0
    @Published var seconds = 0
}

private struct MeterRoot: View {
    @StateObject private var meter = Meter()
    private let ticks = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Sidebar()
            MeterBar(meter: meter)
        }
        .onReceive(ticks) { _ in meter.level += 0.01 }
    }
}

/// Owns the meter without observing it.
private struct QuietRoot: View {
    @State private var meter = Meter()
    private let ticks = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Sidebar()
            MeterBar(meter: meter)
        }
        .onReceive(ticks) { _ in meter.level += 0.01 }
    }
}

private struct Sidebar: View {
    var body: some View { ForEach(0..<200, id: \.self) { Text("row \($0)") } }
}

private struct MeterBar: View {
    @ObservedObject var meter: Meter
    var body: some View { Text("\(meter.level)") }
}

private final class Dictation: ObservableObject {
    @Published var partial = 0
    @Published var title = "Dictation"
    var samples = 0
}

private struct DictationPanel: View {
    @ObservedObject var dictation: Dictation
    var body: some View { Text("Press to speak") }
}

private struct DictationTitle: View {
    @ObservedObject var dictation: Dictation
    var body: some View { Text(dictation.title) }
}

private final class Server: ObservableObject {
    @Published var isRunning = true
}

private struct ServerStatus: View {
    @ObservedObject var server: Server
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View { Text(server.isRunning ? "running" : "stopped").onReceive(ticks) { _ in server.isRunning = true } }
}

@Observable private final class ObservableServer {
    var isRunning = true
}

private struct ObservableStatus: View {
    let server: ObservableServer
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View { Text(server.isRunning ? "running" : "stopped").onReceive(ticks) { _ in server.isRunning = true } }
}

private struct BreakTimer: View {
    private struct Snapshot: Equatable {
        var isPaused = false
        var updated = Date()
    }

    @State private var snapshot = Snapshot()
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View { Text(snapshot.isPaused ? "paused" : "on").onReceive(ticks) { _ in snapshot = Snapshot() } }
}

private final class Workspace: ObservableObject {
    @Published var directory = "a"
}

private final class DirectoryStore: ObservableObject {
    @Published var directory = "a"
}

private struct DirectoryLabel: View {
    @ObservedObject var store: DirectoryStore
    let workspace: Workspace

    var body: some View {
        Text(store.directory).onReceive(workspace.$directory.removeDuplicates()) {
            if store.directory != $0 { store.directory = $0 }
        }
    }
}

private struct LoopingLabel: View {
    @ObservedObject var store: DirectoryStore
    let workspace: Workspace

    var body: some View {
        Text(store.directory).onReceive(workspace.$directory.removeDuplicates()) { store.directory = $0 }
    }
}
