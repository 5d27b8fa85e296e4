import Testing
import ViewRuntime

/// Expects that elements of streamed content keep their ids while the content grows.
///
/// Shows each prefix in turn in one host, as a chat shows an answer that arrives piece by piece. An issue is recorded where the id of an
/// element that was complete (not the last of its collection) is another one with the next prefix, or where siblings share an id: such rows
/// lose their state and are built anew.
///
/// ```swift
/// try expectIdentityStability(of: answer.prefixes) { text in MessageView(text: text) }
/// ```
///
/// `prefixes` is the content in the order in which it grows. Cost: an update for each prefix.
@MainActor
public func expectIdentityStability<Prefix, Content: View>(
    of prefixes: [Prefix], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder content: (Prefix) -> Content
) throws {
    guard let first = prefixes.first else { return }
    let host = ViewHost(rootView: content(first))
    var before = RowIDs(of: host.elements)
    for (index, prefix) in prefixes.enumerated().dropFirst() {
        host.replaceRoot(with: content(prefix))
        let after = RowIDs(of: host.elements)
        for change in before.changes(to: after) {
            TestIssue.record(
                "\(change) when prefix \(index + 1) of \(prefixes.count) followed; an element that is complete must keep its id",
                at: sourceLocation)
        }
        before = after
    }
    for warning in host.core.warnings where warning.kind == .duplicateID {
        TestIssue.record(warning.text, at: sourceLocation)
    }
}

/// The ids of all rows on screen, by the collection in which they stand.
private struct RowIDs {
    /// A collection's place: the kinds and ids of what is around it.
    private var order: [String] = []
    private var ids: [String: [AnyHashable]] = [:]

    init(of elements: [ViewElement]) {
        var stack = [(elements, "")]
        while let (siblings, place) = stack.popLast() {
            var inner: [([ViewElement], String)] = []
            for element in siblings {
                if let id = element.rowID {
                    if ids[place] == nil { order.append(place) }
                    // A row of several views has one id.
                    if ids[place]?.last != id { ids[place, default: []].append(id) }
                }
                let name = element.kind + (element.rowID.map { "[\(ElementText.value($0))]" } ?? "")
                inner.append((element.children, place.isEmpty ? name : "\(place)/\(name)"))
            }
            stack.append(contentsOf: inner.reversed())
        }
    }

    /// What became of complete elements, in words.
    func changes(to after: RowIDs) -> [String] {
        var changes: [String] = []
        for place in order {
            guard let old = ids[place], let new = after.ids[place] else { continue }
            for (position, id) in old.dropLast().enumerated() where !new.indices.contains(position) || new[position] != id {
                let now = new.indices.contains(position) ? "became \(ElementText.value(new[position]))" : "went away"
                changes.append("id \(ElementText.value(id)) at position \(position) in \(place) \(now)")
            }
        }
        return changes
    }
}
