import TraceFormat

/// One of SwiftUI's runtime warnings, told by its wording.
package struct WarningLine: Equatable {
    package let kind: WarningKind
    /// The whole warning; addresses of contexts are left out.
    package let text: String
    /// The collection or container that the warning names, if it names one.
    package let subject: String?
    /// The id that occurs more than once.
    package let id: String?

    /// Reads a line; nil if it is no warning that is known.
    init?(_ line: Bytes) {
        if let (subject, id) = Self.repeatedID(line, ending: " occurs multiple times within the collection, this will give undefined results!") {
            self.init(kind: .duplicateID, line, subject: subject, id: id)
        } else if let (subject, id) = Self.repeatedID(line, ending: " is used by multiple child views, this will give undefined results!") {
            self.init(kind: .duplicateLayoutID, line, subject: subject, id: id)
        } else if line.hasPrefix("ForEach<"), let (subject, rest) = Self.word(line), rest.hasPrefix("count ("),
            rest.contains(") != its initial count (")
        {
            self.init(kind: .nonConstantRange, line, subject: TypeName.normalised(subject))
        } else if let wording = Self.wordings.first(where: { $0.matches(line) }) {
            self.init(kind: wording.kind, line)
        } else {
            return nil
        }
    }

    private init(kind: WarningKind, _ line: Bytes, subject: String? = nil, id: String? = nil) {
        self.kind = kind
        self.text = TypeName.normalised(line)
        self.subject = subject
        self.id = id
    }

    /// `TYPE: the ID … ENDING`. The id may contain anything, so it is what is left between both ends.
    private static func repeatedID(_ line: Bytes, ending: StaticString) -> (subject: String, id: String)? {
        guard let head = line.before(ending), let (type, rest) = TypeName.split(head), let id = rest.after("the ID ") else { return nil }
        return (TypeName.normalised(type), id.text)
    }

    /// A type name and what follows the blank after it.
    private static func word(_ line: Bytes) -> (Bytes, Bytes)? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case 0x3c, 0x28: depth += 1
            case 0x3e where line[index - 1] != 0x2d: depth -= 1
            case 0x29: depth -= 1
            case 0x20 where depth == 0: return (line[..<index], line[(index + 1)...])
            default: break
            }
        }
        return nil
    }

    private struct Wording {
        let kind: WarningKind
        var prefix: StaticString = ""
        var middle: StaticString?
        var suffix: StaticString = ""

        func matches(_ line: Bytes) -> Bool {
            line.hasPrefix(prefix) && line.hasSuffix(suffix) && (middle.map { line.contains($0) } ?? true)
        }
    }

    private static let wordings: [Wording] = [
        Wording(kind: .multipleUpdatesPerFrame, suffix: " tried to update multiple times per frame."),
        Wording(kind: .cycle, prefix: "=== AttributeGraph: cycle detected through attribute ", suffix: " ==="),
        Wording(kind: .stateWrittenDuringUpdate, prefix: "Modifying state during view update, this will cause undefined behavior"),
        Wording(kind: .publishedDuringUpdate, prefix: "Publishing changes from within view updates is not allowed"),
        Wording(kind: .publishedOffMainThread, prefix: "Publishing changes from background threads is not allowed"),
        Wording(kind: .notInstalled, prefix: "Accessing ", middle: " outside of being installed on a View."),
        Wording(kind: .notInstalled, prefix: "Accessing ", middle: " without being installed on a View."),
        Wording(kind: .notInstalled, prefix: "Accessing ", middle: " outside of the body of a View."),
        Wording(kind: .notInstalled, prefix: "Reading a Namespace property outside View.body."),
        Wording(kind: .invalidFrame, prefix: "Invalid frame dimension (negative or non-finite)."),
        Wording(kind: .invalidFrame, prefix: "Contradictory frame constraints specified."),
        Wording(
            kind: .missingTag, prefix: "Picker: the selection ",
            middle: " is invalid and does not have an associated tag, this will give undefined results."),
        Wording(
            kind: .missingDestination, prefix: "A NavigationLink is presenting a value of type ",
            middle: " but there is no matching navigationDestination"),
        Wording(kind: .variableRowCount, prefix: "Unable to determine number of views per element in the collection "),
    ]
}
