import DependencyGraph
import Testing
import ViewRuntime

extension ViewHost {
    /// Expects that what is on screen before and after an interaction kept its identity, and so its state.
    ///
    /// A view survives if the tree has a view of its type and of its data afterwards: in rows of keyed collections, one in the row of the same id;
    /// elsewhere, one at the same place among views of its type. An issue is recorded for each survivor that was destroyed and made anew: it lost its
    /// state, its tasks were cancelled, its appear actions ran again. `.id(_:)` with another id is another subject, and no survivor.
    ///
    /// ```swift
    /// try await host.expectSurvivorsKeepIdentity { try host.toggle("Compact").toggle() }
    /// ```
    public func expectSurvivorsKeepIdentity(
        sourceLocation: SourceLocation = #_sourceLocation, _ interaction: @MainActor () async throws -> Void
    ) async throws {
        let before = SurvivingViews(of: elements)
        try await interaction()
        try await settle()
        compare(before, sourceLocation)
    }

    /// Expects that what is on screen before and after an interaction kept its identity, and so its state. Tasks are started and not waited for.
    @_disfavoredOverload
    public func expectSurvivorsKeepIdentity(
        sourceLocation: SourceLocation = #_sourceLocation, _ interaction: () throws -> Void
    ) rethrows {
        let before = SurvivingViews(of: elements)
        try interaction()
        compare(before, sourceLocation)
    }

    private func compare(_ before: SurvivingViews, _ location: SourceLocation) {
        for loss in before.losses(in: SurvivingViews(of: elements)) {
            TestIssue.record(
                "\(loss) was made anew: what was there before and is there after an interaction must keep its identity and its state",
                at: location)
        }
    }
}

/// The user's views on screen by what they show: their type, the rows and explicit ids around them, and which of their kind they are.
private struct SurvivingViews {
    private var order: [Subject] = []
    private var nodes: [Subject: NodeID] = [:]

    private struct Subject: Hashable {
        var type: String
        /// The ids of the rows around it and explicit ones, from the outside in.
        var ids: [AnyHashable]
        /// Counts views of the type with these ids.
        var number: Int

        var description: String {
            let place = ids.map(ElementText.value).joined(separator: ", ")
            return type + (number > 0 ? " number \(number + 1)" : "") + (place.isEmpty ? "" : " of \(place)")
        }
    }

    init(of elements: [ViewElement]) {
        var stack: [(element: ViewElement, ids: [AnyHashable])] = elements.reversed().map { ($0, []) }
        var counts: [Subject: Int] = [:]
        while let (element, outer) = stack.popLast() {
            let ids = outer + [element.rowID, element.explicitID].compactMap { $0 }
            if element.isBody {
                var subject = Subject(type: element.kind, ids: ids, number: 0)
                let count = counts[subject, default: 0]
                counts[subject] = count + 1
                subject.number = count
                order.append(subject)
                nodes[subject] = element.node.id
            }
            stack += element.children.reversed().map { ($0, ids) }
        }
    }

    /// The views that are here and there, and are not the same; of views inside of one another, the outermost.
    func losses(in after: SurvivingViews) -> [String] {
        order.compactMap { subject in
            guard let old = nodes[subject], let new = after.nodes[subject], old != new else { return nil }
            return subject.description
        }
    }
}
