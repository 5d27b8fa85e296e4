import SwiftUI

/// One row of data: an id and at most 15 bytes of text, which a string stores in place.
public struct RowValue: Identifiable, Sendable {
    public let id: Int
    public var text: String

    public init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

/// What the list of values shows, and a hand on it for the benchmark.
@MainActor
public final class ListDriver {
    public var setTick: (Int) -> Void = { _ in }
    public var setRows: ([RowValue]) -> Void = { _ in }
    /// Sets the local state of the row that registered last with this id.
    public var setCount: [Int: (Int) -> Void] = [:]
    /// The row whose setter is kept; keeping all would cost more than the row.
    public var driven: Int

    public init(driven: Int) { self.driven = driven }
}

/// A row: one view with a body, a container, two texts, one state.
public struct RowView: View {
    let row: RowValue
    let driver: ListDriver
    @State private var count = 0

    public var body: some View {
        let _ = register()
        HStack {
            Text(row.text)
            Text(count == 0 ? "0" : String(count))
        }
    }

    private func register() {
        if row.id == driver.driven { driver.setCount[row.id] = { count = $0 } }
    }
}

/// Header and keyed list.
public struct ListView: View {
    @State private var tick = 0
    @State private var rows: [RowValue]
    let driver: ListDriver

    public init(rows: [RowValue], driver: ListDriver) {
        _rows = State(initialValue: rows)
        self.driver = driver
    }

    public var body: some View {
        let _ = register()
        VStack {
            Text("tick \(tick)")
            ForEach(rows) { RowView(row: $0, driver: driver) }
        }
    }

    private func register() {
        driver.setTick = { tick = $0 }
        driver.setRows = { rows = $0 }
    }
}

/// An observable row.
@Observable
public final class RowModel: Identifiable {
    public let id: Int
    public var text: String

    public init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

/// A row that reads its model.
public struct ModelRowView: View {
    let model: RowModel
    @State private var count = 0

    public var body: some View {
        HStack {
            Text(model.text)
            Text(count == 0 ? "0" : String(count))
        }
    }
}

/// Header and keyed list of observable rows.
public struct ModelListView: View {
    let models: [RowModel]

    public init(models: [RowModel]) { self.models = models }

    public var body: some View {
        VStack {
            Text("tick 0")
            ForEach(models) { ModelRowView(model: $0) }
        }
    }
}
