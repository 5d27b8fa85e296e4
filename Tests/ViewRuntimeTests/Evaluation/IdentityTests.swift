import SwiftUI
import Testing
import ViewRuntime

/// Identity and the life of state (semantics, section 5).
@MainActor @Suite struct IdentityTests {
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
