import SwiftUI

/// A warehouse with a filter; `over-scoped-state`: the model keeps whether the filter is open, which the filter alone reads and writes.
public struct WarehouseScreen: View {
    @State private var warehouse = Warehouse()

    public init() {}

    public var body: some View { WarehouseTools(warehouse: warehouse) }
}

@Observable
final class Warehouse {
    var isFilterOpen = false
    var places = 12
}

struct WarehouseTools: View {
    let warehouse: Warehouse

    var body: some View {
        VStack {
            Text("\(warehouse.places) places")
            WarehouseFilter(warehouse: warehouse)
        }
    }
}

struct WarehouseFilter: View {
    let warehouse: Warehouse

    var body: some View {
        Button(warehouse.isFilterOpen ? "Close" : "Filter") { warehouse.isFilterOpen.toggle() }
    }
}

/// Repaired: the filter keeps what is its own.
public struct WarehouseScreenRepaired: View {
    @State private var warehouse = Warehouse()

    public init() {}

    public var body: some View { RepairedWarehouseTools(warehouse: warehouse) }
}

struct RepairedWarehouseTools: View {
    let warehouse: Warehouse

    var body: some View {
        VStack {
            Text("\(warehouse.places) places")
            OwnWarehouseFilter()
        }
    }
}

struct OwnWarehouseFilter: View {
    @State private var isOpen = false

    var body: some View {
        Button(isOpen ? "Close" : "Filter") { isOpen.toggle() }
    }
}
