/// A view that stands for several in the container around it, or for none.
protocol SubviewDividing {
    /// Adds the views for which it stands.
    func divide(into collector: inout SubviewCollector)
}

/// A section among a container's content.
protocol SectionDividing {
    func divide() -> (header: SubviewCollector, content: SubviewCollector, footer: SubviewCollector)
}

/// Takes the content of a container apart.
///
/// Works on values: builders' groups, branches, collections, sections, erased views and modifiers around them are looked into, a view with a body is
/// one subview. The content closures of collections run here, as a part of the container's body.
struct SubviewCollector {
    /// A view, or a section.
    enum Part {
        case view(AnyView, ContainerValues, [AnyHashable])
        case section(SubviewCollector, SubviewCollector, SubviewCollector, ContainerValues, [AnyHashable])
    }

    private(set) var parts: [Part] = []
    private var path: [AnyHashable] = []

    init() {}

    /// The parts of a view.
    init<Content: View>(_ view: Content) { add(view) }

    mutating func add<Content: View>(_ view: Content) {
        if let section = view as? any SectionDividing {
            let (header, content, footer) = section.divide()
            parts.append(.section(header, content, footer, ContainerValues(), path))
        } else if let several = view as? any SubviewDividing {
            several.divide(into: &self)
        } else {
            parts.append(.view(AnyView(view), ContainerValues(), path))
        }
    }

    mutating func add(erased view: any View) {
        func open<Content: View>(_ view: Content) { add(view) }
        open(view)
    }

    /// Adds what stands at a place, a branch, an element.
    mutating func at(_ step: AnyHashable, _ body: (inout SubviewCollector) -> Void) {
        path.append(step)
        body(&self)
        path.removeLast()
    }

    /// Adds the parts of a view, changed.
    mutating func add<Content: View>(
        _ view: Content, writing: ((inout ContainerValues) -> Void)?, changing change: (AnyView) -> AnyView
    ) {
        var inner = SubviewCollector()
        inner.path = path
        inner.add(view)
        parts += inner.changed(writing, change)
    }

    private func changed(
        _ write: ((inout ContainerValues) -> Void)?, _ change: (AnyView) -> AnyView
    ) -> [Part] {
        parts.map { part in
            switch part {
            case .view(let view, var values, let path):
                write?(&values)
                return .view(change(view), values, path)
            case .section(let header, let content, let footer, var values, let path):
                write?(&values)
                func all(_ collector: SubviewCollector) -> SubviewCollector {
                    var collector = collector
                    collector.parts = collector.changed(nil, change)
                    return collector
                }
                return .section(all(header), all(content), all(footer), values, path)
            }
        }
    }

    /// All views, those in sections included, without headers and footers.
    var subviews: SubviewsCollection {
        var subviews: [Subview] = []
        for part in parts {
            switch part {
            case .view(let view, let values, let path):
                subviews.append(Subview(id: Subview.ID(path: path), containerValues: values, view: view))
            case .section(_, let content, _, _, let outer):
                subviews += content.subviews.map { inner in
                    Subview(
                        id: Subview.ID(path: outer + inner.id.path), containerValues: inner.containerValues,
                        view: inner.view)
                }
            }
        }
        return SubviewsCollection(subviews: subviews)
    }

    /// The sections; views between them are sections of their own.
    var sections: SectionCollection {
        var sections: [SectionConfiguration] = []
        var loose: [Subview] = []
        func closeLoose() {
            guard let first = loose.first else { return }
            sections.append(
                SectionConfiguration(
                    id: .init(path: first.id.path + ["loose"]), containerValues: ContainerValues(),
                    header: SubviewsCollection(subviews: []), content: SubviewsCollection(subviews: loose),
                    footer: SubviewsCollection(subviews: [])))
            loose = []
        }
        for part in parts {
            switch part {
            case .view(let view, let values, let path):
                loose.append(Subview(id: Subview.ID(path: path), containerValues: values, view: view))
            case .section(let header, let content, let footer, let values, let path):
                closeLoose()
                sections.append(
                    SectionConfiguration(
                        id: .init(path: path), containerValues: values, header: header.subviews,
                        content: content.subviews, footer: footer.subviews))
            }
        }
        closeLoose()
        return SectionCollection(sections: sections)
    }
}

extension EmptyView: SubviewDividing {
    func divide(into collector: inout SubviewCollector) {}
}

extension TupleView: SubviewDividing {
    func divide(into collector: inout SubviewCollector) {
        withUnsafePointer(to: value) { pointer in
            let base = UnsafeRawPointer(pointer)
            func read<Content: View>(_ type: Content.Type, _ offset: Int) -> any View {
                (base + offset).assumingMemoryBound(to: Content.self).pointee
            }
            for (index, element) in TupleLayout(T.self).elements.enumerated() {
                guard let type = element.type as? any View.Type else { continue }
                let view = read(type, element.offset)
                collector.at(index) { $0.add(erased: view) }
            }
        }
    }
}

extension Group: SubviewDividing where Content: View {
    func divide(into collector: inout SubviewCollector) { collector.at("group") { $0.add(content) } }
}

extension Optional: SubviewDividing where Wrapped: View {
    func divide(into collector: inout SubviewCollector) {
        if let view = self { collector.at("some") { $0.add(view) } }
    }
}

extension _ConditionalContent: SubviewDividing where TrueContent: View, FalseContent: View {
    func divide(into collector: inout SubviewCollector) {
        switch storage {
        case .trueContent(let view): collector.at(true) { $0.add(view) }
        case .falseContent(let view): collector.at(false) { $0.add(view) }
        }
    }
}

extension ForEach: SubviewDividing where Content: View {
    func divide(into collector: inout SubviewCollector) {
        for element in data { collector.at(AnyHashable(identify(element))) { $0.add(content(element)) } }
    }
}

extension AnyView: SubviewDividing {
    func divide(into collector: inout SubviewCollector) {
        let view = box.view
        // What stands for one view stays as it is erased.
        collector.add(erased: view)
    }
}

extension IDView: SubviewDividing {
    func divide(into collector: inout SubviewCollector) {
        let id = id
        collector.at(AnyHashable(id)) { $0.add(content, writing: nil) { view in AnyView(view.id(id)) } }
    }
}

extension ModifiedContent: SubviewDividing where Content: View, Modifier: ViewModifier {
    func divide(into collector: inout SubviewCollector) {
        var write: ((inout ContainerValues) -> Void)?
        if let modifier = modifier as? any SubviewWriting { write = { modifier.write(into: &$0) } }
        collector.add(content, writing: write) { view in AnyView(view.modifier(modifier)) }
    }
}

extension Section: SectionDividing {
    func divide() -> (header: SubviewCollector, content: SubviewCollector, footer: SubviewCollector) {
        (SubviewCollector(parts.first), SubviewCollector(parts.second), SubviewCollector(parts.third))
    }
}

extension Subview: SubviewDividing {
    func divide(into collector: inout SubviewCollector) {
        let values = containerValues
        collector.at(AnyHashable(id)) { $0.add(view, writing: { $0 = values }) { $0 } }
    }
}

extension SubviewsCollection: SubviewDividing {
    func divide(into collector: inout SubviewCollector) { for subview in subviews { collector.add(subview) } }
}

extension SubviewsCollectionSlice: SubviewDividing {
    func divide(into collector: inout SubviewCollector) { for index in range { collector.add(base[index]) } }
}
