import Foundation

/// The documentation's page of all cases, made from the suite.
enum ConformancePage {
    /// Where the page stands in the package.
    static let path = "Sources/ViewRuntime/ViewRuntime.docc/Conformance.md"

    static var url: URL { root.appendingPathComponent(path) }

    /// The package's folder.
    static let root: URL = {
        // Tests/ConformanceTests/Support/ConformancePage.swift
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root
    }()

    static var text: String {
        let cases = Conformance.chapters.flatMap(\.cases)
        var lines = [
            "# Conformance", "",
            "How the runtime stands to SwiftUI's behaviour, case by case.", "",
            "## Overview", "",
            "Each row is a test of the suite `ConformanceTests`, from which this page is made; `scripts/conformance` makes it anew. A number "
                + "stands for one behaviour of SwiftUI, with as many rows as there are checks of it. *Conforms under* names the profile or the "
                + "switch of it under which SwiftUI behaves so; see <doc:Profiles>.", "",
            "| status | rows | numbers |", "| --- | --- | --- |",
        ]
        for kind in Kind.allCases {
            let rows = cases.filter { Kind($0.status) == kind }
            lines.append("| \(kind.rawValue) | \(rows.count) | \(Set(rows.map(\.id)).count) |")
        }
        lines.append("| all | \(cases.count) | \(Set(cases.map(\.id)).count) |")
        for chapter in Conformance.chapters {
            lines += ["", "### \(chapter.title)", "", "| case | what holds | status |", "| --- | --- | --- |"]
            lines += chapter.cases.map { "| \($0.id) | \(escaped($0.title)) | \(words($0.status)) |" }
        }
        lines += ["", "### Numbers without a case", "", "| case | why |", "| --- | --- |"]
        lines += Conformance.absent.sorted { $0.key < $1.key }.map { "| C\($0.key) | \(escaped($0.value)) |" }
        return lines.joined(separator: "\n") + "\n"
    }

    private enum Kind: String, CaseIterable {
        case conforms, conformsUnder = "conforms under another profile", deviates, notApplicable = "not applicable"

        init(_ status: ConformanceCase.Status) {
            switch status {
            case .conforms: self = .conforms
            case .conformsUnder: self = .conformsUnder
            case .deviates: self = .deviates
            case .notApplicable: self = .notApplicable
            }
        }
    }

    private static func words(_ status: ConformanceCase.Status) -> String {
        switch status {
        case .conforms: "conforms"
        case .conformsUnder(let profile): "conforms under `\(profile)`"
        case .deviates(let reason): "deviates: \(escaped(reason))"
        case .notApplicable(let reason): "not applicable: \(escaped(reason))"
        }
    }

    /// The text as it is to be read: outside of code spans, nothing in it is markup.
    static func escaped(_ text: String) -> String {
        var result = ""
        var isCode = false
        for character in text {
            switch character {
            case "`":
                isCode.toggle()
                result.append(character)
            case "|": result += "\\|"
            case "\\", "*", "_", "<", "[", "]", "&": result += isCode ? String(character) : "\\" + String(character)
            default: result.append(character)
            }
        }
        return result
    }
}
