import SwiftUI
import Todo

/// The app: run by itself it launches and ends; tests run it in a host.
@main
struct TodoApp: App {
    @State private var model = TodoModel()
    @StateObject private var preferences = Preferences()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup("Todo") {
            TodoScreen(model: model, preferences: preferences)
                .onAppear { if model.items.isEmpty { model.add("first") } }
        }
        .commands {
            CommandMenu("List") { Button("Add") { model.add("another") }.keyboardShortcut("n") }
        }
        .onChange(of: phase) { print("phase \(phase)") }
    }
}
