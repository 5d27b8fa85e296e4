/// Why a view could not be found or driven, or why a host does not come to rest.
public enum ViewHostError: Error, Hashable, Sendable {
    /// There is no such view; `present` describes what is there instead.
    case notFound(String, place: String, present: [String])
    /// There are several; `present` describes them.
    case ambiguous(String, place: String, present: [String])
    /// The place to look in is not there; `present` describes the places of its kind that are.
    case noPlace(String, present: [String])
    /// The row is there and is not evaluated, or is prepared and cannot be seen.
    case notInSight(String)
    /// The control takes no input.
    case disabled(String)
    /// The view is there and cannot do that; the text says why.
    case impossible(String, reason: String)
    /// A picker has no such option.
    case noOption(String, in: String, present: [String])
    /// Tasks still run after the limit.
    case notSettled(tasks: [String], limit: Duration)
}

extension ViewHostError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFound(let view, let place, let present):
            return "no \(view)\(place); \(Self.list(present, of: "there is", none: "there is none of its kind"))"
        case .ambiguous(let view, let place, let present):
            return "\(present.count) views match \(view)\(place): \(Self.list(present)); name the place with 'in:'"
        case .noPlace(let place, let present):
            return "no \(place); \(Self.list(present, of: "there is", none: "there is none of its kind"))"
        case .notInSight(let row):
            return "\(row) is not in sight; scroll to it: try host.list.scroll(to: …)"
        case .disabled(let view):
            return "\(view) is disabled: it takes no input"
        case .impossible(let view, let reason):
            return "\(view) \(reason)"
        case .noOption(let option, let picker, let present):
            return "no option \(option) in \(picker); \(Self.list(present, of: "there is", none: "it has no options"))"
        case .notSettled(let tasks, let limit):
            let names = tasks.isEmpty
                ? "something is written again and again" : "still running: \(tasks.joined(separator: ", "))"
            return "the host did not come to rest within \(limit): \(names)"
        }
    }

    private static func list(_ present: [String], of verb: String, none: String) -> String {
        present.isEmpty ? none : "\(verb) \(list(present))"
    }

    /// The first twenty, and how many more there are.
    private static func list(_ items: [String]) -> String {
        let shown = items.prefix(20).joined(separator: ", ")
        return items.count > 20 ? "\(shown) and \(items.count - 20) more" : shown
    }
}
