/// Makes the short readable form of a function's name that a report can print.
package enum FunctionName {
    /// Shortens a simplified demangled name: `closure #1 in CartView.body.getter` becomes `closure in CartView.body`.
    ///
    /// What the compiler adds to a name (specialisations, thunks, generic parameters, numbers of closures) says nothing to a reader.
    package static func readable(_ name: String) -> String {
        if name == "main" || name == "async_Main" || name.hasSuffix("_main") || name.hasPrefix("async_MainT") { return "top-level code" }
        var parts = name.components(separatedBy: " in ").map(readablePart)
        var declaration = parts.removeLast()
        if declaration.hasSuffix(".getter") { declaration.removeLast(".getter".count) }
        if declaration.isEmpty { declaration = "top-level code" }
        // Closures in closures read as one; a local function keeps its name.
        var words: [String] = []
        for part in parts where !(part == "closure" && words.last == "closure") && part != "implicit closure" { words.append(part) }
        words.append(declaration)
        return words.joined(separator: " in ")
    }

    private static let noise = ["partial apply for ", "specialized ", "merged ", "thunk for ", "static ", "@objc "]

    private static func readablePart(_ part: String) -> String {
        var part = part[...]
        while let word = noise.first(where: { part.hasPrefix($0) }) { part = part.dropFirst(word.count) }
        return withoutGenerics(withoutNumber(part))
    }

    /// Cuts ` #1`, by which the compiler tells closures and local functions of one context apart.
    private static func withoutNumber(_ text: Substring) -> Substring {
        guard let hash = text.firstIndex(of: "#"), hash > text.startIndex, text[text.index(before: hash)] == " " else { return text }
        let rest = text[text.index(after: hash)...].drop { $0.isNumber }
        let tail = rest.drop { $0 == " " }
        return Substring(text[..<text.index(before: hash)] + tail)
    }

    /// Cuts `<A, B>`, the generic parameters in front of a parameter list, but not an operator's angle brackets.
    private static func withoutGenerics(_ text: Substring) -> String {
        guard let parenthesis = text.firstIndex(of: "("), parenthesis > text.startIndex else { return String(text) }
        let head = text[..<parenthesis]
        guard head.last == ">", let open = head.firstIndex(of: "<"), open > head.startIndex,
            let before = head[..<open].last, before.isLetter || before.isNumber || before == "_" || before == " "
        else { return String(text) }
        return String(head[..<open]).trimmingSpaces + text[parenthesis...]
    }
}

extension String {
    fileprivate var trimmingSpaces: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }

    fileprivate func components(separatedBy separator: String) -> [String] {
        let bytes = Array(utf8)
        let mark = Array(separator.utf8)
        var parts: [String] = []
        var start = 0
        var index = 0
        while index + mark.count <= bytes.count {
            if bytes[index...].starts(with: mark) {
                parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
                index += mark.count
                start = index
            } else {
                index += 1
            }
        }
        parts.append(String(decoding: bytes[start...], as: UTF8.self))
        return parts
    }
}
