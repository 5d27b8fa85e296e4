import Foundation
import TraceAnalysis
import TraceReader

/// The findings as SARIF 2.1.0, for code scanning: rules with their pages, results with places, chains and stable fingerprints.
///
/// Findings that a waiver accepts are results with a suppression. GitHub takes 5,000 results of a run: the worst come first, and a
/// notification says how many are left out.
package struct SARIFReport {
    /// Results of one run that are written.
    package static let limit = 5000

    private let analysis: Analysis
    private let root: String
    private let showsNotes: Bool

    /// - Parameter root: the repository's folder, to which paths are made relative.
    package init(_ analysis: Analysis, root: String, showsNotes: Bool = true) {
        self.analysis = analysis
        self.root = root
        self.showsNotes = showsNotes
    }

    /// The document, keys sorted, with a line end at its end.
    package var text: String {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts, numbers, lists and dictionaries of them are JSON.
        guard let data = try? JSONSerialization.data(withJSONObject: document, options: options) else {
            preconditionFailure("a report holds a value that JSON has not")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private var document: [String: Any] {
        [
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0", "runs": [run],
        ]
    }

    private var run: [String: Any] {
        let pages = RuleRegistry.pages
        let indices = Dictionary(uniqueKeysWithValues: pages.enumerated().map { ($0.element.id, $0.offset) })
        var fingerprints = Fingerprints()
        let shown = analysis.findings.filter { showsNotes || $0.severity > .note }
        var results = shown.prefix(Self.limit).map { result($0, indices, &fingerprints) }
        for waived in analysis.waived.prefix(Self.limit - results.count) {
            var found = result(waived.finding, indices, &fingerprints)
            found["suppressions"] = [
                ["kind": "external", "status": "accepted", "justification": "\(waived.waiver.reason) (until \(waived.waiver.until))"]
            ]
            results.append(found)
        }
        let left = shown.count + analysis.waived.count - results.count
        let version = ToolVersion.current
        return [
            "tool": [
                "driver": [
                    "name": "ViewTrace", "version": version, "semanticVersion": version,
                    "rules": pages.map(rule),
                ] as [String: Any]
            ],
            "automationDetails": ["id": "viewtrace/"],
            "columnKind": "unicodeCodePoints",
            "originalUriBaseIds": ["SRCROOT": ["description": ["text": "The repository's folder."]]],
            "invocations": [invocation(left: left)],
            "results": results,
        ]
    }

    private func invocation(left: Int) -> [String: Any] {
        var notes: [[String: Any]] = analysis.rulesNotRun.map { rule in
            ["level": "note", "message": ["text": "\(rule.rule) did not run: \(rule.reason)"], "associatedRule": ["id": rule.rule]]
        }
        if left > 0 {
            notes.append([
                "level": "warning",
                "message": ["text": "\(Wording.count(left, "result")) left out: \(Wording.grouped(Self.limit)) are taken, the worst first"],
            ])
        }
        return ["executionSuccessful": true, "toolExecutionNotifications": notes]
    }

    private func rule(_ page: RulePage) -> [String: Any] {
        let thresholds = page.thresholds.map { "- \($0)" }.joined(separator: "\n")
        let plain = "\(page.meaning)\n\nEvidence: \(page.evidence)\n\nThresholds:\n\(thresholds)\n\nThis triggers it:\n\(page.example)\n\nThis does not:\n\(page.repaired)"
        let markdown = "\(page.meaning)\n\n**Evidence.** \(page.evidence)\n\n**Thresholds**\n\n\(thresholds)\n\n**This triggers it**\n\n```swift\n\(page.example)\n```\n\n**This does not**\n\n```swift\n\(page.repaired)\n```\n"
        let severities = Severity.allCases.reversed().filter { page.severity.contains($0.rawValue) }
        return [
            "id": page.id,
            "name": page.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(),
            "shortDescription": ["text": page.title], "fullDescription": ["text": page.meaning],
            "help": ["text": plain, "markdown": markdown],
            "defaultConfiguration": ["level": (severities.first ?? .warning).rawValue],
            "properties": ["tags": ["swiftui", "performance"]],
        ]
    }

    // MARK: Results

    private func result(_ finding: Finding, _ indices: [String: Int], _ fingerprints: inout Fingerprints) -> [String: Any] {
        var found: [String: Any] = [
            "ruleId": finding.rule, "level": finding.severity.rawValue,
            "message": ["text": "\(finding.view.map { "\(Escaping.text($0)): " } ?? "")\(Escaping.text(finding.message)). \(Escaping.text(finding.advice))"],
            "partialFingerprints": ["viewTraceFinding/v1": fingerprints.fingerprint(of: finding)],
            "occurrenceCount": max(1, finding.count),
        ]
        if let index = indices[finding.rule] { found["ruleIndex"] = index }
        var location: [String: Any] = [:]
        if let place = finding.location, let physical = physical(place) { location["physicalLocation"] = physical }
        if let view = finding.view {
            location["logicalLocations"] = [["name": view, "fullyQualifiedName": finding.identityPath ?? view, "kind": "type"]]
        }
        if !location.isEmpty { found["locations"] = [location] }
        if let flow = finding.causes.first.map(codeFlow) { found["codeFlows"] = [flow] }
        return found
    }

    private func physical(_ place: TraceLocation) -> [String: Any]? {
        guard !place.file.isEmpty, place.line > 0 else { return nil }
        let path = SourcePath(place.file, root: root)
        var artifact: [String: Any] = ["uri": path.uri]
        if path.isRelative { artifact["uriBaseId"] = "SRCROOT" }
        var region: [String: Any] = ["startLine": Int(place.line)]
        if place.column > 0 { region["startColumn"] = Int(place.column) }
        return ["artifactLocation": artifact, "region": region]
    }

    /// The chain in the order of events: what started it, the write, the bodies.
    private func codeFlow(_ counted: CountedChain) -> [String: Any] {
        let links = counted.chain.links.reversed()
        let steps = links.prefix(Self.links).map { link -> [String: Any] in
            var location: [String: Any] = ["message": ["text": Escaping.text(link.description)]]
            if let physical = link.location.flatMap(physical) { location["physicalLocation"] = physical }
            return ["location": location]
        }
        return ["message": ["text": Escaping.text(counted.sentence) + "."], "threadFlows": [["locations": steps]]]
    }

    /// Links of one chain that are written.
    private static let links = 50
}

/// What tells a finding from others in the next run too: its rule, view, place in the tree and culprit, without any number or id.
private struct Fingerprints {
    private var seen: [String: Int] = [:]

    mutating func fingerprint(of finding: Finding) -> String {
        let parts = [
            finding.rule, finding.view ?? "", Self.general(finding.identityPath ?? ""), Self.withoutNumbers(finding.culprit ?? ""),
            finding.location?.function ?? "",
        ]
        let digest = String(SHA256.hexadecimal(of: Array(parts.joined(separator: "\u{1f}").utf8)).prefix(32))
        let count = seen[digest, default: 0]
        seen[digest] = count + 1
        return count == 0 ? digest : "\(digest)-\(count)"
    }

    /// A path with `*` for each id.
    private static func general(_ path: String) -> String {
        path.replacing(/\[[^\]]*\]/, with: "[*]").replacing(/#id\([^)]*\)/, with: "#id(*)")
    }

    private static func withoutNumbers(_ text: String) -> String {
        text.replacing(/#[0-9a-f]{8}/, with: "#").replacing(/[0-9]+/, with: "0")
    }
}
