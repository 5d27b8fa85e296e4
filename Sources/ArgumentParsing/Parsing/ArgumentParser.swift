/// Reads the arguments of one command: options and positional arguments in any order, `--` ends the options.
struct ArgumentParser {
    let command: Command
    let calledAs: String

    private var parsed = ParsedArguments()
    private var positionals: [String] = []
    private var optionsEnded = false

    init(command: Command, calledAs: String) {
        self.command = command
        self.calledAs = calledAs
        parsed.calledAs = calledAs
    }

    static func parse(_ words: [String], of command: Command, calledAs: String) throws(ArgumentError) -> ParsedArguments {
        var parser = ArgumentParser(command: command, calledAs: calledAs)
        return try parser.parse(words)
    }

    private mutating func parse(_ words: [String]) throws(ArgumentError) -> ParsedArguments {
        let passed = command.arguments.first { $0.shape == .passedCommand }
        var index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "--" {
                if let passed {
                    parsed.texts[passed.key] = Array(words[index...])
                } else {
                    positionals += words[index...]
                }
                break
            } else if word.hasPrefix("--") {
                try takeLong(word, words, &index)
            } else if word.hasPrefix("-"), word != "-" {
                try takeShort(word, words, &index)
            } else if passed != nil, !command.arguments.contains(where: { $0.shape == .positional }) {
                let typed = words[(index - 1)...].filter { $0 != "--" }
                throw ArgumentError.commandWithoutTerminator(typed: typed, calledAs: calledAs)
            } else {
                positionals.append(word)
            }
        }
        try assignPositionals()
        try checkRequired()
        return parsed
    }

    private mutating func takeLong(_ word: String, _ words: [String], _ index: inout Int) throws(ArgumentError) {
        let (text, attached) = Self.split(word)
        guard let (argument, name) = find(text) else {
            throw .unknownOption(typed: text, near: near(text))
        }
        if argument.shape == .flag {
            if let attached { throw .unexpectedValue(name: text, value: attached) }
            parsed.flags.insert(argument.key)
        } else {
            try takeValue(of: argument, as: name, attached: attached, words, &index)
        }
    }

    /// `-o DIR`, `-o=DIR`, `-oDIR`, and flags in a group.
    private mutating func takeShort(_ word: String, _ words: [String], _ index: inout Int) throws(ArgumentError) {
        var rest = word.dropFirst()
        while let letter = rest.popFirst() {
            guard let (argument, name) = find("-\(letter)") else {
                throw .unknownOption(typed: word.count == 2 ? word : "-\(letter)", near: near("--" + word.dropFirst()))
            }
            if argument.shape == .flag {
                if rest.first == "=" { throw .unexpectedValue(name: name.text, value: String(rest.dropFirst())) }
                parsed.flags.insert(argument.key)
            } else {
                let attached = rest.isEmpty ? nil : String(rest.first == "=" ? rest.dropFirst() : rest)
                return try takeValue(of: argument, as: name, attached: attached, words, &index)
            }
        }
    }

    /// A word that starts with `-` is no value, so that a forgotten value is not filled with the next option; `--name=-x` is the way around.
    private mutating func takeValue(
        of argument: ArgumentDeclaration, as name: ArgumentName, attached: String?, _ words: [String], _ index: inout Int
    ) throws(ArgumentError) {
        let display = argument.displayText(as: name)
        let text: String
        if let attached {
            text = attached
        } else if index < words.count, words[index] == "-" || !words[index].hasPrefix("-") {
            text = words[index]
            index += 1
        } else {
            throw .missingValue(display: display, key: argument.key)
        }
        try check(text, argument, display)
        parsed.texts[argument.key, default: []].append(text)
    }

    private mutating func assignPositionals() throws(ArgumentError) {
        var rest = positionals[...]
        for argument in command.arguments where argument.shape == .positional {
            let taken = argument.isRepeated ? rest : rest.prefix(1)
            for text in taken { try check(text, argument, argument.displayText) }
            if !taken.isEmpty { parsed.texts[argument.key] = Array(taken) }
            rest = rest.dropFirst(taken.count)
        }
        if !rest.isEmpty { throw .unexpectedArguments(typed: Array(rest)) }
    }

    private func checkRequired() throws(ArgumentError) {
        for argument in command.arguments where argument.isRequired && parsed.texts[argument.key, default: []].isEmpty {
            throw .missingArgument(display: argument.displayText, key: argument.key)
        }
    }

    private func check(_ text: String, _ argument: ArgumentDeclaration, _ display: String) throws(ArgumentError) {
        do { try argument.check(text) } catch {
            throw .invalidValue(typed: text, display: display, key: argument.key, wayOut: error.wayOut)
        }
    }

    private func find(_ text: String) -> (ArgumentDeclaration, ArgumentName)? {
        for argument in command.arguments {
            if let name = argument.names.first(where: { $0.text == text }) { return (argument, name) }
        }
        return nil
    }

    private func near(_ text: String) -> String? {
        let names = command.arguments.flatMap(\.names).filter { !$0.isShort }.map(\.text) + ["--help", "--version"]
        let bare = names.map { String($0.dropFirst(2)) }
        return NearestMatch.of(String(text.drop { $0 == "-" }), among: bare).map { "--" + $0 }
    }

    private static func split(_ word: String) -> (name: String, attached: String?) {
        guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
}
