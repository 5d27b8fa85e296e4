import ViewRuntime

/// A suggestion below a search field.
public struct SearchSuggestionHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// Chooses it: the text that it stands for goes into the only search field.
    public func select(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        let fields = reference.host.searchFields
        guard let text = element.attributes["searchCompletion"], fields.count == 1, let edit = fields[0].editAction else {
            throw impossible("needs one search field: there are \(fields.count)")
        }
        drive(element, fileID, line) { edit.set(text) }
    }
}

extension ViewHost {
    /// Finds a suggestion of a search by its label: a view with a `searchCompletion`.
    public func searchSuggestion(_ label: String) throws -> SearchSuggestionHandle {
        try found(
            SearchSuggestionHandle(
                self, ViewQuery(kind: "search suggestion", label: label) { $0.attributes["searchCompletion"] != nil }))
    }

    var searchFields: [ViewElement] {
        var fields: [ViewElement] = []
        ElementTree.walk(elements) { element in
            if element.kind == "SearchField" { fields.append(element) }
            return .into
        }
        return fields
    }
}
