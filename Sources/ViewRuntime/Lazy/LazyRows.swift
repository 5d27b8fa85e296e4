/// Rows of a lazy container that come from one place: a collection, or one view that stands in the container by itself.
protocol LazyRows: ViewNode {
    /// How many views all rows are.
    var cellCount: Int { get }
    /// Whether their types do not tell how many views the rows are.
    var isVarying: Bool { get }
    /// Whether rows were evaluated since views were counted, of which it takes the body to count them.
    var mustCount: Bool { get }
    /// Counts the views of rows whose type does not tell.
    func countViews()
    /// The row whose view stands at a place, and which of its views that is.
    func element(at cell: Int) -> (position: Int, view: Int, isLast: Bool)
    /// The first place of a row.
    func cell(of position: Int) -> Int
    /// How many views a row was counted as.
    func countedViews(_ position: Int) -> Int
    /// Whether an earlier position shows the same row.
    func isRepeated(_ position: Int) -> Bool
    /// The position at which an id stands first; nil where it does not occur.
    func position(of id: AnyHashable) -> Int?
    /// The row of a position, evaluated.
    func wake(_ position: Int) -> LazyRow
    /// Says which rows are placed and which of these are visible; the others sleep.
    func settle(placed: Set<Int>, visible: Set<Int>)
    /// Lets rows go with their state.
    func evict(where isFar: (Int) -> Bool)
    /// Says which rows would be let go, once for each time that they go out of sight.
    func noteEvictions(where isFar: (Int) -> Bool, to instrument: any ViewInstrument)
}

extension LazyForEachNode: LazyRows {
    var isVarying: Bool { shape == .varying }
}
