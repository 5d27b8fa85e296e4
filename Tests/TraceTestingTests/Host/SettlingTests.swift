import Foundation
import SwiftUI
import Testing
import TraceTesting

@Observable @MainActor
private final class Loader {
    var items: [String] = []
    var log: [String] = []

    func load() async {
        log.append("began")
        await Task.yield()
        items = await fetch()
        log.append("ended")
    }

    nonisolated func fetch() async -> [String] { ["a", "b"] }
}

private struct LoaderScreen: View {
    let loader: Loader
    var body: some View {
        VStack { ForEach(loader.items, id: \.self) { Text($0) } }
            .task { await loader.load() }
    }
}

private struct OnAppearScreen: View {
    let loader: Loader
    var body: some View {
        Text("\(loader.items.count) items")
            .onAppear { Task { await loader.load() } }
    }
}

private struct SleepingScreen: View {
    let loader: Loader
    @Environment(\.hostClock) private var clock
    var body: some View {
        Text("\(loader.log.count) ticks")
            .task {
                for tick in 1...3 {
                    do { try await clock.sleep(for: .seconds(1)) } catch {
                        loader.log.append("cancelled")
                        return
                    }
                    loader.log.append("tick \(tick)")
                }
            }
    }
}

@MainActor @Suite("Coming to rest")
struct SettlingTests {
    @Test("Mounting starts tasks and does not wait for them")
    func synchronous() {
        let loader = Loader()
        let host = ViewHost { LoaderScreen(loader: loader) }
        #expect(host.texts == [])
        #expect(loader.log == [])
    }

    @Test("An asynchronous step waits for tasks of views, through other threads")
    func viewTasks() async throws {
        let loader = Loader()
        let host = ViewHost { LoaderScreen(loader: loader) }
        try await host.step("load") {}
        #expect(loader.log == ["began", "ended"])
        #expect(host.texts == ["a", "b"])
        #expect(host.bodyCount(of: LoaderScreen.self, in: "load") == 1)
    }

    @Test("An asynchronous step follows what actions hand on to tasks")
    func unstructuredTasks() async throws {
        let loader = Loader()
        let host = ViewHost { OnAppearScreen(loader: loader) }
        try await host.settle()
        #expect(host.texts == ["2 items"])
    }

    @Test("An asynchronous step follows blocks on the main queue, and those that they queue")
    func mainQueue() async throws {
        struct Screen: View {
            @State private var value = 0
            var body: some View {
                Text("\(value)").onAppear {
                    DispatchQueue.main.async {
                        value = 1
                        DispatchQueue.main.async { value = 2 }
                    }
                }
            }
        }
        let host = ViewHost { Screen() }
        #expect(host.texts == ["0"])
        try await host.settle()
        #expect(host.texts == ["2"])
        #expect(host.bodyCount(of: Screen.self) == 3)
    }

    @Test("A write from another thread is applied at the next update")
    func offMainWrite() async throws {
        struct Screen: View {
            @State private var value = 0
            var body: some View {
                Text("\(value)").onAppear {
                    let value = $value
                    Thread.detachNewThread { value.wrappedValue = 7 }
                }
            }
        }
        let host = ViewHost { Screen() }
        for _ in 0..<500 where host.texts != ["7"] { try await Task.sleep(for: .milliseconds(2)) }
        #expect(host.texts == ["7"])
        #expect(host.changes(of: Screen.self).last == "SettlingTests.Screen: _value changed.")
    }

    @Test("A task that takes too long is named with the place where it was started")
    func tooLong() async throws {
        struct Screen: View {
            var body: some View {
                Text("waiting").task { try? await Task.sleep(for: .seconds(3_600)) }
            }
        }
        let host = ViewHost { Screen() }
        let error = await #expect(throws: ViewHostError.self) { try await host.settle(limit: .milliseconds(40)) }
        let text = try #require(error?.description)
        #expect(text.hasPrefix("the host did not come to rest within 0.04 seconds: still running: TraceTestingTests/SettlingTests.swift:"))
        // It is named once, and not as a task of what started it as well.
        #expect(!text.contains(", "))
    }

    @Test("A sleep on the host's clock is not waited for; the clock wakes it, one sleep after another")
    func hostClock() async throws {
        let loader = Loader()
        let host = ViewHost { SleepingScreen(loader: loader) }
        try await host.settle()
        #expect(loader.log == [])
        try await host.advance(by: .milliseconds(999))
        #expect(loader.log == [])
        try await host.advance(by: .milliseconds(1))
        #expect(loader.log == ["tick 1"])
        try await host.advance(by: .seconds(5))
        #expect(loader.log == ["tick 1", "tick 2", "tick 3"])
        #expect(host.texts == ["3 ticks"])
    }

    @Test("The end of a host cancels a sleep on its clock")
    func cancelledSleep() async throws {
        let loader = Loader()
        let host = ViewHost { SleepingScreen(loader: loader) }
        try await host.settle()
        host.end()
        for _ in 0..<100 where loader.log.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(loader.log == ["cancelled"])
    }

    @Test("A continuous clock wakes sleeps as real time passes")
    func continuousClock() async throws {
        struct Screen: View {
            @State private var isDone = false
            @Environment(\.hostClock) private var clock
            var body: some View {
                Text(isDone ? "done" : "waiting").task {
                    try? await clock.sleep(for: .milliseconds(20))
                    isDone = true
                }
            }
        }
        let host = ViewHost(clock: .continuous) { Screen() }
        try await host.settle()
        try await Task.sleep(for: .milliseconds(30))
        try await host.settle()
        #expect(host.texts == ["done"])
    }
}
