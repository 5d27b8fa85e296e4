/// What a container makes of the views, or of the sections, of a content.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: FrameworkView {
    var subviews: Subviews
    nonisolated(unsafe) var content: (SubviewsCollection) -> Content

    @MainActor @preconcurrency public var body: some View { content(SubviewCollector(subviews).subviews) }
}

/// What a container makes of the sections of a content.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: FrameworkView {
    var sections: Sections
    nonisolated(unsafe) var content: (SectionCollection) -> Content

    @MainActor @preconcurrency public var body: some View { content(SubviewCollector(sections).sections) }
}

extension Group {
    /// Takes a content apart, and makes something of all its views.
    ///
    /// A view with a body is one subview, whatever its body holds; groups, branches, collections, sections and erased views are taken apart.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (_ subviews: SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, content: transform)
    }

    /// Takes a content apart, and makes something of all its sections.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (_ sections: SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, content: transform)
    }
}

/// The views of a content, as `ForEach` goes over them.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    let subviews: SubviewsCollection
    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of a content, as `ForEach` goes over them.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    let sections: SectionCollection
    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach {
    /// Goes over the views of a content.
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (_ subview: Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        data = ForEachSubviewCollection(subviews: SubviewCollector(view).subviews)
        self.content = content
        identifiers = .closure { $0.id }
    }

    /// Goes over the sections of a content.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (_ section: SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        data = ForEachSectionCollection(sections: SubviewCollector(view).sections)
        self.content = content
        identifiers = .closure { $0.id }
    }
}
