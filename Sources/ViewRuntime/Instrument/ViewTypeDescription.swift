import DependencyGraph
import Synchronization

/// Describes one type that has identities in the tree: made once per type and kept for the life of the process.
public final class ViewTypeDescription: Sendable {
    /// What the type is.
    public enum Kind: UInt8, Sendable {
        case view, modifier, framework, collection, host
    }

    /// A dense number, from 0 upwards, in the order in which types were first seen. It differs between processes.
    public let index: Int
    /// The name as `_printChanges()` prints it: enclosing types and generic arguments, no module.
    public let name: String
    public let module: String
    public let kind: Kind
    /// The storage names of the dynamic properties, in the order of declaration (`_count`; `@8` for a nested one).
    public let properties: [Name]

    package init(name: String, module: String, kind: Kind, properties: [Name]) {
        self.name = name
        self.module = module
        self.kind = kind
        self.properties = properties
        index = ViewTypeDescription.count.wrappingAdd(1, ordering: .relaxed).oldValue
    }

    private static let count = Atomic<Int>(0)

    /// The reasons in the order in which `_printChanges()` prints them: `@dependencies`, `@self`, `@identity`, then properties.
    public func reasons(_ changed: ChangeSet) -> [String] {
        var reasons: [String] = []
        if changed.contains(.dependencies) { reasons.append("@dependencies") }
        if changed.contains(.value) { reasons.append("@self") }
        if changed.contains(.identity) { reasons.append("@identity") }
        for (index, property) in properties.enumerated() where changed.contains(.property(index)) {
            reasons.append(property.text)
        }
        return reasons
    }

    /// The line that `_printChanges()` prints for a body that ran for these reasons.
    public func changesLine(_ changed: ChangeSet) -> String {
        let reasons = reasons(changed)
        return reasons.isEmpty ? "\(name): unchanged." : "\(name): \(reasons.joined(separator: ", ")) changed."
    }
}
