/// A word or a mark of Swift source, as far as these macros must tell them apart.
struct Token {
    enum Kind {
        /// A keyword, a name (in backticks too), a number, `$0`.
        case word
        /// A string or a regular expression between `#/` and `/#`, delimiters and interpolations included.
        case literal
        /// One bracket, `,`, `;`, `@` or `#`.
        case mark
        /// A run of operator characters, `.` and `:` included.
        case sign
    }

    var kind: Kind
    /// Bytes within the source.
    var range: Range<Int>
    var text: Substring
    /// It is the first of its line.
    var startsLine: Bool
    /// Nothing stands between it and the token before.
    var isAdjacent: Bool
}
