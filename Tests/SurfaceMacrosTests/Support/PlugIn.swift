import Foundation

/// The macros' executable, talked to as the compiler does.
final class PlugIn {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init() throws {
        // The executable stands beside the test's.
        let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        process.executableURL = tests.deletingLastPathComponent().appending(path: "SurfaceMacros-tool")
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// Closes the stream and answers the exit status.
    func end() throws -> Int32 {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    func ask(_ message: [String: Any]) throws -> [String: Any] {
        try ask(bytes: JSONSerialization.data(withJSONObject: message))
    }

    func ask(bytes body: Data) throws -> [String: Any] {
        var message = Data()
        withUnsafeBytes(of: UInt64(body.count).littleEndian) { message.append(contentsOf: $0) }
        try input.fileHandleForWriting.write(contentsOf: message + body)
        let header = try read(8)
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        return try JSONSerialization.jsonObject(with: read(length)) as? [String: Any] ?? [:]
    }

    private func read(_ count: Int) throws -> Data {
        var data = Data()
        while data.count < count {
            guard let more = try output.fileHandleForReading.read(upToCount: count - data.count), !more.isEmpty else {
                throw CocoaError(.fileReadUnknown)
            }
            data += more
        }
        return data
    }

    struct Expansion: Equatable {
        var source: String?
        var messages: [String]
        var offsets: [Int]
    }

    private func syntax(_ source: String, kind: String = "declaration", offset: Int = 100) -> [String: Any] {
        [
            "kind": kind, "source": source,
            "location": ["fileID": "M/F.swift", "fileName": "/F.swift", "offset": offset, "line": 10, "column": 5],
        ]
    }

    func preview(_ source: String, type: String = "PreviewMacro") throws -> Expansion {
        try expansion(
            ask([
                "expandFreestandingMacro": [
                    "macro": ["moduleName": "SurfaceMacros", "typeName": type, "name": "Preview"], "macroRole": "declaration",
                    "discriminator": "$s1M0X_", "syntax": syntax(source, kind: "expression"), "lexicalContext": [],
                ]
            ]))
    }

    func entry(_ source: String, in parent: String? = "extension EnvironmentValues {}", role: String = "accessor") throws
        -> Expansion
    {
        var body: [String: Any] = [
            "macro": ["moduleName": "SurfaceMacros", "typeName": "EntryMacro", "name": "Entry"], "macroRole": role,
            "discriminator": "$s1M0X_", "attributeSyntax": syntax(" @Entry", kind: "attribute", offset: 90),
            "declSyntax": syntax(source), "lexicalContext": [],
        ]
        if let parent { body["parentDeclSyntax"] = syntax(parent) }
        return try expansion(ask(["expandAttachedMacro": body]))
    }

    func model(_ source: String, type: String = "ModelMacro", role: String) throws -> Expansion {
        try expansion(
            ask([
                "expandAttachedMacro": [
                    "macro": ["moduleName": "SurfaceMacros", "typeName": type, "name": "Model"], "macroRole": role,
                    "discriminator": "$s1M0X_", "attributeSyntax": syntax("@Model", kind: "attribute", offset: 90),
                    "declSyntax": syntax(source), "extendedTypeSyntax": syntax(" Item ", kind: "type"),
                    "conformanceListSyntax": syntax("Observable, PersistentModel"), "lexicalContext": [],
                ]
            ]))
    }

    func expansion(_ answer: [String: Any]) throws -> Expansion {
        let result = answer["expandMacroResult"] as? [String: Any] ?? [:]
        let diagnostics = result["diagnostics"] as? [[String: Any]] ?? []
        return Expansion(
            source: result["expandedSource"] as? String,
            messages: diagnostics.map { $0["message"] as? String ?? "" },
            offsets: diagnostics.map { ($0["position"] as? [String: Any])?["offset"] as? Int ?? -1 })
    }
}
