import DependencyGraph
import Foundation
import TraceFormat
import ViewRuntime

/// Actions, and what costs.
extension RecordingInstrument {
    func actionBegan(_ node: NodeID?, cause: Cause) {
        let name = StringID(rawValue: identifier(ofCause: cause.name))
        let location = LocationID(rawValue: identifier(of: cause.location))
        let began = core.clock.tick()
        openActions.append((began, waiting.mark(began)))
        let event = TraceEvent.actionBegan(
            identity: node?.trace ?? .none, cause: CauseKind(rawValue: cause.kind.rawValue) ?? .unknown, name: name, location: location)
        onMain { stream, encoder, tick in
            stream.define(string: name.rawValue, in: encoder) && stream.define(location: location.rawValue, in: encoder)
                && encoder.encode(event, tick: tick)
        }
    }

    func actionEnded(_ node: NodeID?) {
        if let action = openActions.popLast(), node != nil {
            let time = core.clock.nanoseconds(ticks: core.clock.tick() &- action.tick)
            if time >= Self.longAction {
                let computed = min(time, waiting.computed(since: action.computed))
                rare(.costNoted(identity: node?.trace ?? .none, kind: .actionComputed, name: .none, count: 0, amount: computed))
            }
        }
        rare(.actionEnded(identity: node?.trace ?? .none))
    }

    /// Nanoseconds of an action from which on it is recorded what its thread computed.
    private static let longAction: UInt64 = 16_000_000

    func initialValueMade(_ node: NodeID, valueType: Any.Type, isPlain: () -> Bool) {
        // What rows make outside of bodies has no beginning that is known.
        guard lastState != Self.noState else { return }
        let time = core.clock.nanoseconds(ticks: core.clock.tick() &- lastState)
        if time >= Self.longInitialValue, !isPlain(), Self.canTakeLong(valueType) {
            let type = StringID(rawValue: core.interner.string(TypeNames.printed(valueType)))
            rare(.costNoted(identity: node.trace, kind: .initialValueBuilt, name: type, count: 1, amount: time), type)
        }
        lastState = core.clock.tick()
    }

    /// Whether building a value can be what took the time, and not the view's other arguments before it: cases, numbers and texts stand in the
    /// source for the most part, and the runtime's own types are nobody's to mend.
    private static func canTakeLong(_ type: Any.Type) -> Bool {
        func isPlain<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) || Value.self == String.self }
        let module = TypeNames.module(type)
        if module == "ViewRuntime" { return false }
        // A value of the user's own may be plain bytes, and take long to work out.
        return !Self.plainModules.contains(module) || !_openExistential(type, do: isPlain)
    }

    /// Whose plain types are numbers, truth values and the like.
    private static let plainModules: Set<String> = ["Swift", "Foundation", "FoundationEssentials", "CoreFoundation", "CoreGraphics"]

    /// Nanoseconds from which on the building of an initial value is recorded.
    private static let longInitialValue: UInt64 = 500_000

    func effectsUsed(_ node: NodeID, by view: ViewTypeDescription?, _ effects: NameList) {
        for effect in effects.names where knownEffects.insert(InertUse(view: view?.index, api: effect)).inserted {
            let name = StringID(rawValue: identifier(of: effect))
            rare(.costNoted(identity: node.trace, kind: .effectUsed, name: name, count: 1, amount: 0), name)
        }
    }

    func rowsPrepared(_ node: NodeID, container: Name, count: Int, seen: Int) {
        let container = StringID(rawValue: identifier(of: container))
        rare(
            .costNoted(
                identity: node.trace, kind: .rowsPrepared, name: container, count: UInt32(clamping: count), amount: UInt64(clamping: seen)), container)
    }

    func initialValueDiscarded(_ node: NodeID, property: Name, valueType: Name) {
        // The rows of a collection discard alike: what counts is how many.
        let place = discards.firstIndex { $0.property == property && $0.valueType == valueType }
        if let place {
            discards[place].count += 1
        } else {
            discards.append(Discard(node: node, property: property, valueType: valueType, count: 1))
        }
    }

    /// Records what was discarded in the transaction that ends.
    func recordDiscards() {
        let all = discards
        discards.removeAll(keepingCapacity: true)
        for discard in all {
            let property = StringID(rawValue: identifier(of: discard.property))
            let type = StringID(rawValue: identifier(of: discard.valueType))
            rare(
                .initialValuesDiscarded(
                    identity: discard.node.trace, property: property, valueType: type, count: UInt32(clamping: discard.count)),
                property, type)
        }
    }

    func resourceMade(_ node: NodeID, kind: Name, property: Name) {
        let kind = StringID(rawValue: identifier(of: kind))
        let property = property.text.isEmpty ? StringID.none : StringID(rawValue: identifier(of: property))
        rare(.resourceMade(identity: node.trace, kind: kind, property: property), kind, property)
    }

    func idsBegan(_ node: NodeID) {
        let tick = core.clock.tick()
        idsBegan = (tick, waiting.mark(tick))
    }

    func idsEnded(_ node: NodeID, count: Int) {
        var time = core.clock.nanoseconds(ticks: core.clock.tick() &- idsBegan.tick)
        guard time >= Self.shortestIDs else { return }
        // What another process computed in between is nobody's ids.
        time = min(time, waiting.computed(since: idsBegan.computed))
        rare(.idsGathered(identity: node.trace, count: UInt32(clamping: count), nanoseconds: time))
    }

    /// Nanoseconds from which on gathering ids is recorded: where rules begin to look.
    private static let shortestIDs: UInt64 = 500_000

    func collectionPlaced(_ node: NodeID, container: Name, count: Int, visible: Int) {
        let container = StringID(rawValue: identifier(of: container))
        rare(
            .collectionPlaced(
                identity: node.trace, container: container, count: UInt32(clamping: count), visible: UInt32(clamping: visible)),
            container)
    }

    func placeNoted(_ node: NodeID, _ note: PlaceNote) {
        let view = StringID(rawValue: identifier(of: note.view))
        let container = StringID(rawValue: identifier(of: note.container))
        rare(
            .placeNoted(
                identity: node.trace, kind: PlaceNoteKind(rawValue: note.kind.rawValue) ?? .other, view: view, container: container,
                givenWidth: Self.given(note.given.width), givenHeight: Self.given(note.given.height),
                width: Self.tenths(note.size.width), height: Self.tenths(note.size.height)),
            view, container)
    }

    private static func given(_ length: CGFloat?) -> UInt32 { length.map { tenths($0).addingReportingOverflow(1).partialValue } ?? 0 }

    /// A length in tenths of a point, held to what 31 bits can say.
    private static func tenths(_ length: CGFloat) -> UInt32 {
        length.isNaN ? 0 : UInt32(max(0, min(length * 10, 2_147_483_647)).rounded())
    }
}

/// Fresh initial values of one property that a transaction threw away.
struct Discard {
    /// The first view that did.
    var node: NodeID
    var property: Name
    var valueType: Name
    var count: Int
}
