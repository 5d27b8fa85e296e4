import Foundation

/// One API of SwiftUI's, as `Tests/Fixtures/Surface/surface.tsv` lists it.
struct SurfaceEntry {
    /// What it belongs to, as `Stacks and grids`.
    var area: String
    /// The name with its type and labels, as `View.blur(radius:opaque:)`.
    var name: String
    /// An expression that uses it; nil where the name says it all.
    var example: String?
    /// The line in the list, from 1.
    var line: Int

    /// All entries in the order of the list.
    static func all() throws -> [SurfaceEntry] {
        var entries: [SurfaceEntry] = []
        var area = ""
        for (index, line) in try String(contentsOf: list, encoding: .utf8).components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("# ") {
                area = String(line.dropFirst(2))
            } else if !line.isEmpty {
                let fields = line.components(separatedBy: "\t")
                entries.append(
                    SurfaceEntry(area: area, name: fields[0], example: fields.count > 1 ? fields[1] : nil, line: index + 1))
            }
        }
        return entries
    }

    static let list = ConformancePage.root.appendingPathComponent("Tests/Fixtures/Surface/surface.tsv")

    /// A declaration that compiles exactly where the API is there.
    var declaration: String {
        if let example {
            // Macros that declare something stand at file scope.
            if example.hasPrefix("{ #") { return String(example.dropFirst(2).dropLast(2)) }
            return "@MainActor func example\(line)() { _ = \(example) }"
        }
        if name.hasPrefix("EnvironmentValues.") { return "@MainActor func example\(line)() { _ = \\\(name) }" }
        return "extension \(name) {}"
    }
}
