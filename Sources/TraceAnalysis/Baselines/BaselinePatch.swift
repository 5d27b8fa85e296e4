/// A patch of a baseline file, as `git apply` and `patch` take it.
struct BaselinePatch {
    /// Lines around a change.
    private static let context = 3

    private let path: String
    private let lines: [String]
    /// By line, from 0: the line that stands there afterwards, or nil where none does.
    private var changes: [Int: String?] = [:]

    /// `improvements` are entries of the file with what was measured; nil where nothing ran any more.
    init(_ file: BaselineFile, _ improvements: [(entry: Baseline.Entry, now: Baseline.Entry?)]) {
        path = file.path
        lines = file.lines
        for (entry, now) in improvements where entry.line > 0 {
            changes[entry.line - 1] = .some(now.map { BaselineText.line(of: $0) })
        }
    }

    /// The patch in unified form; nil where nothing changes.
    var text: String? {
        guard !changes.isEmpty else { return nil }
        var text = "--- a/\(path)\n+++ b/\(path)\n"
        var shift = 0
        for hunk in hunks {
            let removed = hunk.count { changes[$0] != nil }
            let added = hunk.count { changes[$0].map { $0 != nil } ?? false }
            let after = hunk.count - removed + added
            // Where nothing is left, the line before the hunk is named.
            text += "@@ -\(hunk.lowerBound + 1),\(hunk.count) +\(after == 0 ? hunk.lowerBound + shift : hunk.lowerBound + 1 + shift),\(after) @@\n"
            for line in hunk { text += self.text(of: line) }
            shift += added - removed
        }
        return text
    }

    /// Ranges of lines with their surroundings; those that touch are one.
    private var hunks: [Range<Int>] {
        // The empty piece behind the last line end is no line.
        let end = lines.last == "" ? lines.count - 1 : lines.count
        var found: [Range<Int>] = []
        for line in changes.keys.sorted() {
            let range = max(0, line - Self.context)..<min(end, line + Self.context + 1)
            if let last = found.last, last.upperBound >= range.lowerBound {
                found[found.count - 1] = last.lowerBound..<range.upperBound
            } else {
                found.append(range)
            }
        }
        return found
    }

    private func text(of line: Int) -> String {
        guard let change = changes[line] else { return " \(lines[line])\n" }
        return "-\(lines[line])\n" + (change.map { "+\($0)\n" } ?? "")
    }
}
