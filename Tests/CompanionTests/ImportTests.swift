#if !canImport(Darwin)
import SwiftUI
import Testing
import TraceTesting
import os

/// Frameworks that view files import beside SwiftUI.
@MainActor @Suite struct ImportTests {
    @Test("A screen of files that import other frameworks too mounts, and does what it does")
    func screen() throws {
        let host = ViewHost { CopyingScreen() }
        try host.button("copy").tap()
        #expect(host.texts.first == "copiedand there")
    }

    @Test("What a message says is evaluated, and a lock guards what it holds")
    func evaluated() {
        var asked = 0
        func ask() -> Int {
            asked += 1
            return asked
        }
        Logger().info("asked \(ask())")
        #expect(asked == 1)
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(lock.withLock { state in state += 1; return state } == 2)
    }
}
#endif
