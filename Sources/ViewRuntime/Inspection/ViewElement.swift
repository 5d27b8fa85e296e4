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
    /// What can be done to the view before anything is done to those in it.
    package var firstActions: [ElementAction] = []
    /// What is done to the view together with what is done to those in it.
    package var commonActions: [ElementAction] = []
    /// The keys that trigger the view.
    package var shortcuts: [KeyboardShortcut] = []
    /// Facts about the view, by name, for printing and for drivers.
    package var attributes: [String: String] = [:]
    /// Selects a value in the list around the view; false where it is none of the list's selection.
    package var listSelection: ((AnyHashable) -> Bool)?
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
    /// Several taps in short order.
    case taps(Int, () -> Void)
    /// A long press: its begin, the time when it counts, and the end of the touch.
    case press(began: () -> Void, ended: () -> Void, lifted: () -> Void)
    /// A drag by a distance in points.
    case drag(changed: (CGSize) -> Void, ended: (CGSize) -> Void)
    /// Gives the keyboard's focus, or takes it away.
    case focus(get: () -> Bool, set: (Bool) -> Void)
    /// Two fingers whose distance becomes so many times what it was.
    case magnify(changed: (CGFloat) -> Void, ended: (CGFloat) -> Void)
    /// Two fingers that turn.
    case rotate(changed: (Angle) -> Void, ended: (Angle) -> Void)
    /// A pointer that comes or goes.
    case hover((Bool) -> Void)
    /// A finger that is put on a button, or lifted.
    case hold((Bool) -> Void)
    /// A key; says whether it was taken.
    case key((KeyPress) -> Bool)
    /// The values for which a view stands that is dragged.
    case carry(() -> [Any])
    /// A drag over the view, and what is dropped; nil where none of the values is wanted.
    case drop(over: (Bool) -> Void, drop: ([Any]) -> Bool?)
    /// Puts values between the rows of a collection, in front of a position; false where none of them is wanted.
    case insert(([Any], Int) -> Bool)
    /// Gives a button what another app has copied; false where none of it is wanted.
    case paste(([Any]) -> Bool)
    /// Hands out what a person copies, or cuts out.
    case copy(removes: Bool, () -> [Any])
    /// Ends a dialog with files.
    case files((Result<[URL], any Error>) -> Void)
    /// A part of a text that leads somewhere.
    case link(String, () -> Void)
    /// An action of accessibility, by its name.
    case named(String, () -> Void)
}
