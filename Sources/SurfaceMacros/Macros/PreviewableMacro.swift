/// `@Previewable` marks a property; `PreviewMacro` moves it. It adds nothing itself.
enum PreviewableMacro {
    static func expansion(of declaration: Syntax) throws(ExpansionError) -> String {
        var stream = TokenStream(declaration)
        while stream.isAt("@") { _ = stream.takeAttribute() }
        guard stream.isAt("var") || stream.isAt("let") else {
            throw ExpansionError(
                "'@Previewable' belongs to a property in the body of '#Preview': '@Previewable @State var …'",
                at: stream.offset, in: declaration)
        }
        return ""
    }
}
