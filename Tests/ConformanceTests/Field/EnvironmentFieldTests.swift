import Combine
import DependencyGraph
import SwiftUI
import Testing
import ViewRuntime

/// Reports of views that run for the environment, and of loops through publishers.
@MainActor @Suite struct EnvironmentFieldTests {
    struct TabKey: EnvironmentKey { static let defaultValue = 0 }
    struct NameKey: EnvironmentKey { static let defaultValue = "" }

    struct Shell: View {
        let hook: Hook<Int>
        @State private var tab = 0
        var body: some View {
            let _ = hook.set = { tab = $0 }
            VStack {
                ForEach(0..<298) { _ in NameReader() }
                TabReader()
                TabReader()
            }
            .environment(\.fieldTab, tab)
        }
    }

    struct NameReader: View {
        @Environment(\.fieldName) private var name
        var body: some View { Text(name) }
    }

    struct TabReader: View {
        @Environment(\.fieldTab) private var tab
        var body: some View { Text("\(tab)") }
    }

    @Test("A value that changes often above 300 readers of other keys runs those who read it, and nobody else")
    func manyReaders() {
        let hook = Hook<Int>()
        let stage = Stage { Shell(hook: hook) }
        _ = stage.counts()
        for tab in 1...10 { stage.act { hook.set(tab) } }
        #expect(stage.counts() == ["EnvironmentFieldTests.Shell": 10, "EnvironmentFieldTests.TabReader": 20])
    }

    // MARK: Content beside tabs

    struct Accessory: View {
        let hook: Hook<Int>
        @State private var tab = 0
        var body: some View {
            let _ = hook.set = { tab = $0 }
            VStack {
                TabReader().id(tab)
                WithState().id(tab)
                Stateless().id(tab)
            }
        }
    }

    struct WithState: View {
        @State private var number = 0
        var body: some View { Text("\(number)") }
    }

    struct Stateless: View {
        var body: some View { Text("stateless") }
    }

    @Test("Content that is made anew prints @identity with what it holds; a view without dynamic properties prints @self alone")
    func madeAnew() {
        let hook = Hook<Int>()
        let stage = Stage { Accessory(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(1) }
        #expect(
            stage.lines().dropFirst() == [
                "EnvironmentFieldTests.TabReader: @self, @identity, _tab changed.",
                "EnvironmentFieldTests.WithState: @self, @identity, _number changed.",
                "EnvironmentFieldTests.Stateless: @self changed.",
            ])
    }

    // MARK: A publisher that the body makes

    final class Workspace: ObservableObject { @Published var folder = "/a" }

    final class Store: ObservableObject { @Published var folder = "" }

    struct Browser: View {
        @ObservedObject var store: Store
        let workspace: Workspace
        let isGuarded: Bool
        var body: some View {
            Text(store.folder)
                .onReceive(workspace.$folder.removeDuplicates()) { folder in
                    if !isGuarded || store.folder != folder { store.folder = folder }
                }
        }
    }

    @Test("A publisher made in the body replays its value at each run, and an unguarded write makes that a loop; a guard ends it")
    func inlinePublisher() {
        let guarded = Stage { Browser(store: Store(), workspace: Workspace(), isGuarded: true) }
        #expect(guarded.counts() == ["EnvironmentFieldTests.Browser": 2])
        #expect(guarded.texts == ["/a"])
        let loop = Stage { Browser(store: Store(), workspace: Workspace(), isGuarded: false) }
        #expect((loop.counts()["EnvironmentFieldTests.Browser"] ?? 0) >= 500)
        #expect(
            loop.warnings.prefix(1) == [
                "The update did not settle after 1000 transactions: an action writes what runs it again."
            ])
    }
}

extension EnvironmentValues {
    fileprivate var fieldTab: Int {
        get { self[EnvironmentFieldTests.TabKey.self] }
        set { self[EnvironmentFieldTests.TabKey.self] = newValue }
    }
    fileprivate var fieldName: String {
        get { self[EnvironmentFieldTests.NameKey.self] }
        set { self[EnvironmentFieldTests.NameKey.self] = newValue }
    }
}
