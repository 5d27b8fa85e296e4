import Foundation
import SwiftUI
import Testing
import TraceTesting

private enum Look: String { case light, dark }
private enum Level: Int { case low, high }
private struct Tags: RawRepresentable {
    var rawValue: String
}

private struct Kinds: View {
    @AppStorage("bool") private var bool = false
    @AppStorage("int") private var int = 1
    @AppStorage("double") private var double = 1.5
    @AppStorage("string") private var string = "a"
    @AppStorage("url") private var url = URL(string: "https://example.org")!
    @AppStorage("data") private var data = Data([1])
    @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
    @AppStorage("look") private var look = Look.light
    @AppStorage("level") private var level = Level.low
    @AppStorage("tags") private var tags = Tags(rawValue: "x")
    @AppStorage("maybe bool") private var maybeBool: Bool?
    @AppStorage("maybe date") private var maybeDate: Date?
    @AppStorage("maybe look") private var maybeLook: Look?

    var body: some View {
        Text(
            [
                "\(bool)", "\(int)", "\(double)", string, url.path, "\(data.count)", "\(Int(date.timeIntervalSinceReferenceDate))",
                look.rawValue, "\(level.rawValue)", tags.rawValue,
            ].joined(separator: " "))
        Text("\(maybeBool.map { "\($0)" } ?? "nil") \(maybeDate == nil ? "nil" : "date") \(maybeLook?.rawValue ?? "nil")")
        Button("change") {
            bool = true
            int = 2
            double = 2.5
            string = "b"
            url = URL(string: "https://example.org/b")!
            data = Data([1, 2])
            date = Date(timeIntervalSinceReferenceDate: 9)
            look = .dark
            level = .high
            tags = Tags(rawValue: "y")
            maybeBool = false
            maybeDate = date
            maybeLook = .light
        }
        Button("clear") { (maybeBool, maybeDate, maybeLook) = (nil, nil, nil) }
    }
}

@MainActor @Suite("Kinds of stored values")
struct StorageKindTests {
    private func withStore(_ body: (UserDefaults) throws -> Void) throws {
        let name = "viewtrace-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        try body(store)
    }

    @Test("Values of all kinds are kept, each change runs the body once, and what is optional goes back to nil")
    func kinds() throws {
        let host = ViewHost { Kinds() }
        #expect(host.texts.prefix(2) == ["false 1 1.5 a  1 0 light 0 x", "nil nil nil"])
        try host.step("change") { try host.button("change").tap() }
        #expect(host.texts.prefix(2) == ["true 2 2.5 b /b 2 9 dark 1 y", "false date light"])
        #expect(host.bodyCount(of: Kinds.self, in: "change") == 1)
        try host.step("again") { try host.button("change").tap() }
        #expect(host.bodyCount(of: Kinds.self, in: "again") == 0)
        try host.button("clear").tap()
        #expect(host.texts[1] == "nil nil nil")
    }

    @Test("Under a default store, values come from it and go to it in their raw form")
    func defaultStore() throws {
        try withStore { store in
            store.set("dark", forKey: "look")
            store.set(7, forKey: "int")
            let host = ViewHost { Kinds().defaultAppStorage(store) }
            #expect(host.texts[0] == "false 7 1.5 a  1 0 dark 0 x")
            try host.button("change").tap()
            #expect(store.string(forKey: "look") == "dark")
            #expect(store.integer(forKey: "level") == 1)
            #expect(store.string(forKey: "tags") == "y")
            #expect(store.bool(forKey: "bool"))
            try host.button("clear").tap()
            #expect(store.object(forKey: "maybe look") == nil)
            // A raw value that stands for nothing is the value to begin with.
            store.set("sepia", forKey: "look")
            let other = ViewHost { Kinds().defaultAppStorage(store) }
            #expect(other.texts[0].contains("light"))
        }
    }
}
