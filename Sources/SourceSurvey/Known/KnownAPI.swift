/// SwiftUI's API with its status here, as the documentation's page of the surface has it.
package struct KnownAPI: Sendable {
    package struct Entry: Sendable {
        /// As the page writes it: `View.blur(radius:opaque:)`.
        package var name: String
        package var owner: String
        /// The labels of a function, `_` where there is none; nil for types and properties.
        package var labels: [String]?
        package var status: APIStatus
    }

    /// Functions, initializers and properties by their name alone.
    private var members: [String: [Entry]] = [:]
    /// Types by their name, nested ones with what they stand in.
    private var types: [String: Entry] = [:]
    /// How many APIs the list has.
    package private(set) var count = 0

    package static let surface = KnownAPI(list: surfaceList)

    /// A line for each: the status (`e`, `i`, `a`), the name, and for an inert one what is missing, with tabs between them.
    package init(list: String) {
        for line in list.split(separator: "\n") {
            let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 2 else { continue }
            let status: APIStatus = fields[0] == "a" ? .absent : fields[0] == "i" ? .inert(fields.count > 2 ? fields[2] : "") : .evaluated
            add(fields[1], status)
        }
    }

    private mutating func add(_ name: String, _ status: APIStatus) {
        count += 1
        let path = name.prefix { $0 != "(" }
        let parts = path.split(separator: ".").map(String.init)
        guard let base = parts.last else { return }
        let labels: [String]? = path.count == name.count ? nil : name.dropFirst(path.count + 1).dropLast().split(separator: ":").map(String.init)
        let entry = Entry(name: name, owner: parts.dropLast().joined(separator: "."), labels: labels, status: status)
        if labels == nil, base.first?.isUppercase == true { types[String(path)] = entry } else { members[base, default: []].append(entry) }
    }

    /// Whether there is any function or property of that name.
    func hasMember(_ name: String) -> Bool { members[name] != nil }

    package func type(_ name: String) -> Entry? { types[name] }

    /// What a call `.name(labels)` reaches: the entry that is not evaluated; nil where it reaches one that is, or nobody knows.
    ///
    /// `owner` is the type before the point where one is written.
    package func call(_ name: String, _ labels: [String], on owner: String?) -> Entry? {
        let entries = (members[name] ?? []).filter { $0.labels != nil && $0.owner != "EnvironmentValues" && (owner == nil || $0.owner == owner) }
        return Self.decisive(entries.filter { Self.fits(labels, $0) })
    }

    /// What `Type(labels)` reaches.
    package func initializer(of type: String, _ labels: [String]) -> Entry? {
        let entries = (members["init"] ?? []).filter { $0.owner == type }
        return Self.decisive(entries.filter { Self.isInOrder(labels, in: $0.labels ?? []) })
    }

    /// What a property or a member without parentheses is; `owner` is nil where none is written.
    package func property(_ name: String, on owner: String?) -> Entry? {
        let entries = members[name] ?? []
        // A function of that name may be meant, with a closure after it.
        guard entries.allSatisfy({ $0.labels == nil }) || owner != nil else { return nil }
        return Self.decisive(entries.filter { $0.labels == nil && (owner == nil ? $0.owner != "EnvironmentValues" : $0.owner == owner) })
    }

    /// The first of several that may be meant, if none is evaluated.
    private static func decisive(_ entries: [Entry]) -> Entry? {
        entries.contains { $0.status == .evaluated } ? nil : entries.first { $0.status == .absent } ?? entries.first
    }

    private static func fits(_ labels: [String], _ entry: Entry) -> Bool {
        let all = entry.labels ?? []
        guard ordinary.contains(String(entry.name.prefix { $0 != "(" }.drop { $0 != "." }.dropFirst())) else { return isInOrder(labels, in: all) }
        return labels == all && labels.contains { $0 != "_" }
    }

    /// Names that collections and geometry have too: they count where every label is that of SwiftUI's.
    private static let ordinary: Set = [
        "union", "intersection", "subtracting", "symmetricDifference", "contains", "transform", "offset", "resolve", "render", "addArc", "addEllipse",
    ]

    /// Whether the labels of a call are some of a function's, in its order: others have defaults, or are closures after the parentheses.
    private static func isInOrder(_ labels: [String], in all: [String]) -> Bool {
        var rest = all[...]
        for label in labels {
            guard let index = rest.firstIndex(of: label) else { return false }
            rest = rest[rest.index(after: index)...]
        }
        return true
    }
}
