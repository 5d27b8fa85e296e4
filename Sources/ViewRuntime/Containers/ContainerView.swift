/// A container without a say in evaluation: its content is planned where it stands, as its first stored property.
@MainActor @preconcurrency
protocol ContainerView: PrimitiveView {
    associatedtype Content: View
}

extension ContainerView {
    nonisolated package static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}

/// A part of a container, such as a header, as an element of its own.
final class PartReader<Kind: AttachmentKind>: ElementReader {
    static var shared: PartReader { TypeCache.only(PartReader<Kind>.self) { PartReader() } }
    var kind: String { Kind.name }
    func read(_ value: UnsafeRawPointer, into element: inout ViewElement) {}
    var layoutPart: LayoutPart { Kind.self == HeaderPart.self ? .header : .footer }
}

/// The header of a section or a group.
enum HeaderPart: AttachmentKind { static var name: String { "Header" } }
/// The footer of a section.
enum FooterPart: AttachmentKind { static var name: String { "Footer" } }

extension _PlanBuilder {
    /// Plans a part of a container; one that is never there leaves no element.
    mutating func part<Content: View, Kind: AttachmentKind>(
        _ kind: Kind.Type, _ type: Content.Type, at offset: Int
    ) -> [_PlanElement] {
        if type == EmptyView.self { return [] }
        return [_PlanElement(.primitive(PartReader<Kind>.shared, [listItem(type, at: offset)]), at: offset)]
    }
}

/// Three views that stand one after the other in a container's value.
nonisolated struct Parts<First, Second, Third> {
    var first: First
    var second: Second
    var third: Third

    static var secondOffset: Int { aligned(MemoryLayout<First>.size, MemoryLayout<Second>.alignment) }
    static var thirdOffset: Int { aligned(secondOffset + MemoryLayout<Second>.size, MemoryLayout<Third>.alignment) }

    private static func aligned(_ offset: Int, _ alignment: Int) -> Int { (offset + alignment - 1) & ~(alignment - 1) }
}
