import SwiftUI
import Testing
import Todo
import TraceTesting

@MainActor @Suite(.traced)
struct TodoTests {
    @Test func addingAndTicking() async throws {
        let model = TodoModel()
        let host = ViewHost { TodoScreen(model: model, preferences: Preferences()) }
        for title in ["milk", "bread"] {
            try await host.step("add") {
                try host.textField("New").type(title)
                try host.textField("New").submit()
            }
        }
        #expect(host.texts.contains("2 open"))
        try await host.step("tick") { try host.toggle("milk").toggle() }
        #expect(model.items.map(\.isDone) == [true, false])
        #expect(host.texts.contains("1 open"))
        try await host.step("hide") { try host.toggle("Hide done").toggle() }
        #expect(!host.texts.contains("milk"))
    }
}
