import SwiftUI

/// What a cell shows of a parcel; `hosting-teardown`: two types of views, erased, so that a cell that is used again is built anew.
public struct ParcelCell: View {
    private let number: Int

    public init(number: Int) { self.number = number }

    public var body: some View { Text("Parcel \(number)") }

    /// The content of a cell.
    public static func content(number: Int) -> AnyView {
        number % 2 == 0 ? AnyView(ParcelCell(number: number)) : AnyView(UrgentParcelCell(number: number))
    }
}

private struct UrgentParcelCell: View {
    let number: Int

    var body: some View { Text("Urgent: parcel \(number)").bold() }
}

/// Repaired: one view, which decides inside.
public struct ParcelCellRepaired: View {
    private let number: Int

    public init(number: Int) { self.number = number }

    public var body: some View {
        Text(number % 2 == 0 ? "Parcel \(number)" : "Urgent: parcel \(number)")
            .bold(number % 2 > 0)
    }
}
