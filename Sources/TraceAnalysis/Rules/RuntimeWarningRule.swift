import TraceReader

/// SwiftUI would have issued a runtime warning, and no rule explains it.
struct RuntimeWarningRule: AnalysisRule {
    static let id = "runtime-warning"

    private struct Place: Hashable {
        var kind: WarningKind
        var text: String
        var view: String?
    }

    private struct Found {
        var identities: [(trace: Int, identity: IdentityID)] = []
        var bodies: [RunID] = []
        var records: [Int] = []
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var places: [Place: Found] = [:]
        var order: [Place] = []
        for (index, trace) in evidence.model.traces.enumerated() {
            let tables = trace.tables
            for row in tables.warnings where evidence.contains(row.place, time: nil, in: trace) {
                guard !Self.isExplained(row.kind) else { continue }
                let view = tables.bodyOwner(of: row.identity).map { tables.names.typeName(tables.identities[$0].type) }
                if evidence.options.view != nil, view.map(evidence.containsView) != true { continue }
                let place = Place(kind: row.kind, text: tables.names[row.text], view: view)
                if places[place] == nil { order.append(place) }
                places[place, default: Found()].identities.append((index, row.identity))
                places[place]!.records.append(row.record + trace.recordOffset)
                if let body = row.body { places[place]!.bodies.append(RunID(trace: index, row: body)) }
            }
        }
        return order.map { place in
            let found = places[place] ?? Found()
            let causes = evidence.causes(of: found.bodies)
            return Finding(
                rule: Self.id, severity: .warning, view: place.view, identityPath: evidence.path(of: found.identities),
                location: causes.location, culprit: place.text, count: found.records.count, causes: causes,
                advice: advice(place), records: found.records)
        }
    }

    /// A warning that another rule turns into its own finding is none of this one.
    private static func isExplained(_ kind: WarningKind) -> Bool { DuplicateIDRule.isAboutDuplicates(kind) }
}

// MARK: - Page and messages

extension RuntimeWarningRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "SwiftUI would have issued a runtime warning.",
            severity: "warning",
            meaning: """
                SwiftUI prints runtime warnings where code asks for something undefined. In a console they are lost among other \
                lines; here each stands once, with its view and its count. A warning that another rule explains is that rule's \
                finding and not repeated.
                """,
            evidence: "The warning's text in SwiftUI's wording, the view nearest to it, and how often it was issued.",
            thresholds: ["warning from the first occurrence"],
            symptoms: [
                "\"Modifying state during view update, this will cause undefined behavior.\"",
                "\"Publishing changes from within view updates is not allowed\"", "purple warnings in Xcode",
            ],
            example: """
                var body: some View {
                    count += 1            // "Modifying state during view update"
                    return Text("\\(count)")
                }
                """,
            repaired: """
                var body: some View {
                    Text("\\(count)").onAppear { count += 1 }
                }
                """)
    }

    func message(of finding: Finding) -> String {
        let text = (finding.culprit ?? "").trimmingSuffix(".")
        return finding.count == 1 ? text : "\(text) (\(Wording.grouped(finding.count)) times)"
    }

    private func advice(_ place: Place) -> String {
        let view = place.view.map { Wording.code($0) } ?? "the view"
        let body = place.view.map { Wording.code("\($0).body") } ?? "the body"
        switch place.kind {
        case .stateWrittenDuringUpdate:
            return "\(body) writes state while it runs. Move the write into an action, `onAppear`, `task` or `onChange`."
        case .publishedDuringUpdate:
            return "\(body) or something that it calls changes a published property while bodies run. Move the change into an action, "
                + "`task` or `onChange`."
        case .publishedOffMainThread:
            return "Publish on the main thread: make the object `@MainActor`, or hand the value over with `receive(on:)`."
        case .multipleUpdatesPerFrame:
            return "The action changes what it watches, so that it fires again at once. In \(view), write only when the value differs, "
                + "or watch something that the action does not change."
        case .notInstalled:
            return "Storage of \(view) is used before the view stands in the tree, as in its `init`. Use it in the body or in an action."
        case .invalidFrame:
            return "Give the frame in \(view) finite numbers that are not negative, with minimum ≤ ideal ≤ maximum."
        case .missingTag:
            return "Give one choice of the picker in \(view) a `tag` equal to the selection, of the selection's exact type (an optional "
                + "is another type)."
        case .missingDestination:
            return "Add `navigationDestination(for:)` for the type of the link's value inside the navigation stack around \(view)."
        case .nonConstantRange:
            return "Give `ForEach` in \(view) a collection with ids instead of a range: a range's elements must not change."
        case .cycle:
            return "What \(view) computes depends on itself. Look for a write in a body, or a size that its own result changes."
        case .variableRowCount:
            return "Let the row closure in \(view) yield a constant number of views: put `if` and `AnyView` inside one container."
        case .other, .duplicateID, .duplicateLayoutID:
            return "Look at \(view): SwiftUI reports that its behaviour is undefined there."
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
