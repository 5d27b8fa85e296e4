import TraceAnalysis

/// Lines of a failure's text, 80 columns wide.
enum FailureText {
    /// Less the two columns by which Swift Testing indents them.
    private static let width = 78

    /// `title: text`, its further lines indented below it.
    static func paragraph(_ title: String, _ text: String) -> String { wrapped("  \(title): \(text)", indent: 6) }

    /// A line, broken between words where it is too long; what follows is indented.
    static func wrapped(_ text: String, indent: Int) -> String {
        var lines: [String] = []
        var line = ""
        var isFirst = true
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if line.count + word.count + 1 > width, line.contains(where: { $0 != " " }) {
                lines.append(line)
                line = String(repeating: " ", count: indent) + word
            } else {
                line += (isFirst ? "" : " ") + word
            }
            isFirst = false
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// Chains of causes, each in one sentence and then link by link; each write to blame once.
    static func causes(_ causes: some Sequence<CountedChain>) -> [String] {
        var blamed: Set<String> = []
        return causes.flatMap { chain in
            let lines = cause(chain)
            guard chain.chain.write != nil, let blame = lines.last, !blamed.insert(blame).inserted else { return lines }
            return lines.dropLast()
        }
    }

    /// A chain of causes: in one sentence, then link by link, then the write to blame.
    static func cause(_ cause: CountedChain) -> [String] {
        var lines = [paragraph("cause", cause.sentence)]
        for (index, link) in cause.chain.links.reversed().enumerated() {
            lines.append(wrapped("      \(index == 0 ? "" : "→ ")\(link)", indent: 10))
        }
        if let write = cause.chain.write {
            lines.append(paragraph("blame", "the write to \(write.name)" + (write.location.map { " at \($0.long)" } ?? "")))
        }
        return lines
    }
}
