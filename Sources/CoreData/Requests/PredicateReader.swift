import Foundation

/// Reads a predicate's format into a test of an object.
struct PredicateReader {
    typealias Test = (Any?) -> Bool
    private typealias Operand = (Any?) -> Any?

    private let format: String
    private var words: [String]
    private var position = 0
    private var arguments: ArraySlice<Any>

    init(_ format: String, _ arguments: [Any]) {
        self.format = format
        self.arguments = arguments[...]
        words = Self.words(of: format)
    }

    /// Names and numbers, strings with their quotes, operators.
    private static func words(of format: String) -> [String] {
        var words: [String] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
                continue
            }
            var word = Substring()
            if first == "'" || first == "\"" {
                let body = rest.dropFirst().prefix { $0 != first }
                word = rest.prefix(body.count + 2)
            } else if first == "%" {
                word = rest.prefix { !$0.isWhitespace && !"),}".contains($0) }
                // `%@` and the like: a letter ends them.
                if let end = word.dropFirst().firstIndex(where: { $0 == "@" || "KdDiufsg".contains($0) }) {
                    word = rest[rest.startIndex...end]
                }
            } else if first.isLetter || first.isNumber || "_$-.".contains(first) {
                word = rest.prefix { $0.isLetter || $0.isNumber || "_$-.@".contains($0) }
            } else if "=!<>&|".contains(first) {
                word = rest.prefix { "=!<>&|".contains($0) }
                if word.count > 2 { word = word.prefix(2) }
                if word.count == 2, !["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].contains(word) { word = word.prefix(1) }
            } else {
                word = rest.prefix(1)
            }
            words.append(String(word))
            rest = rest.dropFirst(word.count)
        }
        return words
    }

    mutating func read() throws -> Test {
        let test = try disjunction()
        guard position == words.count else { throw error }
        return test
    }

    private var error: CoreDataError { .predicate(format, words[min(position, words.count)...].prefix(3).joined(separator: " ")) }
    private var next: String? { position < words.count ? words[position] : nil }

    private mutating func take(_ any: String...) -> Bool {
        guard let next, any.contains(next.uppercased()) else { return false }
        position += 1
        return true
    }

    private mutating func disjunction() throws -> Test {
        var test = try conjunction()
        while take("OR", "||") {
            let (left, right) = (test, try conjunction())
            test = { left($0) || right($0) }
        }
        return test
    }

    private mutating func conjunction() throws -> Test {
        var test = try negation()
        while take("AND", "&&") {
            let (left, right) = (test, try negation())
            test = { left($0) && right($0) }
        }
        return test
    }

    private mutating func negation() throws -> Test {
        if take("NOT", "!") {
            let test = try negation()
            return { !test($0) }
        }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        if next == "(" {
            position += 1
            let test = try disjunction()
            guard take(")") else { throw error }
            return test
        }
        return try comparison()
    }

    private mutating func comparison() throws -> Test {
        let left = try operand()
        guard let sign = next?.uppercased() else { throw error }
        position += 1
        var options = ""
        if next == "[" {
            while let part = next, part != "]" {
                options += part.lowercased()
                position += 1
            }
            position += 1
        }
        let right = try operand()
        var folding: String.CompareOptions = []
        if options.contains("c") { folding.insert(.caseInsensitive) }
        if options.contains("d") { folding.insert(.diacriticInsensitive) }
        let compared = folding
        func texts(_ test: @escaping (String, String) -> Bool) -> Test {
            { object in
                guard let left = left(object) as? String, let right = right(object) as? String else { return false }
                func folded(_ text: String) -> String { compared.isEmpty ? text : text.folding(options: compared, locale: nil) }
                return test(folded(left), folded(right))
            }
        }
        func order(_ test: @escaping (ComparisonResult) -> Bool) -> Test {
            { object in PredicateValues.compare(left(object), right(object)).map(test) ?? false }
        }
        switch sign {
        case "==", "=": return { PredicateValues.areEqual(left($0), right($0), compared) }
        case "!=", "<>": return { !PredicateValues.areEqual(left($0), right($0), compared) }
        case "<": return order { $0 == .orderedAscending }
        case "<=", "=<": return order { $0 != .orderedDescending }
        case ">": return order { $0 == .orderedDescending }
        case ">=", "=>": return order { $0 != .orderedAscending }
        case "BEGINSWITH": return texts { $0.hasPrefix($1) }
        case "ENDSWITH": return texts { $0.hasSuffix($1) }
        case "CONTAINS":
            let text = texts { $0.contains($1) }
            return { object in PredicateValues.list(left(object))?.contains { PredicateValues.areEqual($0, right(object), []) } ?? text(object) }
        case "IN": return { object in PredicateValues.list(right(object))?.contains { PredicateValues.areEqual($0, left(object), compared) } ?? false }
        default:
            position -= 1
            throw error
        }
    }

    private mutating func operand() throws -> Operand {
        guard let word = next else { throw error }
        position += 1
        if word == "%K" {
            guard let key = arguments.popFirst() as? String else { throw error }
            return { PredicateValues.value(of: $0, key) }
        }
        if word.hasPrefix("%") {
            guard let value = arguments.popFirst() else { throw error }
            return { _ in value }
        }
        if word == "{" {
            var items: [Operand] = []
            while next != "}", next != nil {
                items.append(try operand())
                _ = take(",")
            }
            position += 1
            return { object in items.map { $0(object) as Any } }
        }
        if let first = word.first, first == "'" || first == "\"" {
            let text = String(word.dropFirst().dropLast())
            return { _ in text }
        }
        if let number = Double(word) { return { _ in number } }
        switch word.uppercased() {
        case "YES", "TRUE": return { _ in true }
        case "NO", "FALSE": return { _ in false }
        case "NIL", "NULL": return { _ in nil }
        case "SELF": return { $0 }
        default:
            guard word.first?.isLetter == true || word.first == "_" else {
                position -= 1
                throw error
            }
            return { PredicateValues.value(of: $0, word) }
        }
    }
}

/// Values as predicates compare them: numbers and dates by their size, whatever their types.
private enum PredicateValues {
    static func value(of object: Any?, _ key: String) -> Any? {
        (object as? NSManagedObject)?.value(forKeyPath: key.hasPrefix("SELF.") ? String(key.dropFirst(5)) : key)
    }

    static func list(_ value: Any?) -> [Any]? {
        switch value {
        case let list as [Any]: list
        case let set as NSSet: Array(set)
        case let set as NSOrderedSet: set.map { $0 }
        case let set as Set<AnyHashable>: Array(set)
        default: nil
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let date as Date: date.timeIntervalSinceReferenceDate
        case let date as NSDate: date.timeIntervalSinceReferenceDate
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    private static func text(_ value: Any?) -> String? { (value as? String) ?? (value as? NSString).map { String(describing: $0) } }

    static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        if let left = number(left), let right = number(right) { return left == right }
        if let left = text(left), let right = text(right) { return left.compare(right, options: options) == .orderedSame }
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return false
    }

    static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let left = number(left), let right = number(right) {
            return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
        }
        if let left = text(left), let right = text(right) { return left.compare(right) }
        return nil
    }
}
