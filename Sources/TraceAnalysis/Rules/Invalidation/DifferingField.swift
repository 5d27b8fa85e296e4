import TraceReader

/// A field of a view value that differed, as a recording names it: `item.updatedAt`, or with what differs there: `onTap: captured count`.
struct DifferingField: Hashable {
    /// The way to the field. What a field of the standard library's is made of (`total._value`) says nothing to anybody, so that the way
    /// ends before it.
    var path: String
    /// What differs there, where more is known than that the value does.
    var difference: String?

    init(_ text: String) {
        var path = text[...]
        var rest = text[...]
        while let colon = rest.firstIndex(of: ":") {
            let after = rest.index(after: colon)
            if rest[after...].hasPrefix(" ") {
                path = text[..<colon]
                difference = String(rest[after...].dropFirst())
                break
            }
            rest = rest[after...]
        }
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        self.path = (parts.prefix(1) + parts.dropFirst().prefix { !$0.hasPrefix("_") }).joined(separator: ".")
    }

    /// The way as its author writes it: storage of property wrappers has an underscore before it.
    var declaredPath: String { path.declaredName }

    /// The view's own field that the way begins with.
    var root: String { String(path.prefix { $0 != "." && $0 != "[" }) }

    /// Whether what differs is a closure.
    var isClosure: Bool {
        guard let difference else { return false }
        return difference == "another closure" || difference.hasPrefix("captured ") || difference.hasPrefix("captures ")
    }

    /// The field in a sentence: `` `onTap` (captured count) ``.
    var words: String { Wording.code(path) + (difference.map { " (\($0))" } ?? "") }

    /// What kind of difference it is that no value shows.
    enum Kind {
        /// A value that can be compared.
        case value
        /// A closure, or something that a closure captured.
        case closure
        /// An object, or content whose type is erased or that cannot be compared.
        case opaque
        /// A binding to another place.
        case binding
    }

    var kind: Kind {
        guard let difference else { return .value }
        if isClosure { return .closure }
        switch difference {
        case "another binding": return .binding
        case "another object", "made anew", "captures that cannot be compared": return .opaque
        default: return difference.hasPrefix("type changed from") ? .opaque : .value
        }
    }

    /// The fields that differed where a run was given another value of its view.
    static func all(of run: RunID, in model: AnalysisModel) -> [DifferingField] {
        model.traces[run.trace].differingFields[model[run].fields] ?? []
    }

    /// Those of each list that some body run names: many runs name one, and many rules ask.
    static func byList(_ tables: TraceTables) -> [ListID: [DifferingField]] {
        var known: [ListID: [DifferingField]] = [:]
        for body in tables.bodies where known[body.fields] == nil {
            known[body.fields] = tables.names[body.fields].map { DifferingField($0) }
        }
        return known
    }
}

/// The list of fields that differed in a run. Many runs have one.
struct FieldList: Hashable {
    let trace: Int
    let list: ListID

    init(_ run: RunID, in model: AnalysisModel) {
        trace = run.trace
        list = model.traces[run.trace].tables.bodies[run.row].fields
    }

    func fields(in model: AnalysisModel) -> [DifferingField] { model.traces[trace].differingFields[list] ?? [] }
}

extension AnalysisModel {
    /// Whether a run came by another value of its view alone. A binding that leads to another place is a reason of its own beside `@self`.
    func isOnlyForItsValue(_ run: RunID) -> Bool { traces[run.trace].isOnlyForItsValue(run.row) }
}

extension TraceModel {
    /// Whether a run came by another value of its view alone.
    func isOnlyForItsValue(_ row: Int) -> Bool {
        let flags = flags[row]
        guard flags.contains(.isForValue), !flags.contains(.hasInvalidations) else { return false }
        if flags.contains(.hasOneReason) { return true }
        let reasons = tables.names[tables.bodies[row].reasons]
        let fields = Set((differingFields[tables.bodies[row].fields] ?? []).map(\.root))
        return reasons.allSatisfy { $0 == "@self" || fields.contains($0) }
    }
}
