import Foundation
import ViewRuntime

/// Shows a view the models of the environment's context that a description fits, and runs the view when others or another order do.
///
/// The result is found anew when models of the type are inserted or deleted, and when a property is written that its filter or order was decided by,
/// of whatever model. The view runs only if the result is another then; what it reads of the models themselves it observes as usual. An action
/// sees the result that its body saw.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: Collection>: DynamicProperty where Result.Element == Element {
    private var followed: Followed<QuerySource<Element>>

    private init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, _: Void) {
        followed = Followed(QuerySource(descriptor: descriptor, transaction: transaction))
    }

    /// All models of the type, in the order of their insertion.
    public init() { self.init(FetchDescriptor(), nil, ()) }

    /// The models.
    public var wrappedValue: Result {
        let models = followed.current?.shown ?? []
        guard let result = models as? Result else { fatalError("a query's result is an array of models") }
        return result
    }

    /// The context that the models are fetched from. To be asked in views that are there.
    public var modelContext: ModelContext { followed.current?.context ?? EnvironmentValues().modelContext }

    /// Why nothing was found, where the filter threw.
    public var fetchError: (any Error)? { followed.current?.error }

    public static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        Followed<QuerySource<Element>>._collect(&collector, at: offset)
    }
}

extension Query: @unchecked Sendable {}

extension Query where Result == [Element] {
    /// Foundation asks for key paths that can be shared between threads; without captured values, all can.
    private static func shared<Value>(_ keyPath: KeyPath<Element, Value>) -> any KeyPath<Element, Value> & Sendable {
        unsafeBitCast(keyPath, to: (any KeyPath<Element, Value> & Sendable).self)
    }

    /// The models that a description fits.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { self.init(descriptor, transaction, ()) }

    /// The models that a description fits; their changes are applied with an animation.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, Transaction(animation: animation), ())
    }

    /// The models for which a condition holds, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction, ())
    }

    /// The models for which a condition holds, in an order; their changes are applied with an animation.
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation), ())
    }

    /// The models for which a condition holds, in the order of one property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Self.shared(keyPath), order: order)]), transaction, ())
    }

    /// The models for which a condition holds, in the order of one property; their changes are applied with an animation.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
    }

    /// The models for which a condition holds, in the order of one property, those without a value first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(Self.shared(keyPath), order: order)]), transaction, ())
    }

    /// The models for which a condition holds, in the order of one property, those without a value first; their changes are applied with
    /// an animation.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation
    ) {
        self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
    }
}
