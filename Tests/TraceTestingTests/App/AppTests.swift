import DependencyGraph
import Foundation
import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

@MainActor @Suite struct AppTests {
    @Test("An app opens one window at launch, of its first scene that has windows")
    func launch() {
        let host = ViewHost(app: LibraryApp())
        #expect(host.windows == ["Library"])
        #expect(host.texts == ["books 0"])
        #expect(host.bodyCounts == ["LibraryApp": 1, "LibraryScenes": 1, "Shelf": 1])
        #expect(
            host.changes == [
                "LibraryApp: @self, @identity, _books, _phase changed.", "LibraryScenes: @self, @identity, _unread changed.",
                "Shelf: @self, @identity, _openWindow changed.",
            ])
        #expect(host.transactionCauses.allSatisfy { $0.kind == .mount })
    }

    @Test("The app's state lives as long as the app, and its body runs when it reads what was written")
    func state() throws {
        let host = ViewHost(app: LibraryApp())
        try host.step("add") { try host.button("Add").tap() }
        #expect(host.texts == ["books 1"])
        #expect(host.bodyCount(of: LibraryApp.self, in: "add") == 1)
        #expect(host.bodyCount(of: LibraryScenes.self, in: "add") == 1)
        #expect(host.changes(of: LibraryApp.self, in: "add") == ["LibraryApp: _books changed."])
        #expect(host.changes(of: Shelf.self, in: "add") == ["Shelf: @self changed."])
    }

    @Test("A window for a value is opened once; its content is made from a binding to the value")
    func values() throws {
        let host = ViewHost(app: LibraryApp())
        try host.button("Open 7").tap()
        #expect(host.windows == ["Library", "Book"])
        #expect(try host.texts(in: .window(id: "book")) == ["book 7", "tally 0", "Count", "Next", "Close"])
        try host.button("Open 7").tap()
        #expect(host.windows == ["Library", "Book"])
        try host.button("Next", in: .window(id: "book")).tap()
        #expect(try host.texts(in: .window(id: "book")).first == "book 8")
        // The window shows 8 now: one for 7 is another one.
        try host.button("Open 7").tap()
        #expect(host.windows == ["Library", "Book", "Book"])
    }

    @Test("Each window has state of its own, which goes when it is closed")
    func windowState() throws {
        let host = ViewHost(app: LibraryApp())
        try host.button("Open 7").tap()
        try host.button("Count", in: .window(number: 2)).tap()
        #expect(try host.texts(in: .window(number: 2))[1] == "tally 1")
        try host.button("Close", in: .window(number: 2)).tap()
        #expect(host.windows == ["Library"])
        try host.button("Open 7").tap()
        #expect(try host.texts(in: .window(number: 3))[1] == "tally 0")
    }

    @Test("A window that does not exist is not opened, with a warning")
    func missing() throws {
        let host = ViewHost(app: LibraryApp())
        host.core.printsWarnings = false
        try host.button("Open nothing").tap()
        #expect(host.windows == ["Library"])
        #expect(host.warnings == ["No scene of the app has windows for id \"nothing\": none was opened."])
    }

    @Test("Unique windows and settings are opened once, and dismissed by what was read in them")
    func uniqueWindows() throws {
        let host = ViewHost(app: ToolsApp())
        #expect(host.windows == ["Main"])
        try host.button("Inspect").tap()
        try host.button("Inspect").tap()
        try host.button("Settings…").tap()
        #expect(host.windows == ["Main", "Inspector", "Settings"])
        try host.button("Done", in: .window(id: "inspector")).tap()
        #expect(host.windows == ["Main", "Settings"])
    }

    @Test("The scene phase is the host's: app, scenes and views that read it run, and change actions fire")
    func scenePhase() {
        let log = Log()
        let host = ViewHost(app: LibraryApp(log))
        host.resetCounts()
        host.scenePhase = .background
        #expect(log.lines == ["app active to background"])
        // What the scenes are given to add books captured the app as it was.
        #expect(host.bodyCounts == ["LibraryApp": 1, "LibraryScenes": 1, "Shelf": 1])
        host.scenePhase = .background
        #expect(log.lines.count == 1)
        host.scenePhase = .active
        #expect(log.lines == ["app active to background", "app background to active"])
    }

    @Test("An address goes to the handlers in the front window, content first")
    func openURL() throws {
        let log = Log()
        let host = ViewHost(app: LinkApp(log))
        let address = try #require(URL(string: "shop://item/3"))
        #expect(host.open(address) == 2)
        #expect(log.lines == ["inner shop://item/3 in Main", "outer shop://item/3 in Main"])
        log.lines = []
        try host.button("Second").tap()
        #expect(host.open(address) == 2)
        #expect(log.lines == ["inner shop://item/3 in Second", "outer shop://item/3 in Second"])
        #expect(host.transactionCauses.last?.name == "Second")
    }

    @Test("An address reaches views that no app holds, too")
    func openURLWithoutApp() throws {
        let log = Log()
        let host = ViewHost { LinkScreen(name: "alone", log: log) }
        #expect(host.open(try #require(URL(string: "a:b"))) == 2)
        #expect(log.lines == ["inner a:b in alone", "outer a:b in alone"])
    }

    @Test("Commands are evaluated, are no part of windows, and can be chosen")
    func commands() throws {
        let host = ViewHost(app: ToolsApp())
        #expect(throws: ViewHostError.self) { try host.button("Reset") }
        #expect(try host.command("Reset").isEnabled == false)
        try host.button("Count").tap()
        #expect(host.texts.contains("count 1"))
        try host.command("Reset").choose()
        #expect(host.texts.contains("count 0"))
        #expect(throws: ViewHostError.self) { try host.command("Extra") }
        try host.command("Show more").choose()
        try host.command("Extra").choose()
        #expect(host.texts.contains("count 10"))
        #expect(host.bodyCount(of: ToolCommands.self) > 0)
    }

    @Test("An item in the menu bar is there while it is inserted")
    func menuBar() throws {
        let host = ViewHost(app: ToolsApp())
        try host.command("Hide").choose()
        #expect(throws: ViewHostError.self) { try host.command("Hide") }
    }

    @Test("Each window has scene storage of its own, all have one app storage")
    func storage() throws {
        let host = ViewHost(app: StorageApp())
        try host.button("Open").tap()
        try host.button("Store", in: .window(number: 2)).tap()
        #expect(try host.texts(in: .window(number: 1)).first == "scene 0 app 1")
        #expect(try host.texts(in: .window(number: 2)).first == "scene 1 app 1")
    }

    @Test("Scenes give their windows environment, and delegates are told before anything is evaluated")
    func delegate() {
        let host = ViewHost(app: DelegateApp())
        #expect(host.texts == ["launched will, did", "level 3", "model m"])
    }

    @Test("A scene's change action runs with the first appearance where it is asked to")
    func sceneChange() {
        let log = Log()
        let host = ViewHost(app: LinkApp(log))
        #expect(log.lines == [])
        host.scenePhase = .inactive
        #expect(log.lines == ["scene inactive"])
        host.end()
    }
}

/// Collects what actions note.
final class Log: @unchecked Sendable {
    var lines: [String] = []
}

private struct LibraryApp: App {
    @State private var books = 0
    @Environment(\.scenePhase) private var phase
    private var log = Log()

    init() {}
    init(_ log: Log) { self.log = log }

    var body: some Scene {
        LibraryScenes(books: books) { books += 1 }
            .onChange(of: phase) { old, new in log.lines.append("app \(old) to \(new)") }
    }
}

private struct LibraryScenes: Scene {
    let books: Int
    let add: () -> Void
    @State private var unread = 0

    var body: some Scene {
        Settings { Text("settings") }
        WindowGroup("Library") { Shelf(books: books, add: add) }
            .defaultSize(width: 400, height: 300)
            .windowResizability(.contentSize)
        WindowGroup("Book", id: "book", for: Int.self) { $book in BookScreen(book: $book) }
            .windowStyle(.hiddenTitleBar)
    }
}

private struct Shelf: View {
    let books: Int
    let add: () -> Void
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Text("books \(books)")
        Button(action: add) { Image(systemName: "plus").accessibilityLabel("Add") }
        Button(action: { openWindow(value: 7) }) { Image(systemName: "book").accessibilityLabel("Open 7") }
        Button(action: { openWindow(id: "nothing") }) { Image(systemName: "x").accessibilityLabel("Open nothing") }
    }
}

private struct BookScreen: View {
    @Binding var book: Int?
    @State private var tally = 0
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack {
            Text("book \(book ?? 0)")
            Text("tally \(tally)")
            Button("Count") { tally += 1 }
            Button("Next") { book = (book ?? 0) + 1 }
            Button("Close") { dismissWindow() }
        }
    }
}

private struct ToolsApp: App {
    @State private var count = 0
    @State private var showsMore = false
    @State private var isInserted = true

    var body: some Scene {
        Window("Main", id: "main") { ToolsScreen(count: $count) }
            .commands {
                ToolCommands(count: $count)
                CommandGroup(replacing: .newItem) { Button("Show more") { showsMore = true } }
                if showsMore { CommandMenu("More") { Button("Extra") { count += 10 } } }
            }
        Window("Inspector", id: "inspector") { InspectorScreen() }
        Settings { Text("settings") }
        MenuBarExtra("Tools", systemImage: "hammer", isInserted: $isInserted) { Button("Hide") { isInserted = false } }
    }
}

private struct ToolCommands: Commands {
    @Binding var count: Int
    var body: some Commands {
        SidebarCommands()
        CommandMenu("Tools") { Button("Reset") { count = 0 }.disabled(count == 0) }
    }
}

private struct ToolsScreen: View {
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow
    var body: some View {
        Text("count \(count)")
        Button("Count") { count += 1 }
        Button("Inspect") { openWindow(id: "inspector") }
        SettingsLink()
    }
}

private struct InspectorScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Done") { dismiss() } }
}

private struct LinkApp: App {
    private let log: Log
    @Environment(\.scenePhase) private var phase

    init() { log = Log() }
    init(_ log: Log) { self.log = log }

    var body: some Scene {
        WindowGroup { LinkScreen(name: "Main", log: log) }
            .handlesExternalEvents(matching: [])
            .onChange(of: phase) { log.lines.append("scene \(phase)") }
        Window("Second", id: "second") { LinkScreen(name: "Second", log: log) }
    }
}

private struct LinkScreen: View {
    let name: String
    let log: Log
    @Environment(\.openWindow) private var openWindow
    var body: some View {
        VStack {
            Text(name).onOpenURL { log.lines.append("inner \($0) in \(name)") }
            if name == "Main" { Button("Second") { openWindow(id: "second") } }
        }
        .onOpenURL { log.lines.append("outer \($0) in \(name)") }
    }
}

private struct StorageApp: App {
    var body: some Scene { WindowGroup(id: "main") { StorageScreen() } }
}

private struct StorageScreen: View {
    @SceneStorage("scene") private var scene = 0
    @AppStorage("app") private var app = 0
    @Environment(\.openWindow) private var openWindow
    var body: some View {
        Text("scene \(scene) app \(app)")
        Button("Open") { openWindow(id: "main") }
        Button("Store") {
            scene += 1
            app += 1
        }
    }
}

private final class Launcher: NSObject, UIApplicationDelegate, ObservableObject {
    var calls: [String] = []

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("will")
        return true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        calls.append("did")
        return true
    }
}

@Observable private final class SceneModel { let name = "m" }

private struct DelegateApp: App {
    @UIApplicationDelegateAdaptor(Launcher.self) private var launcher
    @State private var model = SceneModel()

    var body: some Scene {
        WindowGroup { DelegateScreen() }
            .environment(\.lineLimit, 3)
            .environment(model)
    }
}

private struct DelegateScreen: View {
    @EnvironmentObject private var launcher: Launcher
    @Environment(\.lineLimit) private var limit
    @Environment(SceneModel.self) private var model
    var body: some View {
        Text("launched \(launcher.calls.joined(separator: ", "))")
        Text("level \(limit ?? 0)")
        Text("model \(model.name)")
    }
}
