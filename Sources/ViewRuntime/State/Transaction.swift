/// What a group of writes has in common: the animation, whether animations are on, and values of the program's own.
///
/// One reference, since every write hands one on.
public struct Transaction: @unchecked Sendable {
    /// What it holds. Tells what was written with this transaction from what was written with others, too: different groups are applied
    /// one after the other (C048). Nil for a transaction without anything of its own.
    private(set) var group: TransactionGroup?

    /// A transaction without an animation: what is written with it joins what was written without any.
    public init() {}

    /// A transaction of its own, with an animation or expressly without.
    public init(animation: Animation?) {
        group = TransactionGroup(.init(animation: animation))
    }

    /// What the update that applies a group of writes knows of their transaction.
    init(applying group: AnyObject?) {
        guard let group = group as? TransactionGroup else { return }
        self.group = TransactionGroup(
            .init(animation: group.content.animation, disablesAnimations: group.content.disablesAnimations))
    }

    /// Every change makes another group: what was written before belongs to the old one.
    private mutating func change(_ body: (inout TransactionGroup.Content) -> Void) {
        var content = group?.content ?? .init()
        body(&content)
        group = TransactionGroup(content)
    }

    /// The animation of the changes.
    public var animation: Animation? {
        get { group?.content.animation }
        set { change { $0.animation = newValue } }
    }
    /// Whether `animation(_:value:)` below is without effect: views take the changes without an animation of their own.
    public var disablesAnimations: Bool {
        get { group?.content.disablesAnimations ?? false }
        set { change { $0.disablesAnimations = newValue } }
    }
    /// Whether the changes follow something that goes on, a finger say.
    public var isContinuous: Bool {
        get { group?.content.isContinuous ?? false }
        set { change { $0.isContinuous = newValue } }
    }

    /// Adds an action that runs once the animations of what is written with the transaction have ended, by the host's clock.
    ///
    /// Both criteria are one here, since a spring takes the time that it was given.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        change { $0.completions.append(completion) }
    }

    /// Takes the group out, to see whether anything was written with it.
    fileprivate mutating func takeGroup() -> TransactionGroup? {
        defer { group = nil }
        return group
    }

    /// What was kept under a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { group?.content.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { change { $0.values[ObjectIdentifier(key)] = newValue } }
    }
}

/// Names a value of the program's own in transactions.
public protocol TransactionKey<Value> {
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Self.Value { get }
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool
    /// When what is animated has come to its end, for all that can be seen.
    public static let logicallyComplete = Self(isRemoved: false)
    /// When the animation is gone.
    public static let removed = Self(isRemoved: true)
}

/// The identity of one group of writes, with what the update that applies them needs to know. Used on the main thread.
final class TransactionGroup: @unchecked Sendable {
    struct Content {
        var animation: Animation?
        var disablesAnimations = false
        var isContinuous = false
        var values: [ObjectIdentifier: Any] = [:]
        var completions: [() -> Void] = []
    }

    private(set) var content: Content

    init(_ content: Content) { self.content = content }

    var animation: Animation? { content.animation }
    var disablesAnimations: Bool { content.disablesAnimations }

    /// What is to run when the animation has ended; once only.
    func takeCompletions() -> [() -> Void] {
        if content.completions.isEmpty { return [] }
        defer { content.completions = [] }
        return content.completions
    }
}

/// Runs `body`; the writes in it are a transaction of their own.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Evaluation.with(transaction, body)
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

/// Runs `body`; the writes in it are a transaction of their own with the animation. `completion` runs when that has ended, by the host's
/// clock: at once where nothing was written.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    let result = try withTransaction(transaction, body)
    var group = transaction.takeGroup()
    // Nobody else holds it: nothing was written.
    if isKnownUniquelyReferenced(&group) { for completion in group?.takeCompletions() ?? [] { completion() } }
    return result
}
