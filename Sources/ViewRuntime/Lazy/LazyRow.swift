/// One row of a collection in a lazy container that is in the tree.
final class LazyRow {
    let node: ViewNode
    /// Whether it is out of the evaluated part: nothing in it runs until it comes back.
    var isAsleep = false
    /// Whether it was said, where somebody records, that another profile would give it up.
    var isDue = false
    /// Whether it is in the visible part.
    var isInSight = false
    /// Whether it has ever been.
    var wasInSight = false
    /// Whether nothing in it has run since it was built to be counted.
    var isUntouched: Bool { isAsleep && !hasRun }
    /// Whether it has been awake.
    var hasRun = false
    /// Whether its element has changed while it was asleep.
    var needsContent = false
    private var entry: LayoutEntry?
    private var segment: LayoutSegment?
    private var wrappers: [LayoutWrapper] = []

    init(_ node: ViewNode) { self.node = node }

    /// What the row contributes to the layout, in modifiers that are around the whole collection.
    func entry(in wrappers: [LayoutWrapper], _ layout: HostLayout) -> LayoutEntry {
        if let entry, self.wrappers.elementsEqual(wrappers, by: ===) { return entry }
        let segment = segment ?? LayoutSegment(node, layout)
        var entry = LayoutEntry.segment(segment)
        // The innermost modifier is the last.
        for wrapper in wrappers.reversed() { entry = .wrapped(wrapper.another(around: [entry])) }
        self.segment = segment
        self.wrappers = wrappers
        self.entry = entry
        return entry
    }
}
