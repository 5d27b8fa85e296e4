import Combine
import Foundation

// Key-value observing needs the Objective-C runtime. Here observers are told the value that is there when they begin, where they ask for it.

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
    override init() {}
    /// Ends it.
    public func invalidate() {}
}

/// What can be observed, and asked for values by their names.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes a value. Inert: without the Objective-C runtime nobody is told of changes; with `.initial` the value that is there is told at once.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }

    /// Says that a value is about to change. Inert: nobody observes.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    /// Says that a value has changed. Inert: nobody observes.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// The values of a property. Inert beyond the first: without the Objective-C runtime nobody is told of changes.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// The values of a property: the one that is there.
    public struct KeyValueObservingPublisher<Subject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            guard options.contains(.initial) else { return Empty(completeImmediately: false).receive(subscriber: subscriber) }
            CurrentValueSubject(object[keyPath: keyPath]).receive(subscriber: subscriber)
        }
    }
}

// Classes have functions of these names of their own.
extension NSObject {
    /// The value of a name. Inert: without the Objective-C runtime properties have no names, and there is none.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? { nil }
    /// The value of a path of names. Inert: without the Objective-C runtime properties have no names, and there is none.
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? { nil }
    /// Sets the value of a name. Inert: without the Objective-C runtime properties have no names.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) {}
    /// Sets the value of a path of names. Inert: without the Objective-C runtime properties have no names.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
