/// The constraints that SARIF 2.1.0 states in words and in its schema, for the parts that are written: required properties, words of
/// enumerations, indices that lead somewhere, and URIs that are relative to a base that exists.
enum SARIFConstraints {
    static func faults(of document: [String: Any]) -> [String] {
        var faults: [String] = []
        if document["version"] as? String != "2.1.0" { faults.append("version") }
        if document["$schema"] as? String == nil { faults.append("$schema") }
        guard let runs = document["runs"] as? [[String: Any]] else { return faults + ["runs"] }
        for run in runs { faults += Self.faults(ofRun: run) }
        return faults
    }

    private static func faults(ofRun run: [String: Any]) -> [String] {
        var faults: [String] = []
        guard let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any], driver["name"] as? String != nil else {
            return ["tool.driver.name"]
        }
        let rules = driver["rules"] as? [[String: Any]] ?? []
        let ids = rules.compactMap { $0["id"] as? String }
        if ids.count != rules.count || Set(ids).count != ids.count { faults.append("rule ids") }
        for rule in rules {
            for key in ["shortDescription", "fullDescription", "help"] where text(rule[key]) == nil { faults.append("rule \(key)") }
            if !isLevel((rule["defaultConfiguration"] as? [String: Any])?["level"]) { faults.append("rule level") }
        }
        if !["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"] as? String ?? "") { faults.append("columnKind") }
        let bases = run["originalUriBaseIds"] as? [String: Any] ?? [:]
        for result in run["results"] as? [[String: Any]] ?? [] { faults += Self.faults(ofResult: result, ids, bases) }
        for invocation in run["invocations"] as? [[String: Any]] ?? [] {
            if invocation["executionSuccessful"] as? Bool == nil { faults.append("executionSuccessful") }
            for note in invocation["toolExecutionNotifications"] as? [[String: Any]] ?? [] {
                if text(note["message"]) == nil || !isLevel(note["level"]) { faults.append("notification") }
            }
        }
        return faults
    }

    private static func faults(ofResult result: [String: Any], _ ids: [String], _ bases: [String: Any]) -> [String] {
        var faults: [String] = []
        if text(result["message"])?.isEmpty ?? true { faults.append("message") }
        if !isLevel(result["level"]) { faults.append("level") }
        let index = result["ruleIndex"] as? Int ?? -1
        if !ids.indices.contains(index) || ids[index] != result["ruleId"] as? String { faults.append("ruleIndex") }
        if (result["occurrenceCount"] as? Int ?? 1) < 1 { faults.append("occurrenceCount") }
        if let prints = result["partialFingerprints"], !(prints is [String: String]) { faults.append("partialFingerprints") }
        for suppression in result["suppressions"] as? [[String: Any]] ?? [] {
            if !["inSource", "external"].contains(suppression["kind"] as? String ?? "") { faults.append("suppression") }
        }
        for location in result["locations"] as? [[String: Any]] ?? [] { faults += Self.faults(ofLocation: location, bases) }
        for flow in result["codeFlows"] as? [[String: Any]] ?? [] {
            let threads = flow["threadFlows"] as? [[String: Any]] ?? []
            if threads.isEmpty { faults.append("threadFlows") }
            for thread in threads {
                let steps = thread["locations"] as? [[String: Any]] ?? []
                if steps.isEmpty { faults.append("threadFlow locations") }
                for step in steps { faults += Self.faults(ofLocation: step["location"] as? [String: Any] ?? [:], bases) }
            }
        }
        return faults
    }

    private static func faults(ofLocation location: [String: Any], _ bases: [String: Any]) -> [String] {
        guard let physical = location["physicalLocation"] as? [String: Any] else { return [] }
        guard let artifact = physical["artifactLocation"] as? [String: Any], let uri = artifact["uri"] as? String else { return ["uri"] }
        var faults: [String] = []
        let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/%+:")
        if !uri.allSatisfy(allowed.contains) || uri.isEmpty { faults.append("uri \(uri)") }
        if let base = artifact["uriBaseId"] as? String, bases[base] == nil || uri.hasPrefix("/") { faults.append("uriBaseId \(base)") }
        if let region = physical["region"] as? [String: Int], (region["startLine"] ?? 0) < 1 || (region["startColumn"] ?? 1) < 1 {
            faults.append("region")
        }
        return faults
    }

    private static func text(_ message: Any?) -> String? { (message as? [String: Any])?["text"] as? String }

    private static func isLevel(_ level: Any?) -> Bool { ["none", "note", "warning", "error"].contains(level as? String ?? "") }
}
