import DependencyGraph

/// Where a plan finds the name of an inert API.
enum InertUse {
    /// A view's or a modifier's type says it.
    case named(StaticString)
    /// A modifier keeps it in the value, at this offset.
    case stored(at: Int)
}

extension Plan {
    /// The names of the inert APIs of which a value is made. They are the same for all values of a type, since each API returns a type of
    /// its own, so they are read once.
    func inertNames(in value: UnsafeRawPointer) -> NameList {
        if let knownInertNames { return knownInertNames }
        let names = inert.map { use in
            switch use {
            case .named(let name): Name(name.description)
            case .stored(let offset): Name((value + offset).loadUnaligned(as: StaticString.self).description)
            }
        }
        let list = NameList(names)
        knownInertNames = list
        return list
    }
}

extension ViewNode {
    /// Reports the inert APIs of a value that was mounted here. Called only where somebody records.
    final func reportInert(_ plan: Plan, _ value: UnsafeRawPointer) {
        if plan.inert.isEmpty { return }
        var above: ViewNode? = self
        while let node = above, !(node is BodyNode && node.isReported) { above = node.parent }
        host.instrument?.inertUsed(
            reported.id, by: (above as? BodyNode)?.type.description, plan.inertNames(in: value))
    }
}
