import DependencyGraph

/// One step of the way from a value to what differs in it, or what differs there.
enum DifferenceStep: Hashable {
    case field(Name)
    case element(Int)
    /// A value of a dictionary; its key is the user's, and is not told.
    case entry
    /// Something that a closure captured, by the name of its type. A view is not named where its own field follows: `captured count`.
    case captured(Name, isView: Bool)
    case end(Difference)
}

/// What differs at the end of the way.
enum Difference: Hashable {
    /// The value: there is nothing more to say.
    case value
    case closure
    case unreadableCaptures
    case object
    case binding
    case keyPath
    /// Equal as far as can be seen, and not the same.
    case madeAnew
    case nilBefore, nilNow
    case type(from: Name, to: Name)
    case enumCase(from: Name, to: Name)
    case branch
    case elementCount, severalElements
    case keys, severalValues
    case members
    /// There are more than are listed.
    case more
}

/// Collects what differs between two values, as steps without text.
struct DifferenceLog {
    /// The most that is listed for two values.
    static let limit = 12

    private var path: [DifferenceStep] = []
    /// Each difference with the way to it, one after the other.
    private(set) var steps: [DifferenceStep] = []
    private var count = 0

    mutating func removeAll() {
        path.removeAll(keepingCapacity: true)
        steps.removeAll(keepingCapacity: true)
        count = 0
    }

    mutating func within(_ step: DifferenceStep?, _ body: (inout DifferenceLog) -> Void) {
        if let step { path.append(step) }
        body(&self)
        if step != nil { path.removeLast() }
    }

    mutating func end(_ difference: Difference) {
        guard count <= Self.limit else { return }
        // What the package's own types are made of has no names: several parts that differ are one difference.
        let isNew = count == 0 || !endsWith(difference)
        guard isNew else { return }
        if count == Self.limit {
            steps.append(.end(.more))
        } else {
            steps += path
            steps.append(.end(difference))
        }
        count += 1
    }

    private func endsWith(_ difference: Difference) -> Bool {
        let length = path.count + 1
        guard steps.count >= length, steps.last == .end(difference) else { return false }
        if steps.count > length, case .end = steps[steps.count - length - 1] {} else if steps.count > length { return false }
        return steps[(steps.count - length)...].dropLast().elementsEqual(path)
    }

    /// The differences as text, in the order in which they were found.
    var texts: [String] {
        var texts: [String] = []
        var text = DifferenceText()
        for (index, step) in steps.enumerated() {
            if case .end(let difference) = step {
                texts.append(text.ended(difference))
                text = DifferenceText()
            } else {
                var isFollowedByField = false
                if index + 1 < steps.count, case .field = steps[index + 1] { isFollowedByField = true }
                text.append(step, isFollowedByField: isFollowedByField)
            }
        }
        return texts
    }
}

/// One difference as text: `item.updatedAt`, `onTap: captured count`.
private struct DifferenceText {
    private var text = ""
    private var needsDot = false
    private var isInView = false

    mutating func append(_ step: DifferenceStep, isFollowedByField: Bool) {
        switch step {
        case .field(let name):
            if needsDot { text += "." }
            // Of a captured view, `_count` is the storage of what its author calls `count`.
            let name = name.text
            text += isInView && name.hasPrefix("_") ? String(name.drop { $0 == "_" }) : name
            needsDot = true
            isInView = false
        case .element(let index):
            text += "[\(index)]"
            needsDot = true
        case .entry:
            text += "[…]"
            needsDot = true
        case .captured(let name, let isView):
            text += text.isEmpty ? "captured " : ": captured "
            isInView = isView && isFollowedByField
            if !isInView { text += name.text }
            needsDot = !isInView
        case .end: break
        }
    }

    func ended(_ difference: Difference) -> String {
        guard let words = difference.words else { return text.isEmpty ? "another value" : text }
        return text.isEmpty ? words : "\(text): \(words)"
    }
}

extension Difference {
    fileprivate var words: String? {
        switch self {
        case .value: nil
        case .closure: "another closure"
        case .unreadableCaptures: "captures that cannot be compared"
        case .object: "another object"
        case .binding: "another binding"
        case .keyPath: "another key path"
        case .madeAnew: "made anew"
        case .nilBefore: "nil before"
        case .nilNow: "nil now"
        case .type(let from, let to): "type changed from \(from.text) to \(to.text)"
        case .enumCase(let from, let to): "case changed from \(from.text) to \(to.text)"
        case .branch: "another branch"
        case .elementCount: "number of elements"
        case .severalElements: "several elements"
        case .keys: "keys"
        case .severalValues: "several values"
        case .members: "members"
        case .more: "more"
        }
    }
}
