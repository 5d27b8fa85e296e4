import Foundation
import SwiftUI
import Testing
import TraceAnalysis
import TraceReader
import TraceTesting

@Observable @MainActor
private final class Cart {
    var count = 0
    var note = ""
}

private struct CartView: View {
    let cart: Cart
    var body: some View {
        VStack {
            CountView(cart: cart)
            Text(cart.note)
        }
    }
}

private struct CountView: View {
    let cart: Cart
    var body: some View { Text("\(cart.count)") }
}

/// Runs `body` as the traced test that runs now, and gives the path of its trace.
@MainActor
private func traced(
    _ trait: TracedTrait, _ body: @escaping @MainActor @Sendable () async throws -> ViewHost
) async throws -> String {
    let test = try #require(Test.current)
    nonisolated(unsafe) var path: String?
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
        path = try await body().tracePath
    }
    return try #require(path)
}

private func temporaryFolder() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("viewtrace-tests-\(UUID().uuidString)").path
}

@MainActor @Suite("Traced tests")
struct TracedTests {
    @Test("A traced test writes one file, named after suite and test, that says what happened in which step")
    func oneFile() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try await traced(.traced(directory: folder)) {
            let cart = Cart()
            let host = ViewHost { CartView(cart: cart) }
            host.step("count") { cart.count = 1 }
            host.step("note") { cart.note = "fragile" }
            return host
        }
        let file = try TraceFile.open(path)
        #expect(file.flaws.isEmpty)
        #expect(file.metadata.testName == "TracedTests/oneFile")
        #expect(file.metadata.profile == "ios26")
        let tables = TraceTables(file)
        #expect(tables.tests.map { tables.names[$0.name] } == ["TracedTests/oneFile"])
        #expect(tables.tests.map(\.failed) == [false])
        #expect(tables.steps.map { tables.names[$0.name] } == ["count", "note"])
        #expect(tables.bodies.count == 4)
        let places = Analysis(of: [file]).places
        #expect(places.map(\.step) == [nil, "count", "note"])
        #expect(places.map(\.bodies) == [4, 1, 1])
    }

    @Test("The metadata names the profile with each switch that was set otherwise, and those of further hosts")
    func profiles() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try await traced(.traced(directory: folder)) {
            let profile = SemanticsProfile.ios26.setting(\.closures, .bitwise)
            let hosts = [profile, .ios27, profile, .ios27].map { ViewHost(rootView: Text(""), profile: $0) }
            return hosts[0]
        }
        let metadata = try TraceFile.open(path).metadata
        #expect(metadata.profile == "ios26")
        #expect(metadata.profileOverrides == ["closures": "bitwise"])
        #expect(metadata.otherProfiles == ["ios27"])
        #expect(metadata.profileDescription == "ios26 closures=bitwise and ios27")
    }

    @Test("The reasons in a trace are those that the profile prints")
    func reasonsOfProfile() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try await traced(.traced(directory: folder)) {
            let cart = Cart()
            let host = ViewHost(rootView: CartView(cart: cart), profile: .ios27)
            host.step("count") { cart.count = 1 }
            return host
        }
        let tables = TraceTables(try TraceFile.open(path))
        let last = try #require(tables.bodies.last)
        #expect(tables.names[last.reasons] == ["\\Cart.count"])
        #expect(last.invalidations.map { tables.names[tables.invalidations[$0].input] } == ["\\Cart.count"])
    }

    @Test("The case of a parameterised test is part of the name", arguments: [3], ["red blue"])
    func parameterised(number: Int, colour: String) async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try await traced(.traced(directory: folder)) { ViewHost { Text("\(number)") } }
        #expect(path.contains("/TracedTests.parameterised-3,_red_blue-\(ProcessInfo.processInfo.processIdentifier)"))
        let file = try TraceFile.open(path)
        #expect(file.metadata.testName == "TracedTests/parameterised")
        #expect(file.metadata.testArguments == "3, red blue")
    }

    @Suite struct Nested {
        @Test func `says it all`() async throws {
            let folder = temporaryFolder()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let path = try await traced(.traced(directory: folder)) { ViewHost { Text("a") } }
            #expect(try TraceFile.open(path).metadata.testName == "TracedTests/Nested/says it all")
        }
    }

    @Test("Several hosts of a test share its file, and their numbers do not meet")
    func severalHosts() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try await traced(.traced(directory: folder)) {
            let first = ViewHost { CartView(cart: Cart()) }
            let second = ViewHost { CartView(cart: Cart()) }
            #expect(first.tracePath == second.tracePath)
            return first
        }
        let tables = TraceTables(try TraceFile.open(path))
        #expect(Set(tables.bodies.map(\.identity)).count == 4)
    }

    @Test("What an action hands on to a task is put down to the action, also when the task ends after its step")
    func taskCauses() async throws {
        struct Screen: View {
            @State private var value = 0
            @Environment(\.hostClock) private var clock
            var body: some View {
                VStack {
                    Text("\(value)")
                    Button("Load") {
                        Task {
                            await Task.yield()
                            value = 1
                            try? await clock.sleep(for: .seconds(1))
                            value = 2
                        }
                    }
                }
            }
        }
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try await traced(.traced(directory: folder)) {
            let host = ViewHost { Screen() }
            try await host.step("load") { try host.button("Load").tap() }
            try await host.step("wait") { try await host.advance(by: .seconds(1)) }
            #expect(host.texts.first == "2")
            return host
        }
        let tables = TraceTables(try TraceFile.open(path))
        let causes = tables.transactions.filter { $0.cause != .mount }.map { "\($0.cause) \(tables.names[$0.name])" }
        #expect(causes == ["task Load", "task Load (of step load)"])
    }

    @Test(
        "A trait on the test inside of one on its suite makes one file, by the inner one's options",
        .enabled(if: ProcessInfo.processInfo.environment["VIEWTRACE_DIR"] == nil, "who records names the directory"))
    func nestedTraits() async throws {
        let folder = temporaryFolder(), inner = folder + "/inner"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let test = try #require(Test.current)
        let testCase = Test.Case.current
        nonisolated(unsafe) var path = ""
        try await TracedTrait.traced(directory: folder).provideScope(for: test, testCase: testCase) {
            path = try await traced(.traced(directory: inner)) { ViewHost { Text("a") } }
        }
        #expect(TraceTables(try TraceFile.open(path)).bodies.isEmpty)
        let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        #expect(files.filter { $0.hasSuffix(".viewtrace") && !$0.contains("latest") }.count == 1)
        #expect(files.allSatisfy { $0.hasPrefix("inner") })
    }

    @Test("A test without hosts leaves no file")
    func noHosts() async throws {
        let folder = temporaryFolder()
        let test = try #require(Test.current)
        try await TracedTrait.traced(directory: folder).provideScope(for: test, testCase: Test.Case.current) {}
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("Tests that run at the same time do not mix")
    func parallel() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func run(_ count: Int) async throws -> String {
            try await traced(.traced(directory: folder)) {
                let cart = Cart()
                let host = ViewHost { CountView(cart: cart) }
                for value in 1...count {
                    try await host.step("step \(value)") { cart.count = value }
                }
                return host
            }
        }
        async let first = run(3)
        async let second = run(5)
        let paths = try await [first, second]
        #expect(paths[0] != paths[1])
        let bodies = try paths.map { TraceTables(try TraceFile.open($0)).bodies.count }
        #expect(bodies == [4, 6])
    }

    @Test("A trace is kept only for a test that failed, where that is asked for")
    func keptOnFailure() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let passed = try await traced(.traced(directory: folder, keep: .onFailure)) { ViewHost { Text("a") } }
        #expect(!FileManager.default.fileExists(atPath: passed))
        struct Failure: Error {}
        nonisolated(unsafe) var failed = ""
        await #expect(throws: Failure.self) {
            _ = try await traced(.traced(directory: folder, keep: .onFailure)) {
                let host = ViewHost { Text("a") }
                failed = try #require(host.tracePath)
                throw Failure()
            }
        }
        #expect(TraceTables(try TraceFile.open(failed)).tests.map(\.failed) == [true])
    }

    @Test("A budget of level error that does not hold is an issue that names the write, one of level warning a warning")
    func budgets() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let error = Budget(.bodies, atMost: 1, view: "CountView", step: "count")
        var warning = error
        warning.level = .warning
        var other = error
        other.test = try Selector("OtherTests/*")
        let budgets = [error, warning, other]
        nonisolated(unsafe) var texts: [String] = []
        nonisolated(unsafe) var severities: [Issue.Severity] = []
        try await withKnownIssue(isIntermittent: true) {
            _ = try await traced(.traced(directory: folder, budgets: budgets)) {
                let cart = Cart()
                let host = ViewHost { CartView(cart: cart) }
                host.step("count") {
                    cart.count = 1
                    host.update()
                    cart.count = 2
                }
                return host
            }
        } matching: { issue in
            texts.append(issue.comments.first?.rawValue ?? "")
            severities.append(issue.severity)
            return true
        }
        #expect(texts.count == 2)
        #expect(severities == [.error, .warning])
        #expect(texts.allSatisfy { $0.hasPrefix("""
            budget exceeded: bodies at most 1 for view 'CountView', step 'count'
              2 in view CountView, step "count"
              cause: 1 of 2 runs of `CountView` comes from `Cart.count` written in
                  `TracedTests.swift:
            """) }, "\(texts)")
        #expect(texts.allSatisfy { $0.contains("\n      → Cart.count written at TracedTests.swift:") })
        #expect(texts.allSatisfy { $0.contains("\n  blame: the write to Cart.count at\n      Tests/TraceTestingTests/Traits/TracedTests.swift:") }, "\(texts)")
        #expect(texts.allSatisfy { $0.split(separator: "\n").allSatisfy { $0.count <= 78 } }, "\(texts)")
    }

    @Test("A failed expectation on a count of bodies lists the runs with their causes")
    func explainedCount() async throws {
        let folder = try TemporaryFolder()
        nonisolated(unsafe) var comments: [[String]] = []
        let catching = IssueHandlingTrait.compactMapIssues { issue in
            comments.append(issue.comments.map(\.rawValue))
            return nil
        }
        try await catching.provideScope(for: #require(Test.current), testCase: Test.Case.current) {
            _ = try await traced(.traced(directory: folder.path)) {
                let cart = Cart()
                let host = ViewHost { CartView(cart: cart) }
                host.step("count") { cart.count = 1 }
                #expect(host.bodyCount(of: CountView.self, in: "count") == 3)
                #expect(cart.count == 2)
                return host
            }
        }
        #expect(comments.map(\.count) == [1, 0])
        let text = comments.first?.first ?? ""
        #expect(text.hasPrefix("body runs of CountView in step \"count\": 1\n  1. CountView: @dependencies changed. step \"count\" wrote Cart.count\n"), "\(text)")
        #expect(text.contains("\n  blame: the write to Cart.count at"), "\(text)")
    }
}
