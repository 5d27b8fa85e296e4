import Foundation
import ViewRuntime

private struct ManagedObjectContextKey: EnvironmentKey {
    /// Views without a container have a context of their own, which holds nothing.
    static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
    /// The context that requests fetch from.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

/// Shows a view the objects of the environment's context that a request finds, and runs the view when others come out, another order does, or one of
/// them is written.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    private var followed: Followed<FetchSource<Result>>

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        followed = Followed(FetchSource(request: fetchRequest, transaction: transaction))
    }
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        followed = Followed(FetchSource(request: fetchRequest, transaction: animation.map { Transaction(animation: $0) }))
    }
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        (request.entity, request.sortDescriptors, request.predicate) = (entity, sortDescriptors, predicate)
        self.init(fetchRequest: request, animation: animation)
    }
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    where Result: NSManagedObject {
        self.init(entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    }
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
    where Result: NSManagedObject {
        let request = NSFetchRequest<Result>()
        (request.order, request.predicate) = (sortDescriptors, predicate)
        self.init(fetchRequest: request, animation: animation)
    }

    /// The objects.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(objects: followed.current?.shown ?? [], link: followed.current) }

    /// What can be said anew of the request, as a binding.
    public var projectedValue: Binding<Configuration> {
        nonisolated(unsafe) let results = wrappedValue
        return Binding {
            Configuration(nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
        } set: { new in
            results.change {
                $0.sortDescriptors = new.nsSortDescriptors
                $0.predicate = new.nsPredicate
            }
        }
    }

    /// What can be said anew of a request.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        Followed<FetchSource<Result>>._collect(&collector, at: offset)
    }
}

extension FetchRequest: @unchecked Sendable {}

/// The objects that a request found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    let objects: [Result]
    let link: FetchLink<Result>?

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }

    /// Says anew what is wanted.
    func change(_ body: (NSFetchRequest<Result>) -> Void) { link?.change(body) }

    /// Which objects are wanted.
    public var nsPredicate: NSPredicate? {
        get { link?.request.predicate }
        nonmutating set { change { $0.predicate = newValue } }
    }
    /// Their order.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { link?.request.sortDescriptors ?? [] }
        nonmutating set { change { ($0.sortDescriptors, $0.order) = (newValue, []) } }
    }
    /// Their order.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { link?.request.order ?? [] }
        nonmutating set { change { $0.order = newValue } }
    }
}

/// Shows a view objects in sections: neighbours in the order that have one value of a property.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    private var followed: Followed<FetchSource<Result>>
    private let section: KeyPath<Result, SectionIdentifier>

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
    ) {
        followed = Followed(FetchSource(request: fetchRequest, transaction: animation.map { Transaction(animation: $0) }))
        section = sectionIdentifier
    }
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        (request.entity, request.sortDescriptors, request.predicate) = (entity, sortDescriptors, predicate)
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
    }
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        let request = NSFetchRequest<Result>()
        (request.order, request.predicate) = (sortDescriptors, predicate)
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
    }

    /// The sections.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(followed.current?.shown ?? [], followed.current, section)
    }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        Followed<FetchSource<Result>>._collect(&collector, at: offset)
    }
}

extension SectionedFetchRequest: @unchecked Sendable {}

/// The sections that a request found.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// Neighbours with one value.
    public struct Section: RandomAccessCollection, Identifiable {
        public let id: SectionIdentifier
        var objects: [Result]
        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private var sections: [Section] = []
    private let link: FetchLink<Result>?

    init(_ objects: [Result], _ link: FetchLink<Result>?, _ path: KeyPath<Result, SectionIdentifier>) {
        self.link = link
        for object in objects {
            let id = object[keyPath: path]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }

    public var nsPredicate: NSPredicate? {
        get { link?.request.predicate }
        nonmutating set { link?.change { $0.predicate = newValue } }
    }
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { link?.request.order ?? [] }
        nonmutating set { link?.change { $0.order = newValue } }
    }
}

/// What a request's property was given.
struct FetchSource<Result: NSFetchRequestResult>: FollowedSource {
    var request: NSFetchRequest<Result>
    var transaction: Transaction?

    static var environmentKey: String { "\\.managedObjectContext" }

    func isSame(as other: Self) -> Bool { request === other.request || request.isSame(as: other.request) }
    func follow(_ follower: PropertyFollower, in environment: EnvironmentValues) -> FetchLink<Result> {
        FetchLink(self, environment.managedObjectContext, follower)
    }
    func redirect(_ link: FetchLink<Result>) -> Bool { link.redirect(to: self) }
    func show(_ link: FetchLink<Result>) { link.show() }
    func belongs(_ link: FetchLink<Result>, to environment: EnvironmentValues) -> Bool { link.context === environment.managedObjectContext }
    func end(_ link: FetchLink<Result>) { link.context.store.remove(link) }
}

final class FetchLink<Result: NSFetchRequestResult>: LiveRequest {
    let context: NSManagedObjectContext
    private(set) var request: NSFetchRequest<Result>
    private var transaction: Transaction?
    private var found: [Result]
    /// What the view's body saw last: actions of that body see the same, even while they delete some of it.
    private(set) var shown: [Result]

    init(_ source: FetchSource<Result>, _ context: NSManagedObjectContext, _ follower: PropertyFollower) {
        self.context = context
        request = source.request.copied()
        transaction = source.transaction
        found = request.take(from: context.shown)
        shown = found
        super.init(follower)
        context.store.add(self)
    }

    func show() { shown = found }

    func redirect(to source: FetchSource<Result>) -> Bool {
        request = source.request.copied()
        transaction = source.transaction
        return find()
    }

    func change(_ body: (NSFetchRequest<Result>) -> Void) {
        follower.prepare()
        body(request)
        if find() { tell(FollowedChange("FetchedResults", "request", of: self)) }
    }

    override func refresh(_ change: FollowedChange, written: NSManagedObject?) {
        let isOther = find()
        if isOther || written.map({ object in found.contains { $0 === object } }) == true { tell(change) }
    }

    private func tell(_ change: FollowedChange) {
        if let transaction {
            withTransaction(transaction) { follower.changed(change) }
        } else {
            follower.changed(change)
        }
    }

    /// Finds the objects anew. Says whether they are others.
    private func find() -> Bool {
        let new = request.take(from: context.shown)
        let isSame = new.count == found.count && zip(new, found).allSatisfy { $0 === $1 }
        found = new
        return !isSame
    }
}
