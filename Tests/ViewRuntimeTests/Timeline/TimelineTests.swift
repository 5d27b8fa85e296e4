import Foundation
import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

/// Content that is made again at moments of the host's clock.
@MainActor @Suite struct TimelineTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1_000)

    /// A host whose clock starts at the date.
    private func host<S: TimelineSchedule>(_ schedule: S, _ made: Box<[Double]>) -> HostCore {
        let start = start
        let clock = HostTime()
        clock.startDate = start
        let host = HostCore(clock: clock)
        host.mount(
            TimelineView(schedule) { context in
                let _ = made.value.append(context.date.timeIntervalSince(start))
                Text("\(context.cadence)")
            })
        return host
    }

    @Test("A periodic timeline makes its content at once and for each moment")
    func periodic() {
        let made = Box<[Double]>([])
        let host = host(.periodic(from: start, by: 1), made)
        #expect(made.value == [0])
        host.clock.advance(by: .milliseconds(999))
        #expect(made.value == [0])
        host.clock.advance(by: .milliseconds(2_001))
        #expect(made.value == [0, 1, 2, 3])
        #expect(texts(of: host) == ["seconds"])
    }

    @Test("A timeline that began before shows its last moment; one that will begin shows its first")
    func beginnings() {
        let before = Box<[Double]>([])
        _ = host(.periodic(from: start - 2.5, by: 1), before)
        #expect(before.value == [-0.5])
        let after = Box<[Double]>([])
        let host = host(.periodic(from: start + 5, by: 1), after)
        #expect(after.value == [5])
        host.clock.advance(by: .seconds(6))
        #expect(after.value == [5, 6])
    }

    @Test("Explicit moments come one after the other, then none")
    func explicit() {
        let made = Box<[Double]>([])
        let host = host(.explicit([start, start + 2, start + 3]), made)
        host.clock.advance(by: .seconds(100))
        #expect(made.value == [0, 2, 3])
        #expect(host.clock.nextDue == nil)
    }

    @Test("Every minute begins with the minute that has begun")
    func minutes() {
        let made = Box<[Double]>([])
        let host = host(.everyMinute, made)
        host.clock.advance(by: .seconds(90))
        // 1,000 seconds are 16 minutes and 40 seconds.
        #expect(made.value == [-40, 20, 80])
        #expect(texts(of: host) == ["minutes"])
    }

    @Test("An animation's moments are sixty a second, fewer where an interval is given, none while paused")
    func animation() {
        let often = Box<[Double]>([])
        let first = host(.animation, often)
        first.clock.advance(by: .milliseconds(501))
        #expect(often.value.count == 1 + 30)
        let seldom = Box<[Double]>([])
        let second = host(.animation(minimumInterval: 0.1), seldom)
        second.clock.advance(by: .milliseconds(501))
        #expect(seldom.value.count == 1 + 5)
        let never = Box<[Double]>([])
        let third = host(.animation(minimumInterval: 0.1, paused: true), never)
        third.clock.advance(by: .seconds(1))
        #expect(never.value == [0])
    }

    @Test("A timeline that is not on screen waits for nothing")
    func gone() throws {
        let host = ViewHost { Hiding() }
        #expect(host.core.clock.nextDue != nil)
        try host.button("hide").tap()
        #expect(host.core.clock.nextDue == nil)
    }

    private func texts(of host: HostCore) -> [String] { host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } ?? [] }

    private struct Hiding: View {
        @State private var isShown = true
        var body: some View {
            Button("hide") { isShown = false }
            if isShown { TimelineView(.periodic(from: .now, by: 1)) { _ in Color.red } }
        }
    }
}
