extension ImportSummary: CustomStringConvertible {
    /// `12 body runs of 3 types and 1 runtime warning in 20 lines; 4 lines were not understood and are kept as other log`.
    public var description: String {
        guard understood > 0 else {
            return "none of \(Self.count(lines, "line")) is one that _printChanges() prints or a runtime warning of SwiftUI's; "
                + "such a line looks like this: CartRow: @self, _count changed."
        }
        var text = "\(Self.count(bodies, "body run")) of \(Self.count(types, "type"))"
        if warnings > 0 { text += " and \(Self.count(warnings, "runtime warning"))" }
        text += " in \(Self.count(lines, "line"))"
        if notUnderstood > 0 {
            text += "; \(Self.count(notUnderstood, "line")) \(notUnderstood == 1 ? "is" : "are") none of these and kept as other log"
        }
        return text
    }

    /// What went wrong with single lines, a sentence each.
    public var warningLines: [String] {
        var lines: [String] = []
        if cut > 0 { lines.append("\(Self.count(cut, "line")) longer than 64 KiB; the beginning of each is kept as other log") }
        if invalidText > 0 { lines.append("\(Self.count(invalidText, "line")) with bytes that are not UTF-8; these were replaced") }
        if notKept > 0 { lines.append("\(Self.count(notKept, "line")) counted and not kept, since there are too many different ones") }
        return lines
    }

    private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
