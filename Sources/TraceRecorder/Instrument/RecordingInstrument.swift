import CMachine
import DependencyGraph
import TraceFormat
import ViewRuntime

/// Turns the hooks of graphs and hosts into events of a trace.
///
/// All of it but writes happens on the main thread, so tables of the process's names and types need no lock. A hook whose names are
/// known makes no look-up by hash and allocates nothing.
final class RecordingInstrument: ViewInstrument {
    let core: RecorderCore
    let main: EventStream
    let names = IdentifierTable()
    let nameLists = IdentifierTable()
    let types = TypeTable()
    /// What stands for `@dependencies` among the reasons of the body that runs next.
    @exclusivity(unchecked) private var dependencies = NameList.empty
    /// When the body that ends next returned; 0 where nobody said.
    @exclusivity(unchecked) private var returned: UInt64 = 0
    /// The APIs without effect that the trace has already, by the type of view that uses them.
    @exclusivity(unchecked) var knownInertUses: Set<InertUse> = []
    /// The state properties that the trace has already, by the type that has them.
    @exclusivity(unchecked) var knownStates: Set<InertUse> = []
    /// Fresh initial values that the transaction which is applied has thrown away.
    @exclusivity(unchecked) var discards: [Discard] = []
    /// The effects that the trace has already, by the type of view that uses them.
    @exclusivity(unchecked) var knownEffects: Set<InertUse> = []
    /// When elements began to be asked for their ids, and what the thread had computed by then.
    @exclusivity(unchecked) var idsBegan = (tick: UInt64(0), computed: UInt64(0))
    /// The actions that go on: when each began, and what the thread had computed by then.
    @exclusivity(unchecked) var openActions: [(tick: UInt64, computed: UInt64)] = []
    /// When the running body began or made a state last; `noState` where none runs.
    @exclusivity(unchecked) var lastState = RecordingInstrument.noState
    static let noState = UInt64.max
    @exclusivity(unchecked) var waiting: WaitingTime
    @exclusivity(unchecked) private var lastCause = (name: "", identifier: UInt32(0))
    @exclusivity(unchecked) private var lastLocation: (location: CodeLocation?, identifier: UInt32) = (nil, 0)

    init(_ core: RecorderCore) {
        self.core = core
        main = core.main
        waiting = WaitingTime(core.clock)
        vt_watch_states()
        CostlyObjects.watch()
    }

    // MARK: Graph

    func transactionBegan(_ transaction: DependencyGraph.TransactionID, cause: Cause, parent: DependencyGraph.TransactionID?) {
        main.transactionBegan()
        let name = identifier(ofCause: cause.name)
        let location = identifier(of: cause.location)
        main.record { stream, encoder, tick in
            stream.define(string: name, in: encoder) && stream.define(location: location, in: encoder)
                && encoder.transactionBegan(
                    tick, transaction: transaction.rawValue, cause: cause.kind.rawValue, name: name, location: location,
                    parent: parent?.rawValue ?? 0)
        }
    }

    func transactionEnded(_ transaction: DependencyGraph.TransactionID, passes: Int, bodies: Int, skips: Int) {
        if !discards.isEmpty { recordDiscards() }
        main.enter()
        main.record { _, encoder, tick in
            encoder.transactionEnded(
                tick, transaction: transaction.rawValue, passes: UInt32(clamping: passes), bodies: UInt32(clamping: bodies),
                skips: UInt32(clamping: skips))
        }
        main.leave()
        main.transactionEnded()
    }

    func invalidated(_ node: NodeID, input: Name, write: DependencyGraph.WriteID?) {
        let input = identifier(of: input)
        onMain { stream, encoder, tick in
            stream.define(string: input, in: encoder)
                && encoder.invalidated(tick, identity: node.rawValue, input: input, write: write?.rawValue ?? 0)
        }
    }

    // MARK: Bodies

    func dependenciesNamed(_ node: NodeID, _ keyPaths: NameList) { dependencies = keyPaths }

    func bodyBegan(_ node: NodeID, type: ViewTypeDescription, changed: ChangeSet, fields: NameList) {
        let typeID = identifier(of: type)
        let reasons = dependencies == .empty
            ? types.reasons(changed, of: type, intern: core.interner.list) : namedReasons(changed, of: type)
        let fields = identifier(of: fields)
        onMain { stream, encoder, tick in
            waiting.bodyBegan(tick)
            lastState = tick
            return stream.define(type: typeID, in: encoder) && stream.define(list: reasons, in: encoder)
                && stream.define(list: fields, in: encoder)
                && encoder.bodyBegan(tick, identity: node.rawValue, type: typeID, reasons: reasons, fields: fields)
        }
    }

    private func namedReasons(_ changed: ChangeSet, of type: ViewTypeDescription) -> UInt32 {
        defer { dependencies = .empty }
        return core.interner.list(type.reasons(changed, dependencies: dependencies))
    }

    func bodyReturned(_ node: NodeID) {
        returned = core.clock.tick()
        lastState = Self.noState
    }

    func bodyEnded(_ node: NodeID, outputChanged: Bool, reads: NameList) {
        let reads = identifier(of: reads)
        var isLong = false
        onMain { stream, encoder, now in
            // What was recorded in between has the later tick: those of a stream never go back.
            let last = encoder.lastTick
            let tick = returned == 0 ? now : last > returned && last <= now ? last : returned
            isLong = waiting.isLong(tick)
            return stream.define(list: reads, in: encoder)
                && encoder.bodyEnded(tick, identity: node.rawValue, outputChanged: outputChanged, reads: reads)
        }
        returned = 0
        lastState = Self.noState
        guard _slowPath(isLong), let nanoseconds = waiting.bodyEnded() else { return }
        rare(.bodyWaited(identity: node.trace, nanoseconds: nanoseconds))
    }

    func viewValuesCreated(_ node: NodeID, type: ViewTypeDescription, count: Int) {
        let type = identifier(of: type)
        onMain { stream, encoder, tick in
            stream.define(type: type, in: encoder)
                && encoder.viewValuesCreated(tick, identity: node.rawValue, type: type, count: UInt32(clamping: count))
        }
    }

    func timeSpent(_ duration: Duration, waiting isWait: Bool) -> Bool {
        let before = core.clock.tick()
        guard core.advance(by: duration) else { return false }
        if isWait { waiting.waited(core.clock.nanoseconds(ticks: core.clock.tick() &- before)) }
        return true
    }

    // MARK: Writes

    func stateWritten(_ write: DependencyGraph.WriteID, owner: NodeID, property: Name, change: WriteChange) {
        let stream = core.stream
        let property = stream === main ? identifier(of: property) : core.interner.string(property.text)
        let flags = flags(change, in: stream)
        stream.enter()
        defer { stream.leave() }
        let location = core.location(in: stream)
        stream.record { stream, encoder, tick in
            stream.define(string: property, in: encoder) && stream.define(location: location, in: encoder)
                && encoder.stateWritten(
                    tick, write: write.rawValue, identity: owner.rawValue, property: property, location: location, flags: flags)
        }
    }

    func observableWritten(
        _ write: DependencyGraph.WriteID, object: ObjectIdentifier, type: Name, property: Name, change: WriteChange
    ) {
        let stream = core.stream
        let isMain = stream === main
        let type = isMain ? identifier(of: type) : core.interner.string(type.text)
        let property = isMain ? identifier(of: property) : core.interner.string(property.text)
        let object = core.interner.object(object)
        let flags = flags(change, in: stream)
        stream.enter()
        defer { stream.leave() }
        let location = core.location(in: stream)
        stream.record { stream, encoder, tick in
            stream.define(string: type, in: encoder) && stream.define(string: property, in: encoder)
                && stream.define(location: location, in: encoder)
                && encoder.observableWritten(
                    tick, write: write.rawValue, object: object, type: type, property: property, location: location, flags: flags)
        }
    }

    func environmentWritten(
        _ write: DependencyGraph.WriteID, writer: NodeID, key: Name, change: WriteChange, readersChecked: Int, readersRun: Int
    ) {
        let key = StringID(rawValue: identifier(of: key))
        rare(
            .environmentWritten(
                write: TraceFormat.WriteID(rawValue: write.rawValue), identity: writer.trace, key: key, flags: WriteFlags(rawValue: change.rawValue),
                readersChecked: UInt32(clamping: readersChecked), readersRun: UInt32(clamping: readersRun)),
            key)
    }

    // MARK: Equality

    var asksBodies: Bool { true }
    func equalityBegan(_ node: NodeID) { rare(.equalityBegan(identity: node.trace)) }
    func equalityEnded(_ node: NodeID, equal: Bool) { rare(.equalityEnded(identity: node.trace, equal: equal)) }

    func equalityMismatched(_ node: NodeID, kind: EqualityMismatchKind, fields: NameList) {
        let fields = identifier(of: fields)
        let kind = kind.rawValue
        onMain { stream, encoder, tick in
            stream.define(list: fields, in: encoder)
                && encoder.encode(
                    .equalityMismatched(
                        identity: node.trace, kind: EqualityMismatch(rawValue: kind) ?? .ignored, fields: ListID(rawValue: fields)),
                    tick: tick)
        }
    }

    private func flags(_ change: WriteChange, in stream: EventStream) -> UInt8 {
        stream === main ? change.rawValue : change.union(.offMainThread).rawValue
    }

    // MARK: Tables

    @inline(__always)
    func onMain(_ encode: (EventStream, BlockEncoder, UInt64) -> Bool) {
        main.enter()
        main.record(encode)
        main.leave()
    }

    /// Events that are not frequent enough for an encoding function of their own.
    func rare(_ event: TraceEvent, _ strings: StringID...) {
        onMain { stream, encoder, tick in
            for string in strings {
                guard stream.define(string: string.rawValue, in: encoder) else { return false }
            }
            return encoder.encode(event, tick: tick)
        }
    }

    @inline(__always)
    func identifier(of name: Name) -> UInt32 {
        let known = names.identifier(of: name.index)
        return _fastPath(known != 0) ? known : add(name)
    }

    private func add(_ name: Name) -> UInt32 {
        let identifier = core.interner.string(name.text)
        names.set(identifier, for: name.index)
        return identifier
    }

    @inline(__always)
    private func identifier(of list: NameList) -> UInt32 {
        // 0 is the empty list.
        if list.index == 0 { return 0 }
        let known = nameLists.identifier(of: list.index)
        return _fastPath(known != 0) ? known : add(list)
    }

    private func add(_ list: NameList) -> UInt32 {
        let identifier = core.interner.list(list.names.map(\.text))
        nameLists.set(identifier, for: list.index)
        return identifier
    }

    @inline(__always)
    func identifier(of type: ViewTypeDescription) -> UInt32 {
        types.identifier(of: type) { core.interner.type(name: $0.name, module: $0.module, kind: $0.kind.rawValue) }
    }

    /// Causes follow one another alike: comparing two short strings costs less than a look-up.
    func identifier(ofCause name: String) -> UInt32 {
        if name == lastCause.name { return lastCause.identifier }
        lastCause = (name, core.interner.string(name))
        return lastCause.identifier
    }

    func identifier(of location: CodeLocation?) -> UInt32 {
        guard let location else { return 0 }
        if location == lastLocation.location { return lastLocation.identifier }
        lastLocation = (location, core.interner.location(WriteSite(location)))
        return lastLocation.identifier
    }
}

/// An API without effect and the type of view that uses it.
struct InertUse: Hashable {
    var view: Int?
    var api: Name
}

extension NodeID {
    /// The same identity in the words of the trace.
    var trace: IdentityID { IdentityID(rawValue: rawValue) }
}
