extension ForEach {
    /// Elements of content that is no view: marks of a chart, things on a map.
    nonisolated package init(
        marks data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        identifiers = .closure(id)
    }

    /// Views made of what the content is, told apart by the same ids.
    nonisolated package func mapContent<Other: View>(_ transform: @escaping (Content) -> Other) -> ForEach<Data, ID, Other> {
        let content = content
        let id: (Data.Element) -> ID =
            switch identifiers {
            case .keyPath(let path): { $0[keyPath: path] }
            case .closure(let closure), .constantRange(let closure): closure
            }
        return ForEach<Data, ID, Other>(marks: data, id: id) { transform(content($0)) }
    }
}

extension Group {
    /// A group of what is no view: marks of a chart, things on a map.
    nonisolated package init(marks: Content) { content = marks }
    /// What is grouped.
    nonisolated package var marks: Content { content }
}
