import Foundation

/// Somebody who observes a property of an object.
final class KeyValueObserver: @unchecked Sendable {
    /// The object, which the observer does not hold; and what it is found by.
    weak var object: AnyObject?
    let subject: ObjectIdentifier
    let keyPath: AnyKeyPath
    /// Tells the value of before, and whether the change is still to come.
    let tell: (Any?, Bool) -> Void
    /// The value before a change that has begun.
    var old: Any?

    init(_ object: AnyObject, _ keyPath: AnyKeyPath, tell: @escaping (Any?, Bool) -> Void) {
        (self.object, subject, self.keyPath, self.tell) = (object, ObjectIdentifier(object), keyPath, tell)
    }

    var value: Any? { object.flatMap { ($0 as Any)[keyPath: keyPath] } }
}

/// Who observes which objects. An object that nobody observes costs a look at a table when it announces a change.
package enum KeyValueObservers {
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: [KeyValueObserver]] = [:]

    static func add(_ observer: KeyValueObserver) { lock.withLock { known[observer.subject, default: []].append(observer) } }

    static func remove(_ observer: KeyValueObserver) {
        lock.withLock {
            known[observer.subject]?.removeAll { $0 === observer }
            if known[observer.subject]?.isEmpty == true { known[observer.subject] = nil }
        }
    }

    private static func observers(of object: AnyObject) -> [KeyValueObserver] {
        // Another object may stand where one stood that is gone.
        lock.withLock { known.isEmpty ? [] : known[ObjectIdentifier(object)]?.filter { $0.object === object } ?? [] }
    }

    static func willChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {
        for observer in observers(of: object) where observer.keyPath == keyPath {
            observer.old = observer.value
            observer.tell(observer.old, true)
        }
    }

    static func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {
        for observer in observers(of: object) where observer.keyPath == keyPath {
            observer.tell(observer.old, false)
            observer.old = nil
        }
    }

    /// Says that an object of this package is about to change.
    package static func willChange(_ object: AnyObject) {
        for observer in observers(of: object) { observer.old = observer.value }
    }

    /// Says that an object of this package has changed: observers of properties that have another value now are told.
    package static func didChange(_ object: AnyObject) {
        for observer in observers(of: object) {
            let old = observer.old
            observer.old = nil
            if !areEqual(old, observer.value) { observer.tell(old, false) }
        }
    }

    private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left as any Equatable, let right?): equal(left, right)
        case (let left?, let right?) where type(of: left) is AnyClass && type(of: right) is AnyClass: (left as AnyObject) === (right as AnyObject)
        default: false
        }
    }
    private static func equal<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { right as? Value == left }
}
