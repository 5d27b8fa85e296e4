/// How much a report shows, and how.
package struct ReportOptions: Hashable, Sendable {
    /// Whether notes are shown too.
    package var showsNotes = false
    /// Rows of each list at most; a list that is cut says how many rows it leaves out.
    package var top = 10
    /// Whether each property is listed with its owner, writers and readers.
    package var showsOwners = false
    /// Whether text has colours. No meaning rests on them alone.
    package var usesColor = false

    package init(showsNotes: Bool = false, top: Int = 10, usesColor: Bool = false, showsOwners: Bool = false) {
        self.showsNotes = showsNotes
        self.showsOwners = showsOwners
        self.top = max(1, top)
        self.usesColor = usesColor
    }
}
