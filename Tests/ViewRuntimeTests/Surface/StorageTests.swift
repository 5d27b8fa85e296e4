import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// Values that are kept under keys.
@MainActor @Suite struct StorageTests {
    enum Look: String { case light, dark }

    struct Writer: View {
        @AppStorage("look") private var look = Look.light
        @AppStorage("count") private var count = 0
        @AppStorage("name") private var name: String?
        var body: some View {
            Button("dark") { look = .dark }
            Button("again") { count = count }
            Button("count") { count += 1 }
            Button("name") { name = "Ada" }
            Toggle("even", isOn: Binding(get: { count.isMultiple(of: 2) }, set: { count = $0 ? 0 : 1 }))
        }
    }

    struct Reader: View {
        @AppStorage("look") private var look = Look.light
        @AppStorage("name") private var name: String?
        var body: some View { Text("\(look.rawValue) \(name ?? "nobody")") }
    }

    @Test("What one view writes, another one with the same key reads; readers of other keys do not run")
    func shared() {
        let probe = Probe {
            Writer()
            Reader()
        }
        #expect(probe.texts.last == "light nobody")
        _ = probe.counts()
        #expect(probe.press("dark"))
        #expect(probe.texts.last == "dark nobody")
        #expect(probe.counts() == ["StorageTests.Reader": 1])
        #expect(probe.press("count"))
        #expect(probe.counts() == ["StorageTests.Writer": 1])
        #expect(probe.press("name"))
        #expect(probe.texts.last == "dark Ada")
        #expect(probe.counts() == ["StorageTests.Reader": 1])
        #expect(probe.press("again"))
        #expect(probe.counts() == [:], "a write of an equal value is dropped")
    }

    @Test("Hosts share nothing")
    func hosts() {
        let first = Probe {
            Writer()
            Reader()
        }
        let second = Probe { Reader() }
        #expect(first.press("dark"))
        #expect(first.texts.last == "dark nobody")
        #expect(second.texts == ["light nobody"])
        #expect(Probe { Reader() }.texts == ["light nobody"])
    }

    @Test("Defaults of one's own are read and written")
    func defaults() throws {
        let name = "ViewTraceStorageTests"
        let defaults = try #require(UserDefaults(suiteName: name))
        defaults.removePersistentDomain(forName: name)
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.set(4, forKey: "count")
        struct V: View {
            @AppStorage private var count: Int
            init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 1, "count", store: store) }
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let probe = Probe { V(defaults) }
        #expect(probe.press("count 4"))
        #expect(probe.texts == ["count 5"])
        #expect(defaults.integer(forKey: "count") == 5)
    }

    @Test("A scene's values are apart from the app's, and bindings write them")
    func scene() {
        struct V: View {
            @SceneStorage("page") private var page = 1
            @AppStorage("page") private var appPage = 7
            var body: some View {
                Stepper("page", value: $page)
                Text("\(page) \(appPage)")
            }
        }
        let probe = Probe { V() }
        #expect(probe.step(up: true))
        #expect(probe.texts.last == "2 7")
    }
}
