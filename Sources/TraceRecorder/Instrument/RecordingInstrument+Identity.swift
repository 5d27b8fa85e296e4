import DependencyGraph
import TraceFormat
import ViewRuntime

/// Identity, state and lifetime.
extension RecordingInstrument {
    func identityCreated(_ node: NodeID, parent: NodeID?, type: ViewTypeDescription, element: IdentityElement) {
        let type = identifier(of: type)
        let (kind, key, slot): (IdentityKind, UInt32, UInt32) =
            switch element {
            case .root: (.root, 0, 0)
            case .structural(let slot): (.structural, 0, UInt32(clamping: slot))
            case .branch(let branch): (.branch, 0, UInt32(clamping: branch))
            case .keyed(let key, let index): (.keyed, core.value(key()), UInt32(clamping: index))
            case .explicit(let key): (.explicit, core.value(key()), 0)
            case .erased(let name): (.erased, core.interner.string(name), 0)
            case .presented(let key): (.presented, core.value(key()), 0)
            }
        onMain { stream, encoder, tick in
            stream.define(type: type, in: encoder) && stream.define(string: key, in: encoder)
                && encoder.identityCreated(
                    tick, identity: node.rawValue, parent: parent?.rawValue ?? 0, type: type, kind: kind.rawValue, key: key, slot: slot)
        }
    }

    func identityRemoved(_ node: NodeID, why: IdentityRemoval) {
        onMain { _, encoder, tick in encoder.identityRemoved(tick, identity: node.rawValue, why: why.rawValue) }
    }

    func identityMoved(_ node: NodeID, from: Int, to: Int) {
        rare(.identityMoved(identity: node.trace, from: UInt32(clamping: from), to: UInt32(clamping: to)))
    }

    func stateCreated(_ node: NodeID, property: Name) {
        let property = identifier(of: property)
        onMain { stream, encoder, tick in
            stream.define(string: property, in: encoder)
                && encoder.stateCreated(tick, identity: node.rawValue, property: property)
        }
    }

    func stateDropped(_ node: NodeID, property: Name, written: Bool) {
        let property = identifier(of: property)
        onMain { stream, encoder, tick in
            stream.define(string: property, in: encoder)
                && encoder.stateDropped(tick, identity: node.rawValue, property: property, written: written)
        }
    }

    func collectionUpdated(_ node: NodeID, count: Int, inserted: Int, removed: Int, moved: Int, duplicates: Int) {
        rare(
            .collectionUpdated(
                identity: node.trace, count: UInt32(clamping: count), inserted: UInt32(clamping: inserted),
                removed: UInt32(clamping: removed), moved: UInt32(clamping: moved), duplicates: UInt32(clamping: duplicates)))
    }

    func duplicateIDFound(_ node: NodeID, key: String, first: Int, position: Int) {
        let key = StringID(rawValue: core.value(key))
        rare(
            .duplicateIDFound(
                identity: node.trace, key: key, first: UInt32(clamping: first), position: UInt32(clamping: position)),
            key)
    }

    func warningIssued(_ node: NodeID?, kind: RuntimeWarning.Kind, text: String, value: String?) {
        let shown = core.recordsValues ? text : ValueText.hiding(value, in: text)
        let text = StringID(rawValue: core.interner.string(shown))
        rare(
            .warningIssued(identity: node?.trace ?? .none, kind: WarningKind(rawValue: kind.rawValue) ?? .other, text: text), text)
    }

    func inertUsed(_ node: NodeID, by view: ViewTypeDescription?, _ apis: NameList) {
        for api in apis.names where knownInertUses.insert(InertUse(view: view?.index, api: api)).inserted {
            let name = StringID(rawValue: identifier(of: api))
            rare(.inertUsed(identity: node.trace, api: name), name)
        }
    }

    func appeared(_ node: NodeID) { rare(.appeared(identity: node.trace)) }
    func disappeared(_ node: NodeID) { rare(.disappeared(identity: node.trace)) }

    func taskStarted(_ node: NodeID, name: String) {
        let name = StringID(rawValue: core.interner.string(name))
        rare(.taskStarted(identity: node.trace, name: name), name)
    }

    func taskEnded(_ node: NodeID, name: String, cancelled: Bool) {
        let name = StringID(rawValue: core.interner.string(name))
        rare(.taskEnded(identity: node.trace, name: name, cancelled: cancelled), name)
    }

    func changeActionRan(_ node: NodeID, valueType: Name) {
        let type = StringID(rawValue: identifier(of: valueType))
        rare(.changeActionRan(identity: node.trace, valueType: type), type)
    }

    func layoutBegan(_ node: NodeID) { rare(.layoutBegan(identity: node.trace)) }
    func layoutEnded(_ node: NodeID, measured: Int) {
        rare(.layoutEnded(identity: node.trace, measured: UInt32(clamping: measured)))
    }
}
