/// The tokens of a file that are compiled here, and the regions that are not.
package struct ActiveTokens {
    /// What stands between an `#if` and its end, and is not compiled here.
    package struct Region: Equatable {
        /// The directive's line, from 1.
        package var line: Int
        /// The condition as it is written.
        package var condition: String
        package var tokens: [SourceToken] = []
    }

    package private(set) var tokens: [SourceToken] = []
    package private(set) var leftOut: [Region] = []

    /// A condition that nobody here knows counts as met, and so does its `#else`.
    package init(_ all: [SourceToken], canImport: @escaping (String) -> Bool) {
        var open: [Block] = []
        for token in all {
            guard token.kind == .condition else {
                if open.allSatisfy(\.isActive) {
                    tokens.append(token)
                } else if !leftOut.isEmpty {
                    leftOut[leftOut.count - 1].tokens.append(token)
                }
                continue
            }
            let name = token.text.prefix { $0 != " " && $0 != "\t" && $0 != "(" && $0 != "!" }
            let condition = token.text.dropFirst(name.count).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let isVisible = open.dropLast().allSatisfy(\.isActive)
            switch name {
            case "#if":
                let value = BuildCondition.value(of: condition, canImport: canImport)
                open.append(Block(isActive: value != false, isDecided: value == true, condition: condition))
                if value == false, open.dropLast().allSatisfy(\.isActive) { leftOut.append(Region(line: token.line, condition: condition)) }
            case "#elseif" where !open.isEmpty:
                let value = open[open.count - 1].isDecided ? false : BuildCondition.value(of: condition, canImport: canImport)
                open[open.count - 1].isActive = value != false
                if value == true { open[open.count - 1].isDecided = true }
                if value == false, isVisible { leftOut.append(Region(line: token.line, condition: condition)) }
            case "#else" where !open.isEmpty:
                let isActive = !open[open.count - 1].isDecided
                open[open.count - 1].isActive = isActive
                if !isActive, isVisible { leftOut.append(Region(line: token.line, condition: "#else of \(open[open.count - 1].condition)")) }
            default:
                _ = open.popLast()
            }
        }
        leftOut.removeAll { $0.tokens.isEmpty }
    }

    private struct Block {
        var isActive: Bool
        /// Whether a branch was met already.
        var isDecided: Bool
        var condition: String
    }
}
