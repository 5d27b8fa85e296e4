import SwiftUI
import Testing
import ViewRuntime

extension EnvironmentValues {
    fileprivate var a: Int {
        get { self[AKey.self] }
        set { self[AKey.self] = newValue }
    }
    fileprivate var b: Int {
        get { self[BKey.self] }
        set { self[BKey.self] = newValue }
    }
}

private struct AKey: EnvironmentKey { static let defaultValue = 0 }
private struct BKey: EnvironmentKey { static let defaultValue = 0 }

/// The environment (semantics, section 4).
@MainActor @Suite struct EnvironmentTests {
    struct ReadsA: View {
        @Environment(\.a) private var a
        var body: some View { Text("a \(a)") }
    }

    struct ReadsNothing: View {
        @Environment(\.a) private var a
        var body: some View { Text("declared") }
    }

    struct ReadsAll: View {
        @Environment(\.self) private var values
        var body: some View { Text("all \(values.a)") }
    }

    @Observable final class Values {
        var a = 0
        var b = 0
    }

    struct Root: View {
        let values: Values
        var body: some View {
            VStack {
                ReadsA()
                ReadsNothing()
                ReadsAll()
            }
            .environment(\.a, values.a)
            .environment(\.b, values.b)
        }
    }

    @Test("C112: readers are checked for any key and run for theirs; C116: the whole is read by key; C117: declaring is depending")
    func keys() {
        let values = Values()
        let probe = Probe { Root(values: values) }
        #expect(probe.texts == ["a 0", "declared", "all 0"])
        _ = probe.counts()
        probe.act { values.b = 1 }
        #expect(probe.counts() == ["EnvironmentTests.Root": 1])
        #expect(probe.journal.events.contains("environment \\.b checked 3 run 0"))
        probe.act { values.a = 2 }
        #expect(probe.texts == ["a 2", "declared", "all 2"])
        #expect(
            probe.lines().suffix(3) == [
                "EnvironmentTests.ReadsA: _a changed.", "EnvironmentTests.ReadsNothing: _a changed.",
                "EnvironmentTests.ReadsAll: _values changed.",
            ])
        #expect(probe.journal.events.contains("environment \\.a checked 3 run 3"))
    }

    @Test("C119: an observable object in the environment runs the readers of its properties, and no others")
    func objects() {
        struct Reader: View {
            @Environment(Values.self) private var values
            var body: some View { Text("\(values.a)") }
        }
        struct Other: View {
            @Environment(Values.self) private var values
            var body: some View { Text("other") }
        }
        let values = Values()
        let probe = Probe {
            VStack {
                Reader()
                Other()
            }
            .environment(values)
        }
        _ = probe.counts()
        probe.act { values.a = 3 }
        #expect(probe.counts() == ["EnvironmentTests.Reader": 1])
        #expect(probe.texts == ["3", "other"])
    }

    struct ReadsOne: View {
        @Environment(\.a) private var value
        init(_ path: KeyPath<EnvironmentValues, Int>) { _value = Environment(path) }
        var body: some View { Text("\(value)") }
    }

    struct Switching: View {
        let b: Int
        @State private var isA = true
        var body: some View {
            VStack {
                ReadsOne(isA ? \.a : \.b)
                Button("switch") { isA.toggle() }
            }
            .environment(\.a, 1)
            .environment(\.b, b)
        }
    }

    @Test("C120: another key path is a change where another value is found, and no run where the value is equal")
    func otherKeyPath() throws {
        let equal = Probe { Switching(b: 1) }
        _ = equal.lines()
        try equal.tap("switch")
        #expect(equal.lines() == ["EnvironmentTests.Switching: _isA changed."])
        let other = Probe { Switching(b: 2) }
        _ = other.lines()
        try other.tap("switch")
        #expect(other.lines() == ["EnvironmentTests.Switching: _isA changed.", "EnvironmentTests.ReadsOne: _value changed."])
        #expect(other.texts.first == "2")
    }

    struct ReadsBoth: View {
        @Environment(\.a) private var a
        @Environment(\.b) private var b
        var body: some View { Text("\(a) \(b)") }
    }

    struct Transforming: View {
        @State private var isA = true
        var body: some View {
            VStack {
                ReadsBoth().transformEnvironment(isA ? \.a : \.b) { $0 += isA ? 1 : 5 }
                Button("switch") { isA.toggle() }
            }
        }
    }

    @Test("C121: a transform stays at the key path that it appeared with")
    func transformKeepsKeyPath() throws {
        let probe = Probe { Transforming() }
        #expect(probe.texts.first == "1 0")
        try probe.tap("switch")
        #expect(probe.texts.first == "5 0")
        #expect(probe.counts() == ["EnvironmentTests.Transforming": 2, "EnvironmentTests.ReadsBoth": 2])
    }

    @Test("a disabled ancestor disables what is below it, whatever that says itself")
    func disabled() throws {
        let taps = Box(0)
        let probe = Probe {
            VStack {
                Button("inside") { taps.value += 1 }.disabled(false)
            }
            .disabled(true)
        }
        #expect(throws: Probe.ProbeError.self) { try probe.tap("inside") }
        #expect(taps.value == 0)
    }
}
