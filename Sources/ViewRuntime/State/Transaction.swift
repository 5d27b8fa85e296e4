/// What a group of writes has in common: the animation, whether animations are on, and values of the program's own.
public struct Transaction: @unchecked Sendable {
    /// The animation of the changes.
    public var animation: Animation? { didSet { regroup() } }
    /// Whether `animation(_:value:)` below is without effect: views take the changes without an animation of their own.
    public var disablesAnimations = false { didSet { regroup() } }
    /// Whether the changes follow something that goes on, a finger say.
    public var isContinuous = false { didSet { regroup() } }
    private var values: [ObjectIdentifier: Any] = [:] { didSet { regroup() } }
    /// Tells what was written with this transaction from what was written with others: different groups are applied one after the other
    /// (C048). Nil for a transaction without anything of its own.
    private(set) var group: TransactionGroup?

    /// A transaction without an animation: what is written with it joins what was written without any.
    public init() {}

    /// A transaction of its own, with an animation or expressly without.
    public init(animation: Animation?) {
        self.animation = animation
        regroup()
    }

    private mutating func regroup() {
        group = TransactionGroup(animation: animation, disablesAnimations: disablesAnimations)
    }

    /// What was kept under a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Names a value of the program's own in transactions.
public protocol TransactionKey<Value> {
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Self.Value { get }
}

/// The identity of one group of writes, with what the update that applies them needs to know.
final class TransactionGroup: Sendable {
    let animation: Animation?
    let disablesAnimations: Bool

    init(animation: Animation?, disablesAnimations: Bool) {
        self.animation = animation
        self.disablesAnimations = disablesAnimations
    }
}

/// Runs `body`; the writes in it are a transaction of their own.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Evaluation.transaction
    Evaluation.transaction = transaction
    defer { Evaluation.transaction = outer }
    return try body()
}

/// Runs `body`; the writes in it are a transaction of their own, that of the caller with another value.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Evaluation.transaction
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs `body`; the writes in it are a transaction of their own with the animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
