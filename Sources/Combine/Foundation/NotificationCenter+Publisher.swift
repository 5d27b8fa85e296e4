public import Foundation

extension NotificationCenter {
    /// Sends notifications of one name.
    public struct Publisher: Combine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where they are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Who posts them; nil for anybody.
        public let object: AnyObject?

        /// Notifications of `name`, posted by `object` or by anybody.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: Observation(subscriber, self))
        }

        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }

    /// A publisher of notifications of one name, posted by `object` or by anybody.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// A subscription to notifications; those for which there is no demand are dropped.
private final class Observation<Downstream: Subscriber>: Subscription where Downstream.Input == Notification {
    private let lock = Lock()
    private let center: NotificationCenter
    private var downstream: Downstream?
    private var token: (any NSObjectProtocol)?
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, _ publisher: NotificationCenter.Publisher) {
        self.downstream = downstream
        center = publisher.center
        let deliver: (Notification) -> Void = { [weak self] in self?.deliver($0) }
        let carried = Carried(deliver)
        token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { carried.value($0) }
    }

    deinit {
        if let token { center.removeObserver(token) }
    }

    private func deliver(_ notification: Notification) {
        let ready: Downstream? = lock.locked {
            guard demand > 0 else { return nil }
            demand -= 1
            return downstream
        }
        guard let ready else { return }
        let more = ready.receive(notification)
        lock.locked { demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.locked { self.demand += demand }
    }

    func cancel() {
        let held = lock.locked {
            defer { (downstream, token) = (nil, nil) }
            return (downstream, token)
        }
        if let token = held.1 { center.removeObserver(token) }
    }
}
