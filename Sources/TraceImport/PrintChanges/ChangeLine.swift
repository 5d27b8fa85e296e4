/// A line that `_printChanges()` or `_logChanges()` prints, without anything before it.
enum ChangeLine: Equatable {
    /// `TYPE: @self, _count changed.`; no reasons stand for `TYPE: unchanged.`
    case bodyRan(type: String, reasons: [String])
    /// A list of reasons that ends with a comma: the next line goes on.
    case open

    /// Reads a line; nil if it is none of ours.
    ///
    /// Grammar: `TYPE ": " ("unchanged" | REASON {", " REASON} " changed") ["."]`, and a comment after `//`, as hand-copied lines have.
    init?(_ line: Bytes) {
        guard let (type, tail) = TypeName.split(line) else { return nil }
        var rest = tail
        if let comment = rest.firstIndex(of: " //") { rest = rest[..<comment] }
        rest = rest.trimmingBlanks
        if rest.last == 0x2c {
            guard Self.reasons(rest.dropLast()) != nil else { return nil }
            self = .open
            return
        }
        if rest.last == 0x2e { rest = rest.dropLast() }
        if rest.elementsEqual("unchanged".utf8) {
            self = .bodyRan(type: TypeName.normalised(type), reasons: [])
        } else if let list = rest.before(" changed"), let reasons = Self.reasons(list) {
            self = .bodyRan(type: TypeName.normalised(type), reasons: reasons)
        } else {
            return nil
        }
    }

    /// Whether every part of the list is a reason.
    static func isList(_ list: Bytes) -> Bool { reasons(list) != nil }

    /// The reasons of a list; nil if one of them is none.
    private static func reasons(_ list: Bytes) -> [String]? {
        var reasons: [String] = []
        for part in split(list) {
            guard isReason(part) else { return nil }
            reasons.append(TypeName.normalised(part))
        }
        return reasons
    }

    /// Splits at commas outside of brackets: a key path holds type names.
    private static func split(_ list: Bytes) -> [Bytes] {
        var parts: [Bytes] = []
        var depth = 0
        var start = list.startIndex
        for index in list.indices {
            switch list[index] {
            case 0x3c, 0x28, 0x5b: depth += 1
            case 0x3e where index > list.startIndex && list[index - 1] == 0x2d: break
            case 0x3e, 0x29, 0x5d: depth -= 1
            case 0x2c where depth == 0:
                parts.append(list[start..<index].trimmingBlanks)
                start = index + 1
            default: break
            }
        }
        return parts + [list[start...].trimmingBlanks]
    }

    private static func isReason(_ part: Bytes) -> Bool {
        guard let first = part.first else { return false }
        if first == 0x40 {  // @
            let word = part.dropFirst()
            return word.elementsEqual("self".utf8) || word.elementsEqual("identity".utf8) || word.elementsEqual("dependencies".utf8)
                || (!word.isEmpty && word.allSatisfy(\.isDigit))
        }
        if first == 0x5c { return part.count > 1 && isBalanced(part) }  // \
        return first.isIdentifierStart && part.allSatisfy(\.isIdentifierPart)
    }

    private static func isBalanced(_ part: Bytes) -> Bool {
        var open: [UInt8] = []
        for index in part.indices {
            switch part[index] {
            case 0x3c, 0x28, 0x5b: open.append(part[index])
            case 0x3e where part[index - 1] == 0x2d: break
            case 0x3e, 0x29, 0x5d:
                guard let last = open.popLast(), TypeName.closes(part[index], last) else { return false }
            default: break
            }
        }
        return open.isEmpty
    }
}
