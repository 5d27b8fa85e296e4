import SwiftUI
import Testing
import ViewRuntime

@MainActor @Suite struct AppLaunchTests {
    @Test("main() launches an app, runs its appear actions, and ends it with its windows")
    func main() {
        QuietApp.log.lines = []
        QuietApp.main()
        #expect(QuietApp.log.lines == ["init", "body", "screen", "appear", "changed", "disappear"])
    }

    @Test("A launch does not wait for tasks longer than its limit")
    func limit() {
        QuietApp.log.lines = []
        let begin = ContinuousClock.now
        AppLaunch.run(EndlessApp(), limit: .milliseconds(50))
        #expect(ContinuousClock.now - begin >= .milliseconds(50))
        #expect(QuietApp.log.lines.last == "endless disappears")
    }
}

private struct QuietApp: App {
    static let log = Log()

    init() { Self.log.lines.append("init") }

    var body: some Scene {
        let _ = Self.log.lines.append("body")
        WindowGroup { QuietScreen() }
    }
}

private struct QuietScreen: View {
    @State private var isReady = false
    var body: some View {
        let _ = QuietApp.log.lines.append(isReady ? "changed" : "screen")
        Text("ready \(String(isReady))")
            .onAppear {
                QuietApp.log.lines.append("appear")
                isReady = true
            }
            .onDisappear { QuietApp.log.lines.append("disappear") }
    }
}

private struct EndlessApp: App {
    var body: some Scene {
        WindowGroup {
            Text("endless")
                .task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) } }
                .onDisappear { QuietApp.log.lines.append("endless disappears") }
        }
    }
}
