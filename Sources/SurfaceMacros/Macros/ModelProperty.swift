/// One declaration in a model, as far as `@Model` must know it: a property that is kept, or something that is left alone.
struct ModelProperty {
    let name: Substring
    let type: String?
    let value: String?
    /// What `@Attribute(…)` or `@Relationship(…)` say: the name and the arguments with their brackets.
    let mark: (name: Substring, arguments: String)?
    /// Whether `@Model` keeps and observes the property.
    let isPersisted: Bool
    private let hasObservers: Bool
    private let offset: Int
    private let declaration: Syntax

    /// Anything but a property with one name is one that is not kept.
    init(_ declaration: Syntax) {
        var stream = TokenStream(declaration)
        self.init(&stream, declaration)
    }

    /// Reads one declaration, the stream stands at its beginning and will stand behind it, where it is a property.
    init(_ stream: inout TokenStream, _ declaration: Syntax) {
        var mark: (name: Substring, arguments: String)?
        var isLeftAlone = false
        var isVariable = false
        var type: String?
        var value: String?
        var hasObservers = false
        self.declaration = declaration

        while let token = stream.current {
            if token.text == "@" {
                let start = token.range.lowerBound
                let name = stream.takeAttribute() ?? ""
                switch name {
                case "Attribute", "Relationship":
                    let text = stream.text(start..<stream.tokens[stream.place - 1].range.upperBound)
                    mark = (name, text.firstIndex(of: "(").map { String(text[$0...]) } ?? "()")
                // Neither is a property wrapper, whatever else is may be one.
                case "_PersistedProperty", "available", "MainActor", "preconcurrency": break
                default: isLeftAlone = true
                }
            } else if ["static", "class", "lazy", "weak", "unowned", "override"].contains(token.text) {
                isLeftAlone = true
                stream.advance()
            } else if Self.modifiers.contains(token.text) {
                stream.advance()
                if stream.isAt("("), stream.current?.isAdjacent == true { stream.skipGroup() }
            } else {
                break
            }
        }
        offset = stream.offset
        if stream.take("var") { isVariable = true }
        guard isVariable, let token = stream.current, token.kind == .word else {
            name = ""
            (self.type, self.value, self.mark, isPersisted, self.hasObservers) = (nil, nil, mark, false, false)
            return
        }
        name = token.text
        stream.advance()
        if stream.take(":") { type = stream.text(Self.lineEnd(&stream, until: "=")) }
        if stream.take("=") { value = stream.text(Self.lineEnd(&stream, until: nil)) }
        if stream.isAt("{") {
            var body = stream
            body.advance()
            while body.isAt("@") { _ = body.takeAttribute() }
            if body.isAt("willSet") || body.isAt("didSet") { hasObservers = true } else { isLeftAlone = true }
        }
        (self.type, self.value, self.mark, isPersisted, self.hasObservers) = (type, value, mark, !isLeftAlone, hasObservers)
    }

    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "nonisolated", "dynamic",
    ]

    /// As `skipPart`, but a word or an attribute that starts a line behind a whole expression begins what comes next.
    private static func lineEnd(_ stream: inout TokenStream, until end: String?) -> Range<Int> {
        let start = stream.offset
        var upper = start
        var depth = 0
        while let token = stream.current {
            if depth == 0 {
                if end.map({ token.text == $0 }) == true || token.text == ";" || token.text == "," || token.text == "}" { break }
                if end != nil, token.text == "{" { break }
                if upper > start, token.startsLine, token.kind != .sign, !"([{.".contains(token.text) {
                    // A line that ends in an operator goes on.
                    let last = stream.tokens[stream.place - 1]
                    if last.kind != .sign || "?!>".contains(last.text.last ?? " ") { break }
                }
                if end == nil, token.text == "{", Self.beginsObservers(stream) { break }
            }
            if token.kind == .sign, token.text != "->", token.text.allSatisfy({ "<>?!.:".contains($0) }) {
                depth = max(0, depth + token.text.filter { $0 == "<" }.count - token.text.filter { $0 == ">" }.count)
            }
            if token.kind == .mark, "([{".contains(token.text) { stream.skipGroup() } else { stream.advance() }
            upper = stream.tokens[stream.place - 1].range.upperBound
        }
        return start..<upper
    }

    private static func beginsObservers(_ stream: TokenStream) -> Bool {
        var stream = stream
        stream.advance()
        return stream.isAt("willSet") || stream.isAt("didSet")
    }

    /// The accessors that observe, or the storage beside them.
    func expansion(role: String) throws(ExpansionError) -> String {
        guard isPersisted else {
            guard role == "accessor" else { return "" }
            throw ExpansionError("'@Model' keeps stored properties, this is none", at: offset, in: declaration)
        }
        if hasObservers {
            guard role == "accessor" else { return "" }
            throw ExpansionError(
                "'@Model' does not run 'willSet' and 'didSet'; write the property in a method, or use 'onChange' in a view",
                at: offset, in: declaration)
        }
        let bare = name.filter { $0 != "`" }
        guard role == "accessor" else {
            let type = type.map { ": \($0)" } ?? ""
            return "private var _\(bare)\(type)\(value.map { " = \($0)" } ?? "")"
        }
        return """
            @storageRestrictions(initializes: _\(bare))
            init(initialValue) { _\(bare) = initialValue }
            get {
                SwiftData._read(self, \\.\(name), _$observationRegistrar)
                return _\(bare)
            }
            set {
                SwiftData._willWrite(self)
                let oldValue = _\(bare)
                _$observationRegistrar.withMutation(of: self, keyPath: \\.\(name)) { _\(bare) = newValue }
                SwiftData._wrote(self, \\.\(name), oldValue, newValue)
            }
            """
    }

    /// `@Attribute`, `@Relationship` and `@Transient` mark properties, and add nothing themselves.
    static func checkMark(_ attribute: Syntax, on declaration: Syntax) throws(ExpansionError) -> String {
        var stream = TokenStream(declaration)
        while let token = stream.current, token.text != "var" {
            if token.text == "@" { _ = stream.takeAttribute() } else { stream.advance() }
        }
        guard stream.isAt("var") else {
            throw ExpansionError("the mark belongs to a 'var' of a model", at: TokenStream(attribute).offset, in: attribute)
        }
        return ""
    }
}
