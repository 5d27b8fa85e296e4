import DependencyGraph
import SwiftUI
import ViewRuntime

/// Mounts content and keeps what a host reports: the lines of body runs, their counts, warnings.
@MainActor
final class Probe {
    let journal = Journal()
    let host: HostCore

    init<Content: View>(@ViewBuilder _ content: () -> Content) {
        host = HostCore(instrument: journal)
        host.mount(content())
    }

    /// The lines that `_printChanges()` would have printed since the last call.
    func lines() -> [String] {
        defer { journal.lines = [] }
        return journal.lines
    }

    /// The body runs by type since the last call.
    func counts() -> [String: Int] {
        defer { journal.counts = [:] }
        return journal.counts
    }

    /// Runs an action as a control would, and everything that follows from it.
    func act(_ name: String = "tap", _ action: () -> Void) {
        host.flush()
        host.perform(Cause(.action, name: name), action)
        host.flush()
    }

    /// The visible text.
    var texts: [String] { host.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } ?? [] }
    var warnings: [String] { host.warnings.map(\.text) }
}

/// Keeps what is reported.
final class Journal: ViewInstrument {
    var lines: [String] = []
    var counts: [String: Int] = [:]
    var unchanged: [String: Int] = [:]
    var events: [String] = []
    private var running: [String] = []

    func bodyBegan(_ node: NodeID, type: ViewTypeDescription, changed: ChangeSet, fields: NameList) {
        lines.append(type.changesLine(changed))
        counts[type.name, default: 0] += 1
        running.append(type.name)
        if fields != .empty { events.append("fields \(fields.names.map(\.text).joined(separator: ","))") }
    }

    func bodyEnded(_ node: NodeID, outputChanged: Bool, reads: NameList) {
        let name = running.removeLast()
        if !outputChanged { unchanged[name, default: 0] += 1 }
        if reads != .empty { events.append("\(name) reads \(reads.names.map(\.text).joined(separator: ","))") }
    }

    func stateWritten(_ write: WriteID, owner: NodeID, property: Name, change: WriteChange) {
        events.append("write \(property.text)\(change.contains(.equal) ? " equal" : "")")
    }

    func observableWritten(
        _ write: WriteID, object: ObjectIdentifier, type: Name, property: Name, change: WriteChange
    ) {
        events.append("write \(type.text).\(property.text)")
    }

    func environmentWritten(_ write: WriteID, writer: NodeID, key: Name, change: WriteChange, readersChecked: Int, readersRun: Int) {
        events.append("environment \(key.text) checked \(readersChecked) run \(readersRun)")
    }

    func collectionUpdated(_ node: NodeID, count: Int, inserted: Int, removed: Int, moved: Int, duplicates: Int) {
        events.append("collection \(count) +\(inserted) -\(removed) ~\(moved) =\(duplicates)")
    }
}

extension Probe {
    /// Does what a person does to the first element that offers it.
    private func perform(_ what: String, _ pick: (ViewElement) -> (() -> Void)?) throws {
        host.flush()
        var stack = host.root.map { Array(TreeReader.elements(of: $0).reversed()) } ?? []
        while let element = stack.popLast() {
            if let action = pick(element) { return act(what, action) }
            stack.append(contentsOf: element.children.reversed())
        }
        throw ProbeError(what: what, texts: texts)
    }

    /// Taps what shows the text.
    func tap(_ label: String) throws {
        try perform("tap \(label)") { element in
            guard element.texts == [label] else { return nil }
            for case .tap(let action) in element.actions { return action }
            return nil
        }
    }

    func pop() throws {
        try perform("pop") { element in
            for case .pop(let action) in element.actions { return action }
            return nil
        }
    }

    func dismiss() throws {
        try perform("dismiss") { element in
            for case .dismiss(let action) in element.actions { return action }
            return nil
        }
    }

    struct ProbeError: Error {
        var what: String
        var texts: [String]
    }
}
