/// What one reading of the tree found out about how views look, by their places in values.
///
/// A modifier that is none of the layout's business has no item there: what it does to the picture is handed down to the nearest views below
/// that have one.
package final class DrawingNotes {
    struct Note {
        var element: ViewElement
        var look: ViewLook?
        /// What is done to the picture, the outermost first.
        var effects: [DrawingEffect]
    }

    /// The places that the layout knows.
    private let placed: Set<LayoutPlaceKey>
    private var notes: [LayoutPlaceKey: Note] = [:]

    init(placed: Set<LayoutPlaceKey>) { self.placed = placed }

    subscript(key: LayoutPlaceKey) -> Note? { notes[key] }

    func isPlaced(_ node: ViewNode, _ element: _PlanElement?) -> Bool { placed.contains(LayoutPlaceKey(node, element)) }

    /// Notes a view. Returns the effects that the views below it take.
    func note(
        _ element: ViewElement, _ planElement: _PlanElement?, _ effects: [DrawingEffect], _ look: ViewLook? = nil
    ) -> [DrawingEffect] {
        let key = LayoutPlaceKey(element.node, planElement)
        guard placed.contains(key) else { return effects }
        if notes[key] == nil {
            var look = look
            if case .text(let text) = look { look = .text(text.shown(in: element.node.host)) }
            notes[key] = Note(element: element, look: look, effects: effects)
        }
        return []
    }

    /// Completes what was noted of an element, once its content was read.
    func complete(_ element: ViewElement, _ planElement: _PlanElement? = nil) {
        let key = LayoutPlaceKey(element.node, planElement)
        if notes[key]?.element.kind == element.kind { notes[key]?.element = element }
    }
}
