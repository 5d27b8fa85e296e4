import SwiftUI

/// Sales by day; `costly-equality`: at each key in the remark, all days are compared to save a body that shows their number.
public struct SalesArchive: View {
    @State private var remark = ""

    public init() {}

    public var body: some View {
        VStack {
            TextField("Remark", text: $remark)
            ComparedSalesCurve(days: SalesDay.all())
            Text(remark)
        }
    }
}

private struct ComparedSalesCurve: View, Equatable {
    let days: [SalesDay]

    /// Compares day by day, which takes its time: two milliseconds of it.
    nonisolated static func == (left: Self, right: Self) -> Bool {
        spend(.milliseconds(2))
        return left.days == right.days
    }

    var body: some View { Text("\(days.count) days") }
}

/// Repaired: a number that counts the changes is compared.
public struct SalesArchiveRepaired: View {
    @State private var remark = ""

    public init() {}

    public var body: some View {
        VStack {
            TextField("Remark", text: $remark)
            SalesCurve(days: SalesDay.all(), version: 1)
            Text(remark)
        }
    }
}

private struct SalesCurve: View, Equatable {
    let days: [SalesDay]
    let version: Int

    nonisolated static func == (left: Self, right: Self) -> Bool { left.version == right.version }

    var body: some View { Text("\(days.count) days") }
}

struct SalesDay: Equatable {
    let day: Int
    let label: String

    static func all() -> [SalesDay] { (0..<100).map { SalesDay(day: $0, label: "Day") } }
}
