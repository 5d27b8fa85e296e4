import Combine
import DependencyGraph
import Foundation
import SwiftUI
import Testing
import TraceTesting

/// What views and actions start beside the main thread's own work, and that `settle()` follows it to its end.
@MainActor @Suite("Following tasks and queued work")
struct FollowingTests {
    /// A screen whose button starts work that writes 1, then 2.
    private struct Screen: View {
        let work: (Binding<Int>) -> Void
        @State private var value = 0
        var body: some View {
            Text("\(value)")
            Button("Start") { work($value) }
        }
    }

    private static let tooShort = Duration.milliseconds(20)

    /// Starts the work in an asynchronous step, and checks that its last write is seen, and what it is put down to.
    private func follow(
        _ causes: [String], runs: Int, at location: SourceLocation = #_sourceLocation,
        _ work: @escaping (Binding<Int>) -> Void
    ) async throws {
        let host = ViewHost { Screen(work: work) }
        try await host.step("start") { try host.button("Start").tap() }
        #expect(host.texts == ["2", "Start"], sourceLocation: location)
        #expect(host.bodyCount(of: Screen.self, in: "start") == runs, sourceLocation: location)
        #expect(host.transactionCauses.dropFirst().map(text) == causes, sourceLocation: location)
    }

    private func text(_ cause: Cause) -> String { cause.name.isEmpty ? "\(cause.kind)" : "\(cause.kind) \(cause.name)" }

    @Test("Task: what it writes before and after it has waited in real time")
    func task() async throws {
        try await follow(["task Start", "task Start"], runs: 2) { value in
            Task {
                value.wrappedValue = 1
                try? await Task.sleep(for: Self.tooShort)
                value.wrappedValue = 2
            }
        }
    }

    @Test("Task on the main actor, and one that it makes")
    func nested() async throws {
        try await follow(["task Start", "task Start"], runs: 2) { value in
            Task { @MainActor in
                value.wrappedValue = 1
                await Task.yield()
                Task { @MainActor in
                    try? await Task.sleep(for: Self.tooShort)
                    value.wrappedValue = 2
                }
            }
        }
    }

    @Test("Blocks on the main queue, one after another: writes of nobody's")
    func mainQueue() async throws {
        try await follow(["step start", "step start"], runs: 2) { value in
            DispatchQueue.main.async {
                value.wrappedValue = 1
                DispatchQueue.main.async { value.wrappedValue = 2 }
            }
        }
    }

    @Test("Work elsewhere that comes back to the main actor")
    func mainActorRun() async throws {
        try await follow(["task Start", "task Start"], runs: 2) { value in
            Task {
                await Self.elsewhere()
                await MainActor.run { value.wrappedValue = 1 }
                await Self.elsewhere()
                await MainActor.run { value.wrappedValue = 2 }
            }
        }
    }

    @Test("A detached task that an awaiting one waits for")
    func detached() async throws {
        try await follow(["step start", "task Start"], runs: 2) { value in
            Task {
                await Task.detached {
                    try? await Task.sleep(for: Self.tooShort)
                    await MainActor.run { value.wrappedValue = 1 }
                }.value
                value.wrappedValue = 2
            }
        }
    }

    @Test("A consumer of a stream, until the stream ends")
    func stream() async throws {
        try await follow(["task Start", "task Start"], runs: 2) { value in
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            Task { for await number in stream { value.wrappedValue = number } }
            Task {
                continuation.yield(1)
                try? await Task.sleep(for: Self.tooShort)
                continuation.yield(2)
                continuation.finish()
            }
        }
    }

    @Test("The task of a view, and the one for another id")
    func viewTasks() async throws {
        struct Loading: View {
            @State private var id = 0
            @State private var loaded = "nothing"
            var body: some View {
                Text(loaded).task(id: id) {
                    try? await Task.sleep(for: .milliseconds(10))
                    loaded = "loaded \(id)"
                }
                Button("Next") { id += 1 }
            }
        }
        let host = ViewHost { Loading() }
        try await host.settle()
        #expect(host.texts == ["loaded 0", "Next"])
        try await host.step("next") { try host.button("Next").tap() }
        #expect(host.texts == ["loaded 1", "Next"])
        #expect(host.bodyCount(of: Loading.self, in: "next") == 2)
        #expect(host.transactionCauses.map(\.kind) == [.mount, .task, .action, .task])
        #expect(host.transactionCauses.last?.name.hasPrefix("TraceTestingTests/FollowingTests.swift:") == true)
    }

    @Test("What refreshing a list runs")
    func refreshing() async throws {
        struct Mail: View {
            @State private var count = 0
            var body: some View {
                List { Text("\(count) mails") }
                    .refreshable {
                        try? await Task.sleep(for: .milliseconds(10))
                        await MainActor.run { count = 3 }
                    }
            }
        }
        let host = ViewHost { Mail() }
        try await host.step("refresh") { try host.list.refresh() }
        #expect(host.texts == ["3 mails"])
        #expect(host.bodyCount(of: Mail.self, in: "refresh") == 1)
        #expect(text(host.transactionCauses.last!) == "task Refresh")
    }

    @Test("A list that nothing refreshes says so")
    func notRefreshable() throws {
        let host = ViewHost { List { Text("static") } }
        let error = #expect(throws: ViewHostError.self) { try host.list.refresh() }
        #expect(error?.description == "list cannot be refreshed: neither it nor anything around it has an action for it")
    }

    @Test("A timer of Combine's ticks by the host's clock: one run a tick, put down to the timer")
    func timer() async throws {
        struct Ticking: View {
            private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            @State private var ticks = 0
            var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
        }
        let host = ViewHost { Ticking() }
        try await host.step("three seconds") { try await host.advance(by: .seconds(3)) }
        #expect(host.texts == ["3"])
        #expect(host.bodyCount(of: Ticking.self, in: "three seconds") == 3)
        #expect(host.transactionCauses.dropFirst().map(\.name) == Array(repeating: "onReceive in FollowingTests.Ticking", count: 3))
    }

    @Test("An action's task that never ends is named after the action, with the place of the tap")
    func endless() async throws {
        let host = ViewHost { Screen { _ in Task { try? await Task.sleep(for: .seconds(600)) } } }
        try host.button("Start").tap()
        let error = await #expect(throws: ViewHostError.self) { try await host.settle(limit: .milliseconds(30)) }
        let text = try #require(error?.description)
        #expect(text.hasPrefix("the host did not come to rest within 0.03 seconds: still running: a task of \"Start\" (TraceTestingTests/FollowingTests.swift:"))
    }

    @Test("A task that sleeps on the host's clock is not waited for")
    func hostClock() async throws {
        struct Later: View {
            @Environment(\.hostClock) private var clock
            @State private var isLate = false
            var body: some View {
                Text(isLate ? "late" : "early")
                Button("Wait") {
                    Task {
                        try? await clock.sleep(for: .seconds(60))
                        isLate = true
                    }
                }
            }
        }
        let host = ViewHost { Later() }
        try await host.step("tap") { try host.button("Wait").tap() }
        #expect(host.texts == ["early", "Wait"])
        try await host.advance(by: .seconds(60))
        #expect(host.texts == ["late", "Wait"])
    }

    nonisolated private static func elsewhere() async {}
}
