import Foundation
import Testing
import TraceAnalysis
import TraceReader
import TraceReport

@Suite struct JSONReportTests {
    private func report(_ file: TraceFile) throws -> [String: Any] {
        let data = Data(JSONReport(Analysis(of: [file])).text.utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func theKeysAreThoseOfTheDocumentation() throws {
        let report = try report(ShopTrace.file())
        #expect(
            Set(report.keys) == [
                "schemaVersion", "trace", "measured", "views", "culprits", "findings", "rulesNotRun", "notEvaluated", "waived", "import",
            ])
        #expect(report["schemaVersion"] as? Int == 1)
        #expect(report["import"] is NSNull)
        #expect(report["measured"] as? [String: Int] == ["tests": 1, "steps": 1, "views": 3, "bodies": 28])
        let view = try #require((report["views"] as? [[String: Any]])?.first)
        #expect(
            Set(view.keys) == [
                "view", "bodies", "unchangedBodies", "instances", "selfTimeTotal", "selfTimeMedian", "selfTimeP95", "selfTimeMax",
                "inclusiveTimeTotal",
            ])
        #expect(view["view"] as? String == "Chart")
        #expect(view["selfTimeTotal"] as? Int == 14_000_000)
        #expect(["selfTimeMedian", "selfTimeP95", "selfTimeMax"].map { view[$0] as? Int } == [2_000_000, 2_000_000, 2_000_000])
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["duplicate-id", "expensive-body", "unchanged-body-update"])
        #expect(findings.map { $0["severity"] as? String } == ["error", "warning", "warning"])
        #expect(findings.map { $0["count"] as? Int } == [1, 7, 12])
        let culprit = try #require((report["culprits"] as? [[String: Any]])?.first)
        #expect(culprit["culprit"] as? String == "Cart.total")
        #expect(culprit["efficiency"] as? Double == 0.5)
    }

    @Test func whatWasNotMeasuredIsNull() throws {
        let report = try report(
            TraceNotation.parse(
                """
                metadata {"clock":{"kind":"ordinal"},"importedFrom":"print-changes"}
                1ns body began #1 Row [@self]
                1ns body ended #1 changed
                2ns other logged hello
                """))
        let view = try #require((report["views"] as? [[String: Any]])?.first)
        #expect(view["unchangedBodies"] is NSNull)
        #expect(view["selfTimeTotal"] is NSNull && view["selfTimeMax"] is NSNull && view["inclusiveTimeTotal"] is NSNull)
        #expect((report["rulesNotRun"] as? [[String: String]])?.map(\.["rule"]) == [
                "ignored-equality", "unstable-environment-value", "destination-reevaluation", "uncomparable-input", "unstable-binding", "unused-dependency", "redundant-first-pass",
                "unchanged-write", "storage-key-amplification", "environment-fanout", "row-broadcast", "coarse-observation", "broad-input",
                "wide-read-set", "unchanged-body-update", "near-environment", "equatable-opportunity", "lossy-equality", "costly-equality", "hidden-layout-priority",
                "blocking-body", "expensive-initial-value", "expensive-body-on-fast-state", "expensive-body", "expensive-action", "long-update", "expensive-collection-ids",
            ])
    }

    @Test func apisWithoutEffectComeWithTheViewsThatUseThem() throws {
        let report = try report(TraceNotation.parse(InertTrace.text))
        let apis = try #require(report["notEvaluated"] as? [[String: Any]])
        #expect(apis.map { $0["api"] as? String } == ["blur(radius:opaque:)", "help(_:)"])
        #expect(apis.map { $0["views"] as? [String] } == [["Card", "Row"], []])
    }

    @Test func theSameTracesGiveTheSameText() throws {
        let one = JSONReport(Analysis(of: [try ShopTrace.file()])).text
        let other = JSONReport(Analysis(of: [try ShopTrace.file()])).text
        #expect(one == other)
        #expect(one.hasSuffix("}\n"))
    }
}
