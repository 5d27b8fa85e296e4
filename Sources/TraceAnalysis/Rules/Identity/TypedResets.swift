import TraceReader

/// Views with an id of their own that are made anew by the first letter that is typed into them: the field goes while it is typed in.
struct TypedResets {
    /// What was typed into a field at or below an explicit identity, by its row.
    private var typed: [Int: [ActionRow]] = [:]
    private let tables: TraceTables

    /// From how many letters on it is no chance.
    static let fewest = 2

    init(_ tables: TraceTables) {
        self.tables = tables
        for action in tables.actions where tables.isTyping(action) {
            var next = tables.identities.row(of: action.identity)
            while let row = next {
                if tables.identities[row].kind == .explicit { typed[row, default: []].append(action) }
                next = tables.identities[row].parent
            }
        }
    }

    /// Whether an explicit identity left by the update that followed the one thing that was typed into it, or by an update which that one started.
    /// One into which more was typed stood while it was: what was done last, as a return key, may mean that it starts anew.
    func contains(_ row: Int) -> Bool {
        guard let actions = typed[row], actions.count == 1, let action = actions.first, var transaction = tables.identities[row].removalTransaction
        else { return false }
        while let parent = tables.transactions[transaction].parent, parent < transaction { transaction = parent }
        return tables.transactions[transaction].record > action.record
            && (transaction == 0 || tables.transactions[transaction - 1].record < action.record)
    }
}
