/// What a package's manifest says of its targets, as far as it is written out.
struct Manifest {
    struct Target {
        var name: String
        var isTest: Bool
        /// The folder of its sources, relative to the package; nil where the manifest does not name one.
        var path: String?
        /// Targets and products that it depends on.
        var dependencies: [String]
    }

    private(set) var targets: [Target] = []
    /// Products of other packages.
    private(set) var products: Set<String> = []

    private static let kinds: Set = ["target", "executableTarget", "testTarget", "macro", "plugin"]

    init(_ source: [UInt8]) {
        let tokens = SourceLexer.tokens(of: source)
        var index = 0
        while index + 1 < tokens.count {
            let word = tokens[index]
            if word.kind == .word, Self.kinds.contains(word.text), index > 0, tokens[index - 1].isSign("."), tokens[index + 1].isSign("(") {
                index = target(tokens, at: index + 1, isTest: word.text == "testTarget")
            } else {
                index += 1
            }
        }
    }

    /// Reads a target from its parenthesis on, and gives the place after it.
    private mutating func target(_ tokens: [SourceToken], at open: Int, isTest: Bool) -> Int {
        var target = Target(name: "", isTest: isTest, path: nil, dependencies: [])
        var depth = 0
        var argument = ""
        var inner = ""
        var index = open
        while index < tokens.count {
            let token = tokens[index]
            if token.isSign("(") || token.isSign("[") { depth += 1 }
            if token.isSign(")") || token.isSign("]") { depth -= 1 }
            if depth == 0 { break }
            if token.kind == .word, index + 1 < tokens.count, tokens[index + 1].isSign(":") {
                if depth == 1 { argument = token.text }
                inner = token.text
            }
            if token.kind == .string {
                switch (argument, depth) {
                case ("name", 1): target.name = token.text
                case ("path", 1): target.path = token.text
                case ("dependencies", 2): target.dependencies.append(token.text)
                case ("dependencies", 3) where inner == "name":
                    target.dependencies.append(token.text)
                    if index >= 4, tokens[index - 4].text == "product" { products.insert(token.text) }
                default: break
                }
            }
            index += 1
        }
        if !target.name.isEmpty { targets.append(target) }
        return index + 1
    }
}
