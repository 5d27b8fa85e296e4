import DependencyGraph

/// What instruments and whoever asks are told: names of dependencies, identities, warnings, writes.
extension HostCore {
    // MARK: Named dependencies

    /// The reason for which a node will run: `@dependencies`, or the key path that was written.
    func dependencyName(of node: ViewNode) -> Name {
        if writtenPaths.isEmpty { return HostCore.dependenciesName }
        return writtenPaths[node.id]?.last ?? HostCore.dependenciesName
    }

    /// A property that the node observes will be written.
    func observedPathWritten(_ keyPath: AnyKeyPath?, by node: ViewNode) {
        guard profile.observation == .keyPaths, let keyPath else { return }
        let name = Name("\\" + ObservationScope.propertyName(keyPath).text)
        if writtenPaths[node.id]?.contains(name) != true { writtenPaths[node.id, default: []].append(name) }
    }

    /// The node's body is about to run for something it observes.
    func nameDependencies(of node: BodyNode) {
        guard profile.observation == .keyPaths else { return }
        namedDependencies = NameList(writtenPaths.removeValue(forKey: node.id) ?? [])
        if node.isReported { instrument?.dependenciesNamed(node.id, namedDependencies) }
    }

    // MARK: Reporting

    /// What a node is presented for that is the first one known to instruments below what is presented.
    ///
    /// It is made in a later step of the update than the presentation: destinations are erased, and an item's content is a view of its own.
    private func takePresentation(above node: ViewNode) -> IdentityElement? {
        var next = node.parent
        while let current = next, !current.isReported {
            if let key = presentations.removeValue(forKey: current.id) { return .presented(key: { key }) }
            next = current.parent
        }
        return nil
    }

    @inline(__always)
    func created(_ node: ViewNode, type: ViewTypeDescription, slot: Int) {
        guard let instrument else { return }
        var element = nextIdentity ?? .structural(slot: slot)
        nextIdentity = nil
        if !presentations.isEmpty, let presented = takePresentation(above: node) { element = presented }
        instrument.identityCreated(node.id, parent: node.parent?.reported.id, type: type, element: element)
    }

    /// Builds content for a host that is not there yet, and hands out the warnings that this issued.
    package static func collectingWarnings<Content>(_ content: () -> Content) -> (Content, [RuntimeWarning]) {
        Evaluation.collectingWarnings(content)
    }

    /// Notes a runtime warning, for the trace, for whoever asks, and on standard error.
    package func warn(
        _ kind: RuntimeWarning.Kind, _ text: String, value: String? = nil, at node: ViewNode? = nil
    ) {
        let warning = RuntimeWarning(kind: kind, text: text)
        warnings.append(warning)
        if printsWarnings { WarningLog.write(text) }
        instrument?.warningIssued(node?.reported.id, kind: kind, text: text, value: value)
        onWarning?(warning)
    }

    /// Warns of a change signal once, however many views get it. `seen` is what the subscription saw last.
    func warnOfSignal(
        _ kind: RuntimeWarning.Kind, _ text: String, of object: ObjectIdentifier, seen: inout Int, at node: ViewNode?
    ) {
        if let last = lastWarnedSignal, last.object == object, last.kind == kind, seen < warnedSignals {
            seen = warnedSignals
            return
        }
        warnedSignals += 1
        seen = warnedSignals
        lastWarnedSignal = (object, kind)
        warn(kind, text, at: node)
    }

    /// Reports a change signal of an object once for all the views that observe it. `previous` is the write that the caller saw last.
    func objectWritten(
        _ object: ObjectIdentifier, type: String, previous: WriteID?, change: WriteChange
    ) -> WriteID {
        let log = PublishedWriteLog.shared
        if let last = lastObjectWrite, last.object == object, last.serial == log.serial,
            previous.map({ $0 < last.write }) ?? true
        {
            return last.write
        }
        let write = graph.ids.nextWrite()
        // A signal that no property announced was sent by hand.
        let isAnnounced = log.property?.object == object && log.serial != lastReportedSerial
        lastReportedSerial = log.serial
        lastObjectWrite = (object, log.serial, write)
        var change = change
        if graph.isUpdating { change.insert(.duringUpdate) }
        if isAnnounced, log.property?.isEqual == true { change.insert(.equal) }
        let property = isAnnounced ? log.property?.name ?? "objectWillChange" : "objectWillChange"
        instrument?.observableWritten(
            write, object: object, type: Name(type), property: Name(property), change: change)
        return write
    }

    /// Stands for an object that is not known which. Recorders keep objects they are told of, so that it has to be one.
    private static let unknownObject = UnknownObject()
    private final class UnknownObject: Sendable {}

    /// Reports a write of an observable property once for all the bodies that read it. `previous` is the write that the caller saw last.
    func observableWritten(
        _ path: AnyKeyPath?, object: ObjectIdentifier?, previous: WriteID?, change: WriteChange
    ) -> WriteID {
        if let last = lastObservableWrite, last.path == path, previous.map({ $0 < last.write }) ?? true,
            last.object == nil || object == nil || last.object == object
        {
            if last.object == nil { lastObservableWrite?.object = object }
            return last.write
        }
        let write = graph.ids.nextWrite()
        lastObservableWrite = (path, object, write)
        guard let instrument else { return write }
        let root = path.map { TypeNames.printed(type(of: $0).rootType) } ?? "unknown"
        let name = path.map { KeyPathNames.name(of: $0).text } ?? "unknown"
        var change = change
        if graph.isUpdating { change.insert(.duringUpdate) }
        instrument.observableWritten(
            write, object: object ?? ObjectIdentifier(HostCore.unknownObject), type: Name(root), property: Name(name),
            change: change)
        return write
    }
}
