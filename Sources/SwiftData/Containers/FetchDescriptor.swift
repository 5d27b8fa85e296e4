import Foundation

/// Which models are fetched, in which order.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    /// At most as many are fetched.
    public var fetchLimit: Int?
    /// As many are left out at the start.
    public var fetchOffset: Int?
    /// Whether what was not saved yet is fetched, too.
    public var includePendingChanges = true
    /// Which properties are read in advance. Inert: all are in memory.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Which relationships are read in advance. Inert: all are in memory.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }

    func isSame(as other: FetchDescriptor<T>) -> Bool {
        guard fetchLimit == other.fetchLimit, fetchOffset == other.fetchOffset, sortBy == other.sortBy,
            includePendingChanges == other.includePendingChanges
        else { return false }
        switch (predicate, other.predicate) {
        case (nil, nil): return true
        case (let first?, let second?): return PredicateComparison.areSame(first, second)
        default: return false
        }
    }
}
