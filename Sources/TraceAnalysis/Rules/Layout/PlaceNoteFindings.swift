import TraceReader

/// What rules about places have in common: one finding for each view, kind of view and container.
struct PlaceNoteFindings {
    struct Place: Hashable {
        var view: String
        var container: String
    }

    /// The findings of one kind of note. `advice` is given the place, the largest note and the view as a code span.
    static func all(
        _ rule: String, _ kind: PlaceNoteKind, _ severity: Severity, in evidence: Evidence,
        advice: (Place, PlaceNoteRow, String) -> String
    ) -> [Finding] {
        let groups = evidence.groups(\.placeNotes, identity: \.identity, place: \.place) { row, tables in
            row.kind == kind ? Place(view: tables.names[row.view], container: tables.names[row.container]) : nil
        }
        return groups.compactMap { place, group in
            guard let worst = group.rows.map(\.row).max(by: { $0.width * $0.height < $1.width * $1.height }) else { return nil }
            let causes = evidence.causes(of: evidence.runs(group, \.body))
            return Finding(
                rule: rule, severity: severity, view: group.view, identityPath: evidence.path(group, \.identity), location: causes.location,
                culprit: "\(place.view) in \(place.container)", count: group.rows.count, causes: causes,
                advice: advice(place, worst, group.view.map(Wording.code) ?? "the host's content"), records: evidence.records(group, \.record))
        }
    }

    /// `390 × 200`, with `open` for a length that was not given.
    static func size(_ width: Double?, _ height: Double?) -> String {
        let words = [width, height].map { $0.map { Wording.decimal($0, digits: 1) } ?? "open" }
        return "\(words[0]) × \(words[1])"
    }
}
