import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// The host's clock.
@MainActor @Suite struct HostTimeTests {
    @Test("Time that a timer moves itself does not go back")
    func advancingWithinATimerDoesNotGoBack() {
        let host = HostCore()
        host.mount(Text("x"))
        let _: Int = host.clock.schedule(at: .seconds(1)) { host.clock.advance(by: .seconds(10)) }
        host.clock.advance(by: .seconds(2))
        #expect(host.clock.now == .seconds(11))
    }

    @Test("Work runs in order of time, then in the order in which it was scheduled; what was cancelled does not run")
    func order() {
        let host = HostCore()
        host.mount(Text("x"))
        var ran: [Int] = []
        var expected: [(due: Int, index: Int)] = []
        var numbers: [Int] = []
        for index in 0..<500 {
            let due = index * 7_919 % 97
            let number: Int = host.clock.schedule(at: .seconds(due)) { ran.append(index) }
            numbers.append(number)
            expected.append((due, index))
        }
        for index in 0..<500 where index % 4 != 0 { host.clock.cancel(numbers[index]) }
        host.clock.cancel(numbers[1])
        expected = expected.filter { $0.index % 4 == 0 }.sorted { ($0.due, $0.index) < ($1.due, $1.index) }
        #expect(host.clock.nextDue == .seconds(0))
        host.clock.advance(by: .seconds(40))
        #expect(ran == expected.filter { $0.due <= 40 }.map(\.index))
        host.clock.advance(by: .seconds(60))
        #expect(ran == expected.map(\.index))
        #expect(host.clock.nextDue == nil)
    }
}
