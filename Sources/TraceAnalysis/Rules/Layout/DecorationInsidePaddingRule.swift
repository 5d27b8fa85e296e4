import TraceReader

/// A background stands inside the padding of the same view.
struct DecorationInsidePaddingRule: AnalysisRule {
    static let id = "decoration-inside-padding"
    static let needs: Set<EventTag> = [.placeNoted]

    func findings(in evidence: Evidence) -> [Finding] {
        PlaceNoteFindings.all(Self.id, .decoration, .note, in: evidence) { place, note, view in
            "In \(view) `.\(place.view)` stands before `.padding()`, so that it covers \(PlaceNoteFindings.size(note.width, note.height)) points of text and the padding "
                + "lies around it. Put `.padding()` before `.\(place.view)` for room inside of it; leave it so where the room is meant to be outside."
        }
    }

    func message(of finding: Finding) -> String { "\(Wording.code(finding.culprit ?? "a background")) covers the text alone" }
}

extension DecorationInsidePaddingRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A background stands inside the padding of the same view.",
            severity: "note",
            meaning: """
                Modifiers wrap what stands before them. A background that is written before the padding is as large as the text, and the padding \
                is empty room around it; written after the padding it fills the room.
                """,
            evidence: "After a layout: a text with a background, and padding directly around both. Borders, clips and shadows have no place of their own in a trace.",
            thresholds: ["note from the first"],
            symptoms: ["the background sticks to the text", "padding outside of the background", "the button's colour does not fill it"],
            example: """
                Text("Pay").background(.blue).padding()
                """,
            repaired: """
                Text("Pay").padding().background(.blue)
                """)
    }
}
