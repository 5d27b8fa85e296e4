import CMachine
import Combine
import DependencyGraph

/// Stands for what a view has seen of an object: copies of the view that closures captured before and after a change of it have different ones.
class ObjectLink: @unchecked Sendable {
    var subscription: ObjectSubscription { fatalError("every link leads to a subscription") }

    /// Takes the place of the link after a change, where a captured copy of the view may hold it.
    static func renew(_ link: inout ObjectLink?) {
        guard let subscription = link?.subscription, !isKnownUniquelyReferenced(&link) else { return }
        link = LaterLink(subscription)
    }
}

private final class LaterLink: ObjectLink, @unchecked Sendable {
    private let first: ObjectSubscription
    init(_ first: ObjectSubscription) { self.first = first }
    override var subscription: ObjectSubscription { first }
}

/// A view's subscription to the change signal of one observable object.
final class ObjectSubscription: ObjectLink, @unchecked Sendable {
    private unowned(unsafe) let node: BodyNode
    private let property: PropertyType
    private let object: ObjectIdentifier
    private var cancellable: AnyCancellable?
    private var lastWrite: WriteID?
    private var hasEnded = false
    /// The last change signal that the host had warned of when this one came.
    private var warnedSignal: Int

    init<Object: ObservableObject>(_ object: Object, node: BodyNode, property: PropertyType) {
        self.node = node
        self.property = property
        self.object = ObjectIdentifier(object)
        warnedSignal = node.host.warnedSignals
        super.init()
        let typeName = node.host.instrument == nil ? "" : TypeNames.printed(Object.self)
        let host = node.host.reference
        cancellable = object.objectWillChange.sink { [weak self] _ in
            guard let self else { return }
            if vt_is_main_thread() { return willChangeOnMain(typeName, []) }
            // The view and its host belong to the main thread, and may be gone.
            host?.post { [weak self] in self?.willChangeElsewhere(typeName) }
        }
    }

    override var subscription: ObjectSubscription { self }

    func end() {
        hasEnded = true
        cancellable = nil
    }

    /// The view's property was read: the object, or a binding to a property of it, which shows the value.
    func noteRead() {
        guard Evaluation.isRunning, !hasEnded else { return }
        node.noteRead(of: property.index)
    }

    private func willChangeElsewhere(_ typeName: String) {
        if hasEnded { return }
        node.host.warnOfSignal(
            .publishedOffMainThread, RuntimeWarning.publishedOffMainThread, of: object, seen: &warnedSignal, at: node)
        willChangeOnMain(typeName, .offMainThread)
    }

    private func willChangeOnMain(_ typeName: String, _ change: WriteChange) {
        guard !hasEnded, !node.isRemoved else { return }
        let host = node.host
        if Evaluation.isRunning {
            host.warnOfSignal(
                .publishedDuringUpdate, RuntimeWarning.publishedDuringUpdate, of: object, seen: &warnedSignal,
                at: Evaluation.body ?? Evaluation.content)
        }
        if host.instrument != nil {
            lastWrite = host.objectWritten(object, type: typeName, previous: lastWrite, change: change)
        }
        host.graph.currentGroup = Evaluation.transaction.group
        host.graph.enter(
            .init(node: node, change: .property(property.index), input: property.name, write: lastWrite))
        host.wake()
    }
}

/// Remembers which published property is being written, so that the signal that follows can be put down to it.
///
/// One for the process: properties are written without knowing of hosts.
final class PublishedWriteLog: @unchecked Sendable {
    static let shared = PublishedWriteLog()
    /// Main thread only.
    private(set) var property: (object: ObjectIdentifier, name: String, isEqual: Bool)?
    private(set) var serial = 0

    /// Begins to listen, once a host has somebody to tell.
    static func install() {
        #if !canImport(Darwin)
        PublishedWrites.add(shared)
        #endif
    }
}

#if !canImport(Darwin)
extension PublishedWriteLog: PublishedWriteObserver {
    func publishedWillChange<Value>(of object: AnyObject, storage: PublishedStorage, from old: Value, to new: Value) {
        guard vt_is_main_thread() else { return }
        serial += 1
        let isEqual = compareValues(old, new) == .equal
        property = (ObjectIdentifier(object), storage.name(in: object) ?? "objectWillChange", isEqual)
    }
}
#endif
