import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// Rows that leave.
@MainActor @Suite struct LeavingRowTests {
    @Test("A row that leaves hears of no change, and goes after the changes of those that stay")
    func changeOfARowThatLeaves() {
        struct Row: View {
            let id: Int
            let value: Int
            let log: Log
            var body: some View {
                Text("\(id) \(value)").onChange(of: value) { log.events.append("change \(id)") }
                    .onDisappear { log.events.append("gone \(id)") }
            }
        }
        struct Screen: View {
            var ids: [Int]
            var value: Int
            let log: Log
            var body: some View { VStack { ForEach(ids, id: \.self) { Row(id: $0, value: value, log: log) } } }
        }
        final class Log { var events: [String] = [] }
        let log = Log()
        let host = HostCore()
        host.mount(Screen(ids: [1, 2, 3], value: 0, log: log))
        host.replaceRoot(Screen(ids: [3, 1], value: 1, log: log))
        #expect(log.events == ["change 3", "change 1", "gone 2"])
    }

    @Test("Rows whose removal transitions end together go in one transaction, those taken back stay")
    func together() {
        final class Counter: ViewInstrument {
            var transactions = 0
            func transactionEnded(_ transaction: TransactionID, passes: Int, bodies: Int, skips: Int) { transactions += 1 }
        }
        struct Screen: View {
            @State var rows = Array(0..<100)
            let hook: Hook
            let log: Log
            var body: some View {
                let _ = hook.rows = $rows
                VStack { ForEach(rows, id: \.self) { row in Text("\(row)").onDisappear { log.events.append("gone \(row)") } } }
            }
        }
        final class Hook { var rows: Binding<[Int]>? }
        final class Log { var events: [String] = [] }
        let (hook, log, counter) = (Hook(), Log(), Counter())
        let host = HostCore(instrument: counter)
        host.mount(Screen(hook: hook, log: log))
        withAnimation(.linear(duration: 1)) { hook.rows?.wrappedValue = [] }
        host.flush()
        #expect(log.events == [])
        // One comes back while it leaves, and leaves again later.
        hook.rows?.wrappedValue = [7, 8]
        host.flush()
        host.clock.advance(by: .milliseconds(500))
        withAnimation(.linear(duration: 1)) { hook.rows?.wrappedValue = [8] }
        host.flush()
        counter.transactions = 0
        host.clock.advance(by: .milliseconds(600))
        #expect(counter.transactions == 1)
        #expect(log.events == (0..<100).filter { $0 != 7 && $0 != 8 }.map { "gone \($0)" })
        log.events = []
        host.clock.advance(by: .milliseconds(500))
        #expect(log.events == ["gone 7"])
        #expect(host.clock.nextDue == nil)
    }
}
