import SwiftUI

/// A name and a long remark; `hidden-layout-priority`: the name's priority stands inside the wrapper that `.equatable()` makes.
public struct LabelledRow: View {
    public init() {}

    public var body: some View {
        HStack {
            PriorityName(name: "Ember Chair 1").equatable()
            Text("Delivered on Tuesday, with two screws that were left over")
        }
    }
}

private struct PriorityName: View, Equatable {
    let name: String

    var body: some View { Text(name).layoutPriority(1) }
}

/// Repaired: the priority stands around the wrapper.
public struct LabelledRowRepaired: View {
    public init() {}

    public var body: some View {
        HStack {
            PlainName(name: "Ember Chair 1").equatable()
                .layoutPriority(1)
            Text("Delivered on Tuesday, with two screws that were left over")
        }
    }
}

private struct PlainName: View, Equatable {
    let name: String

    var body: some View { Text(name) }
}
