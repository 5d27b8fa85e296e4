// What the compiler says to a plug-in, in the names of its protocol: one JSON object with one key a message.

enum HostMessage: Decodable {
    case getCapability(capability: HostCapability?)
    case expandFreestandingMacro(
        macro: MacroReference, macroRole: String?, discriminator: String, syntax: Syntax, lexicalContext: [Syntax]?)
    case expandAttachedMacro(
        macro: MacroReference, macroRole: String, discriminator: String, attributeSyntax: Syntax, declSyntax: Syntax,
        parentDeclSyntax: Syntax?, extendedTypeSyntax: Syntax?, conformanceListSyntax: Syntax?, lexicalContext: [Syntax]?)
    case loadPluginLibrary(libraryPath: String, moduleName: String)
}

struct HostCapability: Decodable {
    var protocolVersion: Int
}

/// Which macro is meant.
struct MacroReference: Decodable {
    var moduleName: String
    /// The type named in `#externalMacro`.
    var typeName: String
    /// The name of the macro's declaration.
    var name: String
}

/// A piece of the user's source.
struct Syntax: Decodable {
    var kind: String
    var source: String
    var location: SourceLocation
}

struct SourceLocation: Decodable {
    var fileID: String
    var fileName: String
    /// Bytes from the start of the file.
    var offset: Int
    var line: Int
    var column: Int
}
