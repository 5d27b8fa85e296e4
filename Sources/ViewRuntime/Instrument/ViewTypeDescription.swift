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
    /// What stands for a change of an observable property among the reasons.
    public let observation: SemanticsProfile.ObservationReason

    package init(
        name: String, module: String, kind: Kind, properties: [Name],
        observation: SemanticsProfile.ObservationReason = .dependencies
    ) {
        self.name = name
        self.module = module
        self.kind = kind
        self.properties = properties
        self.observation = observation
        index = ViewTypeDescription.count.wrappingAdd(1, ordering: .relaxed).oldValue
    }

    private static let count = Atomic<Int>(0)

    /// The reasons in the order in which `_printChanges()` prints them: `@dependencies`, `@self`, `@identity`, then properties.
    ///
    /// `dependencies` are the key paths that stand instead of `@dependencies`, under profiles that print them.
    public func reasons(_ changed: ChangeSet, dependencies: NameList = .empty) -> [String] {
        var reasons: [String] = []
        if changed.contains(.dependencies), observation != .none {
            reasons = dependencies == .empty ? ["@dependencies"] : dependencies.names.map(\.text)
        }
        if changed.contains(.value) { reasons.append("@self") }
        if changed.contains(.identity) { reasons.append("@identity") }
        for (index, property) in properties.enumerated() where changed.contains(.property(index)) {
            reasons.append(property.text)
        }
        return reasons
    }

    /// The line that `_printChanges()` prints for a body that ran for these reasons.
    public func changesLine(_ changed: ChangeSet, dependencies: NameList = .empty) -> String {
        let reasons = reasons(changed, dependencies: dependencies)
        return reasons.isEmpty ? "\(name): unchanged." : "\(name): \(reasons.joined(separator: ", ")) changed."
    }
}
