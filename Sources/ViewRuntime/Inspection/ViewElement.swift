import Foundation

/// What tests, layout and printing see of one view in the tree: a snapshot, made when somebody asks.
public struct ViewElement {
    /// What the view is: the type's name without generic arguments (`Text`, `HStack`, `Button`).
    public var kind: String
    /// The text that the view shows itself.
    public var text: String?
    /// The accessibility identifier, where one was given.
    public var identifier: String?
    /// The id of the keyed collection's element in which the view stands directly.
    public var rowID: AnyHashable?
    /// The explicit id (`.id(_:)`).
    public var explicitID: AnyHashable?
    /// The selection tag (`.tag(_:)`).
    public var tag: AnyHashable?
    /// Whether the view takes input.
    public var isEnabled = true
    public var children: [ViewElement] = []
    /// What can be done to the view.
    package var actions: [ElementAction] = []
    /// Facts about the view, by name, for printing and for drivers.
    package var attributes: [String: String] = [:]
    /// The environment in which the view stands.
    package var environment = EnvironmentValues()
    /// The node in whose value the view stands.
    package unowned(unsafe) var node: ViewNode
    /// The view's place in that value; nil for what the node itself adds.
    package var planElement: _PlanElement?

    package init(kind: String, node: ViewNode) {
        self.kind = kind
        self.node = node
    }

    /// All texts at or below the element, in the order of the tree.
    public var texts: [String] {
        var texts: [String] = []
        var stack = [self]
        while let element = stack.popLast() {
            if let text = element.text { texts.append(text) }
            stack.append(contentsOf: element.children.reversed())
        }
        return texts
    }
}

/// Something that can be done to a view.
package enum ElementAction {
    case tap(() -> Void)
    case toggle(get: () -> Bool, set: (Bool) -> Void)
    case edit(get: () -> String, set: (String) -> Void, submit: (() -> Void)?)
    case step(increment: (() -> Void)?, decrement: (() -> Void)?)
    case slide(get: () -> Double, set: (Double) -> Void, range: ClosedRange<Double>)
    /// Selects a tag.
    case select(get: () -> AnyHashable?, set: (AnyHashable) -> Bool)
    case pop(() -> Void)
    case dismiss(() -> Void)
    case refresh(() async -> Void)
    /// Takes rows out of a collection, by position.
    case delete((IndexSet) -> Void)
    /// Moves rows of a collection, by position, in front of another position.
    case move((IndexSet, Int) -> Void)
    /// A long press.
    case press(() -> Void)
    /// A drag by a distance in points.
    case drag(changed: (CGSize) -> Void, ended: (CGSize) -> Void)
    /// Gives the keyboard's focus, or takes it away.
    case focus(get: () -> Bool, set: (Bool) -> Void)
    /// Something with a name.
    case named(String, () -> Void)
}
