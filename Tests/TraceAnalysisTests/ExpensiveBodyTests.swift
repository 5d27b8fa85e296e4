import Testing
import TraceAnalysis
import TraceReader

@Suite struct ExpensiveBodyTests {
    private func findings(_ times: [Int], build: String = "release", clock: String = "virtual") throws -> [Finding] {
        var trace = TraceText(#"{"clock":{"kind":"\#(clock)"},"build":"\#(build)"}"#)
        trace.add("identity created #1 Chart root slot 0")
        for (index, time) in times.enumerated() {
            trace.add("state written w\(index + 1) #1 _points at Chart.swift:7")
            trace.transaction(index + 1, "action Load") { trace in
                if index > 0 { trace.add("invalidated #1 _points from w\(index + 1)") }
                trace.run(1, "Chart", "_points", time: time)
            }
        }
        return Analysis(of: [try trace.file()]).findings.filter { $0.rule == "expensive-body" }
    }

    @Test(arguments: [
        (499_999, nil), (500_000, .note), (999_999, .note), (1_000_000, .warning), (16_699_999, .warning), (16_700_000, .error),
    ] as [(Int, Severity?)])
    func theMedianOfThreeRunsDecides(time: Int, severity: Severity?) throws {
        #expect(try findings([time, time, time]).first?.severity == severity)
    }

    @Test func oneLongRunOfManyIsNoFinding() throws {
        #expect(try findings([1000, 1000, 1000, 1000, 9_000_000]) == [])
    }

    @Test func aSingleRunCountsOnlyAboveAPicture() throws {
        #expect(try findings([16_700_000]) == [])
        #expect(try findings([16_700_001]).map(\.severity) == [.error])
        #expect(try findings([1000, 16_700_001]).map(\.severity) == [.error])
    }

    @Test func debugBuildsInRealTimeMayTakeTwiceAsLong() throws {
        let time = 1_500_000
        #expect(try findings([time, time, time], build: "debug", clock: "real").map(\.severity) == [.note])
        #expect(try findings([time, time, time], build: "debug").map(\.severity) == [.warning])
        #expect(try findings([time, time, time], clock: "real").map(\.severity) == [.warning])
    }

    @Test func aLargePartOfAllTimeIsANote() throws {
        #expect(try findings(Array(repeating: 400_000, count: 42)).map(\.severity) == [.note])
        #expect(try findings(Array(repeating: 400_000, count: 41)) == [])
        // One long run makes no large part of many short ones.
        #expect(try findings([90_000_000] + Array(repeating: 100, count: 5)) == [])
    }

    @Test func theFindingHasItsNumbersItsCauseAndItsLongestRunFirst() throws {
        let finding = try #require(try findings([2_000_000, 3_000_000, 4_000_000]).first)
        #expect(finding.count == 3)
        #expect(finding.cost.selfTimeMedian == 3_000_000)
        #expect(finding.cost.selfTimeP95 == 4_000_000)
        #expect(finding.cost.selfTimeMax == 4_000_000)
        #expect(finding.cost.selfTime == 9_000_000)
        #expect(finding.cost.share == 1)
        #expect(finding.culprit == "Chart.body")
        #expect(finding.location == TraceLocation(function: "", file: "Chart.swift", line: 7))
        #expect(finding.message == "its body takes 3 ms (median of 3 runs; 95th percentile 4 ms, longest 4 ms)")
        #expect(
            finding.advice
                == "Move the work out of `Chart.body`: do it once where its data changes (`Chart.points`, written at Chart.swift:7, runs it "
                + "most), keep the result in the model or in state, and let the body read that.")
        // Records 4, 10 and 16 begin the runs; the last one is the longest.
        #expect(finding.records == [16, 10, 4])
    }
}
