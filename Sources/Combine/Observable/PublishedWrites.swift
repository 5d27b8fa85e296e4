/// Learns of writes through `@Published`.
package protocol PublishedWriteObserver: AnyObject, Sendable {
    /// A published property will be written: called on the thread that writes, in its own stack, before `objectWillChange` sends.
    func publishedWillChange<Value>(of object: AnyObject, storage: PublishedStorage, from old: Value, to new: Value)
}

/// Where a runtime says that it wants to learn of writes.
package enum PublishedWrites {
    /// Set once, before views run; a write costs one test for nil without it.
    package nonisolated(unsafe) static var observer: (any PublishedWriteObserver)?
}
