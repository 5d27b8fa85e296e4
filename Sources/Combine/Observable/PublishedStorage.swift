/// The storage of one `@Published` property, whatever its value.
package class PublishedStorage {
    /// The publisher of the object, once somebody asked for it.
    final var objectWillChange: ObservableObjectPublisher?
    /// The property's name, once known.
    final var name: String?

    init() {}

    /// The property's name as declared, found by reflection the first time; nil where `object` does not hold this storage.
    package final func name(in object: AnyObject) -> String? {
        if let name { return name }
        name = PublishedFields.of(object).fields.first { $0.storage(in: object) === self }?.name
        return name
    }
}

/// The storage of one `@Published` property.
final class PublishedBox<Value>: PublishedStorage, CurrentValueSource {
    private let lock = Lock()
    private var conduits = ConduitList<Value, Never>()
    private var upstreams: [any Subscription] = []
    private(set) var currentValue: Value

    init(_ value: Value) { currentValue = value }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    // In this order: the object says that it will change, subscribers get the new value, the property has it.
    func write(_ new: Value, object: AnyObject?) {
        if PublishedWrites.isObserved.load(ordering: .acquiring), let object = object ?? objectWillChange?.owner {
            PublishedWrites.forEach { $0.publishedWillChange(of: object, storage: self, from: currentValue, to: new) }
        }
        objectWillChange?.send()
        let slots = lock.locked { conduits.slots }
        for conduit in slots { conduit?.offer(new) }
        currentValue = new
    }

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let conduit = CurrentValueConduit(self, subscriber)
        lock.locked { conduits.add(conduit) }
        subscriber.receive(subscription: conduit)
    }

    func remove(_ conduit: Conduit<Value, Never>) {
        lock.locked { conduits.remove(conduit) }
    }

    func hold(_ upstream: any Subscription) {
        lock.locked { upstreams.append(upstream) }
    }
}

extension PublishedBox: UpstreamHolder {
    func letGo(of subscription: CombineIdentifier) {
        let taken = lock.locked { upstreams.take(subscription) }
        withExtendedLifetime(taken) {}
    }
}
