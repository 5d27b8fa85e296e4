import Foundation
import ViewRuntime

/// A query of one view's, kept up to date.
class LiveQuery {
    let type: ObjectIdentifier
    let follower: PropertyFollower
    /// The properties that the result was found with.
    fileprivate(set) var paths: Set<AnyKeyPath> = []

    fileprivate init(_ type: ObjectIdentifier, _ follower: PropertyFollower) {
        self.type = type
        self.follower = follower
    }

    /// Something was changed that the result may depend on.
    func refresh(_ change: FollowedChange) {}

    /// The newest model of the type was inserted.
    func inserted(_ model: any PersistentModel, _ change: FollowedChange) {}

    /// A model of the type was deleted.
    func deleted(_ model: any PersistentModel, _ change: FollowedChange) {}
}

final class ModelQuery<Element: PersistentModel>: LiveQuery {
    let context: ModelContext
    private var source: QuerySource<Element>
    private var result: [Element] = []
    /// What the view's body saw last: actions of that body see the same, even while they delete some of it.
    private(set) var shown: [Element] = []
    private(set) var error: (any Error)?

    init(_ source: QuerySource<Element>, _ context: ModelContext, _ follower: PropertyFollower) {
        self.source = source
        self.context = context
        super.init(ObjectIdentifier(Element.self), follower)
        _ = find()
        shown = result
        context.add(self)
    }

    func show() { shown = result }

    func redirect(to source: QuerySource<Element>) -> Bool {
        self.source = source
        return find()
    }

    override func refresh(_ change: FollowedChange) {
        if find() { tell(change) }
    }

    /// Whether one model more or less changes nothing about the others.
    private var isSimple: Bool {
        error == nil && source.descriptor.fetchLimit == nil && source.descriptor.fetchOffset == nil && source.descriptor.includePendingChanges
    }

    /// Cost: the predicate for one model and a binary search.
    override func inserted(_ model: any PersistentModel, _ change: FollowedChange) {
        guard isSimple, let model = model as? Element else { return refresh(change) }
        let descriptor = source.descriptor
        do {
            let (place, paths) = try ReadPaths.collect { () -> Int? in
                guard try descriptor.predicate?.evaluate(model) ?? true else { return nil }
                var (low, high) = (0, result.count)
                while !descriptor.sortBy.isEmpty, low < high {
                    let middle = (low + high) / 2
                    if descriptor.sortBy.compare(model, result[middle]) == .orderedAscending { high = middle } else { low = middle + 1 }
                }
                return high
            }
            self.paths.formUnion(paths)
            guard let place else { return }
            result.insert(model, at: place)
            tell(change)
        } catch {
            refresh(change)
        }
    }

    override func deleted(_ model: any PersistentModel, _ change: FollowedChange) {
        guard isSimple else { return refresh(change) }
        guard let index = result.firstIndex(where: { $0 === model }) else { return }
        result.remove(at: index)
        tell(change)
    }

    private func tell(_ change: FollowedChange) {
        if let transaction = source.transaction {
            withTransaction(transaction) { follower.changed(change) }
        } else {
            follower.changed(change)
        }
    }

    /// Finds the result anew. Says whether it is another.
    private func find() -> Bool {
        let found: [Element]
        do {
            (found, paths) = try ReadPaths.collect { try context.evaluate(source.descriptor) }
            error = nil
        } catch {
            self.error = error
            found = []
        }
        let isSame = found.count == result.count && zip(found, result).allSatisfy { $0 === $1 }
        result = found
        return !isSame
    }
}

/// What `@Query` was given.
struct QuerySource<Element: PersistentModel>: FollowedSource {
    var descriptor: FetchDescriptor<Element>
    var transaction: Transaction?

    static var environmentKey: String { "\\.modelContext" }

    func isSame(as other: QuerySource<Element>) -> Bool { descriptor.isSame(as: other.descriptor) }

    func follow(_ follower: PropertyFollower, in environment: EnvironmentValues) -> ModelQuery<Element> {
        ModelQuery(self, environment.modelContext, follower)
    }

    func redirect(_ link: ModelQuery<Element>) -> Bool { link.redirect(to: self) }
    func show(_ link: ModelQuery<Element>) { link.show() }
    func belongs(_ link: ModelQuery<Element>, to environment: EnvironmentValues) -> Bool { link.context === environment.modelContext }
    func end(_ link: ModelQuery<Element>) { link.context.remove(link) }
}
