import SwiftUI
import Testing
import ViewRuntime

/// When a body runs for state, bindings and inputs (semantics, section 2).
@MainActor @Suite struct StateTests {
    @Observable final class Flags {
        var first = false
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
        #expect(probe.journal.events.contains("fields model.other"))
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
}

/// A test's hand on the state inside a view.
@MainActor final class Hand {
    var write: (Int) -> Void = { _ in }
}
