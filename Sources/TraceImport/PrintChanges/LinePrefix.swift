/// What loggers, consoles and CI runners put before a line, one shape at a time.
///
/// The process and the columns of a logger count as such only after a timestamp, the sender only after a process: a line of
/// somebody's own that happens to hold brackets is left alone.
struct LinePrefix {
    private enum Stage: Int { case start, timestamp, process, sender, category, label }
    private var stage = Stage.start

    /// What stands after the next prefix, or nil if there is none that may follow those already taken.
    mutating func strip(_ line: Bytes) -> Bytes? {
        if let rest = Self.timestamp(line) { return reach(.timestamp, rest) }
        if stage == .timestamp, let rest = Self.columns(line) ?? Self.process(line) { return reach(.process, rest) }
        if stage == .process, let rest = Self.parenthesised(line) { return reach(.sender, rest) }
        if let rest = Self.category(line) { return reach(.category, rest) }
        if let rest = Self.label(line) { return reach(.label, rest) }
        return nil
    }

    private mutating func reach(_ stage: Stage, _ rest: Bytes) -> Bytes {
        self.stage = stage
        return rest
    }

    /// `2026-03-24 10:00:00.123456-0800 `, `2026-03-24T10:00:00.1234567Z `, `10:46:31 `, each also in brackets.
    static func timestamp(_ line: Bytes) -> Bytes? {
        var rest = line
        let isBracketed = rest.first == 0x5b
        if isBracketed { rest = rest.dropFirst() }
        if let afterDate = digits(rest, "dddd-dd-dd") {
            guard afterDate.first == 0x20 || afterDate.first == 0x54 else { return nil }
            rest = afterDate.dropFirst()
        }
        guard let afterTime = digits(rest, "dd:dd:dd") else { return nil }
        rest = afterTime
        if rest.first == 0x2e || rest.first == 0x2c { rest = rest.dropFirst().drop(while: \.isDigit) }
        if rest.first == 0x5a {  // Z
            rest = rest.dropFirst()
        } else if rest.first == 0x2b || rest.first == 0x2d {
            guard let afterZone = digits(rest.dropFirst(), "dd:dd") ?? digits(rest.dropFirst(), "dddd") else { return nil }
            rest = afterZone
        }
        if isBracketed {
            guard rest.first == 0x5d else { return nil }
            rest = rest.dropFirst()
        }
        return rest.first?.isBlank == true ? rest.dropFirst() : nil
    }

    /// `0xb110  Default  0x0  2  [0]  Otter: `: thread, type, activity, process number, time to live, process.
    private static func columns(_ line: Bytes) -> Bytes? {
        var rest = line.drop(while: \.isBlank)
        guard let thread = rest.after("0x"), thread.first?.isHexDigit == true else { return nil }
        rest = thread.drop(while: \.isHexDigit)
        for column in 0..<3 {
            let field = rest.drop(while: \.isBlank)
            guard field.startIndex > rest.startIndex else { return nil }
            let isWord = column == 0
            let end = field.drop { isWord ? $0.isLetter : $0.isHexDigit || $0 == 0x78 }
            guard end.startIndex > field.startIndex, end.first?.isBlank == true else { return nil }
            rest = end
        }
        let timeToLive = rest.drop(while: \.isBlank).drop(while: \.isDigit)
        if timeToLive.first?.isBlank == true { rest = timeToLive }
        guard let colon = rest.firstIndex(of: ": ") else { return nil }
        return rest[(colon + 2)...]
    }

    /// `MyApp[6880:340837] `, `Df MyApp[1234:5a3f] `, `host MyApp[1234]: `.
    private static func process(_ line: Bytes) -> Bytes? {
        guard let bracket = line.firstIndex(of: 0x5b), bracket > line.startIndex else { return nil }
        let inner = line[(bracket + 1)...]
        let number = inner.drop(while: \.isDigit)
        guard number.startIndex > inner.startIndex else { return nil }
        var rest = number
        if rest.first == 0x3a { rest = rest.dropFirst().drop { $0.isHexDigit || $0 == 0x78 } }
        guard rest.first == 0x5d else { return nil }
        rest = rest.dropFirst()
        if rest.first == 0x3a { rest = rest.dropFirst() }
        return rest.first?.isBlank == true ? rest.drop(while: \.isBlank) : nil
    }

    /// `(SwiftUI) `
    private static func parenthesised(_ line: Bytes) -> Bytes? {
        guard line.first == 0x28, let end = line.firstIndex(of: 0x29), end + 1 < line.endIndex, line[end + 1].isBlank else { return nil }
        return line[(end + 1)...].drop(while: \.isBlank)
    }

    /// `[com.apple.SwiftUI:Changed Body Properties] `, `[SwiftUI] `, also after more blanks.
    private static func category(_ line: Bytes) -> Bytes? {
        let start = line.drop(while: \.isBlank)
        guard start.first == 0x5b, let end = start.firstIndex(of: 0x5d), end + 1 < start.endIndex, start[end + 1].isBlank,
            let letter = start.dropFirst().first, letter.isLetter
        else { return nil }
        return start[(end + 1)...].drop(while: \.isBlank)
    }

    /// Whatever somebody printed before the line, up to `» `.
    private static func label(_ line: Bytes) -> Bytes? {
        line.firstIndex(of: "» ").map { line[($0 + 3)...] }
    }

    /// What follows digits in a pattern where `d` stands for a digit.
    private static func digits(_ line: Bytes, _ pattern: StaticString) -> Bytes? {
        pattern.withUTF8Buffer { pattern in
            guard line.count >= pattern.count else { return nil }
            for (byte, wanted) in zip(line, pattern) {
                guard wanted == 0x64 ? byte.isDigit : byte == wanted else { return nil }
            }
            return line.dropFirst(pattern.count)
        }
    }
}
