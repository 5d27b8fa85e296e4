/// Where the keys and values of a JSON5 text stand.
///
/// It walks over the text and notes lines. Nothing in it can make the walk end badly; on text that is no JSON5 it finds fewer places, and what is
/// missing first.
struct JSON5Places {
    /// One key or element.
    struct Place: Hashable {
        var line: Int
        /// The value as it was written; of an object or an array, its first character.
        var value: String
    }

    /// By path: keys and indices joined by dots (`budgets.0.metric`).
    private(set) var places: [String: Place] = [:]
    /// Keys that stand twice in one object, by path, with the line of the second one.
    private(set) var repeated: [(path: String, line: Int)] = []

    /// What is missing first, and in which line; nil where all brackets, quotes, colons and commas are there.
    private(set) var fault: (line: Int, words: String)?

    private var text: [Unicode.Scalar]
    private var position = 0
    private var line = 1

    /// Containers in one another that are followed.
    private static let deepest = 64

    init(_ text: String) {
        self.text = Array(text.unicodeScalars)
        skipSpace()
        if next == nil { note("there is nothing in it") }
        value(path: "", depth: 0)
        skipSpace()
        if next != nil { note("something stands behind its end") }
    }

    /// The first number that no number of the machine can hold, where there is one: its decoder does not say which.
    var hugeNumber: (path: String, line: Int, written: String)? {
        let huge = places.filter { _, place in
            place.value.first.map { "+-.0123456789".contains($0) } == true && Double(place.value)?.isInfinite == true
        }
        return huge.min { ($0.value.line, $0.key) < ($1.value.line, $1.key) }.map { ($0.key, $0.value.line, $0.value.value) }
    }

    private mutating func note(_ words: String, line: Int? = nil) {
        if fault == nil { fault = (line ?? self.line, words) }
    }

    private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

    private mutating func advance() {
        if position < text.count, text[position] == "\n" { line += 1 }
        position += 1
    }

    private mutating func skipSpace() {
        while let scalar = next {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                advance()
            } else if scalar == "/", position + 1 < text.count, text[position + 1] == "/" {
                while let inside = next, inside != "\n" { _ = inside; advance() }
            } else if scalar == "/", position + 1 < text.count, text[position + 1] == "*" {
                advance()
                advance()
                while next != nil, !(next == "*" && position + 1 < text.count && text[position + 1] == "/") { advance() }
                advance()
                advance()
            } else {
                return
            }
        }
    }

    private mutating func value(path: String, depth: Int) {
        guard let scalar = next else { return }
        guard depth <= Self.deepest else { return note("more than \(Self.deepest) brackets stand in one another") }
        let place = line
        switch scalar {
        case "{": object(path: path, depth: depth)
        case "[": array(path: path, depth: depth)
        default:
            places[path] = Place(line: place, value: scalarText())
            return
        }
        places[path] = Place(line: place, value: String(scalar))
    }

    /// A string, a number or a word, as it stands.
    private mutating func scalarText() -> String {
        var found = ""
        if let quote = next, quote == "\"" || quote == "'" {
            let start = line
            found.unicodeScalars.append(quote)
            advance()
            while let scalar = next {
                found.unicodeScalars.append(scalar)
                advance()
                if scalar == quote { return found }
                if scalar == "\\", let escaped = next {
                    found.unicodeScalars.append(escaped)
                    advance()
                }
            }
            note("the quote is not closed", line: start)
            return found
        }
        while let scalar = next, !scalar.properties.isWhitespace, !",:]}[{".unicodeScalars.contains(scalar), scalar != "/" {
            found.unicodeScalars.append(scalar)
            advance()
        }
        return found
    }

    private mutating func object(path: String, depth: Int) {
        let first = line
        advance()
        var seen: Set<String> = []
        while let scalar = next {
            skipSpace()
            let start = position
            guard next != "}" else { return advance() }
            if next == nil { break }
            let keyLine = line
            var key = scalarText()
            if let quote = key.first, quote == "\"" || quote == "'" { key = String(key.dropFirst().dropLast()) }
            let inner = path.isEmpty ? key : "\(path).\(key)"
            if !seen.insert(key).inserted { repeated.append((inner, keyLine)) }
            skipSpace()
            if next == ":" { advance() } else { note("a colon is missing after \(key.isEmpty ? "a key" : "\"\(key)\"")") }
            skipSpace()
            value(path: inner, depth: depth + 1)
            places[inner]?.line = keyLine
            skipSpace()
            noteEnd(of: "}")
            if next == "," { advance() }
            skipSpace()
            // Text that is no JSON5 must not stop the walk in one place.
            if position == start, scalar != "}" { advance() }
        }
        note("the \"{\" of this line is not closed", line: first)
    }

    /// Notes where a value is followed neither by another one nor by the end of what holds it.
    private mutating func noteEnd(of bracket: Unicode.Scalar) {
        if let next, next != ",", next != bracket { note("a comma or \"\(bracket)\" is missing before \"\(next)\"") }
    }

    private mutating func array(path: String, depth: Int) {
        let first = line
        advance()
        var index = 0
        while next != nil {
            skipSpace()
            let start = position
            guard next != "]" else { return advance() }
            if next == nil { break }
            value(path: path.isEmpty ? "\(index)" : "\(path).\(index)", depth: depth + 1)
            index += 1
            skipSpace()
            noteEnd(of: "]")
            if next == "," { advance() }
            skipSpace()
            if position == start { advance() }
        }
        note("the \"[\" of this line is not closed", line: first)
    }
}
