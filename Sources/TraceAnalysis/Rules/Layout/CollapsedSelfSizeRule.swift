import TraceReader

/// A view without an ideal size was asked for one.
struct CollapsedSelfSizeRule: AnalysisRule {
    static let id = "collapsed-self-size"
    static let needs: Set<EventTag> = [.placeNoted]

    func findings(in evidence: Evidence) -> [Finding] {
        PlaceNoteFindings.all(Self.id, .collapsed, .warning, in: evidence) { place, note, view in
            let open = note.givenHeight == nil ? "height" : "width"
            return "\(Wording.code(place.view)) in \(view) has no \(open) of its own and was offered none, so that it is "
                + "\(PlaceNoteFindings.size(note.width, note.height)) points large: a scroll view, a list's row and a cell that measures itself leave this length "
                + "open. Give it one with `.frame(\(open):)`, or write a small `Layout` that computes it from the other length."
        }
    }

    func message(of finding: Finding) -> String { "\(Wording.code(finding.culprit ?? "a view")) falls to its default size where the length is open" }

    func headline(of finding: Finding) -> String {
        "Give \(Wording.code(finding.culprit ?? "the view")) a size\(finding.view.map { " in \(Wording.code($0))" } ?? ""). Nothing of it is seen now."
    }
}

extension CollapsedSelfSizeRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A view without an ideal size was asked for one.",
            severity: "warning",
            meaning: """
                Shapes, canvases and geometry readers take what they are offered. Where nothing is offered (the height in a vertical scroll view, in \
                a list's row, in a cell that measures itself) they take 10 points: a chart is a line, and what a reader holds is drawn over what comes \
                after it.
                """,
            evidence: """
                After a layout: a canvas, a shape, or a reader with content that is higher than itself, which was offered an open length and is 10 points long \
                or less.
                """,
            thresholds: ["warning from the first"],
            symptoms: ["the chart is a thin line", "the GeometryReader in my ScrollView has no height", "cells overlap", "a Canvas does not show in a List"],
            example: """
                ScrollView {
                    Canvas { context, size in drawChart(&context, size) }   // 10 points
                    Text("Last month")
                }
                """,
            repaired: """
                ScrollView {
                    Canvas { context, size in drawChart(&context, size) }
                        .frame(height: 180)
                    Text("Last month")
                }
                """)
    }
}
