import TraceReader

/// SwiftUI would have issued a runtime warning, and no rule explains it.
struct RuntimeWarningRule: AnalysisRule {
    static let id = "runtime-warning"

    func findings(in evidence: Evidence) -> [Finding] {
        WarningGroup.groups(of: Set(WarningKind.allCases).subtracting(RuleRegistry.explainedWarnings), in: evidence).map { group in
            group.finding(Self.id, .warning, culprit: nil, advice: advice(group), in: evidence)
        }
    }
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
                "\"Picker: the selection \"…\" is invalid and does not have an associated tag\"",
                "\"Publishing changes from background threads is not allowed\"", "purple warnings in Xcode",
            ],
            example: """
                // "Picker: the selection "nil" is invalid …": no choice has the tag nil.
                Picker("Size", selection: $size) {
                    ForEach(Size.allCases) { Text($0.name).tag(Size?.some($0)) }
                }
                """,
            repaired: """
                Picker("Size", selection: $size) {
                    Text("Any").tag(Size?.none)
                    ForEach(Size.allCases) { Text($0.name).tag(Size?.some($0)) }
                }
                """)
    }

    func message(of finding: Finding) -> String {
        let text = (finding.culprit ?? "").trimmingSuffix(".")
        return finding.count == 1 ? text : "\(text) (\(Wording.grouped(finding.count)) times)"
    }

    func headline(of finding: Finding) -> String {
        "Mend what SwiftUI warns of in \(finding.view.map(Wording.code) ?? "the trace"). Its behaviour is undefined there."
    }

    private func advice(_ group: WarningGroup) -> String {
        let view = group.view.map { Wording.code($0) } ?? "the view"
        switch group.kind {
        case .publishedOffMainThread:
            return "Publish on the main thread: make the object `@MainActor`, or hand the value over with `receive(on:)`."
        case .notInstalled:
            return "Storage of \(view) is used before the view stands in the tree, as in its `init`. Use it in the body or in an action."
        case .missingTag:
            return "Give one choice of the picker in \(view) a `tag` equal to the selection, of the selection's exact type (an optional "
                + "is another type)."
        case .missingDestination:
            return "Add `navigationDestination(for:)` for the type of the link's value inside the navigation stack around \(view)."
        case .nonConstantRange:
            return "Give `ForEach` in \(view) a collection with ids instead of a range: a range's elements must not change."
        default:
            return "Look at \(view): SwiftUI reports that its behaviour is undefined there."
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
