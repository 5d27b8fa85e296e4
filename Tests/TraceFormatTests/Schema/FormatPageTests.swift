import Foundation
import Testing
import TraceFormat

/// The page that documents the format says what the code does.
@Suite struct FormatPageTests {
    private static let lines: [String] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = root.appending(path: "Sources/TraceFormat/TraceFormat.docc/Format.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }()

    /// `relatedWrite` as `related write`.
    private func words(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }

    @Test func everyTagStandsThereWithItsFields() {
        for tag in EventSchema.current.tags {
            let fields = tag.fields.map { "\($0.name) \(words("\($0.type)"))" }.joined(separator: ", ")
            let row = Self.lines.first { $0.hasPrefix("| \(tag.tag) | \(tag.name) |") }?.replacing(" (0, 1)", with: "")
            #expect(row?.hasPrefix("| \(tag.tag) | \(tag.name) | \(fields)") == true, "tag \(tag.tag): \(row ?? "missing")")
        }
    }

    @Test func everyFieldTypeAndBlockTypeStandsThere() {
        for type in FieldType.allCases {
            #expect(Self.lines.contains { $0.hasPrefix("| \(type.rawValue) | \(words("\(type)")) | ") }, "\(type)")
        }
        for type in BlockType.allCases {
            #expect(Self.lines.contains { $0.hasPrefix("| \(type.rawValue) | \(words("\(type)")) | ") }, "\(type)")
        }
    }

    @Test func everyCaseOfEveryEnumerationStandsThere() {
        func check<Code: CaseIterable & RawRepresentable<UInt8>>(_ name: String, _: Code.Type) {
            let cases = Code.allCases.map { "\($0.rawValue) \($0)" }.joined(separator: ", ")
            #expect(Self.lines.contains("| \(name) | \(cases) |"), "\(name): \(cases)")
        }
        check("kind of type", TypeKind.self)
        check("cause", CauseKind.self)
        check("kind of identity", IdentityKind.self)
        check("why removed", RemovalReason.self)
        check("kind of state", StateKind.self)
        check("kind of warning", WarningKind.self)
        check("kind of mismatch", EqualityMismatch.self)
        check("kind of note", PlaceNoteKind.self)
        check("kind of cost", CostNoteKind.self)
    }
}
