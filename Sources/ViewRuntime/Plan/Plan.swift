import DependencyGraph

/// How a stored value of one view type is evaluated: made once per type.
///
/// The static structure of a body (stacks, texts, modifiers between two bodies) stays one plain value in memory. A plan lists the places
/// in it that can be evaluated or rebuilt alone, its *slots*, by byte offset; an update touches these and nothing else. The element
/// tree says how to read the whole value, for layout, tests and printing; updates never look at it.
package final class Plan {
    /// One place that can be evaluated or rebuilt alone.
    package struct Slot {
        package let offset: Int
        package let type: SlotType
        /// The slot whose node writes the environment of this one, or -1 for the parent's.
        package let environment: Int
        /// The first slot of the content around which the slot's modifier stands; -1 where the slot is no such modifier.
        package let around: Int
        /// How many containers and groups of the same plan stand around it.
        package let level: Int
        /// How many containers of the same plan stand around it.
        package let containers: Int
        /// The content whose views the slot's modifier waits for; nil where there always is one.
        package let content: _PlanElement?
    }

    package let slots: [Slot]
    package let root: _PlanElement
    /// Whether there are modifiers whose content may come and go.
    let hasPassingContent: Bool
    /// The uses of inert APIs in the value.
    let inert: [InertUse]
    @exclusivity(unchecked) var knownInertNames: NameList?
    /// The modifiers in the value that may change how it is drawn.
    let effects: [InertUse]
    @exclusivity(unchecked) var knownEffectNames: NameList?

    init(slots: [Slot], root: _PlanElement, inert: [InertUse], effects: [InertUse]) {
        self.slots = slots
        self.root = root
        self.inert = inert
        self.effects = effects
        hasPassingContent = slots.contains { $0.content != nil }
    }

    /// Makes the plan of a view type, for a value at offset 0.
    package static func make<Content: View>(_ type: Content.Type) -> Plan {
        var builder = _PlanBuilder()
        let root = Content._plan(&builder, at: 0)
        return Plan(slots: builder.slots, root: root, inert: builder.inert, effects: builder.effects)
    }
}

/// Collects the slots of a plan, in the order in which appear actions run: content before what is around it.
public struct _PlanBuilder {
    var slots: [Plan.Slot] = []
    /// The slot that writes the environment for what is planned now.
    var environment = -1

    /// The uses of inert APIs so far.
    var inert: [InertUse] = []
    /// The modifiers so far that may change how the view is drawn.
    var effects: [InertUse] = []

    init() {}

    /// How many containers and groups stand around what is planned now.
    var level = 0
    /// How many containers do.
    var containers = 0
    /// Whether what is planned now stands in the list of a lazy container.
    var isLazyList = false

    /// Adds a place of the given kind. `first` is the first slot of the content around which it stands.
    @discardableResult
    mutating func slot<S: SlotKind>(
        _ kind: S.Type, at offset: Int, around first: Int = -1, content: _PlanElement? = nil
    ) -> _PlanElement {
        slots.append(
            Plan.Slot(
                offset: offset, type: S.shared, environment: environment, around: first, level: level,
                containers: containers, content: content.flatMap { $0.isAlwaysThere ? nil : $0 }))
        return _PlanElement(.slot(slots.count - 1), at: offset)
    }

    /// Adds a writer of the environment, then plans what stands below it.
    ///
    /// Where nothing below it can be evaluated alone, the writer needs no place of its own: whoever reads the value applies it.
    mutating func environmentSlot<S: SlotKind>(
        _ kind: S.Type, at offset: Int, content: (inout _PlanBuilder) -> _PlanElement
    ) -> (slot: Int?, content: _PlanElement) {
        let outer = environment
        let index = slots.count
        slots.append(
            Plan.Slot(offset: offset, type: S.shared, environment: outer, around: -1, level: level, containers: containers,
                content: nil))
        environment = index
        let element = content(&self)
        environment = outer
        if slots.count == index + 1 {
            slots.removeLast()
            return (nil, element)
        }
        return (index, element)
    }

    /// Plans a view that is stored inside the current value.
    package mutating func view<Content: View>(_ type: Content.Type, at offset: Int) -> _PlanElement {
        Content._plan(&self, at: offset)
    }
}

/// One element of a plan's tree: what stands at an offset of the stored value.
public final class _PlanElement {
    package enum Content {
        /// A slot: the node that fills it says what it is.
        case slot(Int)
        /// Several views that stand side by side.
        case group([_PlanElement])
        /// A view without a body, with its content.
        case primitive(any ElementReader, [_PlanElement])
        /// A modifier around its content; `slot` is the modifier's own node, if it has one.
        case modified(any ModifierReader, slot: Int?, _PlanElement)
    }

    package let content: Content
    package let offset: Int

    package init(_ content: Content, at offset: Int) {
        self.content = content
        self.offset = offset
    }

    /// Whether a view is seen in it without looking at any node.
    var isAlwaysThere: Bool {
        var element = self
        while case .modified(_, _, let inner) = element.content { element = inner }
        if case .primitive = element.content { return true }
        return false
    }
}
