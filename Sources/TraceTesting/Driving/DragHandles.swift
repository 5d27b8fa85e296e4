import DependencyGraph
import Foundation
import ViewRuntime

extension TappableHandle {
    /// Drags it onto another view, which takes the value if it is of a type that it wants.
    ///
    /// Throws where this view is not draggable, or the other one does not take the value.
    public func drag(onto target: some ViewHandle, fileID: String = #fileID, line: Int = #line) throws {
        let source = try enabledElement()
        let carriers = ElementTree.path(reference.host.elements) { $0.isSame(as: source) }.reversed()
        guard let carry = carriers.lazy.compactMap({ $0.carryAction }).first else {
            throw impossible("cannot be dragged: neither it nor anything around it is draggable")
        }
        let values = carry()
        let place = try target.enabledElement()
        let takers = ElementTree.path(reference.host.elements) { $0.isSame(as: place) }.reversed()
        let drops = takers.compactMap(\.dropAction)
        guard !drops.isEmpty else { throw target.impossible("takes nothing that is dropped on it") }
        var isTaken = false
        for drop in drops where !isTaken {
            target.drive(place, as: "Drag", fileID, line) { drop.over(true) }
            target.drive(place, as: "Drop", fileID, line) {
                isTaken = drop.drop(values) ?? false
                drop.over(false)
            }
        }
        guard isTaken else { throw target.impossible("does not take \(values.first.map { "\($0)" } ?? "nothing")") }
    }
}

extension TappableHandle {
    /// Copies what the view, or one around it, hands out. Throws where none is copyable.
    public func copy(fileID: String = #fileID, line: Int = #line) throws -> [Any] {
        try carriedOff(removes: false, "Copy", fileID, line)
    }

    /// Cuts out what the view, or one around it, hands out. Throws where nothing can be cut out of it.
    public func cut(fileID: String = #fileID, line: Int = #line) throws -> [Any] {
        try carriedOff(removes: true, "Cut", fileID, line)
    }

    private func carriedOff(removes: Bool, _ name: String, _ fileID: String, _ line: Int) throws -> [Any] {
        let source = try enabledElement()
        for element in ElementTree.path(reference.host.elements, to: { $0.isSame(as: source) }).reversed() {
            for case .copy(let isCut, let action) in element.actions where isCut == removes {
                var values: [Any] = []
                drive(element, as: name, fileID, line) { values = action() }
                return values
            }
        }
        throw impossible(removes ? "has nothing that can be cut out" : "has nothing that can be copied")
    }

    /// Pastes values into the view, or one around it that takes what is pasted. Throws where none wants any of them.
    public func paste(_ values: Any..., fileID: String = #fileID, line: Int = #line) throws {
        let place = try enabledElement()
        var isTaken = false
        for element in ElementTree.path(reference.host.elements, to: { $0.isSame(as: place) }).reversed() where !isTaken {
            for case .paste(let action) in element.actions where !isTaken {
                drive(element, as: "Paste", fileID, line) { isTaken = action(values) }
            }
        }
        if !isTaken { throw impossible("takes none of what is pasted") }
    }
}

extension ListHandle {
    /// Swipes the row of an element away, or deletes it in edit mode: what `onDelete` was given runs with its position.
    ///
    /// Throws where the row is not in sight, or cannot be deleted.
    public func delete(_ id: some Hashable, fileID: String = #fileID, line: Int = #line) throws {
        let (row, position) = try row(AnyHashable(id))
        for case .delete(let action) in row.actions {
            return drive(row, as: "Delete", fileID, line) { action(IndexSet(integer: position)) }
        }
        throw impossible("has no action that deletes row \(ElementText.value(AnyHashable(id)))")
    }

    /// Moves the row of an element in front of another one of its collection, or behind all: what `onMove` was given runs with the positions.
    ///
    /// Throws where one of the rows is not in sight, or cannot be moved.
    public func move(
        _ id: some Hashable, before other: (some Hashable)?, fileID: String = #fileID, line: Int = #line
    ) throws {
        let (row, position) = try row(AnyHashable(id))
        let target = try other.map { try self.row(AnyHashable($0)).position } ?? row.collectionCount
        for case .move(let action) in row.actions {
            return drive(row, as: "Move", fileID, line) { action(IndexSet(integer: position), target) }
        }
        throw impossible("has no action that moves row \(ElementText.value(AnyHashable(id)))")
    }

    /// Moves the row of an element behind all rows of its collection.
    public func moveToEnd(_ id: some Hashable, fileID: String = #fileID, line: Int = #line) throws {
        try move(id, before: Optional<Int>.none, fileID: fileID, line: line)
    }

    private func row(_ id: AnyHashable) throws -> (element: ViewElement, position: Int) {
        let list = try enabledElement()
        guard let row = ElementTree.first(list.children, where: { $0.rowID == id }) else {
            if list.hasRow(id) { throw ViewHostError.notInSight("row \(ElementText.value(id))") }
            throw ViewHostError.notFound(
                "row \(ElementText.value(id))", place: " in \(reference.query.name)", present: try rowIDs.map { ElementText.value($0) })
        }
        guard let position = row.collectionPosition else { throw impossible("has no collection with that row") }
        return (row, position)
    }
}

/// A dialog of the system's that ends with files.
public struct FileDialogHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// Chooses files, which ends the dialog.
    public func choose(_ files: URL..., fileID: String = #fileID, line: Int = #line) throws {
        try end(.success(files), fileID, line)
    }

    /// Ends the dialog with an error.
    public func fail(_ error: any Error, fileID: String = #fileID, line: Int = #line) throws {
        try end(.failure(error), fileID, line)
    }

    /// Ends the dialog without a choice.
    public func cancel(fileID: String = #fileID, line: Int = #line) throws {
        let element = try element()
        guard let action = element.dismissAction else { throw impossible("cannot be cancelled") }
        drive(element, as: "Cancel", fileID, line, action)
    }

    private func end(_ result: Result<[URL], any Error>, _ fileID: String, _ line: Int) throws {
        let element = try element()
        for case .files(let action) in element.actions {
            return drive(element, as: "Choose file", fileID, line) { action(result) }
        }
        throw impossible("is no dialog for files any more")
    }
}

extension ViewHost {
    /// The dialog for files that is shown.
    public var fileDialog: FileDialogHandle {
        get throws {
            try found(
                FileDialogHandle(
                    self, ViewQuery(kind: "file dialog") { ["FileImporter", "FileExporter", "FileMover"].contains($0.kind) }))
        }
    }
}

extension ViewElement {
    var carryAction: (() -> [Any])? {
        for case .carry(let action) in actions { return action }
        return nil
    }

    var dropAction: (over: (Bool) -> Void, drop: ([Any]) -> Bool?)? {
        for case .drop(let over, let drop) in actions { return (over, drop) }
        return nil
    }
}
