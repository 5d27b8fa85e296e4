import SwiftUI
import Testing
import TraceTesting

@testable import TodoApp

/// The executable's own `@main` app, run in a host.
@MainActor @Suite
struct AppTests {
    @Test func theAppOpensItsWindowAndItsCommandsWork() throws {
        let host = ViewHost(app: TodoApp())
        #expect(host.windows.count == 1)
        #expect(host.texts.contains("1 open"))
        try host.command("Add").choose()
        #expect(host.texts.contains("2 open"))
    }
}
