/// Why a macro cannot be expanded, and where in the source.
struct ExpansionError: Error {
    var diagnostic: Diagnostic

    /// `offset` counts bytes within `syntax`.
    init(_ message: String, at offset: Int, in syntax: Syntax) {
        diagnostic = Diagnostic(
            message,
            at: Diagnostic.Position(fileName: syntax.location.fileName, offset: syntax.location.offset + offset))
    }
}
