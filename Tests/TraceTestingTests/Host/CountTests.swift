import SwiftUI
import Testing
import TraceTesting

@Observable @MainActor
private final class Counter {
    var value = 0
    var other = 0
}

private struct CounterScreen: View {
    let counter: Counter
    var body: some View {
        VStack {
            Text("Counter")
            ValueLabel(counter: counter)
            OtherLabel(counter: counter)
        }
    }
}

private struct ValueLabel: View {
    let counter: Counter
    var body: some View { Text("value \(counter.value)") }
}

private struct OtherLabel: View {
    let counter: Counter
    var body: some View { Text("other \(counter.other)") }
}

@MainActor @Suite("Counts of a host")
struct CountTests {
    @Test("Mounting runs each body once")
    func mounting() {
        let host = ViewHost { CounterScreen(counter: Counter()) }
        #expect(host.bodyCounts == ["CounterScreen": 1, "ValueLabel": 1, "OtherLabel": 1])
        #expect(host.texts == ["Counter", "value 0", "other 0"])
    }

    @Test("A step counts only what ran in it, and steps of one name are added up")
    func steps() {
        let counter = Counter()
        let host = ViewHost { CounterScreen(counter: counter) }
        host.step("count") { counter.value = 1 }
        host.step("other") { counter.other = 1 }
        host.step("count") { counter.value = 2 }
        #expect(host.bodyCount(of: ValueLabel.self, in: "count") == 2)
        #expect(host.bodyCount(of: OtherLabel.self, in: "count") == 0)
        #expect(host.bodyCounts(in: "other") == ["OtherLabel": 1])
        #expect(host.bodyCount(of: ValueLabel.self) == 3)
    }

    @Test("A step that contains another counts what ran in that one too")
    func nestedSteps() {
        let counter = Counter()
        let host = ViewHost { CounterScreen(counter: counter) }
        host.step("all") {
            counter.value = 1
            host.step("inner") { counter.other = 1 }
        }
        #expect(host.bodyCounts(in: "all") == ["ValueLabel": 1, "OtherLabel": 1])
        #expect(host.bodyCounts(in: "inner") == ["OtherLabel": 1])
    }

    @Test("Counts without a step begin anew after a reset, those of steps stay")
    func reset() {
        let counter = Counter()
        let host = ViewHost { CounterScreen(counter: counter) }
        host.step("count") { counter.value = 1 }
        counter.value = 2
        host.resetCounts()
        #expect(host.bodyCounts == [:])
        counter.value = 3
        #expect(host.bodyCount(of: ValueLabel.self) == 1)
        #expect(host.bodyCount(of: ValueLabel.self, in: "count") == 1)
    }

    @Test("Lines are those of _printChanges(), whether or not the body calls it")
    func lines() {
        let counter = Counter()
        let host = ViewHost { CounterScreen(counter: counter) }
        host.step("count") { counter.value = 1 }
        #expect(host.changes(of: ValueLabel.self) == ["ValueLabel: @self changed.", "ValueLabel: @dependencies changed."])
        #expect(host.changes(of: ValueLabel.self, in: "count") == ["ValueLabel: @dependencies changed."])
        #expect(host.changes(of: CounterScreen.self, in: "count") == [])
    }

    @Test("A step that never ran is an issue of the test that names those that did")
    func unknownStep() {
        let counter = Counter()
        let host = ViewHost { CounterScreen(counter: counter) }
        host.step("count") { counter.value = 1 }
        withKnownIssue {
            #expect(host.bodyCount(of: ValueLabel.self, in: "cuont") == 0)
        } matching: { issue in
            issue.comments.first?.rawValue == "no step \"cuont\" was run on this host; steps were \"count\""
        }
    }

    @Test("Two hosts of one model keep their counts apart")
    func twoHosts() {
        let counter = Counter()
        let first = ViewHost { CounterScreen(counter: counter) }
        let second = ViewHost { ValueLabel(counter: counter) }
        counter.value = 1
        #expect(first.bodyCounts == ["CounterScreen": 1, "ValueLabel": 2, "OtherLabel": 1])
        #expect(second.bodyCounts == ["ValueLabel": 2])
        first.step("only here") { counter.other = 1 }
        #expect(first.bodyCounts(in: "only here") == ["OtherLabel": 1])
        #expect(second.bodyCount(of: OtherLabel.self) == 0)
    }

    @Test("Another value of the root runs what it changes")
    func replacedRoot() {
        struct Title: View {
            let text: String
            var body: some View { Text(text) }
        }
        let host = ViewHost(rootView: Title(text: "a"))
        host.replaceRoot(with: Title(text: "a"))
        host.replaceRoot(with: Title(text: "b"))
        #expect(host.bodyCount(of: Title.self) == 2)
        #expect(host.texts == ["b"])
    }
}
