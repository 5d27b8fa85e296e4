/// A file, a line and a column, as debug information gives them. Line 0 marks what the compiler added.
struct SourcePosition: Equatable {
    var path: String
    var line: Int
    var column: Int
}
