import TraceReader

/// Many rows of a collection are drawn with effects that each need a picture of their own.
struct OffscreenEffectsRule: AnalysisRule {
    static let id = "offscreen-effects"
    static let needs: Set<EventTag> = [.costNoted]

    private struct Place: Hashable {
        var trace: Int
        var view: TypeID
        var collection: Int
    }

    private struct Use {
        var effects: [String] = []
        var records: [Int] = []
        var rows = 0
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var uses: [Place: Use] = [:]
        var order: [Place] = []
        for (index, trace) in evidence.model.traces.enumerated() {
            let tables = trace.tables
            let notes = tables.costNotes.filter { $0.kind == .effectUsed && evidence.contains($0.place, time: nil, in: trace) }
            guard !notes.isEmpty else { continue }
            let sizes = tables.collectionSizes
            for note in notes {
                guard let (collection, view) = tables.collection(of: note.identity), let rows = sizes[collection],
                    rows >= evidence.options.thresholds.effectRows, evidence.containsView(named: tables.names.typeName(view))
                else { continue }
                let place = Place(trace: index, view: view, collection: collection)
                if uses[place] == nil { order.append(place) }
                uses[place, default: Use()].effects.append(tables.names[note.name])
                uses[place]!.records.append(note.record + trace.recordOffset)
                uses[place]!.rows = rows
            }
        }
        return order.map { finding($0, uses[$0] ?? Use(), evidence) }
    }

    private func finding(_ place: Place, _ use: Use, _ evidence: Evidence) -> Finding {
        let tables = evidence.model.traces[place.trace].tables
        let collection = tables.identities[place.collection]
        let effects = Wording.list(use.effects.sorted().map(Wording.code))
        let view = tables.names.typeName(place.view)
        return Finding(
            rule: Self.id, severity: .note, view: view, identityPath: evidence.path(of: [(place.trace, collection.id)]),
            culprit: use.effects.sorted().joined(separator: ", "), count: use.rows,
            advice: "\(Wording.code(view)) draws each of \(Wording.count(use.rows, "row")) with \(effects): what is drawn so needs a picture of its own at each "
                + "frame in which it moves. Put a shadow on the shape behind the row and not on the row, cut with `clipShape` in place of a mask, and keep "
                + "blurs and feedback on what is one of its kind.",
            records: use.records)
    }

    func message(of finding: Finding) -> String {
        "\(Wording.count(finding.count, "row is", "rows are")) drawn with \(finding.culprit ?? "effects")"
    }

    func headline(of finding: Finding) -> String {
        "Take \(finding.culprit ?? "the effects") off the rows\(finding.view.map { " of \(Wording.code($0))" } ?? "")."
    }
}

extension TraceTables {
    /// The most elements that each collection had, by the row of its identity.
    fileprivate var collectionSizes: [Int: Int] {
        var sizes: [Int: Int] = [:]
        for update in collections {
            guard let row = identities.row(of: update.identity) else { continue }
            sizes[row] = max(sizes[row] ?? 0, Int(update.count))
        }
        return sizes
    }

    /// The nearest collection at or above an identity, and the view whose body holds what stands there.
    fileprivate func collection(of identity: IdentityID) -> (row: Int, view: TypeID)? {
        guard let start = identities.row(of: identity), let owner = bodyOwner(of: identity) else { return nil }
        var next: Int? = start
        while let row = next {
            if names.kind(of: identities[row].type) == .collection { return (row, identities[owner].type) }
            next = identities[row].parent
        }
        return nil
    }
}

extension OffscreenEffectsRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "Many rows of a collection are drawn with effects that each need a picture of their own.",
            severity: "note",
            meaning: """
                A shadow, a blur or a mask is not drawn with the view: the view is drawn into a picture first, and that again. One of them costs little; \
                one for each row of a list that scrolls costs the frame. Feedback and geometry groups in each row are set up as often.
                """,
            evidence: "Shadows, blurs, masks, groups for drawing and sensory feedback in rows, and how many elements the rows' collection has.",
            thresholds: ["note from 20 rows"],
            symptoms: ["scrolling is slow on old devices", "frames drop with shadows", "the list stutters although bodies are quick"],
            example: """
                ForEach(cards) { card in
                    CardContent(card: card)
                        .background(.white)
                        .shadow(radius: 8)
                }
                """,
            repaired: """
                ForEach(cards) { card in
                    CardContent(card: card)
                        .background(RoundedRectangle(cornerRadius: 12).stroke(.gray))
                }
                """)
    }
}
