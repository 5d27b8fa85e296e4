/// What a file of Swift says that matters for whether it compiles here: what it imports, declares and uses.
package struct SourceScan {
    package struct Mark: Hashable {
        package var name: String
        /// The line, from 1.
        package var line: Int
    }

    /// A use of an API that is inert or absent, as far as the words tell.
    package struct APIUse {
        package var entry: KnownAPI.Entry
        /// The word by which it is used: what the package itself declares under that name is meant in its place.
        package var word: String
        package var line: Int
    }

    package private(set) var imports: [Mark] = []
    /// Types that it declares.
    package private(set) var types: [Mark] = []
    /// Structures that conform to `View`.
    package private(set) var views: [Mark] = []
    /// Functions and properties that it adds to types.
    package private(set) var members: [Mark] = []
    /// Functions and properties that it adds in extensions, whose types may be anybody's.
    package private(set) var extensionMembers: Set<String> = []
    /// The words that begin with a capital letter, with the first line of each.
    package private(set) var typeUses: [String: Int] = [:]
    /// Names after a point.
    package private(set) var memberUses: Set<String> = []
    package private(set) var apiUses: [APIUse] = []
    /// What needs the Objective-C runtime: `#selector`, `@objc` and their like.
    package private(set) var objectiveC: [Mark] = []

    private let tokens: [SourceToken]
    private let known: KnownAPI

    package init(_ tokens: [SourceToken], known: KnownAPI) {
        self.tokens = tokens
        self.known = known
        var depth = 0
        var extensionDepth: Int?
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            switch token.kind {
            case .sign:
                if token.isSign("{") { depth += 1 } else if token.isSign("}") {
                    depth -= 1
                    if let open = extensionDepth, depth <= open { extensionDepth = nil }
                }
            case .hash:
                if token.text == "#selector" || token.text == "#keyPath" { objectiveC.append(Mark(name: token.text, line: token.line)) }
            case .word:
                if token.text == "extension", !isAfterPoint(index) { extensionDepth = depth }
                word(at: index, isInExtension: extensionDepth.map { depth == $0 + 1 } ?? false)
            case .string, .number, .condition: break
            }
            index += 1
        }
    }

    private func token(_ index: Int) -> SourceToken? { tokens.indices.contains(index) ? tokens[index] : nil }
    private func isSign(_ sign: Character, at index: Int) -> Bool { token(index)?.isSign(sign) ?? false }
    private func isAfterPoint(_ index: Int) -> Bool { isSign(".", at: index - 1) }
    private func name(at index: Int) -> String? { token(index).flatMap { $0.kind == .word ? $0.text : nil } }

    private static let typeWords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    private static let objectiveCWords: Set = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBDesignable", "IBInspectable", "NSManaged", "UIApplicationMain", "NSApplicationMain",
    ]

    private mutating func word(at index: Int, isInExtension: Bool) {
        let token = tokens[index]
        if isAfterPoint(index) { return member(at: index) }
        if isSign("@", at: index - 1), Self.objectiveCWords.contains(token.text) {
            objectiveC.append(Mark(name: "@\(token.text)", line: token.line))
            return
        }
        switch token.text {
        case "import":
            // `import struct Foundation.URL`
            var next = index + 1
            if let kind = name(at: next), Self.typeWords.contains(kind) || ["func", "let", "var"].contains(kind) { next += 1 }
            if let module = name(at: next) { imports.append(Mark(name: module, line: token.line)) }
        case "func", "var", "let":
            guard let name = name(at: index + 1) else { return }
            members.append(Mark(name: name, line: token.line))
            if isInExtension { extensionMembers.insert(name) }
        case let word where Self.typeWords.contains(word):
            guard let name = name(at: index + 1), name.first?.isUppercase == true else { return }
            types.append(Mark(name: name, line: token.line))
            if word == "struct", inherited(after: index + 2).contains("View") { views.append(Mark(name: name, line: token.line)) }
        case let word where word.first?.isUppercase == true:
            // Where it is declared it is not used.
            if let before = name(at: index - 1), Self.typeWords.contains(before) || before == "import" { return }
            // A label is no type.
            if isSign(":", at: index + 1), isSign("(", at: index - 1) || isSign(",", at: index - 1) { return }
            type(at: index)
        default: return
        }
    }

    /// The types after the colon of a declaration.
    private func inherited(after index: Int) -> Set<String> {
        var names: Set<String> = []
        var isInherited = false
        var angles = 0
        for token in tokens[min(index, tokens.count)...].prefix(200) {
            if token.isSign("{") || token.text == "where" { break }
            if token.isSign("<") { angles += 1 } else if token.isSign(">") { angles -= 1 }
            if token.isSign(":"), angles == 0 { isInherited = true }
            if isInherited, token.kind == .word { names.insert(token.text) }
        }
        return names
    }

    private mutating func type(at index: Int) {
        let token = tokens[index]
        if typeUses[token.text] == nil { typeUses[token.text] = token.line }
        var path = token.text
        var end = index
        while isSign(".", at: end + 1), let next = name(at: end + 2), next.first?.isUppercase == true {
            path += ".\(next)"
            end += 2
            note(known.type(path), as: token.text, token.line)
        }
        note(known.type(token.text), as: token.text, token.line)
        if isSign("(", at: index + 1), let labels = labels(at: index + 1) {
            note(known.initializer(of: token.text, labels), as: token.text, token.line)
        }
    }

    private mutating func member(at index: Int) {
        let token = tokens[index]
        memberUses.insert(token.text)
        guard known.hasMember(token.text), token.text != "init" else { return }
        let owner = name(at: index - 2).flatMap { $0.first?.isUppercase == true ? $0 : nil }
        if isSign("\\", at: index - 2), let caller = name(at: index - 4), ["Environment", "environment", "transformEnvironment"].contains(caller) {
            note(known.property(token.text, on: "EnvironmentValues"), as: token.text, token.line)
        } else if isSign("(", at: index + 1) {
            guard let labels = labels(at: index + 1) else { return }
            note(known.call(token.text, labels, on: owner), as: token.text, token.line)
        } else if isSign("{", at: index + 1) {
            note(known.call(token.text, [], on: owner), as: token.text, token.line)
        } else if owner != nil || isSign("(", at: index - 2) || isSign(",", at: index - 2) || isSign(":", at: index - 2) {
            note(known.property(token.text, on: owner), as: token.text, token.line)
        }
    }

    private mutating func note(_ entry: KnownAPI.Entry?, as word: String, _ line: Int) {
        guard let entry, entry.status != .evaluated else { return }
        apiUses.append(APIUse(entry: entry, word: word, line: line))
    }

    /// The labels of a call's arguments, from its parenthesis on; nil where it is longer than any that people write.
    private func labels(at open: Int) -> [String]? {
        var labels: [String] = []
        var depth = 0
        for index in open..<min(tokens.count, open + 400) {
            let token = tokens[index]
            guard token.kind == .sign || depth == 1 else { continue }
            let isFirst = depth == 1 && (index == open + 1 || isSign(",", at: index - 1))
            if isFirst, !token.isSign(")") { labels.append(token.kind == .word && isSign(":", at: index + 1) ? token.text : "_") }
            if token.isSign("(") || token.isSign("[") || token.isSign("{") { depth += 1 }
            if token.isSign(")") || token.isSign("]") || token.isSign("}") { depth -= 1 }
            if depth == 0 { return labels }
        }
        return nil
    }
}
