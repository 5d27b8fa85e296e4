import ViewRuntime

/// What the contexts of one container share: the saved objects, in memory. Used on the main thread.
final class ObjectStore {
    private(set) var saved: [NSManagedObject] = []
    private var requests: [WeakRequest] = []
    private struct WeakRequest { weak var request: LiveRequest? }

    func commit(inserted: [NSManagedObject], deleted: [NSManagedObject]) {
        let gone = Set(deleted.map(ObjectIdentifier.init))
        saved.removeAll { gone.contains(ObjectIdentifier($0)) }
        saved += inserted
        saved.sort { $0.position < $1.position }
    }

    func add(_ request: LiveRequest) {
        requests.removeAll { $0.request == nil }
        requests.append(WeakRequest(request: request))
    }

    func remove(_ request: LiveRequest) { requests.removeAll { $0.request === request || $0.request == nil } }

    func willWrite() { for entry in requests { entry.request?.follower.prepare() } }

    /// Objects came, went, or one was written.
    func changed(_ change: FollowedChange, written: NSManagedObject? = nil) {
        for entry in requests { entry.request?.refresh(change, written: written) }
    }
}

/// A fetch request of one view's, kept up to date.
class LiveRequest {
    let follower: PropertyFollower
    init(_ follower: PropertyFollower) { self.follower = follower }
    func refresh(_ change: FollowedChange, written: NSManagedObject?) {}
}
