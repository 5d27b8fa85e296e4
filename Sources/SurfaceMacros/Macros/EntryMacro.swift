/// `@Entry var name: Type = default` in an extension of a collection of values: the accessors, and the key beside them.
///
/// As in Apple's: with a type the default is evaluated whenever it is read, without one it is evaluated once.
struct EntryMacro {
    private let name: Substring
    private let type: String?
    private let value: String?
    private let collection: Collection
    private let modifiers: [Substring]

    /// What can be extended with entries.
    private enum Collection: String, CaseIterable {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case container = "ContainerValues"
        case focused = "FocusedValues"

        var key: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .container: "ContainerValueKey"
            case .focused: "FocusedValueKey"
            }
        }
    }

    private init(attribute: Syntax, declaration: Syntax, parent: Syntax?) throws(ExpansionError) {
        collection = try Self.collection(attribute, parent)

        var stream = TokenStream(declaration)
        while stream.isAt("@") { _ = stream.takeAttribute() }
        var modifiers: [Substring] = []
        while let token = stream.current, token.text != "var", token.text != "let" {
            modifiers.append(token.text)
            stream.advance()
            if stream.isAt("(") { stream.skipGroup() }
            while stream.isAt("@") { _ = stream.takeAttribute() }
        }
        self.modifiers = modifiers
        guard stream.isAt("var") else {
            throw ExpansionError("'@Entry' belongs to a 'var'", at: stream.offset, in: declaration)
        }
        if modifiers.contains("static") || modifiers.contains("class") {
            throw ExpansionError("'@Entry' belongs to an instance property, not a static one", at: stream.offset, in: declaration)
        }
        stream.advance()
        guard let name = stream.current, name.kind == .word else {
            throw ExpansionError("'@Entry' needs a property with one name", at: stream.offset, in: declaration)
        }
        self.name = name.text
        stream.advance()

        let annotation = stream.take(":") ? stream.skipPart(until: "=") : nil
        type = annotation.map(stream.text)
        if stream.take("=") {
            let initial = stream.skipPart(until: nil)
            guard !initial.isEmpty else {
                throw ExpansionError("a default is missing behind '='", at: initial.lowerBound, in: declaration)
            }
            value = stream.text(initial)
        } else {
            value = nil
        }
        if stream.isAt("{") {
            throw ExpansionError("'@Entry' makes the accessors itself", at: stream.offset, in: declaration)
        }
        if stream.isAt(",") {
            throw ExpansionError(
                "'@Entry' belongs to one property; give the others lines of their own", at: stream.offset, in: declaration)
        }
        let isOptional = type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
        if value == nil, !isOptional {
            throw ExpansionError(
                "'@Entry' needs a default: '\(name.text): \(type ?? "Type") = …'", at: stream.offset, in: declaration)
        }
        if collection == .focused, !isOptional {
            throw ExpansionError(
                "an entry of FocusedValues has an optional type: '\(name.text): Type?'", at: name.range.lowerBound, in: declaration)
        }
    }

    /// The accessors, or the key. What is wrong is said once, with the accessors.
    static func expansion(
        role: String, attribute: Syntax, declaration: Syntax, parent: Syntax?
    ) throws(ExpansionError) -> String {
        do {
            let entry = try EntryMacro(attribute: attribute, declaration: declaration, parent: parent)
            return role == "accessor" ? entry.accessors : entry.key
        } catch {
            guard role == "accessor" else { return "" }
            throw error
        }
    }

    private var bare: String { name.filter { $0 != "`" } }

    private var accessors: String {
        """
        get { self[__Key_\(bare).self] }
        set { self[__Key_\(bare).self] = newValue }
        """
    }

    private var key: String {
        let head = "private nonisolated struct __Key_\(bare): ViewRuntime.\(collection.key)"
        guard let type else {
            return """
                \(head) {
                    nonisolated static let defaultValue = \(value ?? "nil")
                }
                """
        }
        if collection == .focused {
            return "\(head) { typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : "\(type).Wrapped") }"
        }
        return """
            \(head) {
                typealias Value = \(type)
                nonisolated static var defaultValue: \(type) { \(value ?? "nil") }
            }
            """
    }

    private static func collection(_ attribute: Syntax, _ parent: Syntax?) throws(ExpansionError) -> Collection {
        if let parent {
            var stream = TokenStream(parent)
            while let token = stream.current, token.text != "extension", token.text != "{" { stream.advance() }
            if stream.take("extension") {
                var last = stream.current?.text ?? ""
                stream.advance()
                while stream.take(".") {
                    last = stream.current?.text ?? ""
                    stream.advance()
                }
                if let collection = Collection(rawValue: String(last)) { return collection }
            }
        }
        let names = Collection.allCases.map(\.rawValue).joined(separator: ", ")
        throw ExpansionError(
            "'@Entry' belongs into an extension of one of \(names)", at: TokenStream(attribute).offset, in: attribute)
    }
}
