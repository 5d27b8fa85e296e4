import ArgumentParsing
import Foundation
import TraceAnalysis

/// One form of what a command says, and where it goes: `text`, `json=report.json`.
struct OutputFormat<Kind: RawRepresentable & CaseIterable & Sendable>: Sendable where Kind.RawValue == String {
    let kind: Kind
    /// A file, or nil for standard output.
    let path: String?
}

extension ArgumentValue {
    /// `KIND` or `KIND=FILE`.
    static func output<Kind>() -> Self where Value == OutputFormat<Kind> {
        let words = Kind.allCases.map(\.rawValue)
        return Self(allowedValues: words, completion: .choices(words)) { (text) throws(ArgumentValueError) in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let kind = Kind(rawValue: parts[0]) else {
                throw ArgumentValueError(ArgumentWords.choice(of: words, insteadOf: parts[0]))
            }
            guard parts.count == 2 else { return OutputFormat(kind: kind, path: nil) }
            guard !parts[1].isEmpty else { throw ArgumentValueError("A file's name follows '='.") }
            return OutputFormat(kind: kind, path: parts[1])
        }
    }
}

/// The forms that a command was asked for, with their files, all of which can be written.
struct Outputs<Kind: RawRepresentable & CaseIterable & Sendable> where Kind.RawValue == String {
    private let outputs: [(kind: Kind, file: OutputFile?)]

    /// Checks that the forms can be written. `inputs` are files that may not be overwritten.
    init(_ formats: [OutputFormat<Kind>], default kind: Kind, overwriting isForced: Bool, inputs: [String]) throws {
        let formats = formats.isEmpty ? [OutputFormat(kind: kind, path: nil)] : formats
        guard formats.count(where: { $0.path == nil }) <= 1 else {
            throw ArgumentError.invalid("only one '--format' can go to standard output; the others need a file, as '--format json=FILE'")
        }
        let paths = formats.compactMap(\.path)
        if let twice = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
            throw ArgumentError.invalid("two formats go to '\(twice)'; give each its own file")
        }
        outputs = try formats.map { format in
            let file = try format.path.map { path in
                try OutputFile(path, typed: "--format \(format.kind.rawValue)=\(path)", overwriting: isForced, inputs: inputs)
            }
            return (format.kind, file)
        }
    }

    /// Writes all forms. `content` gives one, and is told whether it goes to a file.
    func write(_ content: (Kind, Bool) throws -> Data) throws {
        for output in outputs {
            let data = try content(output.kind, output.file != nil)
            if let file = output.file {
                try file.write(data)
            } else {
                Console.write(data)
            }
        }
    }
}
