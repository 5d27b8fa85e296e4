import CMachine
import DependencyGraph

/// A view (or a modifier) with a body: the unit of evaluation.
///
/// Keeps the view value, with its dynamic properties linked to their storage, and the value that the body returned last, in one piece
/// of memory.
package final class BodyNode: StructureNode {
    package let type: BodyType
    private let storage: UnsafeMutableRawPointer
    @exclusivity(unchecked) private(set) var hasOutput = false
    /// Which of its own properties the running body has read.
    @exclusivity(unchecked) package final var reads = ChangeSet()
    /// The reasons of the run that is going on, or went on last.
    @exclusivity(unchecked) package private(set) final var reasons = ChangeSet()
    /// What the body observes, if it ever read an observable object.
    @exclusivity(unchecked) final var observation: ObservationScope?
    /// The place in the list of the environment's readers, or -1.
    @exclusivity(unchecked) final var readerIndex: Int32 = -1
    /// The fields of the view value that differed, for the next run's record.
    @exclusivity(unchecked) private var differingFields = NameList.empty
    /// What a modifier's body is put around.
    final var modifierContent: ModifierContent?

    /// A value that is taken belongs to the node from here on; any other is copied.
    init(
        _ type: __shared BodyType, _ value: UnsafeRawPointer, isTaken: Bool = false, parent: __shared ViewNode, slot: Int,
        environment: __shared EnvironmentNode
    ) {
        self.type = type
        storage = vt_allocate(type.storageSize, type.storageAlignment)
        super.init(below: parent, environment: environment, addsDepth: true)
        if isTaken { type.moveView(UnsafeMutableRawPointer(mutating: value), to: storage) } else { type.copyView(value, to: storage) }
        if !type.isReported { isReportedToInstruments = false }
        let isRecorded = type.isReported && isRecorded
        if isRecorded { host.created(self, type: type.description, slot: slot) }
        // A body without dynamic properties has the view value as its only input, and no identity to report (C001, C002).
        var first = ChangeSet.value
        if !type.properties.isEmpty {
            first.insert(.identity)
            for reference in type.propertyReferences {
                reference._withUnsafeGuaranteedRef { property in
                    if property.mount(storage + property.offset, self) { first.insert(.property(property.index)) }
                }
            }
            if type.hasEnvironment { environment.addReader(self) }
        }
        changed = first
        if isRecorded, let instrument = host.instrument { noteState(to: instrument) }
        graphReference._withUnsafeGuaranteedRef { $0.descend(self) }
    }

    deinit {
        if hasOutput { type.output.destroy(storage + type.outputOffset) }
        type.destroyView(storage)
        free(storage)
    }

    override var plan: Plan { type.plan }
    private var hasSlots: Bool { type.planReference._withUnsafeGuaranteedRef { !$0.slots.isEmpty } }
    /// Whether the body has run.
    var hasRun: Bool { hasOutput }
    package override var value: UnsafeRawPointer { UnsafeRawPointer(storage + type.outputOffset) }
    package override var isReported: Bool { type.isReported }
    /// The view value.
    package var view: UnsafeRawPointer { UnsafeRawPointer(storage) }

    package override func elements(_ reader: inout TreeReader) {
        guard hasOutput else { return }
        reader.readBody(self)
    }

    override func layoutEntries(_ builder: inout LayoutBuilder) {
        if hasOutput { super.layoutEntries(&builder) }
    }

    /// Takes the value that the parent's body made. The body runs again only if it differs.
    @inline(__always)
    func receive(_ new: UnsafeRawPointer) {
        if type.viewComparison.compare(storage, new) == .equal {
            graphReference._withUnsafeGuaranteedRef { $0.skips &+= 1 }
            if type.bringsObjects { noteObjects(of: new, isReplaced: false) }
            return
        }
        replaceView(new)
    }

    /// Whether the view value is equal to this one, or shows nothing of what differs.
    func shows(_ view: UnsafeRawPointer) -> Bool {
        type.viewComparison.compare(storage, view) == .equal || type.viewDifferences.isHidden(storage, view)
    }

    func replaceView(_ new: UnsafeRawPointer) {
        if let instrument = host.instrument {
            differingFields = type.viewDifferences.names(storage, new)
            if type.isReported { noteSubject(new, to: instrument) }
            noteObjects(of: new, isReplaced: true)
        }
        var change = ChangeSet.value
        // Another key path alone is a change only if another value is found there (C120).
        if type.hasEnvironment, EnvironmentKeyPaths.ignoring({ type.viewComparison.compare(storage, new) }) == .equal {
            change = ChangeSet()
        }
        if type.properties.isEmpty {
            type.destroyView(storage)
            type.copyView(new, to: storage)
        } else {
            withUnsafeTemporaryAllocation(byteCount: max(type.outputOffset, 1), alignment: type.storageAlignment) {
                let fresh = $0.baseAddress.unsafelyUnwrapped
                type.copyView(new, to: fresh)
                for property in type.properties {
                    let offset = property.offset
                    if property.replace(fresh + offset, storage + offset, self) {
                        change.insert(.property(property.index))
                    }
                }
                type.destroyView(storage)
                type.copyView(fresh, to: storage)
                type.destroyView(fresh)
            }
        }
        if change.isEmpty { return }
        changed.insert(change)
        graph.descend(self)
    }

    // MARK: Running

    package override func update() {
        var reasons = changed
        if reasons.isEmpty { return }
        changed = ChangeSet()
        self.reasons = reasons
        reads = ChangeSet()
        if reasons.contains(.dependencies) { hostReference._withUnsafeGuaranteedRef { $0.nameDependencies(of: self) } }
        if !type.propertyReferences.isEmpty {
            refreshProperties()
            reasons = self.reasons
        }
        if !hasOutput {
            run(into: storage + type.outputOffset, reasons) { _ in true }
            hasOutput = true
            if hasSlots { mountSlots() }
            layoutChanged()
            return
        }
        withUnsafeTemporaryAllocation(byteCount: max(type.outputSize, 1), alignment: type.outputAlignment) {
            let new = $0.baseAddress.unsafelyUnwrapped
            let old = storage + type.outputOffset
            var equality = Equality.different
            run(into: new, reasons) { new in
                equality = type.outputComparison.compare(old, new)
                return equality == .different
            }
            if equality == .equal {
                type.output.destroy(new)
                return
            }
            updateSlots(new)
            type.output.destroy(old)
            type.output.move(new, to: old)
            layoutChanged()
        }
    }

    @inline(__always)
    private func layoutChanged() { hostReference._withUnsafeGuaranteedRef { $0.layout?.changed(self) } }

    /// One of its properties was read while something is evaluated. What a closure of the body reads after the body has run (rows of a
    /// collection, a captured copy in another body) is among the reads of the next run, where somebody records them.
    @inline(__always)
    final func noteRead(of index: Int) {
        if Evaluation.isRunning(self) { reads.insert(.property(index)) } else if host.instrument != nil { noteLateRead(of: index) }
    }

    @inline(never)
    private func noteLateRead(of index: Int) { host.lateReads[id, default: ChangeSet()].insert(.property(index)) }

    /// A property that is brought up to date before a run counts as changed in it.
    func addReason(_ change: ChangeSet) { reasons.insert(change) }

    private func refreshProperties() {
        for reference in type.propertyReferences {
            reference._withUnsafeGuaranteedRef { property in
                property.refresh(storage + property.offset, self)
                if property.updatesBeforeBody { property.updateBeforeBody(storage + property.offset, self) }
            }
        }
    }

    @inline(__always)
    private func run(
        into output: UnsafeMutableRawPointer, _ reasons: ChangeSet, outputChanged: (UnsafeMutableRawPointer) -> Bool
    ) {
        let outer = Evaluation.running
        Evaluation.running = .passUnretained(self)
        Evaluation.enter()
        if type.isReported { graphReference._withUnsafeGuaranteedRef { $0.bodies &+= 1 } }
        if let instrument = hostReference._withUnsafeGuaranteedRef({ $0.instrument }) {
            if type.isReported {
                if !host.watched.isEmpty { host.watched[id]?.forEach { $0.compare(instrument) } }
                instrument.bodyBegan(id, type: type.description, changed: reasons, fields: differingFields)
                differingFields = .empty
            }
            observe(output)
            if hasOutput, type.isReported { instrument.bodyReturned(id) }
            let changed = outputChanged(output)
            if type.isReported {
                instrument.bodyEnded(id, outputChanged: changed, reads: readNames())
                if !host.watched.isEmpty { host.watched[id]?.forEach { $0.look() } }
            }
            if !hasOutput { reportInert(type.plan, output) }
        } else {
            observe(output)
            _ = outputChanged(output)
        }
        Evaluation.leave()
        Evaluation.running = outer
        if type.updatesProperties { restoreProperties() }
    }

    @inline(never)
    private func restoreProperties() {
        // Inner properties were updated before those that they stand in.
        for property in type.properties.reversed() where property.updatesBeforeBody {
            property.restoreAfterBody(storage + property.offset, self)
        }
    }

    private func observe(_ output: UnsafeMutableRawPointer) {
        ObservationScope.run(self, scope: &observation) {
            type.run(self, storage, into: output)
        }
    }

    private func readNames() -> NameList {
        let isUsual = observation == nil && host.lateReads.isEmpty
        if isUsual, type.lastReads.reads == reads { return type.lastReads.names }
        var names: [Name] = []
        var isOfType = isUsual
        let late = host.lateReads.isEmpty ? nil : host.lateReads[id]
        for property in type.properties
        where reads.contains(.property(property.index)) || late?.contains(.property(property.index)) == true {
            names.append(property.name)
            // Which key, each view says itself.
            if let key = property.environmentKey(storage + property.offset) {
                names.append(key)
                isOfType = false
            }
        }
        if let observation { names += observation.readNames() }
        let list = names.isEmpty ? NameList.empty : NameList(names)
        if isOfType { type.lastReads = (reads, list) }
        return list
    }

    override func dismantle() {
        observation?.end()
        observation = nil
        if !host.lateReads.isEmpty { host.lateReads[id] = nil }
        if !host.watched.isEmpty { host.watched[id] = nil }
        if readerIndex >= 0 { environment.removeReader(self) }
        for property in type.properties { property.dismantle(storage + property.offset, self) }
        modifierContent = nil
    }

    // MARK: Environment

    /// Compares what the properties read from the environment with what it holds now. Returns the properties that changed.
    func changedEnvironmentProperties() -> ChangeSet {
        var change = ChangeSet()
        for property in type.properties where property.readsEnvironment {
            if property.environmentDiffers(storage + property.offset, self) {
                change.insert(.property(property.index))
            }
        }
        return change
    }
}

/// Views with a body.
class BodySlot<Content: View>: SlotType, SlotKind {
    static var shared: SlotType {
        TypeCache.only(BodySlot<Content>.self) { () -> BodySlot<Content> in
            if Content.self is any Equatable.Type { return EquatableBodySlot<Content>() }
            return BodySlot<Content>()
        }
    }

    private let type = ViewBodyType<Content>.shared

    override var isBody: Bool { true }

    override func mount(
        _ value: UnsafeRawPointer, parent: ViewNode, slot: Int, environment: EnvironmentNode
    ) -> ViewNode {
        if parent.hostReference._withUnsafeGuaranteedRef({ $0.bodyForm == nil }) {
            return BodyNode(type, value, parent: parent, slot: slot, environment: environment)
        }
        return BodyNode(type.form(for: parent.host), value, parent: parent, slot: slot, environment: environment)
    }

    override var takesValues: Bool { true }

    override func mount(
        taking value: UnsafeMutableRawPointer, parent: ViewNode, environment: EnvironmentNode
    ) -> ViewNode {
        if parent.hostReference._withUnsafeGuaranteedRef({ $0.bodyForm == nil }) {
            return BodyNode(type, value, isTaken: true, parent: parent, slot: 0, environment: environment)
        }
        return BodyNode(type.form(for: parent.host), value, isTaken: true, parent: parent, slot: 0, environment: environment)
    }

    override func rowCount(_ counter: inout RowCounter) -> RowCount { counter.count(bodyOf: type) }

    override func holdsLists(_ depth: Int) -> Bool { type.plan.holdsLists(depth) }

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        unsafeDowncast(node, to: BodyNode.self).receive(value)
    }
}
