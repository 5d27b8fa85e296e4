import Foundation

/// A figure with three digits at least, and no more than it deserves.
func figure(_ value: Double) -> String {
    if value >= 100 { return String(format: "%.0f", value) }
    return String(format: value >= 10 ? "%.1f" : "%.2f", value)
}

/// Texts in columns: the first to the left, the others to the right.
func line(_ texts: [String], widths: [Int]) -> String {
    zip(texts, widths).enumerated().map { index, pair in
        let (text, width) = pair
        let blanks = String(repeating: " ", count: max(0, width - text.count))
        return index == 0 ? text + blanks : blanks + text
    }.joined()
}
