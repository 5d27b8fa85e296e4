import SwiftUI

/// Filters with a name for the set; `unstable-binding`: each switch is given a binding that the body makes anew.
public struct FilterScreen: View {
    @State private var title = ""
    @State private var chosen: Set<String> = ["New"]
    private let filters = ["New", "Sale", "In stock", "Near me"]

    public init() {}

    public var body: some View {
        VStack {
            TextField("Name of the set", text: $title)
            Text(title).font(.headline)
            ForEach(filters, id: \.self) { filter in
                FilterSwitch(
                    name: filter,
                    isOn: Binding(
                        get: { chosen.contains(filter) },
                        set: { if $0 { chosen.insert(filter) } else { chosen.remove(filter) } }))
            }
        }
    }
}

/// Repaired: the bindings lead to stored state.
public struct FilterScreenRepaired: View {
    @State private var title = ""
    @State private var filters = ["New", "Sale", "In stock", "Near me"].map { ShopFilter(id: $0, isOn: $0 == "New") }

    public init() {}

    public var body: some View {
        VStack {
            TextField("Name of the set", text: $title)
            Text(title).font(.headline)
            ForEach($filters) { $filter in
                FilterSwitch(name: filter.id, isOn: $filter.isOn)
            }
        }
    }
}

struct ShopFilter: Identifiable {
    let id: String
    var isOn: Bool
}

struct FilterSwitch: View {
    let name: String
    @Binding var isOn: Bool

    var body: some View { Toggle(name, isOn: $isOn) }
}
