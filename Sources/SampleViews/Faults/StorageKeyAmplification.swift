import SwiftUI

/// A search field that keeps its text; `storage-key-amplification`: the page size has a dot in its key, and hears of every write.
public struct KeptSearch: View {
    public init() {}

    public var body: some View {
        VStack {
            KeptSearchField()
            DottedPageSize()
        }
    }
}

private struct DottedPageSize: View {
    @AppStorage("catalogue.pageSize") private var pageSize = 24

    var body: some View { Text("\(pageSize) products a page") }
}

/// Repaired: the key has no dot.
public struct KeptSearchRepaired: View {
    public init() {}

    public var body: some View {
        VStack {
            KeptSearchField()
            PlainPageSize()
        }
    }
}

private struct PlainPageSize: View {
    @AppStorage("cataloguePageSize") private var pageSize = 24

    var body: some View { Text("\(pageSize) products a page") }
}

struct KeptSearchField: View {
    @AppStorage("lastSearch") private var query = ""

    var body: some View {
        VStack {
            TextField("Search", text: $query)
            Text("Last search: \(query)")
        }
    }
}
