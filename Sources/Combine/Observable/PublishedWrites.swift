import Synchronization

/// Learns of writes through `@Published`.
package protocol PublishedWriteObserver: AnyObject, Sendable {
    /// A published property will be written: called on the thread that writes, in its own stack, before `objectWillChange` sends.
    func publishedWillChange<Value>(of object: AnyObject, storage: PublishedStorage, from old: Value, to new: Value)
}

/// Where a runtime says that it wants to learn of writes.
package enum PublishedWrites {
    /// Whether anybody listens: all that a write costs where nobody does.
    static let isObserved = Atomic<Bool>(false)
    private static let observers = Locked<[any PublishedWriteObserver]>([])

    /// Has the observer told of all writes from now on, once however often it is added.
    package static func add(_ observer: any PublishedWriteObserver) {
        observers.withLock { observers in
            if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
        }
        isObserved.store(true, ordering: .releasing)
    }

    static func forEach(_ body: (any PublishedWriteObserver) -> Void) {
        for observer in observers.withLock({ $0 }) { body(observer) }
    }
}
