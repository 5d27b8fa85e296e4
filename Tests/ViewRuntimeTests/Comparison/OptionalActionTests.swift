import SwiftUI
import Testing
import ViewRuntime

/// What an optional action captured cannot be seen, as little as that of any other.
@MainActor @Suite struct OptionalActionTests {
    private struct Screen: View {
        @State private var number = 0
        var body: some View {
            Button("next") { number += 1 }
            Inner(number: number)
        }
    }

    private struct Inner: View {
        let number: Int
        var body: some View { Text("inner").onAppear { print(number) } }
    }

    @Test("a run whose appear action alone captured something else shows what was there")
    func appearActions() throws {
        let probe = Probe { Screen() }
        _ = probe.counts()
        probe.journal.unchanged = [:]
        try probe.tap("next")
        #expect(probe.counts()["OptionalActionTests.Inner"] == 1)
        #expect(probe.journal.unchanged == ["OptionalActionTests.Inner": 1])
    }

    private struct Switching: View {
        @State private var isOn = false
        var body: some View {
            Button("next") { isOn.toggle() }
            MaybeActing(isOn: isOn)
        }
    }

    private struct MaybeActing: View {
        let isOn: Bool
        var body: some View { Text("inner").onAppear(perform: isOn ? { print("on") } : nil) }
    }

    @Test("an action that was not there before is another output")
    func actionsThatCome() throws {
        let probe = Probe { Switching() }
        probe.journal.unchanged = [:]
        try probe.tap("next")
        try probe.tap("next")
        #expect(probe.journal.unchanged == [:])
    }
}
