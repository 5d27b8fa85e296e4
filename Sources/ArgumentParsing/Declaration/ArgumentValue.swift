/// Why a text is no value of an argument.
package struct ArgumentValueError: Error, Equatable {
    /// A sentence that says what a value looks like, or which was probably meant; without it the message only says that the value is invalid.
    package let wayOut: String?

    package init(_ wayOut: String? = nil) { self.wayOut = wayOut }
}

/// How the text of an argument becomes a value.
package struct ArgumentValue<Value: Sendable>: Sendable {
    /// The words that are allowed, where they can be counted.
    package let allowedValues: [String]
    package let completion: CompletionKind
    package let read: @Sendable (String) throws(ArgumentValueError) -> Value

    package init(
        allowedValues: [String] = [], completion: CompletionKind = .none,
        read: @escaping @Sendable (String) throws(ArgumentValueError) -> Value
    ) {
        self.allowedValues = allowedValues
        self.completion = completion
        self.read = read
    }
}

extension ArgumentValue where Value == String {
    /// Any text.
    package static var text: Self { text() }

    /// Any text, with what a shell may offer.
    package static func text(completion: CompletionKind = .none) -> Self {
        Self(completion: completion) { (text) throws(ArgumentValueError) in text }
    }
}

extension ArgumentValue where Value == Int {
    /// A whole number in a range.
    package static func number(in range: ClosedRange<Int>) -> Self {
        Self { (text) throws(ArgumentValueError) in
            guard let number = Int(text), range.contains(number) else {
                let bounds = range.upperBound == .max ? "from \(range.lowerBound) on" : "from \(range.lowerBound) to \(range.upperBound)"
                throw ArgumentValueError("Please provide a whole number \(bounds).")
            }
            return number
        }
    }
}

extension ArgumentValue where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of the enumeration's words.
    package static var oneOf: Self {
        let words = Value.allCases.map(\.rawValue)
        return Self(allowedValues: words, completion: .choices(words)) { (text) throws(ArgumentValueError) in
            if let value = Value(rawValue: text) { return value }
            throw ArgumentValueError(ArgumentWords.choice(of: words, insteadOf: text))
        }
    }
}

/// Sentences that several messages share.
package enum ArgumentWords {
    /// `Did you mean 'json'?` where a word is near, else `Please provide one of 'text', 'json' or 'markdown'.`
    package static func choice(of words: [String], insteadOf text: String) -> String {
        if let near = NearestMatch.of(text, among: words) { return "Did you mean '\(near)'?" }
        return "Please provide one of \(list(words))."
    }

    /// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
    package static func list(_ words: [String], conjunction: String = "or") -> String {
        let quoted = words.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
