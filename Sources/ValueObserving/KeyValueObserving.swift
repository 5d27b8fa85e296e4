import Combine
import Foundation

// Key-value observing of any property needs the Objective-C runtime. Here observers are told the value that is there when they begin, where they ask
// for it, and the changes that are announced: with `willChangeValue(for:)` and `didChangeValue(for:)`, and by this package's own objects that change
// (players, pages of the web, managed objects).

/// Which values an observer is told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1)
    public static let old = Self(rawValue: 2)
    public static let initial = Self(rawValue: 4)
    public static let prior = Self(rawValue: 8)
}

/// What happened to a value that is observed.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// What an observer is told of a value.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation that lasts as long as it is kept.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let observer: KeyValueObserver
    init(_ observer: KeyValueObserver) { self.observer = observer }
    /// Ends it.
    public func invalidate() { KeyValueObservers.remove(observer) }
    deinit { KeyValueObservers.remove(observer) }
}

/// What can be observed, and asked for values by their names.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes a value. With `.initial` the value that is there is told at once. Inert for changes that nobody announces: without the
    /// Objective-C runtime a property that is written does not say so.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = KeyValueObserver(self as AnyObject, keyPath) { [weak object = self as AnyObject] old, isPrior in
            guard let subject = object as? Self, !isPrior || options.contains(.prior) else { return }
            changeHandler(
                subject,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) && !isPrior ? subject[keyPath: keyPath] : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: isPrior))
        }
        KeyValueObservers.add(observer)
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation(observer)
    }

    /// Says that a value is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { KeyValueObservers.willChange(self as AnyObject, keyPath) }
    /// Says that a value has changed: its observers are told.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { KeyValueObservers.didChange(self as AnyObject, keyPath) }

    /// The values of a property: the one that is there, and those whose changes are announced. Inert for other changes, as ``observe(_:options:changeHandler:)``.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// The values of a property: the one that is there, and those whose changes are announced.
    public struct KeyValueObservingPublisher<Subject: _KeyValueCodingAndObserving, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let changes = PassthroughSubject<Value, Never>()
            let observation = object.observe(keyPath) { [keyPath] object, _ in changes.send(object[keyPath: keyPath]) }
            // The observation lasts as long as who hears of it.
            let following = changes.handleEvents(receiveCancel: { observation.invalidate() })
            guard options.contains(.initial) else { return following.receive(subscriber: subscriber) }
            following.prepend(object[keyPath: keyPath]).receive(subscriber: subscriber)
        }
    }
}
