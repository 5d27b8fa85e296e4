import TraceReader

/// A child is larger than what its container was given.
struct OverflowingChildRule: AnalysisRule {
    static let id = "overflowing-child"
    static let needs: Set<EventTag> = [.placeNoted]

    func findings(in evidence: Evidence) -> [Finding] {
        PlaceNoteFindings.all(Self.id, .overflowing, .warning, in: evidence) { place, note, view in
            let sizes = "\(PlaceNoteFindings.size(note.width, note.height)) points where \(Wording.code(place.container)) was given "
                + PlaceNoteFindings.size(note.givenWidth, note.givenHeight)
            let start = "\(Wording.code(place.view)) in \(view) takes \(sizes), so that it and what stands beside it reach beyond the edge. "
            switch place.view {
            case "Image":
                return start + "Add `.resizable()` and `.scaledToFit()` to the image (or `.scaledToFill()` inside a frame with `.clipped()`); a picture behind "
                    + "other content belongs into `.background`, which never makes its content larger."
            case "aspectRatio":
                return start + "A picture that fills its place is larger than it: give it `.frame(minWidth: 0, maxWidth: .infinity)` and `.clipped()`, or put it "
                    + "into `.background` or `.overlay` of a view that has the size you want."
            case "fixedSize":
                return start + "Leave `.fixedSize()` away in this direction, or let only the other one be fixed."
            default:
                return start + "Use `maxWidth:` and `maxHeight:` instead of a fixed length, or put the content into a scroll view."
            }
        }
    }

    func message(of finding: Finding) -> String { "\(Wording.code(finding.culprit ?? "a child")) is larger than what the container was given" }

    func headline(of finding: Finding) -> String {
        "Let \(Wording.code(finding.culprit ?? "the child")) fit\(finding.view.map { " in \(Wording.code($0))" } ?? ""). It reaches beyond its container."
    }
}

extension OverflowingChildRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A child is larger than what its container was given.",
            severity: "warning",
            meaning: """
                A container can only offer its children a size; what they take is theirs. An image that is not resizable is as large as its \
                file, a frame of fixed width as wide as it says. The container grows with it, and what stands beside it is pushed past the \
                edges, mostly centred, so that text loses its beginning and its end.
                """,
            evidence: """
                After a layout: a child of a stack, an overlay of views, a scroll view (across its direction) or the host that is larger than \
                what the container was given by 8 points and 5 %, where an image, a fixed frame, a fixed size or a filling ratio is the reason. Shapes in \
                fixed frames that lie over one another, and attached content, may be larger on purpose and are left out.
                """,
            thresholds: ["warning from 8 points that are at least 5 % of what was given"],
            symptoms: ["text is cut off at both edges", "the image is too large", "content goes off the screen", "the padding at the edge is gone"],
            example: """
                VStack {
                    Image("harbour")                 // 1,600 points wide
                    Text("The harbour at noon")      // starts left of the screen
                }
                """,
            repaired: """
                VStack {
                    Image("harbour").resizable().scaledToFit()
                    Text("The harbour at noon")
                }
                """)
    }
}
