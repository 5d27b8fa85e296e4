import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// What is reported of a view's own `==`: each comparison, what it hides, and where it is not asked.
@MainActor @Suite struct EqualityNotesTests {
    /// A host with a number that the content shows, and what was reported since it was mounted.
    private final class Listener: ViewInstrument {
        var events: [String] = []
        var bodies: [String] = []
        var asksBodies: Bool { true }

        func equalityBegan(_ node: NodeID) { events.append("began") }
        func equalityEnded(_ node: NodeID, equal: Bool) { events.append(equal ? "equal" : "different") }
        func equalityMismatched(_ node: NodeID, kind: EqualityMismatchKind, fields: NameList) {
            events.append("\(kind) \(fields.names.map(\.text).joined(separator: ","))")
        }
        func bodyBegan(_ node: NodeID, type: ViewTypeDescription, changed: ChangeSet, fields: NameList) { bodies.append(type.name) }
    }

    private func events<Content: View>(_ values: [Int], @ViewBuilder _ content: @escaping (Int) -> Content) -> [String] {
        let listener = Listener()
        let host = HostCore(instrument: listener)
        host.mount(Screen(values: values, content: content))
        host.flush()
        listener.events = []
        for number in 1..<values.count {
            host.perform(Cause(.action, name: "step")) { Screen<Content>.step?(number) }
            host.flush()
        }
        host.end()
        return listener.events
    }

    private struct Screen<Content: View>: View {
        static var step: ((Int) -> Void)? {
            get { Steps.step }
            set { Steps.step = newValue }
        }

        let values: [Int]
        let content: (Int) -> Content
        @State private var index = 0

        var body: some View {
            let _ = Self.step = { index = $0 }
            content(values[index])
            Text("\(index)")
        }
    }

    @MainActor private enum Steps {
        static var step: ((Int) -> Void)?
    }

    /// Compared by its tens.
    private struct Tens: View, Equatable {
        let number: Int
        nonisolated static func == (left: Self, right: Self) -> Bool { left.number / 10 == right.number / 10 }
        var body: some View { Text("\(number / 10)") }
    }

    private struct NamedTens: View, Equatable {
        let name: String
        let number: Int
        nonisolated static func == (left: Self, right: Self) -> Bool { left.number / 10 == right.number / 10 }
        var body: some View { Text("\(name) \(number / 10)") }
    }

    /// Shows the number, and compares its tens.
    private struct LossyTens: View, Equatable {
        let name: String
        let number: Int
        @State private var isBold = false
        nonisolated static func == (left: Self, right: Self) -> Bool { left.number / 10 == right.number / 10 }
        var body: some View { Text("\(name) \(number)").bold(isBold) }
    }

    @Test("C054: of plain bytes, `==` is not asked, and what it would have skipped is reported")
    func plainBytes() {
        #expect(events([11, 12, 21, 22]) { Tens(number: $0) } == ["ignored number", "ignored number"])
    }

    @Test("C055: of what is not plain bytes, each comparison is reported, and nothing of what no body shows")
    func otherValues() {
        #expect(events([11, 12, 21]) { NamedTens(name: "a", number: $0) } == ["began", "equal", "began", "different"])
    }

    @Test("C056: with equatable(), plain bytes are compared with `==`")
    func equatable() {
        #expect(events([11, 12, 21]) { Tens(number: $0).equatable() } == ["began", "equal", "began", "different"])
    }

    @Test("what `==` leaves out and the body shows is reported each time")
    func hidden() {
        let expected = ["began", "equal", "hidden number", "began", "equal", "hidden number", "began", "different"]
        #expect(events([11, 12, 13, 21]) { LossyTens(name: "a", number: $0) } == expected)
        #expect(events([11, 12, 13, 21]) { LossyTens(name: "a", number: $0).equatable() } == expected)
    }

    /// Shows the number, and compares nothing but its tens; a closure beside it is no matter.
    private struct ClosureTens: View, Equatable {
        let number: Int
        let act: () -> Void
        nonisolated static func == (left: Self, right: Self) -> Bool { left.number == right.number }
        var body: some View { Button("\(number)", action: act) }
    }

    @Test("a closure that `==` leaves out hides nothing")
    func closures() {
        #expect(events([1, 2]) { number in ClosureTens(number: 7) { print(number) } } == ["began", "equal"])
    }

    /// Holds what can only be installed, so that its body is not asked.
    private struct StoredTens: View, Equatable {
        let number: Int
        @AppStorage("equalityNotesName") private var name = "a"
        nonisolated static func == (left: Self, right: Self) -> Bool { true }
        var body: some View { Text("\(name) \(number)") }
    }

    @Test("a body with a property that cannot be lent is not asked what it would show")
    func notLent() {
        #expect(events([1, 2]) { StoredTens(number: $0) } == ["began", "equal"])
    }

    @Test("a body that is asked what it would show depends on nothing more, and is no run")
    func apart() {
        let model = Counter()
        let listener = Listener()
        let host = HostCore(instrument: listener)
        host.mount(Screen(values: [1, 2, 11]) { LateReader(name: "a", number: $0, counter: model) })
        host.perform(Cause(.action, name: "step")) { Steps.step?(1) }
        host.flush()
        #expect(listener.events.suffix(1) == ["hidden number"])
        listener.bodies = []
        host.perform(Cause(.action, name: "count")) { model.count += 1 }
        host.flush()
        #expect(listener.bodies == [])
        host.end()
    }

    @Observable final class Counter {
        var count = 0
    }

    /// Reads the counter from two on.
    private struct LateReader: View, Equatable {
        let name: String
        let number: Int
        let counter: Counter
        nonisolated static func == (left: Self, right: Self) -> Bool { left.number / 10 == right.number / 10 }
        var body: some View { Text(number > 1 ? "\(counter.count)" : "none") }
    }
}
