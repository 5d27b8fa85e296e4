/// One view of a container's content, to be placed by the container.
///
/// It has the environment of the place where it stands, and keeps its state as long as the container places it under its id.
nonisolated public struct Subview: View, Identifiable {
    /// Tells subviews of one container apart: stays the same as long as the view's identity does.
    public struct ID: Hashable {
        var path: [AnyHashable]
    }

    public let id: ID
    /// What the view hands to the container.
    public let containerValues: ContainerValues
    let view: AnyView

    @MainActor @preconcurrency public var body: some View { view }
}

extension Subview: FrameworkView {}

/// The views of a container's content.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: self, range: bounds) }

    @MainActor @preconcurrency public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollection: FrameworkView {}

/// Some of the views of a container's content.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    let base: SubviewsCollection
    let range: Range<Int>

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: base, range: bounds) }

    @MainActor @preconcurrency public var body: some View { ForEach(Array(base.subviews[range])) { $0 } }
}

extension SubviewsCollectionSlice: FrameworkView {}

/// A section of a container's content, or the views between two sections.
nonisolated public struct SectionConfiguration: Identifiable {
    /// Tells the sections of one container apart.
    public struct ID: Hashable {
        var path: [AnyHashable]
    }

    public let id: ID
    /// What the section hands to the container.
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
}

/// The sections of a container's content. Views outside of sections are sections of their own, without header and footer.
nonisolated public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]
    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
