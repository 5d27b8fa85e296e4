/// A piece of Swift source that the survey looks at: comments are left out, and so is the text of long string literals.
package struct SourceToken: Equatable {
    package enum Kind: Equatable {
        /// A name, without backticks.
        case word
        /// One character of punctuation.
        case sign
        /// A literal of text; its `text` is what stands in it where that is short and on one line.
        case string
        /// A literal of a number; its `text` is empty.
        case number
        /// `#if`, `#elseif`, `#else`, `#endif`; `text` is the directive with its condition.
        case condition
        /// `#selector` and its like.
        case hash
    }

    package var kind: Kind
    package var text: String
    /// The line in the file, from 1.
    package var line: Int
    /// Whether a line break comes before it.
    var startsLine = false

    func isSign(_ sign: Character) -> Bool { kind == .sign && text.utf8.count == 1 && text.first == sign }
}
