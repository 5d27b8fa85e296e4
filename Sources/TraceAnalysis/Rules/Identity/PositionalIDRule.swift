import TraceReader

/// The ids of a collection are positions, and the data moved under them.
struct PositionalIDRule: AnalysisRule {
    static let id = "positional-id"
    static let needs: Set<EventTag> = [.dataShifted]

    private struct Place: Hashable {
        var view: String
        var path: String
    }

    private struct Update: Hashable {
        var identity: IdentityID
        var transaction: Int?
    }

    private struct Shifts {
        var name: String
        var rows: [(trace: Int, shift: DataShiftRow)] = []
        var runs: [RunID] = []
        /// Whether elements came or went, so that positions cannot be what the rows are about.
        var changesCount = false
        /// State that a shift left at its position, as `Row.text`, with the position.
        var moved: [(state: String, position: UInt32, from: Int?)] = []
    }

    func findings(in evidence: Evidence) -> [Finding] {
        var places: [Place: Shifts] = [:]
        var order: [Place] = []
        var locations: [Place: TraceLocation] = [:]
        for (index, trace) in evidence.model.traces.enumerated() where !trace.tables.dataShifts.isEmpty {
            let tables = trace.tables
            let history = evidence.states.history(index)
            var resized: Set<Update> = []
            for row in tables.collections where row.inserted > 0 || row.removed > 0 {
                resized.insert(Update(identity: row.identity, transaction: row.transaction))
            }
            for shift in tables.dataShifts where evidence.contains(shift.place, time: nil, in: trace) {
                guard let collection = tables.identities.row(of: shift.identity) else { continue }
                let view = tables.bodyOwner(of: shift.identity).map { tables.names.typeName(tables.identities[$0].type) } ?? NameTable.unknown
                guard evidence.containsView(named: view) else { continue }
                let place = Place(view: view, path: tables.generalPath(of: shift.identity))
                if places[place] == nil {
                    order.append(place)
                    places[place] = Shifts(name: String(tables.typeName(of: shift.identity).prefix { $0 != "<" }))
                }
                places[place]?.rows.append((index, shift))
                if resized.contains(Update(identity: shift.identity, transaction: shift.transaction)) { places[place]?.changesCount = true }
                if locations[place] == nil { locations[place] = history.place(of: shift.transaction) }
                let elements = elements(of: collection, at: shift.record, history)
                places[place]?.runs += runs(below: elements, shift, index, history)
                for (root, cell) in history.writtenCells(below: elements, before: shift.record) {
                    let position = tables.identities[root].slot
                    guard position >= min(shift.from, shift.to) else { continue }
                    let from = position < shift.to ? nil : Int(position) + Int(shift.from) - Int(shift.to)
                    places[place]?.moved.append((history.name(cell), position, from))
                }
            }
        }
        return order.compactMap { place in places[place].map { finding(place, $0, locations[place], evidence) } }
    }

    /// The elements that stood before the data moved.
    private func elements(of collection: Int, at record: Int, _ history: StateHistory) -> Set<Int> {
        let identities = history.tables.identities
        return Set((history.children[collection] ?? []).filter { identities[$0].kind == .keyed && identities[$0].record < record })
    }

    private func runs(below elements: Set<Int>, _ shift: DataShiftRow, _ trace: Int, _ history: StateHistory) -> [RunID] {
        let tables = history.tables
        let runs = shift.transaction.flatMap { history.runsOfTransaction[$0] } ?? []
        return runs.filter { row in
            guard !tables.bodies[row].isFirst else { return false }
            var next = tables.identities.row(of: tables.bodies[row].identity)
            while let current = next, !elements.contains(current) { next = tables.identities[current].parent }
            return next != nil
        }.map { RunID(trace: trace, row: $0) }
    }

    private func finding(_ place: Place, _ shifts: Shifts, _ location: TraceLocation?, _ evidence: Evidence) -> Finding {
        let model = evidence.model
        let causes = evidence.causes(of: shifts.runs)
        var cost = FindingCost()
        cost.runs = shifts.runs.count
        cost.selfTime = TimeSummary(shifts.runs.compactMap { model[$0].selfTime })?.total
        return Finding(
            rule: Self.id, severity: shifts.changesCount || !shifts.moved.isEmpty ? .warning : .note, view: place.view,
            identityPath: evidence.path(of: shifts.rows.map { ($0.trace, $0.shift.identity) }),
            location: causes.location ?? location,
            culprit: "the ids of \(shifts.name)", count: shifts.rows.count, cost: cost, causes: causes, advice: advice(place, shifts),
            records: shifts.rows.map { $0.shift.record + model.traces[$0.trace].recordOffset })
    }

    private func advice(_ place: Place, _ shifts: Shifts) -> String {
        var text = "\(Wording.code("\(place.view).body")) tells the elements of \(Wording.code(shifts.name)) apart by their positions. "
        if let shift = shifts.rows.first?.shift {
            text += shift.from == shift.to
                ? "When \(Wording.count(Int(shift.rows), "element")) changed places, " : "When \(shift.from > shift.to ? "one went" : "one came"), "
            if let moved = shifts.moved.first {
                text += "\(Wording.code(moved.state)) of row \(moved.position) stayed there, and row \(moved.position) now shows other data"
                let from = shift.from == shift.to ? nil : moved.from
                text += from.map { ": what stood at position \($0). " } ?? ". "
            } else {
                text += "\(Wording.count(Int(shift.rows), "row")) from position \(shift.to) on got other data, and kept what they had of state, "
                    + "focus and tasks. "
            }
        }
        return text + "Give each element an id of its own (`Identifiable` with a stored `id`, or `id:` with a unique property), not an index "
            + "or `\\.offset`."
    }

    func message(of finding: Finding) -> String {
        "\(finding.culprit ?? "the ids") are positions, and data moved under them \(Wording.count(finding.count, "time"))"
    }

    func headline(of finding: Finding) -> String {
        "Let the elements in \(finding.view.map(Wording.code) ?? "the collection") have ids of their own. State stays at its position while the data moves."
    }
}

extension PositionalIDRule {
    var page: RulePage {
        RulePage(
            id: Self.id,
            title: "The ids of a collection are positions, and data moved under them.",
            severity: "warning; note where as many elements stand there as before and no written state stayed behind",
            meaning: """
                An id says which element a row stands for. Where it is the element's position (an index, `\\.offset`, `\\.self` of a \
                range), row 0 stays row 0 whatever is shown there: after an insertion, a deletion or a new order, state, focus, \
                tasks and scroll position of a row belong to other data, every row behind the place runs again, and the animation \
                shows the wrong row going. Nothing is reset: state stays, and the data moves.
                """,
            evidence: """
                Ids that are the positions of their elements; what rows show after an update, which other rows showed before it; \
                the state that had been written in such rows.
                """,
            thresholds: [
                "warning from the first update in which data moved under fixed ids, where elements came or went, or written state stayed behind",
                "note where data only changed places, as on a board whose places are what it shows",
            ],
            symptoms: [
                "the wrong row is expanded after deleting one", "a row's text stays when its item is deleted", "a checkmark jumps to another row",
                "deleting animates the last row", "swiping deletes the wrong row", "the list shows another row's state after inserting",
            ],
            example: """
                ForEach(Array(tasks.enumerated()), id: \\.offset) { _, task in
                    TaskRow(task: task)          // has a @State of its own
                }
                """,
            repaired: """
                ForEach(tasks) { task in         // Task: Identifiable
                    TaskRow(task: task)
                }
                """)
    }
}
