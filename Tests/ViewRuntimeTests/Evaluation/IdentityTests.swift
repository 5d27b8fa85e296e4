import SwiftUI
import Testing
import ViewRuntime

/// Identity and the life of state (semantics, section 5).
@MainActor @Suite struct IdentityTests {
    @Observable final class Switch {
        var flag = true
        var number = 1
    }

    struct K: View {
        let log: Box<[String]>
        var name = "k"
        @State private var count = 0
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log.value.append("appear") }
                .onDisappear { log.value.append("disappear") }
        }
    }

    private func check(
        resets: Bool, lifecycle: [String], _ content: @escaping (Switch, Box<[String]>) -> AnyView,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        struct Screen: View {
            let state: Switch
            let content: (Switch) -> AnyView
            var body: some View { content(state) }
        }
        let state = Switch()
        let log = Box<[String]>([])
        let probe = Probe { Screen(state: state) { content($0, log) } }
        try probe.tap("k 0")
        #expect(probe.texts == ["k 1"], sourceLocation: sourceLocation)
        probe.act { state.flag.toggle() }
        #expect(probe.texts == [resets ? "k 0" : "k 1"], sourceLocation: sourceLocation)
        #expect(log.value == lifecycle, sourceLocation: sourceLocation)
    }

    @Test("C124: the other branch is another identity")
    func branches() throws {
        try check(resets: true, lifecycle: ["appear", "appear", "disappear"]) { state, log in
            AnyView(Group { if state.flag { K(log: log) } else { K(log: log) } })
        }
    }

    @Test("C125: an explicit id does not bridge branches")
    func idAcrossBranches() throws {
        try check(resets: true, lifecycle: ["appear", "appear", "disappear"]) { state, log in
            AnyView(Group { if state.flag { K(log: log).id("x") } else { K(log: log).id("x") } })
        }
    }

    @Test("C127: a changed argument keeps the identity, opacity 0 is no disappearance")
    func arguments() throws {
        try check(resets: false, lifecycle: ["appear"]) { state, log in
            AnyView(K(log: log).opacity(state.flag ? 1 : 0))
        }
    }

    @Test("C132: another id makes everything below new; the new appears before the old disappears (C135)")
    func explicitID() throws {
        try check(resets: true, lifecycle: ["appear", "appear", "disappear"]) { state, log in
            AnyView(K(log: log).id(state.flag))
        }
    }

    @Test("C137: an erased view of the same type keeps its identity; C138: another type does not")
    func erased() throws {
        try check(resets: false, lifecycle: ["appear"]) { state, log in
            AnyView(VStack { AnyView(K(log: log, name: state.flag ? "k" : "k")) })
        }
        try check(resets: true, lifecycle: ["appear", "appear", "disappear"]) { state, log in
            AnyView(VStack { state.flag ? AnyView(K(log: log)) : AnyView(K(log: log).padding()) })
        }
    }

    @Test("C134: an appear action outside of an id runs once, inside it for each id")
    func appearAndID() {
        struct Screen: View {
            let state: Switch
            let log: Box<[String]>
            var body: some View {
                VStack {
                    Text("a").onAppear { log.value.append("inside") }.id(state.flag)
                    Text("b").id(state.flag).onAppear { log.value.append("outside") }
                }
            }
        }
        let state = Switch()
        let log = Box<[String]>([])
        let probe = Probe { Screen(state: state, log: log) }
        probe.act { state.flag.toggle() }
        #expect(log.value == ["inside", "outside", "inside"])
    }

    @Test("C211: appear actions run from the inside out; C212: those of one view in their order; C213: tasks after all of them")
    func order() async {
        let log = Box<[String]>([])
        struct Screen: View {
            let log: Box<[String]>
            var body: some View {
                VStack {
                    Text("a")
                        .task { log.value.append("task") }
                        .onAppear { log.value.append("text") }
                        .onChange(of: 1, initial: true) { log.value.append("change \($0) \($1)") }
                }
                .onAppear { log.value.append("stack") }
            }
        }
        let probe = Probe { Screen(log: log) }
        #expect(log.value == ["text", "change 1 1", "stack"])
        while !probe.host.tasks.running.isEmpty { await Task.yield() }
        #expect(log.value == ["text", "change 1 1", "stack", "task"])
    }

    @Test("C190: the third firing of a change action in one frame is dropped, with one warning")
    func changeLoop() {
        struct Screen: View {
            @State private var n = 0
            let hand: Hand
            var body: some View {
                let _ = hand.write = { n = $0 }
                Text("\(n)").onChange(of: n) { n += 1 }
            }
        }
        let hand = Hand()
        let probe = Probe { Screen(hand: hand) }
        probe.act { hand.write(1) }
        #expect(probe.texts == ["3"])
        #expect(probe.warnings == ["onChange(of: Int) action tried to update multiple times per frame."])
    }

    struct Level: View {
        let depth: Int
        var body: AnyView {
            depth == 0 ? AnyView(Text("bottom")) : AnyView(Level(depth: depth - 1))
        }
    }

    @Test("ten thousand views below one another are mounted, read and taken away")
    func depth() {
        let probe = Probe { Level(depth: 10_000) }
        #expect(probe.counts() == ["IdentityTests.Level": 10_001])
        #expect(probe.texts == ["bottom"])
        probe.host.end()
        #expect(probe.host.root == nil)
    }
}
