import DependencyGraph
import Foundation
import ViewRuntime

/// Gestures of a person's on a view: the innermost view around it that takes the gesture gets it, unless one further out comes first.
extension TappableHandle {
    /// Taps on it: the innermost view around it that takes taps gets it.
    public func tap(fileID: String = #fileID, line: Int = #line) throws {
        try perform("taps", fileID, line) { if case .tap(let action) = $0 { action } else { nil } }
    }

    /// Taps on it several times in short order. One tap less does not count as one tap: gestures for another number are not taken.
    public func tap(count: Int, fileID: String = #fileID, line: Int = #line) throws {
        if count == 1 { return try tap(fileID: fileID, line: line) }
        try perform("\(count) taps", fileID, line) {
            if case .taps(count, let action) = $0 { action } else { nil }
        }
    }

    /// Presses it until the press counts, and lifts the finger. Each part is an action of its own; no time passes.
    public func longPress(fileID: String = #fileID, line: Int = #line) throws {
        let (element, actions) = try press()
        for action in actions { drive(element, fileID, line, action.began) }
        for action in actions { drive(element, fileID, line, action.ended) }
        drive(element, fileID, line) { for action in actions { action.lifted() } }
    }

    /// Presses it until the press counts, and drags it then by a distance in points, down and to the trailing side positive.
    public func longPress(
        thenDragBy distance: CGSize, steps: Int = 1, fileID: String = #fileID, line: Int = #line
    ) throws {
        let (element, presses) = try press()
        // Looked for before: it is one movement of one finger, whatever the press changes.
        let drags = try drags().actions
        for action in presses { drive(element, fileID, line, action.began) }
        for action in presses { drive(element, fileID, line, action.ended) }
        drag(element, drags, by: distance, steps, fileID, line)
    }

    /// Drags it by a distance in points, down and to the trailing side positive, in equal steps, and lifts the finger.
    ///
    /// The start, each step and the end are actions of their own; no time passes.
    public func drag(by distance: CGSize, steps: Int = 1, fileID: String = #fileID, line: Int = #line) throws {
        let (element, actions) = try drags()
        drag(element, actions, by: distance, steps, fileID, line)
    }

    private typealias Drag = (changed: (CGSize) -> Void, ended: (CGSize) -> Void)

    private func drags() throws -> (element: ViewElement, actions: [Drag]) {
        try routed("drags") { action -> Drag? in
            if case .drag(let changed, let ended) = action { (changed, ended) } else { nil }
        }
    }

    private func drag(
        _ element: ViewElement, _ actions: [Drag], by distance: CGSize, _ steps: Int, _ fileID: String, _ line: Int
    ) {
        for step in 1...max(1, steps) {
            let part = CGFloat(step) / CGFloat(max(1, steps))
            let moved = CGSize(width: distance.width * part, height: distance.height * part)
            drive(element, fileID, line) { for action in actions { action.changed(moved) } }
        }
        drive(element, fileID, line) { for action in actions { action.ended(distance) } }
    }

    /// Moves two fingers apart, or together, until their distance is that many times what it was.
    public func magnify(by magnification: CGFloat, fileID: String = #fileID, line: Int = #line) throws {
        let (element, actions) = try routed("magnifications") { action in
            if case .magnify(let changed, let ended) = action { (changed, ended) } else { nil }
        }
        drive(element, fileID, line) { for action in actions { action.0(magnification) } }
        drive(element, fileID, line) { for action in actions { action.1(magnification) } }
    }

    /// Turns two fingers by an angle, clockwise positive.
    public func rotate(by angle: Angle, fileID: String = #fileID, line: Int = #line) throws {
        let (element, actions) = try routed("rotations") { action in
            if case .rotate(let changed, let ended) = action { (changed, ended) } else { nil }
        }
        drive(element, fileID, line) { for action in actions { action.0(angle) } }
        drive(element, fileID, line) { for action in actions { action.1(angle) } }
    }

    /// Moves the pointer over it.
    public func hover(fileID: String = #fileID, line: Int = #line) throws { try point(true, fileID, line) }

    /// Moves the pointer away from it.
    public func endHover(fileID: String = #fileID, line: Int = #line) throws { try point(false, fileID, line) }

    /// Does what an accessibility action of that name, or kind, does: of the view, of one in it, or of one around it.
    public func performAccessibilityAction(
        _ name: String = "default", fileID: String = #fileID, line: Int = #line
    ) throws {
        let element = try enabledElement()
        let path = ElementTree.path(reference.host.elements) { $0.isSame(as: element) }
        var names: [String] = []
        var found: (() -> Void)?
        func look(_ candidate: ViewElement) {
            for case .named(let other, let action) in candidate.actions {
                names.append(other)
                if other == name, found == nil { found = action }
            }
        }
        ElementTree.walk([element]) {
            look($0)
            return .into
        }
        for candidate in path.reversed().dropFirst() { look(candidate) }
        guard let found else {
            throw impossible(
                "has no accessibility action \"\(name)\"" + (names.isEmpty ? "" : "; there is \(names.joined(separator: ", "))"))
        }
        drive(element, as: name, fileID, line, found)
    }

    private func point(_ isOver: Bool, _ fileID: String, _ line: Int) throws {
        let element = try enabledElement()
        let path = ElementTree.path(reference.host.elements) { $0.isSame(as: element) }
        // Everything under the pointer notices it.
        let actions = path.flatMap { $0.allActions { if case .hover(let action) = $0 { action } else { nil } } }
        guard !actions.isEmpty else { throw impossible("does not notice the pointer, and nothing around it does") }
        drive(element, fileID, line) { for action in actions { action(isOver) } }
    }

    private func press() throws -> (ViewElement, [(began: () -> Void, ended: () -> Void, lifted: () -> Void)]) {
        try routed("long presses") { action in
            if case .press(let began, let ended, let lifted) = action { (began, ended, lifted) } else { nil }
        }
    }

    private func perform(
        _ what: String, _ fileID: String, _ line: Int, _ pick: (ElementAction) -> (() -> Void)?
    ) throws {
        let (element, actions) = try routed(what, pick)
        drive(element, fileID, line) { for action in actions { action() } }
    }

    /// Who gets a gesture: the outermost view that comes first, else the innermost one, and those that take it together with others.
    private func routed<Action>(_ what: String, _ pick: (ElementAction) -> Action?) throws -> (ViewElement, [Action]) {
        let element = try enabledElement()
        let path = ElementTree.path(reference.host.elements) { $0.isSame(as: element) }
        if let blocked = path.first(where: { $0.attributes["allowsHitTesting"] == "false" }) {
            throw impossible("takes no touches: \(blocked.kind) does not allow hit testing")
        }
        let actions = GestureRoute.actions(path, pick)
        guard !actions.isEmpty else { throw impossible("takes no \(what), and nothing around it does") }
        return (element, actions)
    }
}

/// Finds who gets a gesture.
enum GestureRoute {
    /// The actions of those who get it, on a path from the root down to the view that is touched.
    static func actions<Action>(_ path: [ViewElement], _ pick: (ElementAction) -> Action?) -> [Action] {
        func first(_ candidates: some Sequence<[ElementAction]>) -> Action? {
            for actions in candidates {
                for action in actions { if let picked = pick(action) { return picked } }
            }
            return nil
        }
        let common = path.flatMap { $0.commonActions.compactMap(pick) }
        let taker = first(path.map(\.firstActions)) ?? first(path.reversed().map(\.actions))
        return taker.map { [$0] + common } ?? common
    }
}

extension ViewElement {
    func allActions<Action>(_ pick: (ElementAction) -> Action?) -> [Action] { actions.compactMap(pick) }
}
