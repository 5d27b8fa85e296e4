import TraceReader

/// An aspect ratio without a number pins a view to its content's ideal size.
struct PinnedAspectRatioRule: AnalysisRule {
    static let id = "pinned-aspect-ratio"
    static let needs: Set<EventTag> = [.placeNoted]

    func findings(in evidence: Evidence) -> [Finding] {
        PlaceNoteFindings.all(Self.id, .pinned, .note, in: evidence) { place, note, view in
            "`aspectRatio(nil, …)` or `scaledToFit()` in \(view) keeps the ratio of the content's ideal size, so that it is "
                + "\(Wording.decimal(note.width, digits: 1)) points wide where \(Wording.decimal(note.givenWidth ?? 0, digits: 1)) were offered. Leave it away for content "
                + "that is no picture, or name the ratio."
        }
    }

    func message(of finding: Finding) -> String { "\(Wording.code(finding.culprit ?? "a ratio")) keeps its content from filling the width" }
}

extension PinnedAspectRatioRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "An aspect ratio without a number pins a view to its content's ideal size.",
            severity: "note",
            meaning: """
                Without a number, `aspectRatio` takes the ratio of the content's ideal size. For a picture that is its own; for text or a stack it is an \
                accident of the words in it, and the view no longer fills its row.
                """,
            evidence: "After a layout: content other than an image or a shape that would be wider by 8 points or more without the ratio.",
            thresholds: ["note from 8 points"],
            symptoms: ["the row does not fill the width", "scaledToFit shrinks my view"],
            example: """
                HStack { Text(title); Spacer(); Text(price) }
                    .aspectRatio(nil, contentMode: .fit)
                """,
            repaired: """
                HStack { Text(title); Spacer(); Text(price) }
                """)
    }
}
