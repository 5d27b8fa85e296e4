/// `#Rule(input) { … }`: a rule of a tip, of what is said and the closure that judges it.
///
/// The arguments go into a call of `Tips.Rule.init` as they are, so that the compiler checks them.
enum TipRuleMacro {
    static func expansion(of syntax: Syntax) throws(ExpansionError) -> String {
        var stream = TokenStream(syntax)
        while let token = stream.current, token.text != "#" { stream.advance() }
        let call = stream.offset
        guard stream.take("#"), stream.current?.kind == .word else { throw ExpansionError("'#Rule' was expected", at: call, in: syntax) }
        stream.advance()
        // The module may be named in front.
        while stream.take(".") { stream.advance() }
        stream.skipGenericArguments()
        guard stream.isAt("(") else { throw ExpansionError("'#Rule' needs an event or a parameter in parentheses", at: stream.offset, in: syntax) }
        return "TipKit.Tips.Rule" + stream.text(stream.offset..<syntax.source.utf8.count)
    }
}

/// `@Parameter static var name: Type = default` in a tip: the accessors, and the parameter beside them as `$name`.
struct TipParameterMacro {
    private let name: Substring
    private let type: String?
    private let value: String
    private let modifiers: String

    private init(_ declaration: Syntax) throws(ExpansionError) {
        var stream = TokenStream(declaration)
        while stream.isAt("@") { _ = stream.takeAttribute() }
        let start = stream.offset
        while let token = stream.current, token.text != "var", token.text != "let" {
            stream.advance()
            if stream.isAt("(") { stream.skipGroup() }
        }
        modifiers = stream.text(start..<stream.offset)
        guard stream.take("var"), let name = stream.current, name.kind == .word, modifiers.contains("static") else {
            throw ExpansionError("'@Parameter' belongs to a 'static var' with one name", at: start, in: declaration)
        }
        self.name = name.text
        stream.advance()
        let annotation = stream.take(":") ? stream.skipPart(until: "=") : nil
        type = annotation.map(stream.text)
        if stream.take("=") {
            value = stream.text(stream.skipPart(until: nil))
        } else if let type, type.hasSuffix("?") {
            value = "nil"
        } else {
            throw ExpansionError("'@Parameter' needs a default: 'static var \(name.text): Type = …'", at: stream.offset, in: declaration)
        }
    }

    /// The accessors, or the parameter. What is wrong is said once, with the accessors.
    static func expansion(role: String, of declaration: Syntax) throws(ExpansionError) -> String {
        do {
            let parameter = try TipParameterMacro(declaration)
            return role == "accessor" ? parameter.accessors : parameter.peer
        } catch {
            guard role == "accessor" else { return "" }
            throw error
        }
    }

    private var bare: String { name.filter { $0 != "`" } }

    private var accessors: String {
        """
        get { $\(bare).wrappedValue }
        set { $\(bare).wrappedValue = newValue }
        """
    }

    private var peer: String {
        "\(modifiers)let $\(bare) = TipKit.Tips.Parameter\(type.map { "<\($0)>" } ?? "")(\(value))"
    }
}
