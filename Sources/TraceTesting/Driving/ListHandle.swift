import ViewRuntime

/// A list.
public struct ListHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// The ids of its rows that are in sight, in order.
    public var rowIDs: [AnyHashable] {
        get throws {
            var ids: [AnyHashable] = []
            ElementTree.walk(try element().children) { element in
                guard let id = element.rowID else { return .into }
                // A row of several views has one id.
                if ids.last != id { ids.append(id) }
                return .over
            }
            return ids
        }
    }

    /// Selects the row with a tag, or with the id of its element. In a list of which several rows can be selected, selects it or takes the
    /// selection away.
    public func select(_ row: some Hashable, fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.selectAction else { throw impossible("has no selection") }
        let wanted = AnyHashable(row)
        let options = PickerOption.options(of: element)
        guard let option = options.first(where: { $0.tag == wanted }) else {
            if element.hasRow(wanted) { throw ViewHostError.notInSight("row \(ElementText.value(wanted))") }
            throw ViewHostError.noOption(
                ElementText.value(wanted), in: reference.query.name, present: options.map { ElementText.value($0.tag) })
        }
        var isTaken = false
        drive(element, fileID, line) { isTaken = action.set(option.tag) }
        guard isTaken else {
            throw impossible("cannot select \(ElementText.value(wanted)): it is no value of the selection's type")
        }
    }
}

extension ListHandle {
    /// Pulls it down: what `.refreshable` was given runs as a task, which `settle()` waits for.
    public func refresh(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        let path = ElementTree.path(reference.host.elements) { $0.isSame(as: element) }
        guard let action = path.reversed().lazy.compactMap(\.refreshAction).first else {
            throw impossible("cannot be refreshed: neither it nor anything around it has an action for it")
        }
        drive(element, as: "Refresh", fileID, line) { Task { @MainActor in await action() } }
    }
}

extension ViewHost {
    /// The only list on screen.
    public var list: ListHandle { get throws { try list(in: nil) } }

    /// The list with an accessibility identifier.
    public func list(_ identifier: String) throws -> ListHandle {
        try found(ListHandle(self, ViewQuery(kind: "list", label: identifier) { $0.isList }))
    }

    /// The only list of a place.
    public func list(in scope: ViewScope?) throws -> ListHandle {
        try found(ListHandle(self, ViewQuery(kind: "list", scope: scope) { $0.isList }))
    }
}

extension ViewElement {
    var isList: Bool { kind == "List" || kind == "Form" || kind == "Table" }
}
