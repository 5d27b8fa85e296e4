/// Where the keys and values of a JSON5 text stand.
///
/// The text was read already, so that it is known to be JSON5: this only walks over it and notes lines. Nothing in it can make the walk
/// end badly; on text that is no JSON5 it finds fewer places.
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

    private var text: [Unicode.Scalar]
    private var position = 0
    private var line = 1

    /// Containers in one another that are followed.
    private static let deepest = 64

    init(_ text: String) {
        self.text = Array(text.unicodeScalars)
        skipSpace()
        value(path: "", depth: 0)
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
        guard let scalar = next, depth <= Self.deepest else { return }
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
            found.unicodeScalars.append(quote)
            advance()
            while let scalar = next {
                found.unicodeScalars.append(scalar)
                advance()
                if scalar == quote { break }
                if scalar == "\\", let escaped = next {
                    found.unicodeScalars.append(escaped)
                    advance()
                }
            }
            return found
        }
        while let scalar = next, !scalar.properties.isWhitespace, !",:]}[{".unicodeScalars.contains(scalar), scalar != "/" {
            found.unicodeScalars.append(scalar)
            advance()
        }
        return found
    }

    private mutating func object(path: String, depth: Int) {
        advance()
        var seen: Set<String> = []
        while let scalar = next {
            skipSpace()
            let start = position
            guard next != "}" else { return advance() }
            let keyLine = line
            var key = scalarText()
            if let quote = key.first, quote == "\"" || quote == "'" { key = String(key.dropFirst().dropLast()) }
            let inner = path.isEmpty ? key : "\(path).\(key)"
            if !seen.insert(key).inserted { repeated.append((inner, keyLine)) }
            skipSpace()
            if next == ":" { advance() }
            skipSpace()
            value(path: inner, depth: depth + 1)
            places[inner]?.line = keyLine
            skipSpace()
            if next == "," { advance() }
            skipSpace()
            // Text that is no JSON5 must not stop the walk in one place.
            if position == start, scalar != "}" { advance() }
        }
    }

    private mutating func array(path: String, depth: Int) {
        advance()
        var index = 0
        while next != nil {
            skipSpace()
            let start = position
            guard next != "]" else { return advance() }
            value(path: path.isEmpty ? "\(index)" : "\(path).\(index)", depth: depth + 1)
            index += 1
            skipSpace()
            if next == "," { advance() }
            skipSpace()
            if position == start { advance() }
        }
    }
}
