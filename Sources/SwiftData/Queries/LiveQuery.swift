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
        guard find() else { return }
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
