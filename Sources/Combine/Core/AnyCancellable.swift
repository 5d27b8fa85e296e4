/// Cancels an activity when it is told to, or when nobody holds it any more; once at most.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Calls `cancel` when cancelled or let go.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Cancels `canceller` when cancelled or let go.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    deinit {
        action?()
    }

    /// Cancels the activity, unless that was done before.
    public func cancel() {
        let action = lock.locked {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// Keeps this in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}
