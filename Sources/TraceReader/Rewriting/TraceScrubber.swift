import TraceFormat

/// Takes the user's names out of a trace, so that it can be shown to others.
///
/// Every word of every string becomes `name1`, `name2` and so on, the same word the same each time, but for words of SwiftUI's and Swift's
/// own; a capital at the beginning stays one (`Name3`), and a leading underscore stays. A hash of a value becomes another number. Files,
/// functions, tests, steps and texts are made of words like all others. The metadata keeps what counts depend on, and loses the rest;
/// session, process and wall clock become 0.
struct TraceScrubber {
    let file: TraceFile

    init(_ original: TraceFile) {
        var words = ScrubbedWords(original.definitions)
        var definitions = TraceDefinitions()
        // In the order of their numbers, so that the same trace gives the same words.
        for id in original.definitions.strings.keys.sorted() {
            _ = definitions.add(.string(id: id, text: words.scrubbed(original.definitions.text(id))))
        }
        for (id, items) in original.definitions.lists { _ = definitions.add(.list(id: id, items: items)) }
        for (id, type) in original.definitions.types {
            _ = definitions.add(.type(id: id, name: type.name, module: type.module, kind: type.kind))
        }
        for (id, place) in original.definitions.locations {
            _ = definitions.add(
                .location(id: id, function: place.function, file: place.file, line: place.line, column: place.column))
        }
        var metadata = TraceMetadata()
        let old = original.metadata
        metadata.toolVersion = old.toolVersion
        metadata.testName = old.testName.map { words.scrubbed($0) }
        metadata.testArguments = old.testArguments.map { words.scrubbed($0) }
        metadata.buildMode = old.buildMode
        metadata.swiftVersion = old.swiftVersion
        metadata.profile = old.profile
        metadata.profileOverrides = old.profileOverrides
        metadata.otherProfiles = old.otherProfiles
        metadata.clock = old.clock
        metadata.clockSource = old.clockSource
        metadata.valuePolicy = .hashed
        metadata.importedFrom = old.importedFrom
        metadata.recorderCost = old.recorderCost
        metadata.history = ["names were removed"]
        let header = TraceHeader(version: original.header.version)
        // Records of unknown kinds have no place here: nobody knows which of their numbers are names.
        let records = original.records.filter { if case .unknown = $0.event { false } else { true } }
        file = TraceFile(
            path: original.path, header: header, metadata: metadata, definitions: definitions, records: records, untoldKinds: original.untoldKinds)
    }
}

/// The words that stand for the user's.
private struct ScrubbedWords {
    private var known: [Substring: String] = [:]
    private var hashes: [Substring: String] = [:]
    private var kept: Set<Substring> = []

    /// What is no secret: SwiftUI's own types and modules as far as the trace names them alone, and what stands in every trace.
    private static let own: Set<Substring> = [
        "self", "identity", "dependencies", "SwiftUI", "ViewRuntime", "Swift", "Foundation", "Observation", "Combine", "UIKit", "AppKit", "body", "init",
        "deinit", "get", "set", "closure", "in", "some", "any", "static", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64", "Double", "Float", "CGFloat", "Bool", "String", "Substring", "Character", "Array", "Set", "Dictionary", "Optional",
        "Range", "ClosedRange", "Result", "Never", "Void", "Error", "Any", "AnyObject", "AnyHashable", "ObjectIdentifier", "UUID", "Date",
        "URL", "Data", "Duration", "Binding", "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Bindable",
        "AppStorage", "SceneStorage", "FocusState", "GestureState", "Namespace", "TupleView", "ModifiedContent", "_ConditionalContent",
        "Group", "EmptyView", "AnyView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "List", "ForEach", "Section", "Text",
        "Image", "Button", "Toggle", "Picker", "Slider", "Stepper", "TextField", "NavigationStack", "NavigationSplitView", "NavigationLink",
        "TabView", "ScrollView", "GeometryReader", "Spacer", "Divider", "Form", "Label", "EquatableView", "swift", "recorder", "events",
        "bytes", "stalls", "stallNanoseconds", "locations", "leftOut", "import", "linesNotUnderstood",
    ]

    init(_ definitions: TraceDefinitions) {
        kept = Self.own
        for type in definitions.types.values where type.kind != .view && type.kind != .modifier {
            guard ["SwiftUI", "ViewRuntime"].contains(definitions.text(type.module)) else { continue }
            let name = definitions.text(type.name)
            kept.insert(Substring(name.prefix { $0 != "<" }))
        }
    }

    mutating func scrubbed(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            if first == "#", let hash = Self.hash(at: rest) {
                if hashes[hash] == nil { hashes[hash] = "#" + Self.digits(hashes.count + 1) }
                result += hashes[hash]!
                rest = rest[hash.endIndex...]
                continue
            }
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if word.isEmpty {
                // Signs that ASCII does not have can be a name too.
                result.append(first.isASCII ? first : "?")
                rest.removeFirst()
            } else {
                // A place in a closure or a tuple is no name.
                let isPlace = word.count == 1 && word.first!.isASCII && word.first!.isNumber && (result.hasSuffix("#") || result.hasSuffix("."))
                result += isPlace ? String(word) : replaced(word)
                rest = rest[word.endIndex...]
            }
        }
        return result
    }

    private mutating func replaced(_ word: Substring) -> String {
        if kept.contains(word) { return String(word) }
        // A storage is named after its property, with an underscore.
        if word.first == "_", word.count > 1 { return "_" + replaced(word.dropFirst()) }
        if let known = known[word] { return known }
        let isCapital = word.first?.isUppercase == true
        known[word] = (isCapital ? "Name" : "name") + String(known.count + 1)
        return known[word]!
    }

    private static func hash(at text: Substring) -> Substring? {
        let digits = text.dropFirst().prefix { $0.isHexDigit && $0.isASCII }
        return digits.count == 8 ? text[text.startIndex..<digits.endIndex] : nil
    }

    private static func digits(_ number: Int) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: max(0, 8 - text.count)) + text
    }
}
