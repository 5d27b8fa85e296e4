import Foundation
import Testing
import TraceAnalysis
import TraceReader

@Suite struct FindingTests {
    private var finding: Finding {
        var cost = FindingCost()
        cost.runs = 3
        return Finding(
            rule: "unchanged-body-update", severity: .warning, view: "Row", count: 2, cost: cost,
            causes: [
                CountedChain(
                    runs: 2, ofRuns: 3,
                    chain: CauseChain(links: [
                        CauseLink(.body, name: "Row", input: "_a"),
                        CauseLink(.state, name: "Row.a", location: TraceLocation(function: "f()", file: "A.swift", line: 3)),
                    ]), steps: ["T: s"])
            ], advice: "Do it.", records: Array(1...50))
    }

    @Test func aFindingIsEncodedWithTheReportsKeysAndNullForWhatIsNotKnown() throws {
        let data = try JSONEncoder().encode(finding)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(
            Set(object.keys) == [
                "rule", "severity", "view", "identityPath", "location", "culprit", "count", "cost", "causes", "advice", "records",
            ])
        #expect(object["identityPath"] is NSNull && object["location"] is NSNull)
        #expect(object["severity"] as? String == "warning")
        #expect((object["records"] as? [Int])?.count == 20)
        let cause = try #require((object["causes"] as? [[String: Any]])?.first)
        #expect(cause["text"] as? String == "Row.a written at A.swift:3 → Row (_a)")
    }

    @Test func whatIsEncodedCanBeDecoded() throws {
        let data = try JSONEncoder().encode(finding)
        #expect(try JSONDecoder().decode(Finding.self, from: data) == finding)
    }

    @Test func severitiesAreOrdered() {
        #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    }

    @Test(arguments: [
        (0, "0 ns"), (999, "999 ns"), (1000, "1 µs"), (8123, "8.12 µs"), (16_700_000, "16.7 ms"), (999_999, "1 ms"),
        (1_234_567_890, "1.23 s"), (123_456_789_000, "123 s"),
    ])
    func timesTakeFewDigits(nanoseconds: Int64, text: String) {
        #expect(Wording.time(nanoseconds) == text)
    }

    @Test func numbersAreGroupedAndPartsRounded() {
        #expect(Wording.grouped(1_234_567) == "1,234,567")
        #expect(Wording.grouped(-1234) == "-1,234")
        #expect(Wording.percent(0.004) == "under 1 %")
        #expect(Wording.percent(0.374) == "37 %")
        #expect(Wording.percent(0.999) == "over 99 %")
        #expect(Wording.percent(1) == "100 %")
        #expect(Wording.count(1, "run") == "1 run")
        #expect(Wording.list(["a", "b", "c"]) == "a, b and c")
    }
}
