import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// The queue of actions, and how long a transaction goes on.
let flushCases: [ConformanceCase] = [
    .holds("C225", "Actions run first in, first out; what they ask for runs in a round after theirs") {
        struct Half: View {
            let name: String
            let notes: Notes
            @State private var n = 0
            var body: some View {
                Text("\(n)")
                    .onAppear {
                        notes.add("\(name) appears")
                        n = 1
                    }
                    .onChange(of: n) {
                        notes.add("\(name) changes to \(n)")
                        if n < 2 { n += 1 }
                    }
            }
        }
        let notes = Notes()
        let stage = Stage {
            Half(name: "a", notes: notes)
            Half(name: "b", notes: notes)
        }
        #expect(
            notes.take() == [
                "a appears", "b appears", "a changes to 1", "b changes to 1", "a changes to 2", "b changes to 2",
            ])
        #expect(stage.texts == ["2", "2"])
    },
    .holds("C225", "What appears through an action has its appear actions run in a round after it, in the same flush") {
        struct Screen: View {
            let notes: Notes
            @State private var depth = 0
            var body: some View {
                Text("root").onAppear {
                    notes.add("root")
                    depth = 1
                }
                if depth > 0 {
                    Text("child").onAppear {
                        notes.add("child")
                        depth = 2
                    }
                }
                if depth > 1 { Text("grandchild").onAppear { notes.add("grandchild") } }
            }
        }
        let notes = Notes()
        let stage = Stage { Screen(notes: notes) }
        #expect(notes.take() == ["root", "child", "grandchild"])
        #expect(stage.counts() == ["Screen": 3])
    },
    .holds("C226", "A transaction goes on eight times with what its own update asked for; the rest is another transaction") {
        let listener = Transactions()
        let host = HostCore(instrument: listener)
        host.mount(Pushing(depth: 0, end: 12))
        // The mount brings the first screen along, each of eight continuations one more; the other transaction brings three.
        #expect(listener.passes == [1 + 8, 1 + 2])
        #expect(TreeReader.elements(of: host.root!).flatMap(\.texts) == ["screen 12"])
        host.end()
    },
]

/// A stack whose screens push one another, each as it appears.
private struct Pushing: View {
    let depth: Int
    let end: Int
    var body: some View { NavigationStack { Pushed(depth: depth, end: end) } }
}

private struct Pushed: View {
    let depth: Int
    let end: Int
    var body: some View {
        Text("screen \(depth)")
            .navigationDestination(isPresented: .constant(depth < end)) { next }
    }

    private var next: AnyView { depth < end ? AnyView(Pushed(depth: depth + 1, end: end)) : AnyView(EmptyView()) }
}

/// Notes the passes of each transaction.
private final class Transactions: ViewInstrument {
    var passes: [Int] = []

    func transactionEnded(_ transaction: TransactionID, passes: Int, bodies: Int, skips: Int) {
        self.passes.append(passes)
    }
}
