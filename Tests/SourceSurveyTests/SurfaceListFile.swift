import Foundation

import SourceSurvey

/// The list of SwiftUI's API as it is made from the documentation's page, and the types of the frameworks beside it.
enum SurfaceListFile {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let path = "Sources/SourceSurvey/Known/SurfaceList.swift"
    static let page = "Sources/ViewRuntime/ViewRuntime.docc/Surface.md"

    static func text() throws -> String {
        """
        // Made by scripts/surface from \(page) and the sources of the frameworks. Not to be edited.

        /// Each API with its status: evaluated, inert, absent.
        package let surfaceList = #\"""
        \(try rows().joined(separator: "\n"))
        \"""#

        /// The types that are here of those whose names begin as frameworks' do.
        package let knownTypes: Set<String> = Set(
            \"""
            \(try types().joined(separator: "\n    "))
            \""".split(separator: "\\n").map(String.init))

        """
    }

    /// The page's rows as `KnownAPI` reads them.
    private static func rows() throws -> [String] {
        try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8).components(separatedBy: "\n").compactMap { line in
            guard line.hasPrefix("| `"), let end = line.range(of: "` | ") else { return nil }
            let name = line[line.index(line.startIndex, offsetBy: 3)..<end.lowerBound]
            let status = line[end.upperBound...].dropLast(2)
            if status.hasPrefix("inert: ") { return "i\t\(name)\t\(status.dropFirst(7).replacing("`", with: ""))" }
            return "\(status.prefix(1))\t\(name)"
        }
    }

    private static func types() throws -> [String] {
        var names: Set<String> = []
        let folders = ["ViewRuntime", "PlatformNames"] + KnownModules.own.subtracting(["ViewRuntime", "Combine"]).sorted().filter { !$0.hasPrefix("Trace") }
        for folder in folders {
            guard let files = FileManager.default.enumerator(at: root.appendingPathComponent("Sources/\(folder)"), includingPropertiesForKeys: nil)
            else { continue }
            while let file = files.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                let bytes = try Data(contentsOf: file)
                // Constants and functions of C frameworks begin as their types do.
                for constant in String(decoding: bytes, as: UTF8.self).matches(of: /(?m)^public (?:let|var|func) ([A-Z]\w+)/)
                where !KnownModules.frameworks(ofType: String(constant.1)).isEmpty {
                    names.insert(String(constant.1))
                }
                let tokens = SourceLexer.tokens(of: Array(bytes))
                for mark in SourceScan(tokens, known: KnownAPI(list: "")).types where !KnownModules.frameworks(ofType: mark.name).isEmpty {
                    names.insert(mark.name)
                }
            }
        }
        return names.sorted()
    }
}
