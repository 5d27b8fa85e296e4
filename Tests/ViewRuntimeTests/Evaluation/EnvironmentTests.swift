import SwiftUI
import Testing
import ViewRuntime

/// The environment (semantics, section 4).
@MainActor @Suite struct EnvironmentTests {
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
