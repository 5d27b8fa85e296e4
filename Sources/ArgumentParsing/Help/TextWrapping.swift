/// Breaks text into lines of limited width.
package enum TextWrapping {
    /// The width of help pages.
    package static let width = 80

    /// Paragraphs wrapped at blanks, each line indented; empty lines stay, and so do lines that start with a blank.
    ///
    /// A word that is longer than a line gets a line of its own.
    package static func wrap(_ text: String, width: Int = width, indent: Int = 0) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if paragraph.first == " " {
                lines.append(margin + paragraph)
                continue
            }
            var line = ""
            for word in paragraph.split(separator: " ") {
                if line.isEmpty {
                    line = String(word)
                } else if indent + line.count + 1 + word.count <= width {
                    line += " " + word
                } else {
                    lines.append(margin + line)
                    line = String(word)
                }
            }
            lines.append(line.isEmpty ? "" : margin + line)
        }
        return lines.joined(separator: "\n")
    }
}
