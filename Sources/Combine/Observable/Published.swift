/// A property of a class that publishes each value written to it, equal ones too, before it takes it.
@propertyWrapper
public struct Published<Value> {
    let box: PublishedBox<Value>

    /// A property with an initial value.
    public init(initialValue: Value) { box = PublishedBox(initialValue) }

    /// A property with an initial value.
    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

    /// Not for use: the compiler goes through the enclosing object.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes: \(newValue)") }
    }

    /// Publishes the property: the current value first, then each value before the property takes it.
    public var projectedValue: Publisher {
        mutating get { Publisher(box: box) }
        set { self = Published(newValue.box) }
    }

    private init(_ box: PublishedBox<Value>) { self.box = box }

    /// Reads and writes the property of `object`.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.currentValue }
        set { object[keyPath: storageKeyPath].box.write(newValue, object: object) }
    }
}

extension Published {
    /// Publishes a `@Published` property.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let box: PublishedBox<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.add(subscriber)
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a `@Published` property, until this publisher ends or the property's object goes.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedSubscriber(published.box))
    }
}

/// Writes to a `@Published` property, without keeping it.
private final class PublishedSubscriber<Value>: Subscriber {
    typealias Failure = Never

    private weak var box: PublishedBox<Value>?
    // The box keeps the subscription itself; a reference here would keep both of them.
    private var upstream: CombineIdentifier?

    init(_ box: PublishedBox<Value>) { self.box = box }

    func receive(subscription: any Subscription) {
        guard let box else { return subscription.cancel() }
        upstream = subscription.combineIdentifier
        box.hold(subscription)
        subscription.request(.unlimited)
    }

    func receive(_ value: Value) -> Subscribers.Demand {
        box?.write(value, object: nil)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        guard let upstream else { return }
        box?.letGo(of: upstream)
    }
}
