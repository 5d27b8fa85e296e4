/// How names, numbers and times are put into sentences.
package enum Wording {
    /// A name from a trace as a code span. Names are untrusted: back-ticks in them would end the span, control characters the line.
    package static func code(_ name: String) -> String { "`\(name.replacing("`", with: "'"))`" }

    /// `1 run`, `2 runs`.
    package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
    }

    /// A number with commas between groups of three digits.
    package static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return number < 0 ? "-" + text : text
    }

    /// Nanoseconds in the unit that needs the fewest digits: `420 ns`, `8.1 µs`, `16.7 ms`, `2.50 s`.
    package static func time(_ nanoseconds: Int64) -> String {
        let units: [(Double, String)] = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
        for (size, unit) in units where Double(nanoseconds) >= size * 0.9995 {
            let value = Double(nanoseconds) / size
            return "\(decimal(value, digits: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)) \(unit)"
        }
        return "\(nanoseconds) ns"
    }

    /// A part from 0 to 1 in per cent: `37 %`, `under 1 %`.
    package static func percent(_ share: Double) -> String {
        if share > 0, share < 0.01 { return "under 1 %" }
        if share > 0.99, share < 1 { return "over 99 %" }
        return "\(decimal(share * 100, digits: 0)) %"
    }

    /// A number rounded to some digits after the point, of which trailing zeros stay away.
    package static func decimal(_ value: Double, digits: Int) -> String {
        guard value.isFinite, value.magnitude < 1e15 else { return String(value) }
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let scaled = (value.magnitude * scale).rounded()
        let whole = Int((scaled / scale).rounded(.down))
        var fraction = String(Int(scaled) - whole * Int(scale))
        fraction = String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        let sign = value < 0 && scaled > 0 ? "-" : ""
        return sign + grouped(whole) + (digits > 0 && !fraction.isEmpty ? "." + fraction : "")
    }

    /// `a`, `a and b`, `a, b and c`.
    package static func list(_ items: [String]) -> String {
        guard items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + items[items.count - 1]
    }
}
