/// What a group of writes has in common: the animation, and whether animations are on.
public struct Transaction: Sendable {
    /// The animation of the changes.
    public var animation: Animation?
    /// Whether views take the changes without animation.
    public var disablesAnimations = false
    /// Tells one call of `withTransaction` from another: writes of different groups are applied one after the other (C048).
    var group: TransactionGroup?

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
        group = TransactionGroup()
    }
}

/// The identity of one call of `withTransaction`.
final class TransactionGroup: Sendable {}

/// Runs `body`; the writes in it are a transaction of their own.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let outer = Evaluation.transaction
    var inner = transaction
    if inner.group == nil { inner.group = outer.group }
    Evaluation.transaction = inner
    defer { Evaluation.transaction = outer }
    return try body()
}

/// Runs `body`; the writes in it are a transaction of their own with the animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// How a value changes over time.
public struct Animation: Hashable, Sendable {
    package var name: String
    package var duration: Duration

    package init(name: String, duration: Duration) {
        self.name = name
        self.duration = duration
    }

    public static let `default` = Animation(name: "default", duration: .milliseconds(350))
    public static let linear = Animation(name: "linear", duration: .milliseconds(350))
    public static let easeIn = Animation(name: "easeIn", duration: .milliseconds(350))
    public static let easeOut = Animation(name: "easeOut", duration: .milliseconds(350))
    public static let easeInOut = Animation(name: "easeInOut", duration: .milliseconds(350))
    public static let spring = Animation(name: "spring", duration: .milliseconds(500))
    public static let bouncy = Animation(name: "bouncy", duration: .milliseconds(500))
    public static let snappy = Animation(name: "snappy", duration: .milliseconds(500))
    public static let smooth = Animation(name: "smooth", duration: .milliseconds(500))

    public static func linear(duration: Double) -> Animation { Animation(name: "linear", duration: .seconds(duration)) }
    public static func easeIn(duration: Double) -> Animation { Animation(name: "easeIn", duration: .seconds(duration)) }
    public static func easeOut(duration: Double) -> Animation { Animation(name: "easeOut", duration: .seconds(duration)) }
    public static func easeInOut(duration: Double) -> Animation {
        Animation(name: "easeInOut", duration: .seconds(duration))
    }
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(name: "spring", duration: .seconds(duration))
    }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        Animation(name: "spring", duration: .seconds(response))
    }
}
