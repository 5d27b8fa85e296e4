import CMachine
import DependencyGraph
@_spi(SwiftUI) import Observation

/// What one body (or one content closure) observes, from one run to the next.
///
/// A run notes what it reads. As long as it reads the same as the run before, the registration that tells of changes stays in place;
/// otherwise it is replaced. Between the first change and the next run, changes are old news; those that a run itself makes are nobody's.
final class ObservationScope: @unchecked Sendable {
    private let nodeReference: Unmanaged<ViewNode>
    private var node: ViewNode { nodeReference.takeUnretainedValue() }
    /// The element whose content was made in the scope, for a collection's scopes.
    weak var element: ViewNode?
    /// The element's position when its content was made.
    var position = 0
    private let link: ObservationLink

    @exclusivity(unchecked) private var registration: ObservationTracking?
    /// What the registration is for, where the library's lists can be seen.
    @exclusivity(unchecked) private var reads: ReadList?
    /// Whether a change is not told: the node waits for its update, or runs.
    @exclusivity(unchecked) private var isQuiet = false
    @exclusivity(unchecked) private var hasEnded = false
    /// The write that fired last, so that one write of a property that many bodies read is one write in the trace.
    @exclusivity(unchecked) private var lastWrite: WriteID?
    @exclusivity(unchecked) private var names: [Name]?

    private init(_ node: ViewNode) {
        nodeReference = .passUnretained(node)
        link = ObservationLink(node.host)
        link.scope = self
    }

    /// Where a host is let go of without an end, its nodes go, and with them their scopes: nothing fires for a node that is gone.
    deinit {
        registration?.cancel()
        link.scope = nil
    }

    // MARK: Running

    /// Runs `body`, and has `node` invalidated when something that it read changes. Replaces what `scope` observed.
    @inline(__always)
    static func run(_ node: ViewNode, scope: inout ObservationScope?, _ body: () -> Void) {
        guard let slot = node.hostReference._withUnsafeGuaranteedRef({ $0.readListSlot }) else { return runRegistered(node, &scope, body) }
        scope?.beginRun()
        let reads = ReadListSlot.reads(slot, body)
        if reads != nil || scope != nil { finish(node, &scope, reads) }
    }

    /// The run's own changes of what it reads are not told.
    func beginRun() { isQuiet = true }

    /// Observes what a run has read. Cost: a comparison with what the run before read; a registration where that differs.
    @inline(never)
    static func finish(
        _ node: ViewNode, _ scope: inout ObservationScope?, _ reads: ReadList?
    ) {
        guard let reads else {
            scope?.end()
            scope = nil
            return
        }
        let current = scope ?? ObservationScope(node)
        scope = current
        current.isQuiet = false
        if let known = current.reads, known.hasSameReads(as: reads) { return }
        current.registration?.cancel()
        let registration = ObservationTracking(reads.list)
        ObservationTracking._installTracking(registration, willSet: { [link = current.link] in link.fired($0) })
        current.registration = registration
        current.reads = reads
        current.names = nil
    }

    @inline(never)
    private static func runRegistered(_ node: ViewNode, _ scope: inout ObservationScope?, _ body: () -> Void) {
        scope?.beginRun()
        let current = scope ?? ObservationScope(node)
        let registration = RegisteredReads.register({ [link = current.link] in link.fired($0) }, body)
        current.registration?.cancel()
        current.registration = registration
        current.names = nil
        current.isQuiet = false
        if registration == nil { current.hasEnded = true }
        scope = registration == nil ? nil : current
    }

    /// Ends the registration: nothing is told from here on.
    func end() {
        hasEnded = true
        registration?.cancel()
        registration = nil
        reads = nil
    }

    // MARK: Names

    /// The observable properties that were read, as `Type.property`, in the order of their names.
    func readNames() -> [Name] {
        if let names { return names }
        let found = Set(properties().map { Self.propertyName($0.path) }).sorted { $0.text < $1.text }
        names = found
        return found
    }

    private func properties() -> [(path: AnyKeyPath, object: ObjectIdentifier)] {
        guard let reads else { return registration.flatMap(RegisteredReads.properties) ?? [] }
        return reads.entries.flatMap { object, entry in entry.properties.map { ($0, object) } }
    }

    /// `Cart.total`.
    static func propertyName(_ keyPath: AnyKeyPath) -> Name {
        Name("\(TypeNames.printed(type(of: keyPath).rootType)).\(KeyPathNames.name(of: keyPath).text)")
    }

    // MARK: Changes

    fileprivate func fired(_ keyPath: AnyKeyPath?, offMainThread: Bool = false) {
        nodeReference._withUnsafeGuaranteedRef { node in
            guard !hasEnded, !node.isRemoved else { return }
            let isQuiet = isQuiet
            var write: WriteID?
            // Whoever records, or names dependencies by key path, wants to know which property it was.
            if link.wantsKeyPaths {
                if !isQuiet || Evaluation.depth == 0 { write = noteWrite(keyPath, at: node, offMainThread) }
                if Evaluation.depth == 0 { node.host.observedPathWritten(keyPath, by: node) }
            }
            if isQuiet { return }
            self.isQuiet = true
            node.observationFired(self, write)
        }
    }

    @inline(never)
    private func noteWrite(_ keyPath: AnyKeyPath?, at node: ViewNode, _ offMainThread: Bool) -> WriteID? {
        guard node.host.instrument != nil else { return nil }
        lastWrite = node.host.observableWritten(
            keyPath, object: object(of: keyPath), previous: lastWrite, change: offMainThread ? .offMainThread : [])
        return lastWrite
    }

    /// The object whose property it is; nil where several were read by one key path.
    private func object(of keyPath: AnyKeyPath?) -> ObjectIdentifier? {
        guard let keyPath else { return nil }
        var found: ObjectIdentifier?
        for property in properties() where property.path == keyPath && property.object != found {
            if found != nil { return nil }
            found = property.object
        }
        return found
    }
}

/// What a registration holds of its scope: it fires on any thread, and the scope belongs to the main thread and may be gone.
///
/// It stands for a weak reference, which would put a table beside each scope.
private final class ObservationLink: @unchecked Sendable {
    /// The scope as long as it lives. Touched on the main thread alone.
    @exclusivity(unchecked) unowned(unsafe) var scope: ObservationScope?
    let wantsKeyPaths: Bool
    private let host: HostReference

    init(_ host: HostCore) {
        wantsKeyPaths = host.wantsKeyPaths
        self.host = host.reference
    }

    /// Something that the scope observes will change.
    func fired(_ tracking: ObservationTracking) {
        if vt_is_main_thread() {
            // Which property it was is asked for only where somebody wants to know: it takes a lock.
            scope?.fired(wantsKeyPaths ? tracking.changed : nil)
        } else {
            nonisolated(unsafe) let path = tracking.changed
            host.post { self.scope?.fired(path, offMainThread: true) }
        }
    }
}
