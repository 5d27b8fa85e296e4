import Foundation
import SwiftUI
import Testing
import TraceAnalysis
import TraceReader
import TraceRecorder

import TraceTesting

private struct Payment: View {
    @State private var isPaid = false
    var explodes = false

    var body: some View {
        if isPaid, explodes { fatalError("no card") }
        return Button("Pay") { isPaid = true }
    }
}

private struct Restless: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)").task {
            // Sleeps in real time, so that nobody's turn is used up.
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
        }
    }
}

/// What is left of a test that does not come to its end, and what is said of it.
@Suite("Tests that end before their time")
struct EndingTests {
    /// Waits until the file has so many body runs, and that a step began.
    private static func wait(for count: Int, in path: String) async throws {
        for _ in 0..<1_000 {
            let records = try TraceFile.open(path).records
            let written = records.count { if case .bodyBegan = $0.event { true } else { false } }
            if written >= count, records.contains(where: { if case .stepBegan = $0.event { true } else { false } }) { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private func advice(_ path: String) throws -> String {
        let trace = try TraceFile.open(path)
        #expect(trace.incompleteness != nil)
        return try #require(Analysis(of: [trace]).findings.first { $0.rule == "flawed-trace" }).advice
    }

    @Test("A test that crashes leaves its trace, which says in which step it was")
    func crash() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("crash.viewtrace")
        await #expect(processExitsWith: .failure) { [path = path as String] in
            try await recordHosts(as: "PaymentTests/pays", to: path, options: Recorder.Options()) {
                let host = ViewHost { Payment(explodes: true) }
                try await host.step("pay") {
                    try await EndingTests.wait(for: 1, in: path)
                    try host.button("Pay").tap()
                }
            }
        }
        let advice = try advice(path)
        #expect(advice.hasPrefix("The process ended in test `PaymentTests/pays`, step \"pay\""), "\(advice)")
    }

    @Test("A test that is killed leaves its trace, which says in which step it was")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("killed.viewtrace")
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            try await recordHosts(as: "PaymentTests/pays", to: path, options: Recorder.Options()) {
                let host = ViewHost { Payment() }
                try await host.step("pay") {
                    try host.button("Pay").tap()
                    try await EndingTests.wait(for: 2, in: path)
                    kill(getpid(), SIGKILL)
                }
            }
        }
        let trace = try TraceFile.open(path)
        #expect(trace.records.count { if case .bodyBegan = $0.event { true } else { false } } == 2)
        let advice = try advice(path)
        #expect(advice.hasPrefix("The process ended in test `PaymentTests/pays`, step \"pay\": it crashed or was killed there"), "\(advice)")
    }

    @Test("A test that never settles fails with the task's name and place, and its trace is whole")
    @MainActor func neverSettles() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("restless.viewtrace")
        let error = await #expect(throws: ViewHostError.self) {
            try await recordHosts(as: "RestlessTests/waits", to: path, options: Recorder.Options()) {
                let host = ViewHost { Restless() }
                try await host.settle(limit: .milliseconds(50))
            }
        }
        let text = try #require(error).description
        #expect(text.hasPrefix("the host did not come to rest within 0.05 seconds: still running: TraceTestingTests/EndingTests.swift:24"), "\(text)")
        let trace = try TraceFile.open(path)
        #expect(trace.flaws.isEmpty)
        let ends = trace.records.compactMap { if case .testEnded(let failed) = $0.event { failed } else { nil } }
        #expect(ends == [true])
    }
}
