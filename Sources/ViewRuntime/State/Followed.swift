import DependencyGraph

/// What a dynamic property of another module of the package's shows: something that changes by itself, a query's result say.
package protocol FollowedSource {
    /// What follows the source for one view.
    associatedtype Link: AnyObject

    /// The key of the environment that says where the source is, as a write of it is named: `\.modelContext`.
    static var environmentKey: String { get }
    /// Whether two values of the property show the same.
    func isSame(as other: Self) -> Bool
    /// Begins to follow the source for a view that appears.
    func follow(_ follower: PropertyFollower, in environment: EnvironmentValues) -> Link
    /// Has the link follow this source from now on. Says whether it shows something else than before.
    func redirect(_ link: Link) -> Bool
    /// Makes what the source holds now what the view's body sees.
    func show(_ link: Link)
    /// Whether the environment leads to where the link follows.
    func belongs(_ link: Link, to environment: EnvironmentValues) -> Bool
    /// Stops to follow.
    func end(_ link: Link)
}

/// One change that several followers may hear of: one write in each host's trace.
package final class FollowedChange {
    /// The written property of an observable object; nil for a change of another kind.
    private let path: AnyKeyPath?
    private let object: ObjectIdentifier
    private let type: String
    private let property: String
    private var writes: [(host: ObjectIdentifier, write: WriteID)] = []

    /// A write of an observable property, which views that read it record as the same write.
    package init(_ path: AnyKeyPath, of object: AnyObject) {
        self.path = path
        self.object = ObjectIdentifier(object)
        type = ""
        property = ""
    }

    /// A change that is named `type.property` in traces.
    package init(_ type: String, _ property: String, of object: AnyObject) {
        path = nil
        self.object = ObjectIdentifier(object)
        self.type = type
        self.property = property
    }

    fileprivate func write(on host: HostCore, previous: WriteID?) -> WriteID? {
        guard let instrument = host.instrument else { return nil }
        if let known = writes.first(where: { $0.host == ObjectIdentifier(host) }) { return known.write }
        let write: WriteID
        if let path {
            write = host.observableWritten(path, object: object, previous: previous, change: [])
        } else {
            write = host.graph.ids.nextWrite()
            instrument.observableWritten(
                write, object: object, type: Name(type), property: Name(property),
                change: host.graph.isUpdating ? .duringUpdate : [])
        }
        writes.append((ObjectIdentifier(host), write))
        return write
    }
}

/// A view that follows a source: runs when it is told that what the source shows has changed.
package final class PropertyFollower {
    private unowned(unsafe) let node: BodyNode
    private let property: PropertyType
    private var lastWrite: WriteID?
    private var hasEnded = false
    /// How often what the source shows has changed.
    fileprivate private(set) var generation = 0

    fileprivate init(_ node: BodyNode, _ property: PropertyType) {
        self.node = node
        self.property = property
    }

    /// Something is about to be written: a write that is recorded from here on may be it.
    package func prepare() {
        guard !hasEnded else { return }
        lastWrite = node.host.lastObservableWrite?.write
    }

    /// What the source shows is another now: the view's body will run. On the main thread.
    package func changed(_ change: FollowedChange) {
        guard !hasEnded, !node.isRemoved else { return }
        generation += 1
        let host = node.host
        let write = change.write(on: host, previous: lastWrite)
        host.graph.currentGroup = Evaluation.transaction.group
        host.graph.enter(.init(node: node, change: .property(property.index), input: property.name, write: write))
        host.wake()
    }

    fileprivate func noteRead() {
        guard Evaluation.isRunning, !hasEnded, let body = Evaluation.body, body === node else { return }
        body.reads.insert(.property(property.index))
    }

    fileprivate func end() { hasEnded = true }
}

/// The storage of a dynamic property of another module: it must be the property's first field.
package struct Followed<Source: FollowedSource>: DynamicProperty {
    nonisolated(unsafe) package let source: Source
    nonisolated(unsafe) fileprivate var link: FollowedLink<Source>?
    /// The generation that the view's body saw: copies that closures captured before and after a change differ by it.
    fileprivate var generation = 0

    package init(_ source: Source) { self.source = source }

    /// The link of a view that is there, noted as read by its body; nil for a value that no view holds.
    package var current: Source.Link? {
        guard let link else { return nil }
        link.follower.noteRead()
        return link.link
    }

    package static func _collect(_ collector: inout _PropertyCollector, at offset: Int) {
        collector.add({ FollowedPropertyType<Source>($0, index: $1, offset: $2) }, at: offset)
    }
}

private final class FollowedLink<Source: FollowedSource> {
    let follower: PropertyFollower
    let link: Source.Link

    init(_ source: Source, _ node: BodyNode, _ property: PropertyType) {
        follower = PropertyFollower(node, property)
        link = source.follow(follower, in: node.environment.values)
    }

    func end(_ source: Source) {
        follower.end()
        source.end(link)
    }
}

extension Followed: SelfComparing {
    static var comparer: ValueComparer { FollowedComparer<Source>() }
}

private final class FollowedComparer<Source: FollowedSource>: ValueComparer {
    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let left = left.assumingMemoryBound(to: Followed<Source>.self)
        let right = right.assumingMemoryBound(to: Followed<Source>.self)
        if left.pointee.link != nil, right.pointee.link != nil, left.pointee.generation != right.pointee.generation { return .different }
        return left.pointee.source.isSame(as: right.pointee.source) ? .equal : .different
    }
}

private final class FollowedPropertyType<Source: FollowedSource>: PropertyType {
    override var readsEnvironment: Bool { true }

    private func bound(_ property: UnsafeRawPointer) -> UnsafeMutablePointer<Followed<Source>> {
        UnsafeMutableRawPointer(mutating: property).assumingMemoryBound(to: Followed<Source>.self)
    }

    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let followed = bound(property)
        let link = FollowedLink(followed.pointee.source, node, self)
        followed.pointee.link = link
        followed.pointee.generation = link.follower.generation
        return true
    }

    override func replace(_ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let fresh = bound(new)
        let kept = bound(old)
        fresh.pointee.link = kept.pointee.link
        fresh.pointee.generation = kept.pointee.generation
        guard let link = kept.pointee.link, !fresh.pointee.source.isSame(as: kept.pointee.source) else { return false }
        return fresh.pointee.source.redirect(link.link)
    }

    override func environmentKey(_ property: UnsafeRawPointer) -> Name? { Name(Source.environmentKey) }

    override func environmentDiffers(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        let followed = bound(property)
        guard let link = followed.pointee.link else { return false }
        return !followed.pointee.source.belongs(link.link, to: node.environment.values)
    }

    override func refresh(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        if environmentDiffers(property, node) {
            dismantle(property, node)
            _ = mount(property, node)
        }
        let followed = bound(property)
        guard let link = followed.pointee.link else { return }
        followed.pointee.source.show(link.link)
        followed.pointee.generation = link.follower.generation
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        let followed = bound(property)
        followed.pointee.link?.end(followed.pointee.source)
    }
}
