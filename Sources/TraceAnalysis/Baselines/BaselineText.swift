/// The text of a baseline, and how it is read back.
enum BaselineText {
    /// The version of this notation.
    static let format = 1

    private static let head = """
        # ViewTrace baseline: how often bodies ran, by test, step and view.
        # Columns: body runs, runs whose output was unchanged, view.
        # 'tracectl check TRACE --baseline FILE' compares with it, '--write-baseline FILE' writes it anew.

        """

    /// What stands for a count or a condition that is not known.
    private static let unknown = "-"

    static func text(of baseline: Baseline) -> String {
        var text = head + "\n" + field("format", String(format))
        for (key, value) in zip(Baseline.Conditions.keys, baseline.conditions.values) { text += field(key, value ?? unknown) }
        var last: Baseline.Place?
        for entry in baseline.entries {
            let place = entry.place
            if last == nil || last?.test != place.test {
                text += "\n" + (place.test.map { "test \(escaped($0))\n" } ?? "outside tests\n")
                last = nil
            }
            if last == nil || last?.step != place.step { text += place.step.map { "step \(escaped($0))\n" } ?? "outside steps\n" }
            last = place
            text += line(of: entry) + "\n"
        }
        return text
    }

    /// The line of one view's counts.
    static func line(of entry: Baseline.Entry) -> String {
        "\(column(String(entry.bodies))) \(column(entry.unchangedBodies.map { String($0) } ?? unknown))  \(escaped(entry.place.view))"
    }

    private static func column(_ text: String) -> String { String(repeating: " ", count: max(0, 8 - text.count)) + text }

    private static func field(_ key: String, _ value: String) -> String {
        "\(key)\(String(repeating: " ", count: max(1, 9 - key.count)))\(escaped(value))\n"
    }

    /// Names are whatever a trace says: what would end a line stands as an escape.
    private static func escaped(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        // A space at an end would be lost.
        if text.last == " " { text = text.dropLast() + "\\u{20}" }
        return text.first == " " ? "\\u{20}" + text.dropFirst() : text
    }

    private static func unescaped(_ text: Substring) -> String? {
        guard text.contains("\\") else { return String(text) }
        var result = ""
        var rest = text
        while let next = rest.popFirst() {
            guard next == "\\" else {
                result.append(next)
                continue
            }
            if rest.first == "\\" {
                rest.removeFirst()
                result.append("\\")
            } else if rest.hasPrefix("u{"), let close = rest.firstIndex(of: "}"),
                let value = UInt32(rest[rest.index(rest.startIndex, offsetBy: 2)..<close], radix: 16), let scalar = Unicode.Scalar(value)
            {
                result.unicodeScalars.append(scalar)
                rest = rest[rest.index(after: close)...]
            } else {
                return nil
            }
        }
        return result
    }

    // MARK: Reading

    /// Reads a baseline. Throws `faultyBaseline` with the line.
    static func read(_ text: String, path: String) throws(TraceAnalysisError) -> Baseline {
        var conditions = Baseline.Conditions()
        var fields: Set<String> = []
        var entries: [Baseline.Entry] = []
        var seen: Set<Baseline.Place> = []
        var test: String??
        var step: String??
        func fault(_ line: Int, _ reason: String) -> TraceAnalysisError { .faultyBaseline(path: path, line: line, reason: reason) }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            guard let rest = unescaped(words.count > 1 ? words[1].drop { $0 == " " } : "") else {
                throw fault(number, "a backslash stands before another one or 'u{…}'; write '\\\\' for one in a name")
            }
            let value = rest == unknown ? nil : rest
            switch first {
            case "format":
                guard rest == String(format) else {
                    throw fault(number, "is in format '\(rest)', this tracectl reads \(format); write it anew with '--write-baseline'")
                }
            case "build": conditions.build = value
            case "swift": conditions.swift = value
            case "profile": conditions.profile = value
            case "test":
                (test, step) = (.some(rest), nil)
                continue
            case "outside" where rest == "tests":
                (test, step) = (.some(nil), nil)
                continue
            case "outside" where rest == "steps":
                step = .some(nil)
                continue
            case "step":
                guard test != nil else { throw fault(number, "a step stands below a test: 'test NAME' or 'outside tests'") }
                step = .some(rest)
                continue
            default:
                guard let test, let step else { throw fault(number, "counts stand below 'test NAME' and 'step NAME' or 'outside steps'") }
                let entry = try counts(line, test, step, number, fault)
                guard seen.insert(entry.place).inserted else {
                    throw fault(number, "\(entry.place.view) stands twice in this step; keep one line")
                }
                entries.append(entry)
                continue
            }
            guard fields.insert(String(first)).inserted else { throw fault(number, "'\(first)' stands twice; keep one line") }
        }
        for key in ["format"] + Baseline.Conditions.keys where !fields.contains(key) {
            throw fault(1, "does not say '\(key)'; write the baseline anew with '--write-baseline'")
        }
        return Baseline(conditions: conditions, entries: entries.sorted { $0.place < $1.place })
    }

    private static func counts(
        _ line: Substring, _ test: String?, _ step: String?, _ number: Int, _ fault: (Int, String) -> TraceAnalysisError
    ) throws(TraceAnalysisError) -> Baseline.Entry {
        let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
        guard words.count == 3, let bodies = Int(words[0]), bodies >= 0 else {
            throw fault(number, "is '\(line.prefix(80))'; a line has two counts and a view, as '12 11 ProductRow'")
        }
        let unchanged = words[1] == unknown ? nil : Int(words[1])
        guard words[1] == unknown || (unchanged.map { $0 >= 0 && $0 <= bodies } ?? false) else {
            throw fault(number, "'\(words[1])' is no count from 0 to \(bodies), nor '\(unknown)'")
        }
        guard let view = unescaped(words[2].drop { $0 == " " }) else {
            throw fault(number, "a backslash stands before another one or 'u{…}'; write '\\\\' for one in a name")
        }
        return Baseline.Entry(
            place: Baseline.Place(test: test, step: step, view: view), bodies: bodies, unchangedBodies: unchanged, line: number)
    }
}
