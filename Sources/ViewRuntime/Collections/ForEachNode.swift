import DependencyGraph

/// A keyed collection in the tree: a child for each different id.
///
/// New data is laid against the old from both ends; only what is left in the middle is looked up by id. The work is one comparison or one
/// hash of each id, whatever moved, and content is made once for each element, in order.
final class ForEachNode: ViewNode, TraitPassing {
    let type: CollectionType
    /// What the slot keeps with the node.
    let kept: AnyObject
    @exclusivity(unchecked) var source: ElementSource { didSet { sourceReference = .passUnretained(source) } }
    /// The source, for calls that cost no reference count.
    @exclusivity(unchecked) private(set) var sourceReference: Unmanaged<ElementSource>
    /// The ids by position. Without duplicates, the child of a position stands at that position.
    @exclusivity(unchecked) var ids: IDList
    /// Which positions share a child, where ids occur more than once.
    @exclusivity(unchecked) var shared: SharedChildren?
    @exclusivity(unchecked) var hashes = HashSetOfIDs()
    /// The duplicates that were warned of.
    private var warned: WarnedIDs?
    /// What the content closures of one pass observe together, where they are one scope.
    @exclusivity(unchecked) private var scope: ObservationScope?
    /// Where content closures' reads are seen, while some run.
    @exclusivity(unchecked) private var slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    /// What each element's content observes (C103).
    @exclusivity(unchecked) var scopes: [ObjectIdentifier: ObservationScope] = [:] { didSet { hasScopes = !scopes.isEmpty } }
    /// Whether some element's content observes anything: asked for each, where a look at the dictionary counts references.
    @exclusivity(unchecked) private var hasScopes = false
    /// What the rows showed last, where ids are positions and somebody records.
    @exclusivity(unchecked) var shown: ShownRows?
    private var pending: [ViewNode] = []
    private var needsAllContent = false

    init(
        _ type: CollectionType, _ source: ElementSource, kept: AnyObject, parent: ViewNode, slot: Int,
        environment: EnvironmentNode
    ) {
        self.type = type
        self.source = source
        sourceReference = .passUnretained(source)
        self.kept = kept
        ids = IDList(type.ids)
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: true)
        host.created(self, type: type.description, slot: slot)
        let outer = host.nextIdentity
        host.nextIdentity = nil
        build()
        host.nextIdentity = outer
        warnOfSlowPath()
    }

    override var isReported: Bool { true }

    /// The number of elements, duplicates included.
    var elementCount: Int { ids.count }

    // MARK: Content

    /// Makes content, each element's in an observation scope of its own (C103).
    ///
    /// Where the library's lists cannot be seen, all closures are one scope until one is seen to observe anything: registering for each
    /// would cost every collection what hardly any needs. `separateScopes` follows then.
    @inline(__always)
    func pass(_ count: Int, _ each: (Int) -> Void) {
        let outer = (body: Evaluation.running, content: Evaluation.content)
        (Evaluation.running, Evaluation.content) = (nil, self)
        Evaluation.enter()
        slot = host.readListSlot
        if slot != nil || type.contentObserves {
            endSharedScope()
            for position in 0..<count { each(position) }
        } else {
            ObservationScope.run(self, scope: &scope) {
                for position in 0..<count { each(position) }
            }
        }
        Evaluation.leave()
        (Evaluation.running, Evaluation.content) = outer
    }

    private func endSharedScope() {
        scope?.end()
        scope = nil
    }

    /// Gives each element a scope of its own after a pass in which one that shared a scope observed something: its content is made once more, and
    /// dropped. Happens once for a type of collection.
    @inline(__always)
    func separateScopes() {
        if scope != nil { separateScopesNow() }
    }

    @inline(never)
    private func separateScopesNow() {
        type.contentObserves = true
        source.withElements { base, _ in
            pass(children.count) { index in
                let (child, position) = (children[index], elementPosition(ofChild: index))
                _ = withContent(base + position &* type.elementStride, at: position, of: child) { _ in child }
            }
        }
    }

    /// Makes the element's content and hands it on; what it observes belongs to the child that `use` returns. Content that `use` takes is its own.
    @inline(__always)
    private func withContent(
        _ element: UnsafeRawPointer, at position: Int, of child: ViewNode?, takes: Bool = false, _ use: (UnsafeRawPointer) -> ViewNode
    ) -> ViewNode {
        guard let slot else {
            if type.contentObserves { return withRegisteredContent(element, at: position, of: child, takes: takes, use) }
            sourceReference._withUnsafeGuaranteedRef { $0.makeContent(element, into: type.scratch) }
            let child = use(type.scratch)
            if !takes { type.content.destroy(type.scratch) }
            return child
        }
        if hasScopes, let child { scopes[ObjectIdentifier(child)]?.beginRun() }
        let reads = ReadListSlot.reads(slot) {
            sourceReference._withUnsafeGuaranteedRef { $0.makeContent(element, into: type.scratch) }
        }
        let child = use(type.scratch)
        if !takes { type.content.destroy(type.scratch) }
        if reads != nil || hasScopes { keep(reads, of: child, at: position) }
        return child
    }

    @inline(never)
    private func keep(_ reads: ReadList?, of child: ViewNode, at position: Int) {
        let key = ObjectIdentifier(child)
        var scope = scopes[key]
        if reads == nil, scope == nil { return }
        ObservationScope.finish(self, &scope, reads)
        scope?.element = child
        scope?.position = position
        scopes[key] = scope
    }

    @inline(never)
    private func withRegisteredContent(
        _ element: UnsafeRawPointer, at position: Int, of child: ViewNode?, takes: Bool, _ use: (UnsafeRawPointer) -> ViewNode
    ) -> ViewNode {
        var scope = child.flatMap { scopes.removeValue(forKey: ObjectIdentifier($0)) }
        ObservationScope.run(self, scope: &scope) {
            source.makeContent(element, into: type.scratch)
        }
        let child = use(type.scratch)
        if !takes { type.content.destroy(type.scratch) }
        if let scope {
            scope.element = child
            scope.position = position
            scopes[ObjectIdentifier(child)] = scope
        }
        return child
    }

    /// Makes the child of an id that is new, with the content of the element at `position`.
    func mount(_ base: UnsafeRawPointer, _ position: Int, id: UnsafeRawPointer, at index: Int) -> ViewNode {
        // One look at the host for all that hardly ever is.
        if hostReference._withUnsafeGuaranteedRef({ $0.instrument != nil || $0.leaving != nil }) {
            return mountWatched(base, position, id: id, at: index)
        }
        return mountQuietly(base, position)
    }

    @inline(__always)
    private func mountQuietly(_ base: UnsafeRawPointer, _ position: Int) -> ViewNode {
        let element = base + position &* type.elementStride
        if let slot = type.content.onlyTaking {
            return withContent(element, at: position, of: nil, takes: true) { content in
                let content = UnsafeMutableRawPointer(mutating: content)
                return environmentReference._withUnsafeGuaranteedRef { environment in
                    slot._withUnsafeGuaranteedRef { $0.mount(taking: content, parent: self, environment: environment) }
                }
            }
        }
        return withContent(element, at: position, of: nil) { content in
            environmentReference._withUnsafeGuaranteedRef { type.content.mountQuietly(content, parent: self, environment: $0) }
        }
    }

    /// Where somebody records, or content waits for the end of its removal.
    @inline(never)
    private func mountWatched(_ base: UnsafeRawPointer, _ position: Int, id: UnsafeRawPointer, at index: Int) -> ViewNode {
        if let back = host.takeBack(type.ids.erase(id), at: self) {
            update(back, base, position)
            return back
        }
        guard isRecorded else { return mountQuietly(base, position) }
        return withContent(base + position &* type.elementStride, at: position, of: nil) {
            mountElement($0, base, position, id: id, at: index)
        }
    }

    @inline(never)
    private func mountElement(
        _ content: UnsafeRawPointer, _ base: UnsafeRawPointer, _ position: Int, id: UnsafeRawPointer, at index: Int
    ) -> ViewNode {
        let outer = host.mountedElement
        host.mountedElement = (type.elementType, base + position &* type.elementStride)
        defer { host.mountedElement = outer }
        return type.content.mount(
            content, parent: self, environment: environment, identity: .keyed(key: keyDescription(id), index: index))
    }

    /// The key is described now: its memory may be gone when somebody asks.
    private func keyDescription(_ id: UnsafeRawPointer) -> () -> String {
        let text = type.ids.describe(id)
        return { text }
    }

    /// Gives the child the content of the element at `position`.
    @inline(__always)
    func update(_ child: ViewNode, _ base: UnsafeRawPointer, _ position: Int) {
        _ = withContent(base + position &* type.elementStride, at: position, of: child) {
            type.content.update(child, $0)
            return child
        }
    }

    /// The same; the child is not handed back, which would count references to it.
    @inline(__always)
    func updateQuietly(_ child: ViewNode, _ base: UnsafeRawPointer, _ position: Int) {
        let element = base + position &* type.elementStride
        guard let slot, !hasScopes else { return update(child, base, position) }
        let reads = ReadListSlot.reads(slot) {
            sourceReference._withUnsafeGuaranteedRef { $0.makeContent(element, into: type.scratch) }
        }
        type.content.update(child, type.scratch)
        type.content.destroy(type.scratch)
        if reads != nil { keep(reads, of: child, at: position) }
    }

    /// The same, and whether the child may show something else now.
    func updateNoting(_ child: ViewNode, _ base: UnsafeRawPointer, _ position: Int) -> Bool {
        var isOther = false
        _ = withContent(base + position &* type.elementStride, at: position, of: child) {
            isOther = type.content.updateNoting(child, $0)
            return child
        }
        return isOther
    }

    override func observationFired(_ scope: ObservationScope, _ write: WriteID?) {
        if let element = scope.element {
            if element.isRemoved { return }
            pending.append(element)
        } else {
            // Written by content of the same pass.
            needsAllContent = true
        }
        super.observationFired(scope, write)
    }

    /// Something that content closures observed has changed: their content is made again, and nobody else's.
    override func update() {
        changed = ChangeSet()
        let isAll = needsAllContent
        let before = host.instrument == nil ? nil : shownBefore()
        var waiting: [(child: ViewNode, position: Int)] = []
        for child in pending where !child.isRemoved {
            if let scope = scopes[ObjectIdentifier(child)] { waiting.append((child, scope.position)) }
        }
        waiting.sort { $0.position < $1.position }
        forgetPending()
        source.withElements { base, _ in
            if isAll {
                pass(children.count) { update(children[$0], base, elementPosition(ofChild: $0)) }
            } else {
                pass(waiting.count) { update(waiting[$0].child, base, waiting[$0].position) }
            }
        }
        separateScopes()
        if let before { noteShift(from: before, changed: isAll ? nil : waiting.map(\.position)) }
    }

    func forgetPending() {
        pending = []
        needsAllContent = false
    }

    override func dismantle() {
        endSharedScope()
        for scope in scopes.values { scope.end() }
        scopes = [:]
    }

    @inline(__always)
    private func child(at position: Int) -> ViewNode { children[shared?.child[position] ?? position] }

    /// The position of the element that supplies a child's content.
    private func elementPosition(ofChild index: Int) -> Int { shared?.element[index] ?? index }

    // MARK: Building

    private func build() {
        source.withElements { base, count in
            ids = IDList(type.ids, capacity: count)
            hashes.reserve(count)
            host.instrument?.idsBegan(id)
            for position in 0..<count {
                ids.append { source.identify(base + position &* type.elementStride, into: $0) }
                _ = hashes.insert(type.ids.hash(ids[position]))
            }
            host.instrument?.idsEnded(id, count: count)
            let equal = hashes.count == count ? nil : EqualIDs(ids, hashes: hashes(of: ids))
            if let equal, !equal.duplicates.isEmpty {
                // The first of equal ids supplies the content (C166).
                shared = SharedChildren(equal) { $0 }
            }
            children.reserveCapacity(count)
            pass(shared?.element.count ?? count) { index in
                let position = shared?.element[index] ?? index
                children.append(mount(base, position, id: ids[position], at: position))
            }
            if let equal { note(equal) }
            report(inserted: children.count, removed: 0, moved: 0, duplicates: equal?.duplicates.count ?? 0)
        }
        separateScopes()
    }

    func hashes(of ids: borrowing IDList) -> [Int] {
        var hashes: [Int] = []
        hashes.reserveCapacity(ids.count)
        for position in 0..<ids.count { hashes.append(type.ids.hash(ids[position])) }
        return hashes
    }

    /// Warns of ids that occur more than once: once for each id as long as the collection lives (C184).
    func note(_ equal: EqualIDs) {
        var last = -1
        var noted: Set<Int> = []
        for position in equal.duplicates {
            let first = equal.first[position]
            let id = UnsafeRawPointer(ids[position])
            host.instrument?.duplicateIDFound(self.id, key: type.ids.describe(id), first: first, position: position)
            // Most duplicates follow each other.
            guard first != last, noted.insert(first).inserted else { continue }
            last = first
            if warned == nil { warned = WarnedIDs(type.ids) }
            guard warned?.insert(id) == true else { continue }
            let key = type.ids.describe(id)
            host.warn(.duplicateID, RuntimeWarning.duplicateID("\(type.valueType)", key), value: key, at: self)
            lazyContainer?.warn(ofDuplicate: type.ids.erase(id), at: self)
        }
    }

    func warnOfRange(new: Int, first: Int) {
        host.warn(
            .nonConstantRange, RuntimeWarning.nonConstantRange("\(type.valueType)", new: new, first: first), at: self)
    }

    func report(inserted: Int, removed: Int, moved: Int, duplicates: Int) {
        host.layout?.changed(self)
        guard let instrument = host.instrument else { return }
        host.layout?.noteCollection(self, count: ids.count)
        instrument.collectionUpdated(
            id, count: ids.count, inserted: inserted, removed: removed, moved: moved, duplicates: duplicates)
    }

    // MARK: Reading

    override func child(withID id: AnyHashable) -> ViewNode? {
        (0..<ids.count).first { type.ids.erase(ids[$0]) == id }.map { child(at: $0) }
    }

    override func identifier(ofChild child: ViewNode) -> AnyHashable? {
        (0..<ids.count).first { self.child(at: $0) === child }.map { type.ids.erase(ids[$0]) }
    }

    override func layoutEntries(_ builder: inout LayoutBuilder) {
        for position in 0..<ids.count { builder.add(child(at: position)) }
    }

    override func elements(_ reader: inout TreeReader) {
        for position in 0..<ids.count {
            let child = child(at: position)
            reader.withRow(type.ids.erase(ids[position]), of: self) { child.elements(&$0) }
        }
    }
}
