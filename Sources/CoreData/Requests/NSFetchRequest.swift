import Foundation

/// Which objects are wanted, and in which order.
open class NSFetchRequest<Result: NSFetchRequestResult>: NSObject {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// At most so many; 0 for all.
    open var fetchLimit = 0
    open var fetchOffset = 0
    /// Inert: all objects are there at once.
    open var fetchBatchSize = 0
    open var returnsObjectsAsFaults = true
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var propertiesToFetch: [Any]?
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The order of a request that a view made.
    var order: [SortDescriptor<Result>] = []

    public override init() {}
    public init(entityName: String) { self.entityName = entityName }

    /// What the request finds among objects.
    func take(from objects: [NSManagedObject]) -> [Result] {
        var found = objects.compactMap { $0 as? Result }
        // A request for a class by name alone, where the type says less.
        if Result.self == NSManagedObject.self, let name = entityName ?? entity?.name {
            found = found.filter { ($0 as? NSManagedObject)?.entity.name == name }
        }
        if let predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if !order.isEmpty {
            found.sort(using: order)
        } else if let sortDescriptors, !sortDescriptors.isEmpty {
            found.sort { left, right in
                for descriptor in sortDescriptors {
                    let result = descriptor.compare(left, to: right)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return false
            }
        }
        if fetchOffset > 0 { found.removeFirst(min(fetchOffset, found.count)) }
        return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
    }

    /// A request for the same.
    func copied() -> NSFetchRequest<Result> {
        let copy = NSFetchRequest<Result>()
        (copy.entityName, copy.entity, copy.predicate, copy.sortDescriptors) = (entityName, entity, predicate, sortDescriptors)
        (copy.fetchLimit, copy.fetchOffset, copy.order) = (fetchLimit, fetchOffset, order)
        return copy
    }

    /// Whether another request wants the same in the same order. Orders and predicates are compared as objects, or by their formats.
    func isSame(as other: NSFetchRequest<Result>) -> Bool {
        entityName == other.entityName && fetchLimit == other.fetchLimit && fetchOffset == other.fetchOffset
            && (predicate === other.predicate || PredicateFormat.of(predicate) != nil && PredicateFormat.of(predicate) == PredicateFormat.of(other.predicate))
            && (sortDescriptors ?? []).elementsEqual(other.sortDescriptors ?? []) { $0.keyPath == $1.keyPath && $0.ascending == $1.ascending }
            && order.elementsEqual(other.order) { $0.keyPath == $1.keyPath && $0.order == $1.order }
    }
}

extension NSSortDescriptor {
    /// An order by an optional property: those without a value first.
    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { left, right in
            switch (left as? Value, right as? Value) {
            case (let left?, let right?): left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            default: .orderedDescending
            }
        }
    }
}
