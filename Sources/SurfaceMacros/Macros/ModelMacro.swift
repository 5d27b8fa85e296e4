/// `@Model final class Item { … }`: has its stored properties observed and kept, and the class conform to `PersistentModel`.
enum ModelMacro {
    static func expansion(
        role: String, attribute: Syntax, declaration: Syntax, extended: Syntax?, conformances: Syntax?
    ) throws(ExpansionError) -> String {
        switch role {
        case "memberAttribute":
            return ModelProperty(declaration).isPersisted ? "@SwiftData._PersistedProperty" : ""
        case "extension":
            return extensions(of: extended?.source ?? "", conformances)
        default:
            return try members(attribute, declaration)
        }
    }

    private static func extensions(of type: String, _ conformances: Syntax?) -> String {
        var stream = conformances.map(TokenStream.init)
        var missing: [String] = []
        while let token = stream?.current {
            // Where a module's default is the main actor, what observes must still be able to ask from anywhere.
            if token.text == "Observable" { missing.append("nonisolated Observation.Observable") }
            if token.text == "PersistentModel" { missing.append("SwiftData.PersistentModel") }
            stream?.advance()
        }
        // A class whose superclass is a model conforms already.
        return missing.isEmpty ? "" : "extension \(type.trimmed): \(missing.joined(separator: ", ")) {}"
    }

    private static func members(_ attribute: Syntax, _ declaration: Syntax) throws(ExpansionError) -> String {
        var stream = TokenStream(declaration)
        while let token = stream.current, token.text != "class" {
            if token.text == "@" {
                _ = stream.takeAttribute()
                continue
            }
            guard token.text != "{", token.text != "struct", token.text != "enum", token.text != "actor" else {
                throw ExpansionError("'@Model' belongs to a class", at: TokenStream(attribute).offset, in: attribute)
            }
            stream.advance()
        }
        stream.advance()
        let name = stream.current?.text ?? ""
        while let token = stream.current, token.text != "{" { stream.advance() }
        stream.advance()
        var lines: [String] = []
        while let token = stream.current, token.text != "}" {
            let place = stream.place
            let property = ModelProperty(&stream, declaration)
            if property.isPersisted {
                let mark = property.mark.map { ", SwiftData.Schema.\($0.name)\($0.arguments)" } ?? ""
                let bare = property.name.filter { $0 != "`" }
                lines.append("        SwiftData._property(\"\(bare)\", \\\(name).\(property.name)\(mark)),")
            }
            if !property.name.isEmpty {
                if stream.isAt("{") { stream.skipGroup() }
            } else {
                // Something else: to where the next member can begin.
                if stream.place == place, !stream.isAt("{") { stream.advance() }
                while let token = stream.current, token.text != "}", !Self.beginsMember(token) {
                    if token.kind == .mark, "([{".contains(token.text) { stream.skipGroup() } else { stream.advance() }
                }
            }
            if stream.isAt(";") { stream.advance() }
        }
        return """
            private nonisolated let _$observationRegistrar = Observation.ObservationRegistrar()
            public nonisolated let _$record = SwiftData._ModelRecord()
            public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [
            \(lines.joined(separator: "\n"))
                ]
            }
            """
    }

    private static func beginsMember(_ token: Token) -> Bool {
        token.startsLine && (token.kind == .word || token.text == "@" || token.text == "#")
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.last?.isWhitespace == true { text.removeLast() }
        while text.first?.isWhitespace == true { text.removeFirst() }
        return String(text)
    }
}
