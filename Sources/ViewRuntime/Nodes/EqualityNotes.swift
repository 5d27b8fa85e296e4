import DependencyGraph

/// What a view type's own `==` says of its values, for recordings: how long it takes, whether it is asked at all, and whether it hides what the
/// body would show.
///
/// Main thread only; asked while somebody records.
final class EqualityNotes {
    /// Whether views of the type are compared with `==` without being asked to be: they are not plain bytes.
    let isAsked: Bool
    /// `==` itself.
    private let comparer: ValueComparer?
    /// Fields of which a body once showed that they are shown, and how often those were tried that it did not show.
    private var shown: Set<NameList> = []
    private var tries: [NameList: Int] = [:]

    /// A body is asked at most so often whether it shows fields that it has not shown yet.
    private static let mostTries = 3

    init<Content>(_ type: Content.Type) {
        func comparer<Value: Equatable>(_: Value.Type) -> ValueComparer { EquatableComparer<Value>() }
        self.comparer = (type as? any Equatable.Type).map { comparer($0) }
        isAsked = !_isPOD(type)
    }

    /// Asks `==`, and notes how long it took.
    func compare(_ body: BodyNode, _ instrument: any ViewInstrument, _ equality: () -> Bool) -> Bool {
        instrument.equalityBegan(body.id)
        let isEqual = equality()
        instrument.equalityEnded(body.id, equal: isEqual)
        return isEqual
    }

    // MARK: Not asked

    /// Whether `==` would keep the body of plain bytes from running.
    func wouldSkip(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ body: BodyNode) -> Bool {
        body.hasRun && body.type.viewComparison.compare(old, new) != .equal && comparer?.compare(old, new) == .equal
    }

    func noteIgnored(_ body: BodyNode, _ new: UnsafeRawPointer, _ instrument: any ViewInstrument) {
        instrument.equalityMismatched(body.id, kind: .ignored, fields: body.type.viewDifferences.names(body.view, new))
    }

    // MARK: Equal

    /// Notes where `==` says that two values are equal although the body would show what differs.
    func noteEqual(_ body: BodyNode, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ instrument: any ViewInstrument) {
        guard body.hasRun, instrument.asksBodies else { return }
        let differences = body.type.viewDifferences
        var fields = differences.names(old, new)
        if fields == .empty {
            // The `==` of a field's own type may leave something out just as well.
            fields = HiddenFields.names(in: body.type.valueType, old, new)
            guard fields != .empty else { return }
        } else if differences.isHidden(old, new) { return }
        if !shown.contains(fields) {
            guard tries[fields, default: 0] < Self.mostTries else { return }
            tries[fields, default: 0] += 1
            guard body.wouldShow(new) else { return }
            shown.insert(fields)
        }
        instrument.equalityMismatched(body.id, kind: .hidden, fields: fields)
    }
}

extension BodyNode {
    /// Whether the body would return another value that can be seen, were it given this view. It runs once for it, apart: nothing that it reads
    /// is noted, and what it returns is thrown away. False where a property of the view cannot be lent.
    fileprivate func wouldShow(_ new: UnsafeRawPointer) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: type.storageSize, alignment: type.storageAlignment) {
            let copy = $0.baseAddress.unsafelyUnwrapped
            type.copyView(new, to: copy)
            defer { type.destroyView(copy) }
            for property in type.properties where !property.lend(copy + property.offset, from: view + property.offset) { return false }
            let output = copy + type.outputOffset
            Evaluation.apart { type.run(self, copy, into: output) }
            defer { type.output.destroy(output) }
            return type.outputComparison.compare(value, output) == .different && !type.outputDifferences.isHidden(value, output)
        }
    }
}
