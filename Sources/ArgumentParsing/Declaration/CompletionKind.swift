/// What a shell may offer where a value is expected.
package enum CompletionKind: Sendable, Equatable {
    /// Nothing.
    case none
    /// Paths; with extensions (no dot), files of these and folders only.
    case file(extensions: [String] = [])
    /// Folders.
    case directory
    /// One of these words.
    case choices([String])
    /// The lines that this shell command prints.
    case shellCommand(String)
}
