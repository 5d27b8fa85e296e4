import CMachine
import DependencyGraph
@_spi(SwiftUI) import Observation

/// What one body (or one content closure) observes, from one run to the next.
///
/// The standard library registers what a closure reads of observable objects, and says when one of the properties will change. A
/// registration ends only through a handle that is handed out when it fires. So that a body that runs again for
/// another reason leaves nothing behind, the scope observes itself too: changing it fires the registration on purpose and yields the handle.
///
/// That costs as much again as observing does. So bodies run under the cheap registration (30 ns without reads), which is gone once it
/// has fired, until one of their type ends with a registration that has not; and always under the full one while recording, which wants
/// to know what was read.
final class ObservationScope: Observable, @unchecked Sendable {
    private unowned(unsafe) let node: ViewNode
    /// The element whose content was made in the scope, for a collection's scopes.
    weak var element: ViewNode?
    private let registrar = ObservationRegistrar()
    private var handle: ObservationTracking?
    private var hasEnded = false
    /// Whether the registration is gone by itself.
    private var isSpent = false
    private var isPending = false
    /// The write that fired last, so that one write of a property that many bodies read is one write in the trace.
    private var lastWrite: WriteID?
    private var names: [Name] = []
    /// The objects whose properties were read, by key path; kept while recording.
    private var objects: [AnyKeyPath: ObjectIdentifier] = [:]

    private weak let host: HostCore?

    private init(_ node: ViewNode) {
        self.node = node
        host = node.host
    }

    private var marker: Int { 0 }
    nonisolated(unsafe) private static let markerPath: KeyPath<ObservationScope, Int> = \.marker

    /// What is known of the bodies of one type.
    enum Habit {
        /// None was seen to observe anything; nothing is known yet.
        case unknown
        /// A recorded one observed nothing.
        case quiet
        case observing
        /// One ended with a registration that nothing could end.
        case leaving
    }

    /// Runs `body`, and has `node` invalidated when something that it read changes. Replaces what `scope` observed.
    @inline(__always)
    static func run(_ node: ViewNode, habit: inout Habit, scope: inout ObservationScope?, _ body: () -> Void) {
        if let live = scope, !live.isSpent, live.handle == nil { end(live, &habit) }
        if habit != .leaving, !node.host.wantsKeyPaths {
            var opened: ObservationScope?
            withObservationTracking(body, onChange: open(node, &opened))
            if opened != nil { habit = .observing }
            scope = opened
            return
        }
        if habit == .quiet, scope == nil { runQuiet(node, habit: &habit, scope: &scope, body) } else {
            runObserving(node, habit: &habit, scope: &scope, body)
        }
    }

    /// Called by the library where something was read. Not a local function: that would cost each body a box on the heap.
    @inline(never)
    private static func open(_ node: ViewNode, _ opened: inout ObservationScope?) -> @Sendable () -> Void {
        let new = ObservationScope(node)
        opened = new
        return {
            new.isSpent = true
            new.fired(nil)
        }
    }

    /// While recording: yields the key path when it fires, and costs little where nothing is read.
    private static func runQuiet(
        _ node: ViewNode, habit: inout Habit, scope: inout ObservationScope?, _ body: () -> Void
    ) {
        var new = ObservationScope(node)
        register(new, body)
        // Nobody else holds the scope: nothing was registered.
        if isKnownUniquelyReferenced(&new) { return }
        habit = .observing
        scope = new
    }

    private static func register(_ new: ObservationScope, _ body: () -> Void) {
        withObservationTracking(body, willSet: { [new] tracking in
            if new.hasEnded { return tracking.cancel() }
            new.handle = tracking
            new.fired(tracking)
        })
    }

    @inline(never)
    private static func runObserving(
        _ node: ViewNode, habit: inout Habit, scope: inout ObservationScope?, _ body: () -> Void
    ) {
        scope?.cancel()
        let new = ObservationScope(node)
        withObservationTracking({
            new.registrar.access(new, keyPath: markerPath)
            body()
        }, willSet: { [weak new] tracking in
            guard let new else { return tracking.cancel() }
            if tracking.changed == markerPath { new.handle = tracking } else { new.fired(tracking) }
        })
        new.registrar.willSet(new, keyPath: markerPath)
        scope = new
        guard node.host.instrument != nil, let handle = new.handle else { return }
        if handle.entryCount > 1 {
            if habit != .leaving { habit = .observing }
            new.note(handle)
        } else {
            if habit == .unknown { habit = .quiet }
            new.cancel()
            scope = nil
        }
    }

    /// Ends a scope whose node will not run again.
    static func end(_ scope: ObservationScope, _ habit: inout Habit) {
        if scope.handle == nil, !scope.isSpent { habit = .leaving }
        scope.cancel()
    }

    /// Ends the registration, where there is a handle to end it with; otherwise it is left to fire without effect.
    func cancel() {
        hasEnded = true
        handle?.cancel()
        handle = nil
    }

    /// The observable properties that were read, as `Type.property`; known while recording.
    func readNames() -> [Name] { names }

    private func note(_ handle: ObservationTracking) {
        var seen: [(AnyKeyPath, ObjectIdentifier)] = []
        handle.forEachRead { keyPath, object in
            if keyPath != Self.markerPath { seen.append((keyPath, object)) }
        }
        for (keyPath, object) in seen { objects[keyPath] = object }
        names = seen.map { ObservationScope.propertyName($0.0) }.sorted { $0.text < $1.text }
        names = names.enumerated().filter { $0.offset == 0 || names[$0.offset - 1] != $0.element }.map(\.element)
    }

    /// `Cart.total`.
    static func propertyName(_ keyPath: AnyKeyPath) -> Name {
        Name("\(TypeNames.printed(type(of: keyPath).rootType)).\(KeyPathNames.name(of: keyPath).text)")
    }

    // MARK: Changes

    private func fired(_ tracking: ObservationTracking?) {
        if vt_is_main_thread() {
            firedOnMain(tracking?.changed)
        } else {
            // The node belongs to the main thread and may be gone; only the host is asked here, and it may be gone as well.
            guard let host else { return }
            nonisolated(unsafe) let path = tracking?.changed
            host.graph.post { [weak self] in self?.firedOnMain(path, offMainThread: true) }
            host.wake()
        }
    }

    private func firedOnMain(_ keyPath: AnyKeyPath?, offMainThread: Bool = false) {
        guard !hasEnded, !node.isRemoved else { return }
        var write: WriteID?
        if node.host.instrument != nil {
            write = node.host.observableWritten(
                keyPath, object: keyPath.flatMap { objects[$0] }, previous: lastWrite,
                change: offMainThread ? .offMainThread : [])
            lastWrite = write
        }
        node.host.observedPathWritten(keyPath, by: node)
        guard !isPending else { return }
        isPending = true
        node.observationFired(self, write)
    }
}

extension ObservationTracking {
    /// The number of objects whose properties were read.
    fileprivate var entryCount: Int {
        for child in Mirror(reflecting: self).children where child.label == "list" {
            for entries in Mirror(reflecting: child.value).children where entries.label == "entries" {
                return Mirror(reflecting: entries.value).children.count
            }
        }
        // A standard library with another layout: taken as if something was read, which is always correct.
        return .max
    }

    /// Calls `body` with each property that was read and an identifier of its object.
    fileprivate func forEachRead(_ body: (AnyKeyPath, ObjectIdentifier) -> Void) {
        for child in Mirror(reflecting: self).children where child.label == "list" {
            for entries in Mirror(reflecting: child.value).children where entries.label == "entries" {
                for pair in Mirror(reflecting: entries.value).children {
                    let parts = Mirror(reflecting: pair.value).children.map(\.value)
                    guard parts.count == 2, let object = parts[0] as? ObjectIdentifier else { continue }
                    for part in Mirror(reflecting: parts[1]).children where part.label == "properties" {
                        guard let paths = part.value as? Set<AnyKeyPath> else { continue }
                        for path in paths { body(path, object) }
                    }
                }
            }
        }
    }
}
