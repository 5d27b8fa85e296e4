import DependencyGraph

/// Where a plan finds the name of an inert API, or of an effect.
enum InertUse {
    /// A view's or a modifier's type says it.
    case named(StaticString)
    /// A modifier keeps it in the value, at this offset.
    case stored(at: Int)
    /// What is said to those who do not see the view, at this offset: another value of the type may say something else.
    case said(at: Int)

    func names(in value: UnsafeRawPointer) -> [String] {
        switch self {
        case .named(let name): [name.description]
        case .stored(let offset): [(value + offset).loadUnaligned(as: StaticString.self).description]
        case .said(let offset): (value + offset).assumingMemoryBound(to: AccessibilityAttachmentModifier.self).pointee.inertNames
        }
    }

    /// Whether all values of the type have the same names.
    fileprivate var isFixed: Bool {
        if case .said = self { false } else { true }
    }
}

extension Plan {
    /// The names of the inert APIs of which a value is made. They are the same for all values of a type where each API returns a type of
    /// its own, and then read once.
    func inertNames(in value: UnsafeRawPointer) -> NameList {
        if let knownInertNames { return knownInertNames }
        let list = NameList(inert.flatMap { $0.names(in: value) }.map { Name($0) })
        if inert.allSatisfy(\.isFixed) { knownInertNames = list }
        return list
    }

    /// The effects of a value that are drawn apart from it, and cost for each view; read once.
    func effectNames(in value: UnsafeRawPointer) -> NameList {
        if let knownEffectNames { return knownEffectNames }
        // None of what is said has an effect that is drawn.
        let names = effects.flatMap { $0.names(in: value) }
            + inert.filter(\.isFixed).flatMap { $0.names(in: value) }.map { name in String(name.prefix { $0 != "(" }) }
        let list = NameList(names.filter(Self.costlyEffects.contains).map { Name($0) })
        knownEffectNames = list
        return list
    }

    private static let costlyEffects: Set<String> = ["shadow", "blur", "mask", "geometryGroup", "drawingGroup", "compositingGroup", "sensoryFeedback"]
}

extension ViewNode {
    /// Reports the inert APIs and the effects of a value that was mounted here. Called only where somebody records.
    final func reportInert(_ plan: Plan, _ value: UnsafeRawPointer) {
        if plan.inert.isEmpty, plan.effects.isEmpty { return }
        var above: ViewNode? = self
        while let node = above, !(node is BodyNode && node.isReported) { above = node.parent }
        let view = (above as? BodyNode)?.type.description
        if !plan.inert.isEmpty {
            let names = plan.inertNames(in: value)
            if names != .empty { host.instrument?.inertUsed(reported.id, by: view, names) }
        }
        let effects = plan.effectNames(in: value)
        if effects != .empty { host.instrument?.effectsUsed(reported.id, by: view, effects) }
    }
}
