import DependencyGraph
import Foundation
import ViewRuntime

/// A scroll view.
public struct ScrollViewHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// How far the content is scrolled, in points.
    public var offset: CGPoint { get throws { try state().offset } }

    /// Scrolls by a distance in points: down, in a scroll view that scrolls sideways to the trailing side, is positive. Stops at the ends.
    public func scroll(by distance: CGFloat, fileID: String = #fileID, line: Int = #line) throws {
        let state = try state()
        let isVertical = state.axes.contains(.vertical)
        scroll(
            state, by: CGSize(width: isVertical ? 0 : distance, height: isVertical ? distance : 0), fileID, line)
    }

    /// Scrolls by a distance in both directions, in points. Stops at the ends.
    public func scroll(by distance: CGSize, fileID: String = #fileID, line: Int = #line) throws {
        scroll(try state(), by: distance, fileID, line)
    }

    /// Scrolls until the row of an element, or the view with an `.id(_:)`, is in sight.
    public func scroll(to id: some Hashable, fileID: String = #fileID, line: Int = #line) throws {
        try reference.host.scroll(to: AnyHashable(id), in: try element(), reference.query.name, fileID, line)
    }

    private func state() throws -> ScrollState { try reference.host.scrollState(of: try element(), reference.query.name) }

    private func scroll(_ state: ScrollState, by distance: CGSize, _ fileID: String, _ line: Int) {
        reference.host.scroll(state, by: distance, fileID, line)
    }
}

extension ListHandle {
    /// How far the list is scrolled, in points.
    public var offset: CGFloat { get throws { try state().offset.y } }

    /// Scrolls until the row of the element with that id is in sight, on the shortest way.
    ///
    /// Rows that are passed on the way are not evaluated: the list jumps.
    ///
    /// - Throws: `ViewHostError` where no row has the id.
    public func scroll(to id: some Hashable, fileID: String = #fileID, line: Int = #line) throws {
        try reference.host.scroll(to: AnyHashable(id), in: try element(), reference.query.name, fileID, line)
    }

    /// Scrolls by a distance in points, down positive. Stops at the ends.
    public func scroll(by distance: CGFloat, fileID: String = #fileID, line: Int = #line) throws {
        reference.host.scroll(try state(), by: CGSize(width: 0, height: distance), fileID, line)
    }

    private func state() throws -> ScrollState { try reference.host.scrollState(of: try element(), reference.query.name) }
}

extension ViewHost {
    /// The only scroll view on screen.
    public var scrollView: ScrollViewHandle { get throws { try scrollView(in: nil) } }

    /// The scroll view with an accessibility identifier.
    public func scrollView(_ identifier: String) throws -> ScrollViewHandle {
        try found(ScrollViewHandle(self, ViewQuery(kind: "scroll view", label: identifier) { $0.kind == "ScrollView" }))
    }

    /// The only scroll view of a place.
    public func scrollView(in scope: ViewScope?) throws -> ScrollViewHandle {
        try found(ScrollViewHandle(self, ViewQuery(kind: "scroll view", scope: scope) { $0.kind == "ScrollView" }))
    }

    func scrollState(of element: ViewElement, _ name: String) throws -> ScrollState {
        guard let state = core.layout?.scrollState(of: element) else {
            throw ViewHostError.impossible(name, reason: "has no place: it is not laid out")
        }
        return state
    }

    func scroll(_ state: ScrollState, by distance: CGSize, _ fileID: String, _ line: Int) {
        drive(Cause(.action, name: "Scroll", location: CodeLocation(fileID: fileID, line: line))) {
            core.layout?.scroll(state, by: distance)
        }
    }

    func scroll(to id: AnyHashable, in element: ViewElement, _ name: String, _ fileID: String, _ line: Int) throws {
        let isList = element.node is LazyContainerNode && element.planElement == nil
        var isThere = false
        ElementTree.walk([element]) { inner in
            if inner.rowID == id || inner.explicitID == id || inner.hasRow(id) { isThere = true }
            return .into
        }
        guard isThere else {
            throw ViewHostError.notFound("row \(ElementText.value(id))", place: " in \(name)", present: [])
        }
        drive(Cause(.action, name: "Scroll", location: CodeLocation(fileID: fileID, line: line))) {
            core.layout?.scroll(to: id, in: isList ? element.node : nil)
        }
    }
}

extension ViewElement {
    /// Whether it is a lazy container that has a row with that id, in sight or not.
    func hasRow(_ id: AnyHashable) -> Bool {
        planElement == nil && (node as? LazyContainerNode)?.hasRow(id) == true
    }
}
