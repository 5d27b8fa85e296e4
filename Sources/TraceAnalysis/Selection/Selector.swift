import Foundation

/// Chooses names: a glob (`Cart*`), or a regular expression between slashes (`/^Cart(Screen|Row)$/`).
///
/// In a glob `*` stands for any characters, `?` for one, and a backslash takes the next character as it is; a glob matches the whole
/// name. A regular expression matches where it occurs.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The selector as it was written.
    public let text: String

    /// Reads a selector. Throws for an empty one and for a regular expression that is none.
    public init(_ text: String) throws(TraceAnalysisError) {
        guard !text.isEmpty else { throw .emptySelector }
        self.text = text
        if let pattern = Self.pattern(text) {
            do { _ = try NSRegularExpression(pattern: pattern) } catch { throw .notAnExpression(text) }
        }
    }

    /// The selector that chooses this name only.
    package init(exactly name: String) {
        text = name.reduce(into: "") { text, character in
            if "*?\\/".contains(character) { text.append("\\") }
            text.append(character)
        }
    }

    public var description: String { text }

    private static func pattern(_ text: String) -> String? {
        guard text.count >= 2, text.hasPrefix("/"), text.hasSuffix("/") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// Whether a name is chosen. For many names, ask a ``matcher()``.
    public func matches(_ name: String) -> Bool { matcher().matches(name) }

    /// What matches names: made once, asked often.
    public func matcher() -> Matcher {
        if let pattern = Self.pattern(text) {
            return Matcher(glob: [], expression: try? NSRegularExpression(pattern: pattern))
        }
        return Matcher(glob: Self.glob(text), expression: nil)
    }

    /// Matches names against one selector. Globs take time linear in the name times the number of their stars.
    public struct Matcher {
        fileprivate var glob: [GlobPart]
        fileprivate var expression: NSRegularExpression?

        /// Whether a name is chosen.
        public func matches(_ name: String) -> Bool {
            guard let expression else { return matchesGlob(Array(name)) }
            return expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
        }

        /// Whether a view is chosen: by its printed name or the last component of it, with its generic arguments or without.
        public func matchesView(_ name: String) -> Bool {
            Selector.spellings(ofView: name).contains(where: matches)
        }

        /// Goes back to the last star only, so that no glob takes more than (name × glob) steps.
        private func matchesGlob(_ name: [Character]) -> Bool {
            var (position, part) = (0, 0)
            var star: (part: Int, position: Int)?
            while position < name.count {
                if part < glob.count, glob[part] == .any {
                    star = (part, position)
                    part += 1
                } else if part < glob.count, glob[part].matches(name[position]) {
                    position += 1
                    part += 1
                } else if let last = star {
                    star = (last.part, last.position + 1)
                    (position, part) = (last.position + 1, last.part + 1)
                } else {
                    return false
                }
            }
            return glob[part...].allSatisfy { $0 == .any }
        }
    }

    fileprivate enum GlobPart: Hashable {
        case any
        case one
        case character(Character)

        func matches(_ character: Character) -> Bool {
            switch self {
            case .any: false
            case .one: true
            case .character(let own): own == character
            }
        }
    }

    private static func glob(_ text: String) -> [GlobPart] {
        var parts: [GlobPart] = []
        var isEscaped = false
        for character in text {
            if isEscaped {
                parts.append(.character(character))
                isEscaped = false
                continue
            }
            switch character {
            case "\\": isEscaped = true
            case "*": if parts.last != .any { parts.append(.any) }
            case "?": parts.append(.one)
            default: parts.append(.character(character))
            }
        }
        if isEscaped { parts.append(.character("\\")) }
        return parts
    }

    /// The ways in which a view's type can be written: `Outer.Box<Text>`, `Outer.Box`, `Box<Text>`, `Box`.
    static func spellings(ofView name: String) -> Set<String> {
        var depth = 0
        var lastDot: String.Index?
        var plain = ""
        for index in name.indices {
            let character = name[index]
            if character == "<" { depth += 1 }
            if depth == 0 {
                if character == "." { lastDot = index }
                plain.append(character)
            }
            if character == ">" { depth = max(0, depth - 1) }
        }
        let last = lastDot.map { String(name[name.index(after: $0)...]) } ?? name
        let plainLast = plain.split(separator: ".").last.map(String.init) ?? plain
        return [name, plain, last, plainLast]
    }
}
