import SwiftUI
import Testing
import ViewRuntime

/// When a body runs for state, bindings and inputs (semantics, section 2).
@MainActor @Suite struct StateTests {
    @Observable final class Flags {
        var first = false
        var second = false
        @ObservationIgnored var ignored = false
    }

    struct Flag: View {
        let isOn: Bool
        var body: some View { Text(isOn ? "on" : "off") }
    }

    @Test("C037: of two children the one whose input is equal is skipped; C038: what is not observed runs nothing")
    func inputs() {
        struct P: View {
            let flags: Flags
            var body: some View {
                VStack {
                    Flag(isOn: flags.first)
                    Flag(isOn: flags.second)
                }
            }
        }
        let flags = Flags()
        let probe = Probe { P(flags: flags) }
        #expect(probe.counts() == ["StateTests.P": 1, "StateTests.Flag": 2])
        probe.act { flags.first.toggle() }
        #expect(probe.counts() == ["StateTests.P": 1, "StateTests.Flag": 1])
        probe.act { flags.ignored.toggle() }
        #expect(probe.counts() == [:])
    }

    @Test("C042: state that is never read runs nothing and is written; C044: an equal value is dropped; C043: a read is remembered")
    func reads() {
        struct V: View {
            let hand: Hand
            @State private var unread = 0
            @State private var n = 0
            @State private var shows = true
            var body: some View {
                let _ = hand.take(
                    write: { unread = $0 }, read: { unread }, n: { n = $0 }, shows: { shows = $0 })
                if shows { Text("\(n)") }
            }
        }
        let hand = Hand()
        let probe = Probe { V(hand: hand) }
        _ = probe.counts()
        for value in 1...3 { probe.act { hand.write(value) } }
        #expect(probe.counts() == [:])
        #expect(hand.read() == 3)
        probe.act { hand.n(0) }
        #expect(probe.counts() == [:])
        probe.act { hand.n(1) }
        probe.act { hand.shows(false) }
        #expect(probe.counts() == ["StateTests.V": 2])
        probe.act { hand.n(2) }
        #expect(probe.counts() == ["StateTests.V": 1])
    }

    @Test("C049: two properties written in one action are one run with both reasons; C051: a read after a write is new")
    func oneAction() {
        let seen = Box(0)
        struct V: View {
            let hand: Hand
            let seen: Box<Int>
            @State private var a = 0
            @State private var b = 0
            var body: some View {
                let _ = hand.write = {
                    a = $0
                    b = $0
                    seen.value = a + b
                }
                Text("\(a) \(b)")
            }
        }
        let hand = Hand()
        let probe = Probe { V(hand: hand, seen: seen) }
        _ = probe.lines()
        probe.act { hand.write(4) }
        #expect(probe.lines() == ["StateTests.V: _a, _b changed."])
        #expect(seen.value == 8)
    }

    @Test("C052: a write while a body runs is dropped, with a warning")
    func writeInBody() {
        struct V: View {
            @State private var n = 0
            var body: some View {
                let _ = n = 5
                Text("\(n)")
            }
        }
        let probe = Probe { V() }
        #expect(probe.texts == ["0"])
        #expect(
            probe.warnings == ["Modifying state during view update, this will cause undefined behavior."])
    }

    struct Plain: View, Equatable {
        let n: Int
        nonisolated static func == (left: Plain, right: Plain) -> Bool { left.n % 2 == right.n % 2 }
        var body: some View { Text("\(n)") }
    }

    struct WithText: View, Equatable {
        let n: Int
        let text: String
        nonisolated static func == (left: WithText, right: WithText) -> Bool { left.n % 2 == right.n % 2 }
        var body: some View { Text("\(n)") }
    }

    @Test("C054: == on plain bytes is ignored; C055: with other fields it is used; C056: .equatable() always uses it")
    func equatable() {
        struct P: View {
            let hand: Hand
            @State private var n = 2
            var body: some View {
                let _ = hand.write = { n = $0 }
                VStack {
                    Plain(n: n)
                    WithText(n: n, text: "x")
                    Plain(n: n).equatable()
                }
            }
        }
        let hand = Hand()
        let probe = Probe { P(hand: hand) }
        probe.act { hand.write(4) }
        #expect(probe.texts == ["4", "2", "2"])
        probe.act { hand.write(5) }
        #expect(probe.texts == ["5", "5", "5"])
    }

    @Test("C060: a closure without captures is equal; C061: so is one that captured an equal value; C062: not one that captured another")
    func closures() {
        struct K: View {
            let action: () -> Void
            var body: some View { Text("k") }
        }
        struct P: View {
            let hand: Hand
            @State private var n = 0
            @State private var other = 0
            var body: some View {
                let _ = hand.write = { n = $0 }
                let constant = 7
                let value = n
                VStack {
                    Text("\(n)")
                    K { print("nothing") }
                    K { print(constant) }
                    K { print(value) }
                }
            }
        }
        let hand = Hand()
        let probe = Probe { P(hand: hand) }
        _ = probe.counts()
        probe.act { hand.write(1) }
        #expect(probe.counts() == ["StateTests.P": 1, "StateTests.K": 1])
    }

    @Test("C067: a child that gets the whole value runs for any part of it; the trace names the field that differed")
    func wholeModel() {
        struct Model: Equatable {
            var name = "a"
            var other = 0
        }
        struct K: View {
            let model: Model
            var body: some View { Text(model.name) }
        }
        struct P: View {
            let hand: Hand
            @State private var model = Model()
            var body: some View {
                let _ = hand.write = { model.other = $0 }
                K(model: model)
            }
        }
        let hand = Hand()
        let probe = Probe { P(hand: hand) }
        _ = probe.counts()
        probe.act { hand.write(1) }
        #expect(probe.counts() == ["StateTests.P": 1, "StateTests.K": 1])
        #expect(probe.journal.unchanged["StateTests.K"] == 1)
        #expect(probe.journal.events.contains("fields model"))
    }

    final class Object: ObservableObject {
        @Published var x = 0
        @Published var y = 0
        let serial: Int
        nonisolated(unsafe) static var made = 0
        init() {
            Object.made += 1
            serial = Object.made
        }
    }

    @Test("C019: each observer of an object runs for any change; C077: also for an equal value; C078: two writes are one run")
    func observers() {
        struct Parent: View {
            @StateObject private var object: Object
            init(object: Object) { _object = StateObject(wrappedValue: object) }
            var body: some View {
                Text("\(object.x)")
                Child(object: object)
            }
        }
        struct Child: View {
            @ObservedObject var object: Object
            var body: some View { Text("child") }
        }
        let object = Object()
        let probe = Probe { Parent(object: object) }
        #expect(
            probe.lines() == [
                "StateTests.Parent: @self, @identity, _object changed.",
                "StateTests.Child: @self, @identity, _object changed.",
            ])
        probe.act { object.x = 1 }
        #expect(
            probe.lines() == ["StateTests.Parent: _object changed.", "StateTests.Child: _object changed."])
        probe.act { object.x = 1 }
        #expect(probe.counts() == ["StateTests.Parent": 3, "StateTests.Child": 3])
        probe.act {
            object.x = 2
            object.y = 3
        }
        #expect(probe.counts() == ["StateTests.Parent": 1, "StateTests.Child": 1])
        #expect(
            probe.journal.events.filter { $0.hasPrefix("write") }.suffix(2)
                == ["write StateTests.Object.x", "write StateTests.Object.y"])
    }

    @Test("C024: a wrapper of the user's prints the offset of what is inside it")
    func nestedProperty() {
        struct V: View {
            @Wrapped var d: Int
            init(object: Object) { _d = Wrapped(k: 0, object: object) }
            var body: some View { Text("\(d)") }
        }
        let object = Object()
        let probe = Probe { V(object: object) }
        #expect(probe.lines() == ["StateTests.V: @self, @identity, @8 changed."])
        probe.act { object.x = 4 }
        #expect(probe.lines() == ["StateTests.V: @8 changed."])
        #expect(probe.texts == ["4"])
    }

    @propertyWrapper struct Wrapped: DynamicProperty {
        let k: Int
        @ObservedObject var object: Object
        init(k: Int, object: Object) {
            self.k = k
            _object = ObservedObject(wrappedValue: object)
        }
        var wrappedValue: Int { object.x }
    }

    @Test("C111: a binding to an object's property is read by its holder alone")
    func bindable() {
        struct P: View {
            let flags: Flags
            var body: some View {
                let bindable = Bindable(flags)
                K(isOn: bindable.first)
            }
        }
        struct K: View {
            @Binding var isOn: Bool
            var body: some View { Text(isOn ? "on" : "off") }
        }
        let flags = Flags()
        let probe = Probe { P(flags: flags) }
        _ = probe.counts()
        probe.act { flags.first = true }
        #expect(probe.counts() == ["StateTests.K": 1])
        #expect(probe.texts == ["on"])
    }
}

/// A test's hand on the state inside a view.
@MainActor final class Hand {
    var write: (Int) -> Void = { _ in }
    var read: () -> Int = { 0 }
    var n: (Int) -> Void = { _ in }
    var shows: (Bool) -> Void = { _ in }

    func take(
        write: @escaping (Int) -> Void, read: @escaping () -> Int, n: @escaping (Int) -> Void,
        shows: @escaping (Bool) -> Void
    ) {
        self.write = write
        self.read = read
        self.n = n
        self.shows = shows
    }
}
