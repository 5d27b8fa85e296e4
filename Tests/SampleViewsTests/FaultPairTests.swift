import SampleViews
import SwiftUI
import Testing
import TraceAnalysis
import TraceTesting

/// On each screen with a fault, its rule finds it once, and nothing else is found; on the repaired one, no rule finds anything to mend.
@MainActor @Suite(.underVirtualTime)
struct FaultPairTests {
    /// What is to be mended, and what the pair's rule says.
    private func findings(_ pair: FaultPair, _ host: ViewHost) async throws -> [Finding] {
        try await pair.drive(host)
        return host.findings.filter { $0.severity >= ($0.rule == pair.rule ? min(pair.severity, .warning) : .warning) }
    }

    @Test("the faulty screen yields one finding, with its view, culprit, place and count", arguments: faultPairs)
    func faulty(_ pair: FaultPair) async throws {
        let findings = try await findings(pair, pair.faulty())
        #expect(findings.map(\.rule) == [pair.rule], "\(findings)")
        let finding = try #require(findings.first { $0.rule == pair.rule })
        #expect(pair.severity == .note ? finding.severity == .note : finding.severity >= .warning)
        #expect(finding.view == pair.view)
        #expect(finding.culprit == pair.culprit)
        if pair.rule == "update-loop" {
            // A loop never ends: it is stopped after 1,000 rounds each time that the test looks whether the screen is idle.
            #expect(finding.count >= pair.count)
        } else {
            #expect(finding.count == pair.count)
        }
        guard let write = pair.write else { return }
        let location = try #require(finding.location)
        #expect(write.file.hasSuffix(location.file))
        #expect(try write.lines.contains(Int(location.line)))
    }

    @Test("the repaired screen yields none", arguments: faultPairs)
    func repaired(_ pair: FaultPair) async throws {
        let found = try await findings(pair, pair.repaired())
        #expect(found == [])
    }

    @Test("each rule that needs a recording of a screen has a pair")
    func eachRuleHasAPair() {
        #expect(Set(faultPairs.map(\.rule)).count == faultPairs.count)
    }
}
