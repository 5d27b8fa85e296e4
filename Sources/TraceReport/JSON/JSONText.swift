import Foundation

/// JSON as every command prints it: in lines, keys sorted, with a line end at its end.
enum JSONText {
    static func of(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // All values are finite numbers and texts, which encode.
        guard let data = try? encoder.encode(value) else { preconditionFailure("a report holds a value that JSON has not") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
