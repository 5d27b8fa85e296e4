import DependencyGraph
import Observation
import SwiftUI
import Testing
import ViewRuntime

/// Faults that random sequences found, each by itself.
@MainActor @Suite struct FoundTests {
    @Test("A body does not see what a later transaction has written")
    func laterWrite() {
        let log = Log()
        let host = HostCore()
        host.mount(TwoStates(log: log))
        host.perform(Cause(.action)) {
            log.first?.wrappedValue = 1
            withAnimation { log.second?.wrappedValue = 1 }
            withAnimation { log.first?.wrappedValue = 2 }
        }
        host.flush()
        #expect(log.lines == ["0 0", "1 0", "1 1", "2 1"])
    }

    @Test("Each run of a body updates a fresh copy of a custom property, and what it did to itself is no difference")
    func customUpdate() {
        let log = Log()
        let host = HostCore()
        host.mount(Outer(log: log))
        host.perform(Cause(.action)) { log.first?.wrappedValue = 1 }
        host.flush()
        #expect(log.lines == ["outer 0", "inner 1", "outer 1"])
        host.perform(Cause(.action)) { log.second?.wrappedValue = 5 }
        host.flush()
        #expect(log.lines.last == "inner 1")
    }

    @Test("A binding that a closure captured is no difference where its view has seen the value")
    func capturedBinding() {
        let log = Log()
        let list = Values()
        let host = HostCore()
        host.mount(Rows(log: log, list: list))
        host.perform(Cause(.action)) { log.first?.wrappedValue = 1 }
        host.flush()
        #expect(log.lines == ["row 0", "row 1"])
        // The row's content is made again, with the binding of the time when the value was 0.
        host.perform(Cause(.action)) { list.other += 1 }
        host.flush()
        #expect(log.lines == ["row 0", "row 1", "made 1"])
    }

    @Test("Content of rows is made once where the data and what the content observes change together")
    func contentOnce() {
        let log = Log()
        let list = Values()
        let host = HostCore()
        host.mount(ObservingRows(log: log, list: list))
        log.lines = []
        host.perform(Cause(.action)) {
            list.items = [1]
            list.other = 1
        }
        host.flush()
        #expect(log.lines == ["content 1 of 1"])
    }

    @Test("What rows say is heard anew when they change places")
    func movedSpeakers() {
        let log = Log()
        let list = Values()
        list.items = [1, 2, 3]
        let host = HostCore()
        host.mount(Speakers(log: log, list: list))
        host.perform(Cause(.action)) { list.items.reverse() }
        host.flush()
        host.perform(Cause(.action)) { list.items.removeLast() }
        host.flush()
        #expect(log.lines == ["[1, 2, 3]", "[3, 2, 1]", "[3, 2]"])
    }

    @Test("A listener that is removed with those who speak hears nothing of it")
    func removedListener() {
        let log = Log()
        let list = Values()
        list.items = [1, 2]
        let host = HostCore()
        host.mount(Listeners(log: log, list: list))
        host.perform(Cause(.action)) { list.items.removeLast() }
        host.flush()
        #expect(log.lines == ["[1]", "[2]"])
    }
}

@MainActor private final class Log {
    var lines: [String] = []
    var first: Binding<Int>?
    var second: Binding<Int>?
}

@Observable private final class Values {
    var items = [0]
    var other = 0
}

private struct TwoStates: View {
    let log: Log
    @State private var first = 0
    @State private var second = 0

    var body: some View {
        let _ = (log.first, log.second) = ($first, $second)
        let _ = log.lines.append("\(first) \(second)")
        Text("\(first) \(second)")
    }
}

@propertyWrapper private struct Counted: DynamicProperty {
    @State var value = 0
    private var updates = 0
    mutating func update() { updates += 1 }
    var wrappedValue: Int { updates }
    var projectedValue: Binding<Int> { $value }
    var sum: Int { value + updates }
}

private struct Outer: View {
    let log: Log
    @State private var count = 0

    var body: some View {
        let _ = log.first = $count
        let _ = log.lines.append("outer \(count)")
        Inner(log: log)
    }

    struct Inner: View {
        let log: Log
        @Counted private var counted

        var body: some View {
            let _ = log.second = $counted
            let _ = log.lines.append("inner \(counted)")
            Text("\(_counted.sum)")
        }
    }
}

private struct Rows: View {
    let log: Log
    let list: Values
    @State private var value = 0

    var body: some View {
        let _ = log.first = $value
        ForEach([0], id: \.self) { _ in
            let _ = list.other > 0 ? log.lines.append("made \(list.other)") : ()
            Row(log: log, value: $value)
        }
    }

    struct Row: View {
        let log: Log
        @Binding var value: Int

        var body: some View {
            let _ = log.lines.append("row \(value)")
            Text("\(value)")
        }
    }
}

private struct ObservingRows: View {
    let log: Log
    let list: Values

    var body: some View {
        ForEach(list.items, id: \.self) { item in
            let _ = log.lines.append("content \(list.other) of \(item)")
            Text("\(item)")
        }
    }
}

private struct Speakers: View {
    let log: Log
    let list: Values

    var body: some View {
        VStack {
            ForEach(list.items, id: \.self) { item in Text("\(item)").preference(key: Said.self, value: [item]) }
        }
        .onPreferenceChange(Said.self) { log.lines.append("\($0)") }
    }
}

private struct Listeners: View {
    let log: Log
    let list: Values

    var body: some View {
        ForEach(list.items, id: \.self) { item in
            Text("\(item)").preference(key: Said.self, value: [item]).onPreferenceChange(Said.self) { log.lines.append("\($0)") }
        }
    }
}
