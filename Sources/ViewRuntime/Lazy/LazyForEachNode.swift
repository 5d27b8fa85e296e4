import DependencyGraph

/// A keyed collection in a lazy container: ids are read for all elements, content is made for those that are placed (C173).
///
/// What its rows say of their number cannot always be told from their type; then all rows are built, and the bodies of those that are not
/// placed wait (C174).
final class LazyForEachNode: ViewNode, VisibilityNode, KeyedCollectionNode {
    let type: CollectionType
    /// What the slot keeps with the node.
    let kept: AnyObject
    private var source: ElementSource
    private(set) var ids: IDList
    /// For each position the first one of its id, where ids occur more than once.
    private var shared: [Int]?
    /// The position whose element supplies the content of the first one: the last after an update (C167).
    private var suppliers: [Int: Int] = [:]
    private var warned: Set<AnyHashable> = []
    private(set) var rows: [Int: LazyRow] = [:]
    /// How many views an element is.
    let shape: RowCount
    /// For elements of varying numbers, where each begins; one more at the end.
    private var starts: [Int] = [0]
    private var scopes: [ObjectIdentifier: ObservationScope] = [:]
    private var pending: Set<ObjectIdentifier> = []
    /// What rows showed that left with the last update; only where somebody records.
    var former: [Int: FormerElement] = [:]
    /// How many rows were told of that are evaluated, and how many of them had been in sight; only where somebody records.
    private var toldRows = (count: 0, seen: 0)

    init(
        _ type: CollectionType, _ source: ElementSource, kept: AnyObject, parent: ViewNode, slot: Int,
        environment: EnvironmentNode
    ) {
        self.type = type
        self.source = source
        self.kept = kept
        shape = type.content.rowCount(under: parent.host.profile)
        ids = IDList(type.ids)
        super.init(host: parent.host, parent: parent, environment: environment, addsDepth: true)
        host.actions.visibilityNodes += 1
        host.created(self, type: type.description, slot: slot)
        let outer = host.nextIdentity
        host.nextIdentity = nil
        ids = identifiers(in: source)
        findDuplicates(isFirst: true)
        if buildsAll {
            warnOfSlowPath()
            buildMissing()
        }
        report(inserted: ids.count, removed: 0)
        host.nextIdentity = outer
    }

    override var isReported: Bool { true }

    /// Whether all rows are built: their number is not told by their type, or their bodies are erased (C174, C183).
    private var buildsAll: Bool { shape == .varying }
    /// Whether also the bodies of rows that are not placed run.
    private var evaluatesAll: Bool { host.profile.opaqueTypes == .erased && shape == .varying }

    /// Whether it takes a row's body to tell how many views the row is: rows are then addressed by counting from the first, and all up to
    /// those that are placed stay evaluated (C156).
    private lazy var bodiesVary = shape == .varying && type.content.plan.bodiesVary(host.profile)

    /// Whether rows were evaluated since views were counted, of which it takes the body to count them.
    private(set) var mustCount = false

    // MARK: Elements

    private func identifiers(in source: ElementSource) -> IDList {
        var new = IDList(type.ids)
        source.withElements { base, count in
            new = IDList(type.ids, capacity: count)
            for position in 0..<count {
                let element = base + position &* type.elementStride
                new.append { source.identify(element, into: $0) }
            }
        }
        return new
    }

    private func findDuplicates(isFirst: Bool) {
        shared = nil
        suppliers = [:]
        var hashes = HashSetOfIDs()
        hashes.reserve(ids.count)
        var isUnique = true
        for position in 0..<ids.count where !hashes.insert(type.ids.hash(ids[position])) { isUnique = false }
        guard !isUnique else { return }
        let equal = EqualIDs(ids, hashes: hashValues(of: ids))
        if equal.duplicates.isEmpty { return }
        shared = equal.first
        for position in equal.duplicates {
            let first = equal.first[position]
            if !isFirst { suppliers[first] = equal.last[first] }
            noteDuplicate(ids[position], first: first, position: position)
        }
    }

    private func hashValues(of ids: borrowing IDList) -> [Int] {
        var hashes: [Int] = []
        hashes.reserveCapacity(ids.count)
        for position in 0..<ids.count { hashes.append(type.ids.hash(ids[position])) }
        return hashes
    }

    /// For each position of new ids, the first old position of an equal one, or -1.
    private func origins(of fresh: borrowing IDList) -> [Int] {
        var table = IDTable(capacity: ids.count)
        for position in 0..<ids.count { _ = table.enter(position, hash: type.ids.hash(ids[position]), of: ids) }
        var origins: [Int] = []
        origins.reserveCapacity(fresh.count)
        for position in 0..<fresh.count {
            origins.append(table.position(of: fresh[position], hash: type.ids.hash(fresh[position]), in: ids))
        }
        return origins
    }

    private func noteDuplicate(_ id: UnsafeRawPointer, first: Int, position: Int) {
        let key = type.ids.describe(id)
        host.instrument?.duplicateIDFound(self.id, key: key, first: first, position: position)
        let erased = type.ids.erase(id)
        guard warned.insert(erased).inserted else { return }
        host.warn(.duplicateID, RuntimeWarning.duplicateID("\(type.valueType)", key), value: key, at: self)
        lazyContainer?.warn(ofDuplicate: erased, at: self)
    }

    func warnOfRange(new: Int, first: Int) {
        host.warn(
            .nonConstantRange, RuntimeWarning.nonConstantRange("\(type.valueType)", new: new, first: first), at: self)
    }

    private func warnOfSlowPath() {
        if shape == .varying { host.warnOfSlowPath(type.dataType, at: self) }
    }

    /// How many elements there are.
    var elementCount: Int { ids.count }

    /// The position at which an id stands first; nil where it does not occur. Cost: linear.
    func position(of id: AnyHashable) -> Int? {
        (0..<ids.count).first { type.ids.erase(ids[$0]) == id }
    }

    // MARK: Cells

    /// How many views all elements are.
    var cellCount: Int {
        switch shape {
        case .constant(let views): ids.count * views
        default: starts.last ?? 0
        }
    }

    /// The element whose view stands at a place, and which of its views that is.
    func element(at cell: Int) -> (position: Int, view: Int, isLast: Bool) {
        if case .constant(let views) = shape { return (cell / views, cell % views, cell % views == views - 1) }
        var low = 0
        var high = ids.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= cell { low = middle } else { high = middle - 1 }
        }
        return (low, cell - starts[low], cell + 1 == starts[low + 1])
    }

    /// The first place of an element.
    func cell(of position: Int) -> Int {
        if case .constant(let views) = shape { return position * views }
        return starts[position]
    }

    /// Counts the views of elements whose type does not tell.
    func countViews() {
        guard shape == .varying else { return }
        mustCount = false
        starts = [0]
        starts.reserveCapacity(ids.count + 1)
        for position in 0..<ids.count {
            starts.append(starts[position] + (rows[canonical(position)]?.node.viewCount ?? 0))
        }
    }

    /// How many views an element was counted as.
    func countedViews(_ position: Int) -> Int {
        if case .constant(let views) = shape { return views }
        return starts[position + 1] - starts[position]
    }

    private func canonical(_ position: Int) -> Int { shared?[position] ?? position }

    /// Whether an earlier position shows the same row.
    func isRepeated(_ position: Int) -> Bool { canonical(position) != position }

    // MARK: Rows

    /// The row of a position, evaluated.
    func wake(_ position: Int) -> LazyRow {
        if bodiesVary {
            for earlier in 0..<position where rows[canonical(earlier)]?.isAsleep == true {
                _ = wakeAlone(earlier)
                mustCount = true
            }
        }
        return wakeAlone(position)
    }

    private func wakeAlone(_ position: Int) -> LazyRow {
        let position = canonical(position)
        guard let row = rows[position] else {
            var row: LazyRow!
            graph.continueTransaction { row = mount(position) }
            return row
        }
        guard row.isAsleep else { return row }
        row.isAsleep = false
        row.isDue = false
        graph.continueTransaction {
            if row.needsContent { makeContent(position, for: row.node) }
            row.needsContent = false
            row.node.setAsleep(false)
        }
        return row
    }

    /// Says which rows are placed and which of these are visible; the others sleep.
    func settle(placed: Set<Int>, visible: Set<Int>) {
        let placed = Set(placed.map(canonical))
        let visible = Set(visible.map(canonical))
        let last = bodiesVary ? placed.max() ?? -1 : -1
        for position in rows.keys.sorted() {
            guard let row = rows[position] else { continue }
            if visible.contains(position) != row.isInSight {
                row.isInSight.toggle()
                if row.isInSight { row.wasInSight = true }
                // Its appear and disappear actions are due after the layout, in the order of the rows.
                if row.isInSight { host.actions.mounted(row.node) } else { host.actions.hide(row.node) }
            }
            if !placed.contains(position), !row.isAsleep, !evaluatesAll, position > last {
                row.isAsleep = true
                row.hasRun = true
                row.node.setAsleep(true)
            }
        }
        if bodiesVary || evaluatesAll, let instrument = host.instrument { tellRows(to: instrument) }
    }

    /// Rows evaluated and not seen from which on they are told of.
    private static let fewestRows = 20

    private func tellRows(to instrument: any ViewInstrument) {
        var (count, seen) = (0, 0)
        for row in rows.values where !row.isUntouched {
            count += 1
            if row.wasInSight { seen += 1 }
        }
        // A few rows more than are seen are there to be scrolled to.
        guard count - seen >= Self.fewestRows, (count, seen) != toldRows else { return }
        toldRows = (count, seen)
        instrument.rowsPrepared(id, container: Name(lazyContainer?.kind ?? ""), count: count, seen: seen)
    }

    /// Lets rows go with their state.
    func evict(where isFar: (Int) -> Bool) {
        guard !buildsAll else { return }
        for (position, row) in rows.sorted(by: { $0.key < $1.key }) where row.isAsleep && isFar(position) {
            rows[position] = nil
            drop(row, why: .evicted)
        }
        updateChildren()
    }

    func noteEvictions(where isFar: (Int) -> Bool, to instrument: any ViewInstrument) {
        guard !buildsAll else { return }
        let far = rows.filter { $0.value.isAsleep && !$0.value.isDue && isFar($0.key) }
        for (_, row) in far.sorted(by: { $0.key < $1.key }) {
            row.isDue = true
            row.node.forEachReported { instrument.evictionDue($0) }
        }
    }

    private func drop(_ row: LazyRow, why: IdentityRemoval) {
        scopes.removeValue(forKey: ObjectIdentifier(row.node))?.end()
        row.node.remove(why: why)
    }

    private func updateChildren() { children = rows.sorted { $0.key < $1.key }.map(\.value.node) }

    var visibleChildren: [ViewNode] {
        rows.filter(\.value.isInSight).sorted { $0.key < $1.key }.map(\.value.node)
    }

    private func mount(_ position: Int, isOneOfMany: Bool = false) -> LazyRow {
        let key = type.ids.describe(ids[position])
        let row = host.instrument == nil ? makeRow(position, key) : makeRowOfMountedElement(position, key)
        rows[position] = row
        if !former.isEmpty { noteRenamed(row.node, at: position) }
        if !isOneOfMany { updateChildren() }
        return row
    }

    private func makeRow(_ position: Int, _ key: String) -> LazyRow {
        var row: LazyRow!
        withContent(position, of: nil) {
            let node = type.content.mount(
                $0, parent: self, environment: environment, identity: .keyed(key: { key }, index: position))
            row = LazyRow(node)
            return node
        }
        return row
    }

    @inline(never)
    private func makeRowOfMountedElement(_ position: Int, _ key: String) -> LazyRow {
        let outer = host.mountedElement
        defer { host.mountedElement = outer }
        var row: LazyRow!
        source.withElements { base, _ in
            host.mountedElement = (type.elementType, base + position &* type.elementStride)
            row = makeRow(position, key)
        }
        return row
    }

    /// Builds the rows that are not there, without running their bodies.
    private func buildMissing() {
        for position in 0..<ids.count where canonical(position) == position && rows[position] == nil {
            if evaluatesAll {
                _ = mount(position, isOneOfMany: true)
                continue
            }
            graph.build { _ = mount(position, isOneOfMany: true) } leaving: { $0 is BodyNode }
            rows[position]?.isAsleep = true
            rows[position]?.node.setAsleep(true)
        }
        updateChildren()
    }

    // MARK: Content

    /// Makes an element's content in an observation scope of its own, and hands it on.
    private func withContent(_ position: Int, of node: ViewNode?, _ use: (UnsafeRawPointer) -> ViewNode) {
        var scope = node.flatMap { scopes.removeValue(forKey: ObjectIdentifier($0)) }
        let outer = Evaluation.running
        Evaluation.running = nil
        Evaluation.enter()
        let position = suppliers[position] ?? position
        ObservationScope.run(self, scope: &scope) {
            source.withElements { base, _ in
                source.makeContent(base + position &* type.elementStride, into: type.scratch)
            }
        }
        Evaluation.leave()
        Evaluation.running = outer
        let node = use(type.scratch)
        type.content.destroy(type.scratch)
        if let scope {
            scope.element = node
            scopes[ObjectIdentifier(node)] = scope
        }
    }

    private func makeContent(_ position: Int, for node: ViewNode) {
        withContent(position, of: node) {
            type.content.update(node, $0)
            return node
        }
    }

    override func observationFired(_ scope: ObservationScope, _ write: WriteID?) {
        guard let element = scope.element, !element.isRemoved else { return }
        pending.insert(ObjectIdentifier(element))
        super.observationFired(scope, write)
    }

    override func update() {
        changed = ChangeSet()
        let waiting = pending
        pending = []
        let shown = host.instrument == nil ? nil : shownData()
        defer { if let shown { noteShift(from: shown) } }
        for (position, row) in rows.sorted(by: { $0.key < $1.key }) where waiting.contains(ObjectIdentifier(row.node)) {
            refresh(position, row)
        }
    }

    /// Gives a row its element's new content: at once if it is evaluated, else when it comes back.
    private func refresh(_ position: Int, _ row: LazyRow) {
        if !row.isAsleep { return makeContent(position, for: row.node) }
        guard buildsAll else {
            row.needsContent = true
            return
        }
        graph.build { makeContent(position, for: row.node) } leaving: { $0 is BodyNode }
        row.node.setAsleep(true)
    }

    override func dismantle() {
        host.actions.visibilityNodes -= 1
        for scope in scopes.values { scope.end() }
        scopes = [:]
        rows = [:]
    }

    // MARK: New data

    func receive(_ new: ElementSource) {
        let shown = host.instrument == nil ? nil : shownData()
        defer { if let shown { noteShift(from: shown) } }
        source = new
        let fresh = identifiers(in: new)
        let isSame = hasSameIDs(fresh)
        if isSame {
            for (position, row) in rows.sorted(by: { $0.key < $1.key }) { refresh(position, row) }
            host.layout?.changed(self)
            return
        }
        let origins = origins(of: fresh)
        let oldCount = (0..<ids.count).count { canonical($0) == $0 }
        var kept: [Int: LazyRow] = [:]
        var taken: Set<Int> = []
        for position in 0..<fresh.count where origins[position] >= 0 && taken.insert(origins[position]).inserted {
            if let row = rows.removeValue(forKey: origins[position]) { kept[position] = row }
        }
        let survivors = taken.count
        if host.instrument != nil { noteFormer(rows) }
        let gone = rows.sorted { $0.key < $1.key }.map(\.value)
        rows = kept
        ids = fresh
        findDuplicates(isFirst: false)
        updateChildren()
        for row in gone { drop(row, why: .element) }
        for (position, row) in kept.sorted(by: { $0.key < $1.key }) { refresh(position, row) }
        if buildsAll { buildMissing() }
        host.layout?.changed(self)
        let distinct = (0..<ids.count).count { canonical($0) == $0 }
        report(inserted: distinct - survivors, removed: max(0, oldCount - survivors))
    }

    private func hasSameIDs(_ fresh: borrowing IDList) -> Bool {
        guard fresh.count == ids.count, shared == nil else { return false }
        for position in 0..<fresh.count where !type.ids.same(ids[position], fresh[position]) { return false }
        return true
    }

    private func report(inserted: Int, removed: Int) {
        let duplicates = shared.map { shared in shared.indices.count { shared[$0] != $0 } } ?? 0
        host.instrument?.collectionUpdated(
            id, count: ids.count, inserted: inserted, removed: removed, moved: 0, duplicates: duplicates)
    }

    // MARK: Reading

    /// The rows in sight.
    override func elements(_ reader: inout TreeReader) {
        for position in shownPositions {
            guard let row = rows[canonical(position)] else { continue }
            reader.withRow(type.ids.erase(ids[position]), of: self) { row.node.elements(&$0) }
        }
    }

    private var shownPositions: [Int] {
        guard let shared else { return rows.filter(\.value.isInSight).keys.sorted() }
        return shared.indices.filter { rows[shared[$0]]?.isInSight == true }
    }

    override func identifier(ofChild child: ViewNode) -> AnyHashable? {
        rows.first { $0.value.node === child }.map { type.ids.erase(ids[$0.key]) }
    }

    /// Rows take part in the layout through their container, which places some of them.
    override func layoutEntries(_ builder: inout LayoutBuilder) {}
}
