import TraceReader

/// A geometry reader in a stack takes everything that is left.
struct GreedyReaderRule: AnalysisRule {
    static let id = "greedy-reader"
    static let needs: Set<EventTag> = [.placeNoted]

    func findings(in evidence: Evidence) -> [Finding] {
        PlaceNoteFindings.all(Self.id, .greedy, .warning, in: evidence) { place, note, view in
            "The `GeometryReader` in \(view) takes \(Wording.decimal(note.givenHeight ?? 0, digits: 1)) points of the \(Wording.code(place.container))'s height for "
                + "content that is \(Wording.decimal(note.height, digits: 1)) high, and pushes what stands beside it away. Put it into `.background` or `.overlay` of the "
                + "content, use `onGeometryChange(for:of:action:)` to learn a size, or `containerRelativeFrame` to use one."
        }
    }

    func message(of finding: Finding) -> String { "\(Wording.code(finding.culprit ?? "a geometry reader")) takes the height that is left, and its content does not need it" }

    func headline(of finding: Finding) -> String {
        "Take the `GeometryReader`\(finding.view.map { " in \(Wording.code($0))" } ?? "") out of the stack. It keeps room that its content does not use."
    }
}

extension GreedyReaderRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "A geometry reader in a stack takes everything that is left.",
            severity: "warning",
            meaning: """
                A `GeometryReader` takes all that it is offered, whatever it holds, and puts its content at the top leading corner. Wrapped around \
                one row to learn its width, it makes that row as high as the rest of the screen: its siblings are pushed to the edges or lose half of \
                their height.
                """,
            evidence: """
                After a layout: a reader without a frame of its own in a stack with other views, whose content is at most half as high as the reader and \
                leaves 60 points or more. Content whose height or position is computed from the reader's is content that fills it.
                """,
            thresholds: ["warning where the content leaves half of the height, and at least 60 points"],
            symptoms: ["a gap below a row", "the layout breaks when I add a GeometryReader", "content jumps to the top left", "views are pushed to the bottom"],
            example: """
                VStack {
                    GeometryReader { proxy in Text("Width \\(Int(proxy.size.width))") }
                    List(items) { ItemRow(item: $0) }      // has half of the screen
                }
                """,
            repaired: """
                VStack {
                    Text("Width \\(Int(width))")
                        .frame(maxWidth: .infinity)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.size.width
                        } action: {
                            width = $0
                        }
                    List(items) { ItemRow(item: $0) }
                }
                """)
    }
}
