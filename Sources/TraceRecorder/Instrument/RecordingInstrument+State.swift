import DependencyGraph
import TraceFormat
import ViewRuntime

/// What views show and keep, and what became of it.
extension RecordingInstrument {
    func stateDeclared(_ type: ViewTypeDescription, property: Name, valueType: Any.Type, content: StateContent) {
        guard knownStates.insert(InertUse(view: type.index, api: property)).inserted else { return }
        let (typeID, name) = (identifier(of: type), StringID(rawValue: identifier(of: property)))
        let valueType = StringID(rawValue: core.interner.string(TypeNames.printed(valueType)))
        let event = TraceEvent.stateDeclared(
            type: TypeID(rawValue: typeID), property: name, valueType: valueType, kind: StateKind(rawValue: content.rawValue) ?? .value)
        onMain { stream, encoder, tick in
            stream.define(type: typeID, in: encoder) && stream.define(string: name.rawValue, in: encoder)
                && stream.define(string: valueType.rawValue, in: encoder) && encoder.encode(event, tick: tick)
        }
    }

    func subjectShown(_ node: NodeID, subject: UInt32) {
        onMain { _, encoder, tick in encoder.subjectShown(tick, identity: node.rawValue, subject: subject) }
    }

    func subjectChanged(_ node: NodeID, field: Name) {
        let field = StringID(rawValue: identifier(of: field))
        rare(.subjectChanged(identity: node.trace, field: field), field)
    }

    func initialValueCopied(_ node: NodeID, property: Name, owner: NodeID, source: Name) {
        let (property, source) = (StringID(rawValue: identifier(of: property)), StringID(rawValue: identifier(of: source)))
        rare(
            .initialValueCopied(identity: node.trace, property: property, owner: owner.trace, source: source), property, source)
    }

    func referenceChanged(_ node: NodeID, property: Name, field: Name) {
        let (property, field) = (StringID(rawValue: identifier(of: property)), StringID(rawValue: identifier(of: field)))
        rare(.referenceChanged(identity: node.trace, property: property, field: field), property, field)
    }

    func dataShifted(_ node: NodeID, from: Int, to: Int, rows: Int) {
        rare(
            .dataShifted(
                identity: node.trace, from: UInt32(clamping: from), to: UInt32(clamping: to), rows: UInt32(clamping: rows)))
    }

    func elementRenamed(_ node: NodeID, old: NodeID, position: Int) {
        rare(.elementRenamed(identity: node.trace, old: old.trace, position: UInt32(clamping: position)))
    }

    func evictionDue(_ node: NodeID) { rare(.evictionDue(identity: node.trace)) }

    func identityLeaving(_ node: NodeID, why: IdentityRemoval) {
        rare(.identityLeaving(identity: node.trace, why: RemovalReason(rawValue: why.rawValue) ?? .unknown))
    }

    func identityKept(_ node: NodeID) { rare(.identityKept(identity: node.trace)) }
}
